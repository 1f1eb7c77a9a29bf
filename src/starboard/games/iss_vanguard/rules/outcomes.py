"""Outcomes: which line is marked, and what it brings.  IV-OUT, IV-TST-11 to IV-TST-18

IV-OUT-01, IV-OUT-09
"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.model.memory import Testing
from starboard.games.iss_vanguard.rules.dice import leave_pool
from starboard.games.iss_vanguard.rules.dice_choices import ChooseReactivated
from starboard.games.iss_vanguard.rules.harm import PlaceInjuryDice
from starboard.games.iss_vanguard.rules.pool import card_of, conversion_of, counts_of, current_test, dice_for, more_of_a
from starboard.games.iss_vanguard.rules.requirements import Conversion, Counts, is_met, ways
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.games.iss_vanguard.rules.tracks import is_due, track_id
from starboard.games.iss_vanguard.world import OutcomeLine, TestCard, TrackLine
from starboard.kernel.force import Modifier
from starboard.kernel.verbs import Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, opt

NONE = opt("mark", "none")


def open_lines(card: TestCard, pool: Counts, conversion: Conversion, more: int) -> tuple[list[OutcomeLine], bool]:
    """The lines that may be marked from the top, and whether the last of them must be.

    A line that printed results meet must be marked; one that takes wild or converted results may be declined.
    IV-TST-12, IV-TST-14, IV-TST-21
    """
    found: list[OutcomeLine] = []
    for line in card.lines:
        if is_met(pool, line.req, False, more=more):
            return [*found, line], True
        if is_met(pool, line.req, True, conversion, more):
            found.append(line)
    return found, False


class MarkOutcome(Ask, frozen=True):
    """Step 8: the first line that is met is marked, and its dice are discarded.

    IV-TST-11, IV-TST-12, IV-TST-13, IV-TST-15, IV-TST-21
    """

    prompt: ClassVar[str] = "mark_outcome"

    def options(self, g: G, here: Step) -> list[Option]:
        test = current_test(g)
        card = card_of(g.book, test)
        if card.tracks or not card.lines:
            return []
        lines, bound = open_lines(card, counts_of(g, test), conversion_of(g, test.seat), more_of_a(g, test))
        found = [opt("mark", line.colour) for line in lines]
        return found if bound or not found else [*found, NONE]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option == NONE:
            return
        test = current_test(g)
        test.marked = str(option.ids[0])
        line = line_of(card_of(g.book, test), test.marked)
        g.did("mark", here.seat, test.marked)
        if isinstance(line, OutcomeLine) and line.req:
            pool = counts_of(g, test)
            found = ways(pool, line.req, conversion_of(g, test.seat), more_of_a(g, test))
            leave_pool(g, dice_for(g, test, pool, min(found, key=sum)))


def line_of(card: TestCard, colour: str) -> OutcomeLine | TrackLine | None:
    """The outcome of a colour: of a line, or of a track."""
    lines: tuple[OutcomeLine | TrackLine, ...] = (*card.lines, *card.tracks)
    return next((line for line in lines if line.colour == colour), None)


def chain_of(card: TestCard, colour: str) -> Verbs:
    """The effects of an outcome, then those of the one that its arrow points to.  IV-OUT-04, IV-OUT-05, IV-OUT-06"""
    found: list[Verb] = []
    seen: set[str] = set()
    while colour and colour not in seen:
        seen.add(colour)
        line = line_of(card, colour)
        if line is None:
            break
        found += line.does
        colour = line.arrow
    return tuple(found)


def apply_outcome(g: G, test: Test, colour: str) -> None:
    """An outcome happens to the active member.  IV-TST-18, IV-OUT-08"""
    if member_of(g.s, test.seat) is not None:
        g.did("outcome", test.seat, colour)
        g.flow(test.seat, chain_of(card_of(g.book, test), colour), test.source)


class DiscardPool(Verb, frozen=True):
    """Step 9: the dice left in the pool go to the dice discards of their owners.  IV-TST-16"""

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        test.step = 9
        leave_pool(g, list(test.pool))


class ResolveOutcomes(Verb, frozen=True):
    """Step 10: the marked outcome, or every track whose marker stands on its outcome, from the top.

    IV-TST-17, IV-TRK-06, IV-TRK-07
    """

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        test.step = 10
        if test.marked:
            apply_outcome(g, test, test.marked)
            return
        tracks = card_of(g.book, test).tracks
        g.push(here.seat, *(ResolveTrack(line) for line in range(len(tracks))), source=test.source)


class ResolveTrack(Verb, frozen=True):
    """A track whose marker stands on its outcome loses the marker, and the outcome happens.

    The markers of a card that was replaced are gone, so its other tracks are not resolved.  IV-TRK-07, IV-TRK-08
    """

    line: int

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        track = card_of(g.book, test).tracks[self.line]
        id_ = track_id(test.action, self.line)
        if is_due(g, id_, track):
            g.s.tracks.pop(id_)
            apply_outcome(g, test, track.colour)


def end_early(g: G, *verbs: Verb) -> None:
    """The steps still to come are left out; injury dice return, and these happen instead.  IV-SPE-07, IV-TST-24"""
    test = current_test(g)
    g.cut(Testing, keep=True)
    test.danger, test.injury = [], []
    home = (PlaceInjuryDice(test.out, returns=True),) if test.out else ()
    g.push(test.seat, *home, DiscardPool(), *verbs, EndTest(), source=test.source)


class ApplyOutcome(Verb, frozen=True):
    """The outcome that an immediate special effect names, and what its arrow adds.  IV-SPE-07, IV-SPE-12"""

    colour: str

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        test.step = 10
        apply_outcome(g, test, self.colour)


class ReturnDice(Modifier, frozen=True):
    """So many dice that its member rolled in this test return to their slots after it."""

    n: int = 1


class EndTest(Verb, frozen=True):
    """Dice for which an effect says so return to their slots after the test."""

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        for lasting in g.s.lasting:
            if isinstance(lasting.verb, ReturnDice) and member_of(g.s, lasting.seat) is not None:
                kinds = tuple([die.kind for die in test.left if die.owner == lasting.seat])
                if kinds:
                    g.push(lasting.seat, ChooseReactivated("any", lasting.verb.n, kinds), source=lasting.source)
