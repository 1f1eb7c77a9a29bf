"""How likely a test hurts: its injury dice, its danger dice and its outcomes, followed to the last die.

A die that must be spent is one of the colour with most dice; where cards let one choose, nobody chooses an injury.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple, TypeAlias

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import COLOURS, DANGER_FACES, FEWEST_DICE, HARM_FACES, ICONS, INJURIES
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.rules.danger import RollDanger
from starboard.games.iss_vanguard.rules.danger_die import danger_of
from starboard.games.iss_vanguard.rules.dice import dice_in_play
from starboard.games.iss_vanguard.rules.dice_modifiers import AddDanger, TreatIcon
from starboard.games.iss_vanguard.rules.harm import columns_to_roll
from starboard.games.iss_vanguard.rules.injuries import GainInjury
from starboard.games.iss_vanguard.rules.pool import card_of
from starboard.games.iss_vanguard.rules.slots import SacrificeDie, SpendDie
from starboard.games.iss_vanguard.rules.team import member
from starboard.kernel.force import Last
from starboard.kernel.forms import If, all_hold
from starboard.kernel.verbs import Step, Verb

Follow: TypeAlias = "Callable[[Fate], Iterable[tuple[Fate, float]]]"


class Fate(NamedTuple):
    """A member as far as it matters to injuries."""

    slots: tuple[int, ...]  # available dice of each colour
    used: tuple[int, ...]
    in_play: int
    cards: tuple[str, ...]  # injury cards from the left; a card that lies face down is empty
    placed: tuple[int, ...] = ()
    treat: tuple[tuple[int, int], ...] = ()  # icons that count as others from now on.  IV-INJ-20
    gained: int = 0
    fourth: bool = False

    def hurt(self, key: str) -> "Fate":
        if len(self.cards) >= INJURIES:
            return self._replace(fourth=True)
        return self._replace(cards=(*self.cards, key), gained=self.gained + 1)

    def spend(self, colour: str) -> "Fate":
        at = self._most(self.slots, colour)
        if at < 0:
            return self.sacrifice(colour)
        return self._replace(slots=_change(self.slots, at, -1), used=_change(self.used, at, 1))

    def sacrifice(self, colour: str) -> "Fate":
        if self.in_play <= FEWEST_DICE:
            return self.hurt("exhausted")
        at = self._most(self.used, colour)
        if at >= 0:
            return self._replace(in_play=self.in_play - 1, used=_change(self.used, at, -1))
        at = self._most(self.slots, colour)
        if at >= 0:
            return self._replace(in_play=self.in_play - 1, slots=_change(self.slots, at, -1))
        return self.hurt("exhausted")

    def _most(self, dice: tuple[int, ...], colour: str) -> int:
        among = range(len(COLOURS)) if colour == "any" else (COLOURS.index(colour),)
        best = max(among, key=lambda at: dice[at])
        return best if dice[best] else -1


def _change(dice: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return (*dice[:at], dice[at] + by, *dice[at + 1 :])


def after_step_six(g: G, test: Test, chosen: Iterable[int]) -> dict[Fate, float]:
    """What injury dice and danger dice may make of the active member, if it has chosen these dice."""
    me = member(g.s, test.seat)
    dice = g.book.dice
    count = [sum(dice[kind].colour == c for kind in me.slots) for c in range(len(COLOURS))]
    for kind in chosen:  # dice in hand are not there to be spent.  IV-LOC-07
        count[dice[kind].colour] -= 1
    cards = tuple("" if injury.down else injury.key for injury in me.injuries)
    used = tuple(sum(dice[kind].colour == c for kind in me.used) for c in range(len(COLOURS)))
    start = Fate(tuple(count), used, dice_in_play(g.s, me), cards)
    fates = {start: 1.0}
    if n := test.out or len(columns_to_roll(test, me)):
        fates = _spread(fates, partial(_injuries, g, test, n))
    letters = (*card_of(g.book, test).danger, *(m.letter for _, m in g.in_force(AddDanger, test.seat)))
    for letter in letters:
        fates = _spread(fates, partial(_danger, g, test, letter))
    return fates


def injury_odds(
    g: G, test: Test, fates: dict[Fate, float], ends: Iterable[tuple[tuple[Verb, ...], float]]
) -> tuple[float, float]:
    """The chance of an injury, and that of a fourth one, where the rest of the test does one of these."""
    after = _spread(fates, partial(_mix, g, test, ends))
    hurt = sum(chance for fate, chance in after.items() if fate.gained or fate.fourth)
    return hurt, sum(chance for fate, chance in after.items() if fate.fourth)


def may_hurt(verb: Verb) -> bool:
    """Whether a verb may cost dice or bring an injury."""
    if isinstance(verb, If):
        return any(map(may_hurt, (*verb.does, *verb.otherwise)))
    return isinstance(verb, GainInjury | SpendDie | SacrificeDie | RollDanger)


def _spread(fates: dict[Fate, float], step: Follow) -> dict[Fate, float]:
    found: dict[Fate, float] = {}
    for fate, chance in fates.items():
        for after, p in step(fate):
            found[after] = found.get(after, 0.0) + chance * p
    return found


def _mix(
    g: G, test: Test, mixture: Iterable[tuple[tuple[Verb, ...], float]], fate: Fate
) -> Iterator[tuple[Fate, float]]:
    for verbs, chance in mixture:
        for after, p in _follow(g, test, fate, verbs).items():
            yield after, chance * p


def _injuries(g: G, test: Test, n: int, fate: Fate) -> Iterator[tuple[Fate, float]]:
    """Injury dice, each on the first free card that shows its icon.  IV-INJ-10"""
    for faces in combinations_with_replacement(range(len(HARM_FACES)), n):
        ways = factorial(n)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        fates = {fate: ways / len(HARM_FACES) ** n}
        for face in faces:
            icon = HARM_FACES[face]
            step: dict[Fate, float] = {}
            for each, chance in fates.items():
                at = next((i for i, key in enumerate(each.cards) if key and i not in each.placed
                           and icon in g.book.injuries[key].icons), -1) if icon else -1  # fmt: skip
                if at < 0:
                    step[each] = step.get(each, 0.0) + chance
                    continue
                verbs = g.book.injuries[each.cards[at]].icons[icon]  # type: ignore[index]
                for after, p in _follow(g, test, each._replace(placed=(*each.placed, at)), verbs).items():
                    step[after] = step.get(after, 0.0) + chance * p
            fates = step
        yield from fates.items()


def _danger(g: G, test: Test, letter: str, fate: Fate) -> Iterator[tuple[Fate, float]]:
    for face in range(len(DANGER_FACES)):
        for after, p in _follow(g, test, fate, danger_of(g, letter, face)).items():
            yield after, p / len(DANGER_FACES)


def _follow(g: G, test: Test, fate: Fate, verbs: tuple[Verb, ...]) -> dict[Fate, float]:
    """What verbs do to a member."""
    fates = {fate: 1.0}
    for verb in verbs:
        for step in _steps(g, test, verb):
            fates = _spread(fates, step)
    return fates


def _steps(g: G, test: Test, verb: Verb) -> list[Follow]:
    """What a verb does to a member, die by die."""
    if isinstance(verb, GainInjury):
        return [partial(_certain, Fate.hurt, verb.injury)]
    if isinstance(verb, SpendDie):
        return [partial(_certain, Fate.spend, verb.colour)] * verb.n
    if isinstance(verb, SacrificeDie):
        return [partial(_certain, Fate.sacrifice, verb.colour)] * verb.n
    if isinstance(verb, RollDanger):
        return [partial(_danger, g, test, verb.letter)] * verb.n
    if isinstance(verb, Last):
        return [partial(_treat, rule) for rule in verb.rule if isinstance(rule, TreatIcon)]
    if isinstance(verb, If):
        branch = verb.does if all_hold(g, Step(verb, test.seat, test.source), verb.requires) else verb.otherwise
        return [step for each in branch for step in _steps(g, test, each)]
    return []


def _treat(rule: TreatIcon, fate: Fate) -> list[tuple[Fate, float]]:
    treat = {**dict(fate.treat), ICONS.index(rule.from_): ICONS.index(rule.to)}
    return [(fate._replace(treat=tuple(sorted(treat.items()))), 1.0)]


def _certain(act: Callable[[Fate, str], Fate], word: str, fate: Fate) -> list[tuple[Fate, float]]:
    return [(act(fate, word), 1.0)]
