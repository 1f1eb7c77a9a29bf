"""What pieces and places are called."""

from starboard.games.iss_vanguard.book import LANDING, G
from starboard.games.iss_vanguard.constants import HARM_FACES, ICONS, SECTIONS
from starboard.games.iss_vanguard.world import CrewCard
from starboard.kernel.forms import Condition
from starboard.kernel.ids import Names, parts_of
from starboard.kernel.texts import Say
from starboard.kernel.words import Id

QUOTED = ("action", "move", "ability", "injury")  # ids of what has a title
DICE = ("die", "used")  # ids of dice that show nothing


def member_name(g: G, seat: int, say: Say) -> str:
    """A member by the name on its crew card; a Section that sent nobody by its own."""
    found = next((me for me in g.s.members if me.seat == seat), None)
    title = g.book.title(found.crew) if found is not None else None
    return say.text(title) if title is not None else section_name(seat, say)


def section_name(seat: int, say: Say) -> str:
    return say("section-title", section=SECTIONS[seat])


def world_of(g: G) -> str:
    """The world whose sectors are meant: where the team is; on board, where it was last, as the log tells of it."""
    if g.s.planet or g.s.ship is None:
        return g.s.planet
    return next((chapter.world for chapter in reversed(g.s.ship.journal) if chapter.world), "")


def sector_name(g: G, number: int, say: Say) -> str:
    sector = g.book.sectors.get(world_of(g), {}).get(number)
    return say("sector", n=number, title=say.text(sector.title)) if sector is not None else say("no-sector")


def phrase_of(g: G, id_: Id, say: Say) -> str:
    """The same inside a sentence: a sector by its number first, the title of a card in quotes, a die with "the"."""
    word, *rest = parts_of(id_)
    if word == "sector" and (sector := g.book.sectors.get(world_of(g), {}).get(int(rest[0]))) is not None:
        return say("sector-in", n=int(rest[0]), title=say.text(sector.title))
    if word in DICE and rest[1:]:
        return say("die-in", die=die_name(rest[1], say))
    if word == "rolled":
        return rolled_name(g, rest[1], int(rest[2]), say, "die-shows-in")
    name = name_of(g, id_, say)
    titled = g.book.title(str(id_)) is not None and not isinstance(g.book.by_key.get(str(id_)), CrewCard)
    return say.quote(name) if titled or word in QUOTED else name


def action_name(g: G, id_: str, say: Say) -> str:
    return say.text(g.book.deeds[id_].action.title)


def ability_name(g: G, key: str, at: int, say: Say) -> str:
    title = g.book.abilities[key][at].title or g.book.title(key)
    return say.text(title) if title is not None else key


def fact_of(g: G, rest: tuple[str, ...]) -> tuple[Condition, ...]:
    """One of the conditions of an ability or of a Special Action: whose it is, and its number there."""
    kind, *names, number = rest
    if kind == "deed":
        return (g.book.deeds["-".join(names)].action.requires[int(number)],)
    *card, at = names
    return (g.book.abilities["-".join(card)][int(at)].requires[int(number)],)


def lead_name(g: G, number: int, say: Say) -> str:
    token = g.book.leads[number]
    return say("lead-token", n=token.value, bonus=token.bonus or "none", recycle="yes" if token.recycle else "no")


def icon_name(g: G, rest: tuple[str, ...], say: Say) -> str:
    word, _, what = rest[0].partition("_")
    return say("route-icon", kind=word, what=say.word(what) if word == "spend" else what)


def die_name(key: str, say: Say) -> str:
    """A kind of die, `red_single_x`."""
    colour, _, kind = key.partition("_")
    return say(f"name-{colour}-{kind.replace('_', '-')}")


def face_name(word: str, say: Say) -> str:
    """What a face shows: one icon or two."""
    return " + ".join(say.word(icon) for icon in word.split("+"))


def rolled_name(g: G, key: str, face: int, say: Say, message: str = "die-shows") -> str:
    """A die of the pool, with what it shows."""
    icons = g.book.dice[g.book.die_number[key]].faces[face]
    shown = " + ".join(say.word(ICONS[icon]) for icon in icons)
    return say(message, die=die_name(key, say), face=shown)


def harm_name(rest: tuple[str, ...], say: Say) -> str:
    """An injury die by what it shows; one that was not rolled is only that.  IV-DIC-15"""
    if not rest:
        return say("injury-die")
    icon = HARM_FACES[int(rest[0])]
    return say.word(icon) if icon else say("blank")


NAMES = Names(
    numbered=("number",),
    die=lambda g, rest, say: say("die-of", die=die_name(rest[1], say)),
    used=lambda g, rest, say: say("die-of", die=die_name(rest[1], say)),
    rolled=lambda g, rest, say: rolled_name(g, rest[1], int(rest[2]), say),
    column=lambda g, rest, say: say("column-of", key=rest[0]),
    face=lambda g, rest, say: face_name(rest[0], say),
    kind=lambda g, rest, say: die_name(rest[0], say),
    danger=lambda g, rest, say: say("danger-result", letter=rest[0], face=say.word(rest[1]) if rest[1:] else "none"),
    injury=lambda g, rest, say: name_of(g, rest[0], say),
    harm=lambda g, rest, say: harm_name(rest, say),
    member=lambda g, rest, say: member_name(g, int(rest[0]), say),
    sector=lambda g, rest, say: sector_name(g, int(rest[0]), say),
    action=lambda g, rest, say: action_name(g, "-".join(("action", *rest)), say),
    move=lambda g, rest, say: action_name(g, "-".join(("move", *rest)), say),
    ability=lambda g, rest, say: ability_name(g, rest[0], int(rest[1]), say),
    fact=lambda g, rest, say: say.facts(fact_of(g, rest)),
    lead=lambda g, rest, say: lead_name(g, int(rest[0]), say),
    icon=lambda g, rest, say: icon_name(g, rest, say),
    route=lambda g, rest, say: say("route", a=rest[0], b=rest[1], n=rest[2] if len(rest) > 2 else 1),
)


def name_of(g: G, id_: Id, say: Say) -> str:
    """The name of anything that an option, a refusal or an event touches."""
    key = str(id_)
    if key.partition("-")[0] == LANDING:
        return say("landing")
    if key in SECTIONS:
        return section_name(SECTIONS.index(key), say)
    title = g.book.title(key)
    return say.text(title) if title is not None else NAMES(g, id_, say)
