"""The mission: its cards in order, goals and failures.  OS-MIS.  How a game ends is in `ending`."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.rules.conditions import AtLeast, Kept
from starboard.games.under_our_sun.rules.death import waiver
from starboard.games.under_our_sun.rules.decks import tell_aside
from starboard.games.under_our_sun.rules.ending import all_lost, lose, settle_sides, win
from starboard.kernel.forms import Conditions, all_hold
from starboard.kernel.verbs import Step, Verb


class Look(Verb, frozen=True):
    """Goal, then failure, of the card revealed last.

    OS-MIS-01, OS-MIS-02, OS-MIS-03, OS-END-01, OS-END-02, OS-END-03, OS-END-08
    """

    ends: bool = False  # a phase ends with it: conditions may ask for that

    def run(self, g: G, here: Step) -> None:
        s, cards = g.s, g.book.mission.cards
        if not s.card:
            return
        card, last = cards[s.card - 1], s.card == len(cards)
        met = all_hold(g, here, card.goal)
        if s.semi and settle_sides(g, here, met and last):
            return
        if met:
            g.did("goal", -1, card.key)
            forget_progress(g, card.goal)
            if last:
                win(g)
            else:
                g.push(here.seat, NextCard(), Look())
        elif any(failure.holds(g, here) for failure in card.failure):
            lose(g, here, "failed")
        elif all_lost(g):
            lose(g, here, "nobody")
        elif s.semi:
            g.push(here.seat, *waiver(g))


def forget_progress(g: G, goal: Conditions) -> None:
    """What a counter had beyond a goal that is met does not count for the next.  OS-MIS-03."""
    for condition in goal:
        if isinstance(condition, AtLeast) and isinstance(condition.what, Kept):
            g.s.counters.pop(condition.what.key, None)


class NextCard(Verb, frozen=True, tag="reveal_card"):
    """The next card of the mission is revealed and read, and its effects happen before anything else.

    OS-MIS-03, OS-MIS-04
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        s.card += 1
        card = g.book.mission.cards[s.card - 1]
        g.barrier()
        tell_aside(g, here, card.key, card.asides)
        told = "" if card.key not in s.asides else f"-{s.asides[card.key]}"
        g.did("mission_card", -1, card.key, f"story-{card.key}{told}")
        g.flow(here.seat, card.does, card.key)


class DayLimit(Verb, frozen=True):
    """The mission is lost at the end of the night of its last day.  OS-MIS-08"""

    def run(self, g: G, here: Step) -> None:
        if g.s.outcome is None and g.s.day >= g.book.mission.days:
            lose(g, here, "days")
