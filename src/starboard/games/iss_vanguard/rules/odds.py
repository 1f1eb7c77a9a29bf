"""Exact odds of a test for the dice in hand, before cards: counted, never sampled.

Every wild and converted result is taken to serve: the first line that it reaches, each good special effect.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ICONS
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.rules.combinations import combinations_of
from starboard.games.iss_vanguard.rules.early import OutcomeNow
from starboard.games.iss_vanguard.rules.fate import after_step_six, injury_odds, may_hurt
from starboard.games.iss_vanguard.rules.outcomes import chain_of, open_lines
from starboard.games.iss_vanguard.rules.pool import card_of, conversion_of, more_of_a
from starboard.games.iss_vanguard.rules.requirements import (
    Conversion,
    Counts,
    Look,
    alternatives,
    halves_for,
    is_met,
    shows,
    some_way,
    times,
    without,
    without_accidents,
)
from starboard.games.iss_vanguard.rules.special_effects import effects_of
from starboard.games.iss_vanguard.rules.tracks import Advance, track_id
from starboard.games.iss_vanguard.world import SpecialEffect, TestCard
from starboard.kernel.ids import pid
from starboard.kernel.odds import Likely
from starboard.kernel.verbs import Verb, Verbs
from starboard.kernel.words import Seat


class End(NamedTuple):
    """What a roll comes to."""

    colour: str  # the outcome that is applied; empty: none, or those of tracks
    advances: tuple[tuple[str, int], ...]
    hurts: Verbs  # of the special effects that happened
    early: bool = False  # a special effect stopped the test.  IV-SPE-12


class Forecast:
    """How likely each outcome and each number of advances is, for some dice; without an outcome, each combination."""

    def __init__(self, g: G, test: Test, dice: Sequence[int], treat: Mapping[int, int] | None = None) -> None:
        self.treat = treat or {}  # icons that count as others.  IV-INJ-20
        self.card: TestCard = card_of(g.book, test)
        self.effects = effects_of(g, test)
        self.conversion: Conversion = conversion_of(g, test.seat)
        self.more = more_of_a(g, test)
        self.combinations = () if self.card.lines or self.card.tracks else tuple(combinations_of(g, test))
        self.absent = tuple([ICONS.index(effect.absent) for effect in self.effects if effect.absent])
        self.needs = self._all_needs()
        self.outcomes: dict[str, float] = {}
        self.advances: dict[str, dict[int, float]] = {}  # by the colour of the track
        self.ends: dict[End, float] = {}
        self.combined = {key: 0.0 for key, _ in self.combinations}  # each as if it alone were activated.  IV-PRE-02
        for pool, chance in self._pools(g, dice).items():
            self._judge(pool, chance)

    def _pools(self, g: G, dice: Sequence[int]) -> dict[Counts, float]:
        """How likely each pool is, with faces that serve alike taken for one."""
        alike: dict[object, Look] = {}
        ways: list[dict[Look, float]] = []
        for kind in dice:
            die = g.book.dice[kind]
            faces: dict[Look, float] = {}
            for icons in die.faces:
                look = (die.colour, tuple([self.treat.get(icon, icon) for icon in icons]))
                same = alike.setdefault(self._profile(look), look)
                faces[same] = faces.get(same, 0.0) + 1 / len(die.faces)
            ways.append(faces)
        looks = sorted(alike.values())
        at = {look: i for i, look in enumerate(looks)}
        found: dict[tuple[int, ...], float] = {(0,) * len(looks): 1.0}
        for faces in ways:
            step: dict[tuple[int, ...], float] = {}
            moves = [(at[look], chance) for look, chance in faces.items()]
            for counts, chance in found.items():
                for i, p in moves:
                    key = (*counts[:i], counts[i] + 1, *counts[i + 1 :])
                    step[key] = step.get(key, 0.0) + chance * p
            found = step
        return {
            tuple((look, n) for look, n in zip(looks, counts, strict=True) if n): chance
            for counts, chance in found.items()
        }

    def _profile(self, look: Look) -> object:
        """All that a face can pay for in this test, and what it shows to whoever only looks.  IV-SPE-11, IV-DIC-12"""
        return (
            len(look[1]),
            bool(self.combinations) and not without_accidents(((look, 1),)),
            tuple([shows(((look, 1),), icon, True) for icon in self.absent]),
            tuple(
                [tuple(halves_for(need, look, wild, self.conversion)) for need in self.needs for wild in (False, True)]
            ),
        )

    def _all_needs(self) -> tuple[int, ...]:
        found: set[int] = set()
        asked = [*(effect.req for effect in self.effects), *(line.req for line in self.card.lines)]
        for req in (*asked, *(combination.req for _, combination in self.combinations)):
            if req:
                found |= {need for needs in alternatives(req, self.more) for need in needs}
        return tuple(sorted(found))

    def _judge(self, pool: Counts, chance: float) -> None:
        """What a pool comes to."""
        for key, combination in self.combinations:
            if is_met(without_accidents(pool), combination.req, True, self.conversion, self.more):
                self.combined[key] += chance
        advances: dict[str, int] = {}
        hurts: list[Verb] = []
        for effect in self.effects:
            n, pool = self._special(effect, pool)
            for verb in effect.does * n:
                if isinstance(verb, OutcomeNow):
                    self._count(verb.colour, advances, hurts, chance, early=True)
                    return
                if isinstance(verb, Advance) and not verb.card and not verb.sector:
                    advances[verb.colour] = advances.get(verb.colour, 0) + verb.n
                if may_hurt(verb):
                    hurts.append(verb)
        colour = ""
        if not self.card.tracks:
            lines, _ = open_lines(self.card, pool, self.conversion, self.more)
            colour = lines[0].colour if lines else "none"
        self._count(colour, advances, hurts, chance)

    def _count(
        self, colour: str, advances: dict[str, int], hurts: list[Verb], chance: float, early: bool = False
    ) -> None:
        if colour:
            self.outcomes[colour] = self.outcomes.get(colour, 0.0) + chance
        for track in self.card.tracks:
            n = advances.get(track.colour, 0)
            counts = self.advances.setdefault(track.colour, {})
            counts[n] = counts.get(n, 0.0) + chance
        end = End(colour, tuple(advances.items()), tuple(hurts), early)
        self.ends[end] = self.ends.get(end, 0.0) + chance

    def does(self, g: G, test: Test) -> list[tuple[Verbs, float]]:
        """What each end does to the active member, special effects first, with its chance."""
        return [((*end.hurts, *self._outcome(g, test, end)), chance) for end, chance in self.ends.items()]

    def _outcome(self, g: G, test: Test, end: End) -> Verbs:
        """The outcome of an end, or those of the tracks that are due, until one of them replaces their card."""
        if end.colour or end.early:
            return chain_of(self.card, end.colour)
        found: list[Verb] = []
        advances = dict(end.advances)
        for number, track in enumerate(self.card.tracks):
            if g.s.tracks.get(track_id(test.action, number), 0) + advances.get(track.colour, 0) >= track.length:
                brought = chain_of(self.card, track.colour)
                found += brought
                if any(getattr(verb, "place", "") for verb in brought):  # IV-TRK-07
                    break
        return tuple(found)

    def _special(self, effect: SpecialEffect, pool: Counts) -> tuple[int, Counts]:
        """How often a special effect happens, and what it leaves."""
        if effect.absent:
            return int(not shows(pool, ICONS.index(effect.absent), True)), pool
        if not effect.req:
            return 0, pool
        n = times(pool, effect.req, is_good(effect), self.conversion, self.more)
        way = some_way(pool, effect.req, n, self.conversion, self.more) if n else ()
        return (n, without(pool, way)) if way else (0, pool)

    def at_least(self, colour: str, n: int) -> float:
        """The chance of so many advances of a track or more."""
        return sum(chance for found, chance in self.advances.get(colour, {}).items() if found >= n)


def is_good(effect: SpecialEffect) -> bool:
    """Whether one would use a wild result for it: not for what advances red, hurts or costs dice."""
    return not any(may_hurt(verb) or getattr(verb, "colour", "") == "red" for verb in effect.does)


class Prospects:
    """What a test may come to for the dice in hand and these: each line, each advance, each combination, injuries.

    Injury dice come before special effects and outcomes: what they make of results is followed to the end.  IV-INJ-20
    """

    def __init__(self, g: G, test: Test, hand: Sequence[tuple[Seat, int]] = ()) -> None:
        kinds = [kind for _, kind in (*test.hand, *hand)]
        fates = after_step_six(g, test, [kind for owner, kind in hand if owner == test.seat])
        self.card = card_of(g.book, test)
        self.outcomes: dict[str, float] = {}
        self.combined: dict[str, float] = {}
        self.injury = self.fourth = 0.0
        self._forecasts: list[tuple[float, Forecast]] = []
        for treat in sorted({fate.treat for fate in fates}):
            some = {fate: chance for fate, chance in fates.items() if fate.treat == treat}
            weight = sum(some.values())
            forecast = Forecast(g, test, kinds, dict(treat))
            self._forecasts.append((weight, forecast))
            for colour, chance in forecast.outcomes.items():
                self.outcomes[colour] = self.outcomes.get(colour, 0.0) + weight * chance
            one, fourth = injury_odds(g, test, some, forecast.does(g, test))
            self.injury, self.fourth = self.injury + one, self.fourth + fourth
            self.combined = self.combined or forecast.combined  # as rolled: step 5 comes before injury dice

    def at_least(self, colour: str, n: int) -> float:
        return sum(weight * forecast.at_least(colour, n) for weight, forecast in self._forecasts)


def test_odds(g: G, hand: Sequence[tuple[Seat, int]]) -> Iterator[Likely]:
    """The chance of each line, of each advance of a track, of an injury and of a fourth one.

    A Prepare has neither line nor track: there it is that of each combination.  IV-PRE-02
    """
    test = g.s.test
    if test is None:
        return
    found = Prospects(g, test, hand)
    card = found.card
    for line in card.lines:
        yield Likely("line", found.outcomes.get(line.colour, 0.0), ids=(line.colour,), bad=line.colour == "red")
    if "none" in found.outcomes and card.lines:
        yield Likely("no_outcome", found.outcomes["none"], bad=True)
    for number, track in enumerate(card.tracks):
        left = track.length - g.s.tracks.get(track_id(test.action, number), 0)
        for n in range(1, left + 1):
            what = "track" if n == left else "advance"
            chance = found.at_least(track.colour, n)
            yield Likely(what, chance, ids=(track.colour, pid("number", n)), bad=track.colour == "red")
    for key, chance in found.combined.items():
        yield Likely("combine", chance, ids=(key,))
    if found.injury:
        yield Likely("injury", found.injury, bad=True)
    if found.fourth:
        yield Likely("fourth_injury", found.fourth, bad=True)
