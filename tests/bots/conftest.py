"""Games that are not installed, for a while: a card game with secrets, and a crew that wins or loses together."""

import pytest

from starboard.kernel.registry import games
from tests.bots.crew import Crew
from tests.fixtures.mini import Mini


@pytest.fixture
def guests(monkeypatch):
    """`mini` and `crew` can be found by name."""
    monkeypatch.setitem(games(), "mini", Mini)
    monkeypatch.setitem(games(), "crew", Crew)
