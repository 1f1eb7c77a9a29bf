"""Games as plug-ins: found by entry point; a broken one leaves the others playable."""

from importlib.metadata import EntryPoint

import pytest

from starboard.kernel import registry
from tests.kernel.toy import ToyRules


@pytest.fixture
def installed(monkeypatch):
    """Pretends that these entry points are installed."""

    def install(**values: str) -> None:
        entries = [EntryPoint(name, value, registry.GROUP) for name, value in values.items()]
        monkeypatch.setattr(registry, "entry_points", lambda group: entries)
        registry.games.cache_clear()

    yield install
    registry.games.cache_clear()


def test_a_game_is_found_by_its_entry_point(installed):
    installed(toy="tests.kernel.toy:ToyRules")
    assert registry.find("toy") is ToyRules


def test_a_game_that_cannot_be_loaded_is_told_and_the_others_are_played(installed):
    installed(broken="no.such.module:Game", toy="tests.kernel.toy:ToyRules")
    with pytest.warns(registry.BrokenGame, match="the game broken .* cannot be loaded"):
        assert list(registry.games()) == ["toy"]
