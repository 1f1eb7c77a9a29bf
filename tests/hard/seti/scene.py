"""A table of the fixture in one line: empty hands, no probes and fresh sectors, unless the test says so."""

from collections.abc import Sequence
from typing import Any

from starboard.kernel.setup import Setup
from tests.hard import given
from tests.hard.seti.model import Player, Table
from tests.hard.seti.rules import RULES


class Given(given.Given[Table]):
    """Seat 0 is in its turn and has not taken its main action."""

    def __init__(self, seats: int = 2, **fields: Any) -> None:
        state = RULES.new(Setup(seats=seats))
        state.players = [Player(seat) for seat in range(seats)]
        state.probes, state.row, state.deck = [], [], []
        given.settings(state, state.players, fields)
        super().__init__(RULES, state)

    def people(self) -> Sequence[Player]:
        players: Sequence[Player] = self.g.s.players
        return players

    def at(self, **places: tuple[int, int]) -> "Given":
        """Where probes stand: `at(a=(1, 4))`."""
        standing = {probe.id: (probe.ring, probe.sector) for probe in self.g.s.probes}
        assert {id_: standing[id_] for id_ in places} == places
        return self
