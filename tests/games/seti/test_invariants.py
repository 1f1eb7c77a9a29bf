"""What holds after every answer of any game: random play that seldom passes, so that it goes deep."""

import random

import pytest

from starboard.games.seti.constants import DATA_MOST, PUBLICITY_MOST, TECHS
from starboard.games.seti.model.player import Player
from starboard.games.seti.model.table import Table
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.testing import rule
from tests.games.seti.given import RULES, TABLES

PATIENCE = 0.04  # how often a main action that is not a pass gives way to one


def choose(g: Game[Table], seat: int, chance: random.Random) -> None:
    """A random answer or free action; passing is rare, and what only burns resources is left out."""
    options = g.options(seat)
    if len(options) > 1 and options[0].key == "pass_round" and chance.random() > PATIENCE:
        options = options[1:]
    free = [f.offer.option for f in g.free if f.seat == seat and f.offer.option.key not in ("exchange", "corner")]
    wanted = free if free and chance.random() < 0.3 else options
    g.answer(seat, chance.choice(wanted))


def holds_for_player(p: Player) -> None:
    assert 0 <= p.publicity <= PUBLICITY_MOST and 0 <= p.data <= DATA_MOST
    assert p.credits >= 0 and p.energy >= 0 and p.vp >= 0 and p.exofossils >= 0
    placed = sorted(8 + tech for tech in p.slots if tech >= 0)
    assert placed == [i for i in range(8, len(TECHS)) if p.techs >> i & 1]


def holds_for_table(s: Table) -> None:
    for star, slot in zip(TABLES.world.stars, s.slots, strict=False):
        assert slot.data + min(len(slot.marks), star.slots) == star.slots
        if not slot.data:
            assert TABLES.stars[star.key] in s.completed
    for f in s.figures:
        assert f.first < 0 or f.at == f.planet
    owned = [sum(p.techs >> i & 1 for p in s.players) + len(s.tiles[i]) for i in range(len(TECHS))]
    assert owned == [4] * len(TECHS)
    assert sum(p.passed for p in s.players) == 0 or s.rotated


@rule("SE-RES-01", "SE-RES-02", "SE-RES-04", "SE-TEC-03", "SE-SEC-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", ["printed", "alternates"])
def test_no_limit_is_ever_broken(seats, deck):
    g = Game(RULES.new(Setup(seats, 11, options=(("deck", deck), ("promo", "yes")))), RULES)
    chance = random.Random(seats)
    while g.s.outcome is None:
        choose(g, g.waiting[0], chance)
        for p in g.s.players:
            holds_for_player(p)
        if g.s.outcome is None:
            holds_for_table(g.s)
    assert g.s.round == 5 and g.s.answers > 50 * seats


@rule("SE-TRN-03")
def test_only_the_active_player_ever_holds_a_free_action():
    g = Game(RULES.new(Setup(3, 5)), RULES)
    chance = random.Random(1)
    while g.s.outcome is None:
        assert {free.seat for free in g.free} <= {g.s.active}
        choose(g, g.waiting[0], chance)
