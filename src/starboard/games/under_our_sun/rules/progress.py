"""The mission: its cards in order, goals and failures, and how a game ends.  OS-MIS, OS-END."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.table import Table
from starboard.kernel.forms import all_hold
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Outcome


def all_lost(s: Table) -> bool:
    """No living character is left.  OS-END-03."""
    return not any(c.health > 0 for c in s.characters)


class Look(Verb, frozen=True):
    """Goal, then failure, of the card revealed last.  OS-MIS-01, OS-MIS-02, OS-MIS-03, OS-END-01, OS-END-02, OS-END-03,
    OS-END-08
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        cards = g.book.mission.cards
        if not s.card:
            return
        card = cards[s.card - 1]
        if all_hold(g, here, card.goal):
            g.did("goal", -1, card.key)
            if s.card == len(cards):
                g.end(Outcome("win", why="won"))
            else:
                g.push(here.seat, NextCard(), Look())
        elif any(failure.holds(g, here) for failure in card.failure):
            g.end(Outcome("loss", why="failed"))
        elif all_lost(s):
            g.end(Outcome("loss", why="nobody"))


class NextCard(Verb, frozen=True, tag="reveal_card"):
    """The next card of the mission is revealed and read, and its effects happen before anything else.  OS-MIS-03"""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        s.card += 1
        card = g.book.mission.cards[s.card - 1]
        g.barrier()
        g.did("mission_card", -1, card.key)
        g.flow(here.seat, card.does, card.key)


def end_of_days(g: G) -> None:
    """The day limit has passed.  OS-MIS-08."""
    if g.s.outcome is None and g.s.day >= g.book.mission.days:
        g.end(Outcome("loss", why="days"))
