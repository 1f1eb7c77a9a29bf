"""Spaces of the solar system and the probes on them, named by what a player sees there rather than by numbers."""

from starboard.games.seti.book import G, cell_id
from starboard.games.seti.model.ids import seen_at
from starboard.games.seti.model.sky import Probe
from starboard.games.seti.wording import trace_name
from starboard.kernel.ids import Names, pid
from starboard.kernel.texts import Say
from starboard.kernel.words import Id

MANY = ("asteroids", "comet", "empty")  # what lies on more than one space is told apart by its ring and its star


def star_words(star: str, say: Say) -> dict[str, str]:
    name = say.word(star)
    return {"star": name, **say.cases("star", name)}


def seen_name(what: str, say: Say) -> str:
    """`Mars`, `empty space towards Vega (ring 2)`."""
    body, ring, star = seen_at(what)
    return say(f"place-{body}", ring=ring, **star_words(star, say)) if body in MANY else say.word(body)


def space_label(g: G, at: int, say: Say) -> str:
    """A space on the board: its ring and its star even where a planet has a name of its own."""
    body, ring, star = seen_at(cell_id(g, at))
    if body in MANY:
        return seen_name(cell_id(g, at), say)
    return say("place-world", world=say.word(body), ring=ring, **star_words(star, say))


def probe_name(g: G, probe: Probe, say: Say) -> str:
    """A probe is where it stands; capsules on one space differ in what only their owner knows, so they have numbers."""
    place = seen_name(cell_id(g, probe.at), say)
    return say("piece-capsule", n=probe.id, place=place) if probe.capsule else place


def probe_now(g: G, number: str, say: Say) -> str:
    found = next((probe for probe in g.s.probes if probe.id == int(number)), None)
    return probe_name(g, found, say) if found else say("piece-probe", n=int(number))


def sample_name(g: G, number: str, say: Say) -> str:
    return say("piece-sample", text=say.phrase(g.book.species["mascamites"].tokens[int(number) - 1].sides[0]))


NAMES = Names(
    numbered=("top", "lower", "slot", "first", "circle", "number", "objective", "task"),
    seen=lambda g, rest, say: seen_name(pid("seen", *rest), say),
    space=lambda g, rest, say: seen_name(cell_id(g, g.book.space.index(pid("space", *rest))), say),
    probe=lambda g, rest, say: probe_now(g, rest[0], say),
    needs=lambda g, rest, say: say.facts(g.book.cards[rest[0]].requires),
    left=lambda g, rest, say: trace_name("left", rest[0], rest[1], "".join(rest[2:]), say),
    right=lambda g, rest, say: trace_name("right", rest[0], rest[1], "".join(rest[2:]), say),
    tech=lambda g, rest, say: say("piece-tech", of_key="-".join(rest)),
    sample=lambda g, rest, say: sample_name(g, rest[0], say),
    message=lambda g, rest, say: say("piece-message", text=say.phrase(g.book.world.messages[int(rest[0]) - 1])),
)


def name_of(g: G, id_: Id, say: Say) -> str:
    """The name of anything that an option, a refusal or an event touches."""
    title = g.book.titles.get(str(id_))
    return say.text(title) if title is not None else NAMES(g, id_, say)


def phrase_of(g: G, id_: Id, say: Say) -> str:
    """The same inside a sentence: a title in quotation marks."""
    return say.quote(name_of(g, id_, say)) if str(id_) in g.book.titles else name_of(g, id_, say)
