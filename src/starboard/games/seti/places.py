"""Spaces of the solar system and the probes on them, named by what a player sees there rather than by numbers."""

from starboard.games.seti.model.sky import Probe
from starboard.games.seti.names import both, name_of_piece
from starboard.games.seti.tables import G, seen, tables
from starboard.kernel.texts import Say
from starboard.kernel.words import Id

MANY = ("asteroids", "comet", "empty")  # what lies on more than one space is told apart by its ring and its star


def seen_name(what: str, say: Say) -> str:
    """`Mars`, `empty space towards Vega (ring 2)`."""
    body, ring, star = what.split("-")[1:]
    return say(f"place-{body}", ring=int(ring), star=say.word(star)) if body in MANY else say.word(body)


def space_label(g: G, at: int, say: Say) -> str:
    """A space on the board: its ring and its star even where a planet has a name of its own."""
    _, body, ring, star = seen(g, at).split("-")
    if body in MANY:
        return seen_name(seen(g, at), say)
    return say("place-world", world=say.word(body), ring=int(ring), star=say.word(star))


def probe_name(g: G, probe: Probe, say: Say) -> str:
    """A probe is where it stands; capsules on one space differ in what only their owner knows, so they have numbers."""
    place = seen_name(seen(g, probe.at), say)
    return say("piece-capsule", n=probe.id, place=place) if probe.capsule else place


def name_of(g: G, id_: Id, say: Say) -> str:
    """The name of anything that an option, a refusal or an event touches."""
    kind, _, rest = str(id_).partition("-")
    if kind == "seen":
        return seen_name(str(id_), say)
    if kind == "space":
        return seen_name(seen(g, tables(g).space.index(str(id_))), say)
    if kind == "probe":
        found = next((probe for probe in g.s.probes if probe.id == int(rest)), None)
        return probe_name(g, found, say) if found else say("piece-probe", n=int(rest))
    if kind == "needs":
        return both(tables(g).cards[rest].when, say)
    return name_of_piece(tables(g), id_, say)
