"""What a seat knows as numbers, for every game that has them: bounded, free of secrets, in an order that stays."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from starboard.doors.observation import Observer
from starboard.kernel.cartridge import cartridges, rules
from starboard.kernel.features import Feature, Features, Group
from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal
from starboard.kernel.registry import find, games
from starboard.kernel.setup import Setup
from tictactoe import TicTacToe

HOME = Path(__file__).parents[1] / "golden" / "features"
HEAVY = sorted(game for game in games() if find(game).home().parent.name == "games" and rules(game).features())


def features_of(game: str, cartridge: str = "") -> Features:
    found = rules(game, cartridge).features()
    assert found is not None
    return found


def positions(game, cartridge, seats, answers=250, sensible=False):
    """Positions of a game, each with the seat that is asked; answers are random, or those of the rollout policy."""
    made = rules(game, cartridge)
    level = next(iter(made.levels(seats)), "")
    g, chance = Game(made.new(Setup(seats, seats, cartridge, level)), made), Random(seats)
    while g.s.outcome is None and g.s.answers < answers:
        seat = g.waiting[0]
        yield g, seat
        moves = g.moves(seat)
        g.answer(seat, made.rollout(g, seat, moves, chance.random) if sensible else chance.choice(moves))


@pytest.mark.parametrize("game", HEAVY)
def test_their_names_are_those_of_every_release(game):
    """New ones may be added at the end, with `make golden`; none is moved, renamed or removed."""
    saved = (HOME / f"{game}.txt").read_text().splitlines()
    assert [feature.name for feature in features_of(game).list] == saved
    assert 150 <= len(saved) <= 400


@pytest.mark.parametrize("game", HEAVY)
def test_they_tell_nothing_that_the_seat_may_not_know(game):
    for cartridge in cartridges(find(game)):
        for seats in rules(game, cartridge).seats:
            features = features_of(game, cartridge)
            for number, (g, seat) in enumerate(positions(game, cartridge, seats)):
                row = features.read(g, seat)
                assert len(row) == len(features)
                if number % 25 == 0:
                    assert features.read(redeal(g, seat, number), seat) == row


@pytest.mark.parametrize("game", HEAVY)
def test_they_stay_within_their_bounds_and_differ(game):
    observer, features = Observer(rules(game)), features_of(game)
    seats = min(rules(game).seats, key=lambda n: abs(n - 3))
    rows = np.array([features.read(g, seat) for g, seat in positions(game, "", seats, 600, sensible=True)])
    outside = np.any((rows < observer.low) | (rows > observer.high), axis=0)
    assert [name for name, out in zip(observer.names, outside, strict=True) if out] == []
    assert (rows.std(axis=0) > 0).mean() > 0.4


def test_two_features_cannot_have_one_name():
    with pytest.raises(ValueError, match="same name: range"):
        Features(Group((Feature("range"), Feature("range", 3)), lambda g, seat: (0, 0)))


def test_an_observation_is_cut_off_at_its_bounds():
    class Wild(TicTacToe):
        def features(self):
            return Features(Group((Feature("high", 3), Feature("low", 5, -1)), lambda g, seat: (9, -4)))

    table = Wild(rules("tictactoe").book.world)
    assert list(Observer(table)(Game(table.new(Setup()), table), 0)) == [3, -1]
