"""The contract as tests of pytest, for any game that is installed or given."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from starboard.kernel.codec import codec
from starboard.kernel.contract import cases, hold, never_in_play, rules_for
from starboard.kernel.registry import find
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.strict import loose_structs


def contract(
    game: str | type[Rules[Any]],
    *,
    seeds: int = 5,
    seats: Sequence[int] | None = None,
    cartridges: Sequence[str] | None = None,
    difficulties: Sequence[str] | None = None,
    every: int = 1,
    games_for_content: int = 60,
) -> type:
    """A class of tests: random games of every cartridge, number of seats and difficulty, each with so many seeds.

    `every` is how rarely the dear checks are made in a long game.  For the test that all content comes into play,
    games are played until it has, or until there were `games_for_content` for a cartridge.
    """
    import pytest  # as in `marker`

    kind = find(game) if isinstance(game, str) else game
    setups = cases(kind, seeds, seats, cartridges, difficulties)
    worlds = list(dict.fromkeys(setup.cartridge for setup in setups))
    rules = cache(lambda cartridge: rules_for(kind, cartridge))  # a cartridge is read once for all its games

    class Contract:
        """Random games of one game, held to the contract."""

        @pytest.mark.parametrize("setup", setups, ids=case_name)
        def test_a_random_game_keeps_the_contract(self, setup: Setup) -> None:
            hold(rules(setup.cartridge), setup, every)

        def test_a_stored_state_drops_nothing_that_it_does_not_know(self) -> None:
            loose = loose_structs(codec(kind))
            assert not loose, f"add forbid_unknown_fields=True to: {', '.join(loose)}"

        @pytest.mark.parametrize("cartridge", worlds)
        def test_all_content_comes_into_play(self, cartridge: str) -> None:
            ways = cases(kind, 1, seats, [cartridge], difficulties)
            many = cases(kind, -(-games_for_content // len(ways)), seats, [cartridge], difficulties)
            missing = never_in_play(rules(cartridge), sorted(many, key=lambda setup: setup.seed))
            assert not missing, f"in {len(many)} random games these never came into play: {', '.join(missing)}"

    return Contract


def case_name(setup: Setup) -> str:
    words = (setup.cartridge, f"{setup.seats}p", setup.difficulty, f"seed{setup.seed}")
    return "-".join(word for word in words if word)
