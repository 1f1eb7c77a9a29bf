"""Which character a step is about, who stands where, and the order of turns.  OS-MOD-18, OS-RND-21, OS-RND-25.

A step has a seat.  With two seats or more the character of a seat has the seat's number; a solo player has two
characters, and the innermost open `Doer` says which of them it is about.
"""

from collections.abc import Iterator

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.memory import Doer
from starboard.games.under_our_sun.model.table import Table
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Id, Seat


def person(g: G, seat: Seat) -> Character:
    """The character that a step of this seat is about."""
    s = g.s
    if s.setup.seats > 1:
        return s.characters[seat]
    for step in reversed(s.stack):
        verb = step.verb
        if isinstance(verb, Doer) and verb.open:
            return s.characters[verb.who]
    return s.characters[0]


def belongings(s: Table) -> dict[str, float]:
    """What a character has on average, by the words of the stock: for a report of how games ended."""
    people = max(1, len(s.characters))
    found = {
        "health": sum(me.health for me in s.characters) / people,
        "water": sum(me.water for me in s.characters) / people,
        "karma": sum(me.karma for me in s.characters) / people,
    }
    return found | {kind: sum(me.goods[at] for me in s.characters) / people for at, kind in enumerate(GOODS)}


def subject(g: G, here: Step) -> Character:
    """The character that a condition is asked about: the one that the step names as its source, or its doer's."""
    source = here.source
    if isinstance(source, str) and source.startswith("character-"):
        return character_of(g.s, source)
    return person(g, here.seat)


def name(me: Character) -> str:
    """The id of a character."""
    return pid("character", me.id)


def character_of(s: Table, id_: Id) -> Character:
    return s.characters[number_of(id_, "character")]


def steps_of(g: G, who: int, *verbs: Verb, source: Id = "") -> tuple[Step, ...]:
    """These verbs as steps about this character, in the order written."""
    s = g.s
    seat = s.characters[who].seat
    steps = tuple(Step(verb, seat, source) for verb in verbs)
    return steps if s.setup.seats > 1 else (Step(Doer(who=who, body=steps[::-1]), seat, source),)


def push_for(g: G, who: int, *verbs: Verb, source: Id = "") -> None:
    """These verbs come next, and are about this character."""
    g.put(*steps_of(g, who, *verbs, source=source))


def put_for_all(g: G, people: list[Character], *verbs: Verb, source: Id = "") -> None:
    """These verbs for each of these characters in turn.  OS-RND-25."""
    g.put(*(step for who in people for step in steps_of(g, who.id, *verbs, source=source)))


def turn_order(s: Table) -> Iterator[Character]:
    """All characters clockwise from the first player; in solo play from the one that was chosen to act first."""
    people = s.characters
    start = s.first if s.setup.seats > 1 else s.solo_first
    for i in range(len(people)):
        yield people[(start + i) % len(people)]


def clockwise_from(s: Table, who: int) -> Iterator[Character]:
    """The other characters, clockwise from this one."""
    people = s.characters
    for i in range(1, len(people)):
        yield people[(who + i) % len(people)]


def living(s: Table) -> list[Character]:
    return [c for c in turn_order(s) if c.health > 0]


def standing(s: Table, at: int) -> list[Character]:
    """The living characters on a tile, in turn order."""
    return [c for c in turn_order(s) if c.at == at and c.health > 0]
