"""The nightly run: every cartridge and number of seats gets its games, and what is broken is found and told."""

from collections import Counter

import pytest

from bench.nightly import main, plays, setups, spread
from starboard.kernel.contract import Breach, cases, rules_for
from tests.contract import faulty


def test_every_cartridge_and_number_of_seats_gets_as_many_games_and_all_difficulties():
    found = list(setups("unsettled", 12))
    assert set(Counter((setup.cartridge, setup.seats) for setup in found).values()) == {12}
    assert {setup.difficulty for setup in found} == {"uncomfortable", "atrocious", "unbearable", "plain"}
    assert {setup.option("task") for setup in found} == {"a", "b", "c"}


def test_games_may_be_spread_over_seats_and_settings_with_the_cartridges_in_turn():
    found = list(spread("under_our_sun", 14))
    assert Counter((setup.seats, setup.option("mode")) for setup in found) == {
        (1, ""): 14, **{(n, mode): 14 for n in range(2, 7) for mode in ("cooperative", "semi_cooperative")}
    }  # fmt: skip
    assert set(Counter((setup.seats, setup.option("mode"), setup.cartridge) for setup in found).values()) == {2}


def test_a_night_of_sound_games_ends_well(capsys):
    assert main(["tictactoe", "--games", "5", "--workers", "1"]) == 0
    assert "tictactoe classic, 2 seats: 5 games" in capsys.readouterr().out


def test_a_game_that_loses_pieces_is_told():
    setup = cases(faulty.LosesCards, seeds=1, seats=[2], worlds=["base"], difficulties=["calm"])[0]
    with pytest.raises(Breach, match="the pieces do not add up"):
        plays(rules_for(faulty.LosesCards, "base"), setup)
