"""Interrupts: before which links of a chain somebody is asked, and who.  UN-INT

A free action can come before any effect.  To ask everybody before every effect would bury a table in clicks, so a
window opens only before a link that threatens something which a free action at hand could save; a table that wants
every window of UN-INT-13 says so in its settings.
"""

from collections.abc import Sequence
from functools import lru_cache

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import clauses, movement, time
from starboard.kernel.asking import AnyOrder, Effect
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat

FROM_ROUND = frozenset({"endurance"})
NOTHING: frozenset[str] = frozenset()


def polls(g: G, here: Step | None, holders: Sequence[Seat]) -> Sequence[Seat]:
    """The holders of a free action that could matter before this link, the active explorer first.  UN-INT-15"""
    if here is None:
        return ()
    if g.s.setup.options and g.s.setup.option("windows") == "all":  # UN-INT-13 to the letter
        return holders
    threat = threats(g, here.verb)
    if not threat:
        return ()
    saves = console(g).helps
    able = {f.seat for f in g.free if f.opens and not threat.isdisjoint(saves.get(str(f.option.ids[0]), NOTHING))}
    return [seat for seat in holders if seat in able]


def threats(g: G, verb: Verb) -> frozenset[str]:
    """What the crew may lose by this link."""
    match verb:
        case clauses.Resolve():
            return console(g).threat_of[verb.card][verb.at]
        case movement.CrossIcon():
            return parts_threaten(console(g).icons[verb.icon])
        case Effect():
            return parts_threaten(verb.parts)
        case time.Fire():
            token = next((t for t in g.s.triggers if t.id == verb.id), None)
            return NOTHING if token is None else console(g).trigger_threat.get(token.kind, NOTHING)
        case AnyOrder():
            return frozenset().union(*(threats(g, v) for _, verbs in verb.todo for v in verbs))
        case _:
            return NOTHING


@lru_cache(maxsize=4096)
def parts_threaten(parts: tuple[Verb, ...]) -> frozenset[str]:
    """What a list of verbs may take, verbs inside verbs included."""
    found: set[str] = set()
    for verb in parts:
        found |= getattr(verb, "threatens", NOTHING)
        if isinstance(verb, time.Weary):
            found |= FROM_ROUND
        for field in verb.__struct_fields__:
            value = getattr(verb, field)
            if isinstance(value, tuple) and value and all(isinstance(v, Verb) for v in value):
                found |= parts_threaten(value)
    return frozenset(found)


def parts_help(parts: tuple[Verb, ...]) -> frozenset[str]:
    """What a list of verbs can save, verbs inside verbs included."""
    found: set[str] = set()
    for verb in parts:
        found |= getattr(verb, "helps", NOTHING)
        for field in verb.__struct_fields__:
            value = getattr(verb, field)
            if isinstance(value, tuple) and value and all(isinstance(v, Verb) for v in value):
                found |= parts_help(value)
    return frozenset(found)
