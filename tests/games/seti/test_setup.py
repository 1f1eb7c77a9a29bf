"""How a game starts."""

import pytest

from starboard.games.seti.rules.setup import new_table
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.testing import rule
from tests.games.seti.given import RULES, TABLES


@rule("SE-SET-06", "SE-SET-07", "SE-SET-09", "SE-SET-13", "SE-SET-17", "SE-SET-23")
@pytest.mark.parametrize(("seats", "neutral", "left"), [(2, 2, 113), (3, 1, 104), (4, 0, 95)])
def test_what_lies_where(seats, neutral, left):
    s = new_table(TABLES, Setup(seats, 3))
    assert (len(s.row), s.neutral, len(s.deck)) == (3, [neutral, neutral], left)
    assert [len(stack) for stack in s.stacks] == [seats + 1] * 4
    assert [slot.data for slot in s.slots] == [star.slots for star in TABLES.world.stars]
    for player in s.players:
        assert (player.credits, player.energy, player.publicity, len(player.hand)) == (4, 3, 4, 5)


@rule("SE-SET-16")
def test_scores_start_by_turn_order():
    s = new_table(TABLES, Setup(4, 5))
    assert [s.players[(s.first + i) % 4].vp for i in range(4)] == [1, 2, 3, 4]


@rule("SE-SET-05")
def test_a_board_of_stars_is_never_split():
    for seed in range(20):
        star_at = new_table(TABLES, Setup(2, seed)).star_at
        assert sorted(star_at) == list(range(8))
        for left, right in ((7, 0), (1, 2), (3, 4), (5, 6)):
            stars = [TABLES.world.stars[star_at[left]], TABLES.world.stars[star_at[right]]]
            assert stars[0].board == stars[1].board


@rule("SE-SET-18", "SE-SET-19", "SE-SET-20")
def test_all_tuck_one_card_in_secret_and_must():
    g = Game(RULES.new(Setup(2, 1)), RULES)
    assert sorted(g.waiting) == [0, 1]
    assert {option.key for option in g.moves(0)} == {"tuck"}
    g.answer(1, g.options(1)[0])
    assert [player.tucked for player in g.s.players] == [[], []]
    g.answer(0, g.options(0)[0])
    assert [len(player.tucked) for player in g.s.players] == [1, 1]


@rule("SE-SET-02", "SE-SET-12")
def test_species_and_lower_tiles_are_hidden():
    s = new_table(TABLES, Setup(2, 1))
    assert all(not species.key.known_to(seat) for species in s.species for seat in (0, 1))
    assert all(stack[-1].known_to(None) and not stack[0].known_to(0) for stack in s.tiles)


def test_the_alternates_take_the_place_of_their_numbers():
    printed, other = (RULES.new(Setup(2, 1, options=(("deck", deck),))) for deck in ("printed", "alternates"))
    assert len(printed.deck) == len(other.deck)
    alternates = {card.key for card in TABLES.world.alternates}
    assert not alternates & set(printed.deck) and alternates & set(other.deck)
