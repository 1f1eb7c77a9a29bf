"""How each kind of seat plays, where that differs: people, the person against the rival, and the rival.  SE-SLO.

Rules ask `agency_of` for what differs, and never whether there is a rival.  This module imports no other rules, so that
all of them can.
"""

from starboard.games.seti.book import G
from starboard.games.seti.constants import RIVAL, TOP_SPACES
from starboard.games.seti.model.player import Player
from starboard.games.seti.model.table import Table
from starboard.games.seti.rules.solo.choices import CHOICES
from starboard.games.seti.rules.solo.gains import rival_gains
from starboard.games.seti.rules.solo.totals import TOTALS, mark_totals
from starboard.kernel.words import Option, Seat

TILES = 3  # message tiles of the rival


class Agency:
    """A person among others: chooses, and uses all that it has."""

    automatic = False  # its turn is a card: no income, no free actions, no cards in hand.  SE-SLO-01, SE-SLO-02
    uses_techs = True
    scores_gold = True
    exertians_hold = False  # whatever they ask for

    def choose(self, g: G, prompt: str, options: list[Option]) -> list[Option]:
        """Of what is open, what this seat chooses from."""
        return options

    def instead(self, g: G, what: str, n: int = 1) -> bool:
        """Whether it took something else in place of this gain."""
        return False

    def on_gain(self, g: G, seat: Seat, what: str) -> None:
        """Something was gained: the place for what watches totals."""

    def await_message(self, g: G, seat: Seat, at: int) -> None:
        """A message tile lies ahead of the score.  SE-CEN-01."""
        g.s.players[seat].message = at

    def has_data_for_space(self, player: Player, n: int) -> bool:
        """Whether it can pay so many data for a space of a species' board.  SE-TRA-11, SE-SLO-46."""
        return player.data >= n


class LoneAgency(Agency):
    """The person against the rival: totals mark the tasks of objectives.  SE-SLO-36."""

    def on_gain(self, g: G, seat: Seat, what: str) -> None:
        if what in TOTALS:
            mark_totals(g, seat)


class RivalAgency(Agency):
    """The rival: its card or the arrow on it chooses; what it cannot use is progress.

    SE-SLO-09, SE-SLO-17, SE-SLO-18, SE-SLO-28, SE-SLO-44, SE-SLO-46, SE-SLO-50.
    """

    automatic = True
    uses_techs = False
    scores_gold = False
    exertians_hold = True

    def choose(self, g: G, prompt: str, options: list[Option]) -> list[Option]:
        return CHOICES[prompt](g, options) if options else options

    def instead(self, g: G, what: str, n: int = 1) -> bool:
        return rival_gains(g, what, n)

    def await_message(self, g: G, seat: Seat, at: int) -> None:
        """One tile is set as everybody's is, the others are kept.  SE-SLO-44, SE-CEN-12."""
        assert g.s.rival is not None
        super().await_message(g, seat, at)
        g.s.rival.messages = TILES - 1

    def has_data_for_space(self, player: Player, n: int) -> bool:
        return player.top >= TOP_SPACES and player.data >= n


PERSON, LONE, AUTOMATIC = Agency(), LoneAgency(), RivalAgency()


def agency_of(s: Table, seat: Seat) -> Agency:
    """The kind of agency that has this seat."""
    if s.rival is None:
        return PERSON
    return AUTOMATIC if seat == RIVAL else LONE


def rival_numbers(s: Table) -> tuple[int, ...]:
    """How the rival and the objectives stand: difficulty, progress, objectives done and open, cards revealed."""
    if (found := s.rival) is None:
        return (0, 0, 0, 0, 0)
    return (found.difficulty, found.space, found.completed - found.spent, len(found.objectives), len(found.shown))
