"""What an answer costs and brings for certain, shown before it is given.  UN-FOC-02, 03

It is read from the verbs under a space and the icons on the way.  What depends on choices still to be made, on dice or
on cards is left to the rules text.
"""

from collections.abc import Iterable, Iterator

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import FOCUS, POWER
from starboard.games.unsettled.effects.costs import Spend, TimeUnlessComprehension
from starboard.games.unsettled.effects.finds import BuildStructure, GainDiscovery
from starboard.games.unsettled.effects.focus import (
    GainEndurance,
    LoseEndurance,
    LowerFocus,
    LowerTrust,
    RaiseFocus,
    RaiseTrust,
)
from starboard.games.unsettled.effects.learning import GainDistress, GainInsight, LoseInsight, RemoveDistress
from starboard.games.unsettled.effects.moves import BonusMove, RevealOpportunity
from starboard.games.unsettled.effects.stores import CollectFromNode, Gain, LoseStored
from starboard.games.unsettled.effects.time import AdvanceTime
from starboard.games.unsettled.effects.where import nodes, origin, performer
from starboard.games.unsettled.model.ids import CUBES, FACING
from starboard.games.unsettled.rules import comprehension, dashboard
from starboard.games.unsettled.rules.exploration import around, icons
from starboard.kernel.scene import Amount, Tone
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, Seat

SIGN: dict[type[Verb], tuple[str, int]] = {  # the word of what changes, and which way
    GainInsight: ("insight", 1),
    LoseInsight: ("insight", -1),
    RaiseFocus: ("focus", 1),
    LowerFocus: ("focus", -1),
    GainEndurance: ("endurance", 1),
    LoseEndurance: ("endurance", -1),
    GainDistress: ("distress", 1),
    RemoveDistress: ("distress", -1),
}
WORDS = {"insight": "insight", "endurance": "endurance", "focus": "change-focus", "distress": "change-distress"}
SIMPLE: dict[type[Verb], tuple[str, str, Tone]] = {  # what has no number
    RaiseTrust: ("change-trust-up", "trust", "good"),
    LowerTrust: ("change-trust-down", "trust", "bad"),
    GainDiscovery: ("change-discovery", "discovery", "good"),
    RevealOpportunity: ("change-opportunity", "opportunity", "good"),
    BonusMove: ("change-move", "move", "good"),
    BuildStructure: ("change-structure", "build", "good"),
}


def changes(g: G, seat: Seat, option: Option, say: Say) -> tuple[Amount, ...]:
    """Losses and gains of an answer, each thing once; with time that goes round, the endurance of everybody."""
    found: dict[tuple[str, str], Amount] = {}
    for made in _all(g, seat, option, say):
        old = found.get((made.label, made.icon))
        if old is not None and old.by is not None and made.by is not None:
            made = Amount(made.label, by=old.by + made.by, icon=made.icon, tone=made.tone)
        found[made.label, made.icon] = made
    passed = next((amount.by for amount in found.values() if amount.icon == "time"), 0) or 0
    rounds = (g.s.time + passed) // g.book.numbers["spaces"]  # UN-TIM-02
    everybody = [Amount(say("endurance"), by=-rounds, icon="endurance", tone="bad")] if rounds else []
    return (*found.values(), *everybody)


def _all(g: G, seat: Seat, option: Option, say: Say) -> Iterable[Amount]:
    match option.key, option.ids:
        case "assign", (str(cube), str(key)) if cube in CUBES:
            return _assigned(g, seat, cube, key, say)
        case (("move" | "step"), (str(key),)):
            return _crossed(g, seat, key, say)
        case (("raise" | "lower"), (str(cube),)) if cube in CUBES:
            return turned(g, seat, cube, 1 if option.key == "raise" else -1, say)
        case "manage", _:
            return (Amount(say("change-focus"), by=-1, icon="focus"),)
        case "use", (str(card), *rest):
            clause = g.book.clauses[card][int(rest[0]) if rest else 0]
            return parts(g, Step(dashboard.JUDGED, seat, card), clause.cost, say)
    return ()


def _assigned(g: G, seat: Seat, cube: str, key: str, say: Say) -> Iterator[Amount]:
    space = dashboard.space(g, seat, key)
    bonus = space.bonus.does if space.bonus is not None and space.bonus.focus == cube else ()
    yield from turned(g, seat, cube, dashboard.arrows(g, seat, key), say)
    step = Step(dashboard.JUDGED, seat, g.book.owner.get(key, key))
    yield from parts(g, step, (*space.cost, *space.does, *bonus), say)


def turned(g: G, seat: Seat, cube: str, by: int, say: Say) -> Iterator[Amount]:
    """A cube goes up to 3 at most, and below 0 it is time that pays.  UN-FOC-03, 06"""
    value = g.s.explorers[seat].focus[CUBES.index(cube)]
    to = min(FOCUS, max(0, value + by))
    if to != value:
        yield Amount(g.rules.name(g, cube, say), value, to, icon=cube)
    if value + by < 0:
        yield Amount(say("time"), by=-(value + by), icon="time", tone="bad")


def _crossed(g: G, seat: Seat, to: str, say: Say) -> Iterator[Amount]:
    """The icons of both facing edges.  UN-MOV-08"""
    at = g.s.explorers[seat].at
    for side, _, key in around(g, at):
        if key == to:
            for icon in (*icons(g, at, side), *icons(g, to, FACING[side])):
                yield from parts(g, Step(dashboard.JUDGED, seat, to), g.book.icons[icon], say)


def parts(g: G, step: Step, verbs: Iterable[Verb], say: Say) -> Iterator[Amount]:
    """What is plainly printed."""
    for verb in verbs:
        made = _part(g, step, verb, say)
        if made is not None:
            yield made


def _part(g: G, step: Step, verb: Verb, say: Say) -> Amount | None:
    match verb:
        case AdvanceTime(n=int(n)):
            return Amount(say("time"), by=n, icon="time", tone="bad")
        case TimeUnlessComprehension(discipline=d):
            met = comprehension.present(g, performer(g, step), origin(g, step), d)
            return None if met else Amount(say("time"), by=1, icon="time", tone="bad")
        case Gain(kind=kind, n=int(n)):
            return Amount(say.word(kind), by=min(n, POWER - g.s.power) if kind == "power" else n, icon=kind)
        case Spend(kind=kind, n=int(n)) | LoseStored(kind=kind, n=int(n)):
            return Amount(say.word(kind), by=-n, icon=kind)
        case CollectFromNode(kind=kind, n=int(n), where=where):
            there = sum(getattr(g.s.nodes[key], kind) for key in nodes(g, step, where))
            return Amount(say.word(kind), by=min(n, there), icon=kind)
    if type(verb) in SIMPLE:
        word, icon, tone = SIMPLE[type(verb)]
        return Amount(say(word), icon=icon, tone=tone)
    return _counted(verb, say) if type(verb) in SIGN else None


def _counted(verb: Verb, say: Say) -> Amount:
    """So much of something, for oneself or for somebody else."""
    what, sign = SIGN[type(verb)]
    n, who = getattr(verb, "n", 1), getattr(verb, "who", "self")
    label = say(WORDS[what])
    if isinstance(who, str) and who != "self":
        label = say("change-for", what=label, who=say(f"name-who-{who.replace('_', '-')}"))
    tone: Tone = "good" if (sign > 0) != (what == "distress") else "bad"
    return Amount(label, by=sign * n if isinstance(n, int) else None, icon=what, tone=tone)
