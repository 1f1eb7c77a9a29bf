"""Setup and difficulty.  UN-SET, UN-DIF"""

import pytest

from starboard.games.unsettled.model.table import G
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.testing import rule
from tests.games.unsettled.given import RULES, Given


def opened(seats: int = 3, difficulty: str = "atrocious", **options: str) -> G:
    return Game(RULES.new(Setup(seats, 7, difficulty=difficulty, options=tuple(options.items()))), RULES)


def through(g: G) -> G:
    """Everybody takes the first answer until the first turn."""
    while not g.s.turns:
        g.answer(g.waiting[0], g.options(g.waiting[0])[0])
    return g


@rule("UN-SET-01")
def test_two_to_four_explorers():
    assert list(RULES.seats) == [2, 3, 4]


@rule("UN-SET-04", "UN-SET-05", "UN-SET-18", "UN-SET-19", "UN-SET-23", "UN-SET-31", "UN-SET-37")
def test_nothing_is_stored_trust_is_high_and_all_are_on_the_scarab():
    s = opened().s

    assert (s.data, s.materials, s.power, s.time, s.trust, s.luna) == (0, 0, 0, 0, True, "scarab")
    for e in s.explorers:
        assert (e.at, e.endurance, e.comprehension, e.breakthroughs, e.finds) == ("scarab", 5, [], [], [])
        assert not any(e.distress) and not e.inventory


@rule("UN-SET-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_distress_deck_has_three_cards_an_explorer(seats: int):
    s = opened(seats).s

    assert len(s.distress) == min(3 * seats, 6) and len(s.distress) + len(s.boxed) == 6


@rule("UN-SET-17")
def test_opportunities_are_dealt_into_two_even_decks():
    s = opened().s

    assert sorted([*s.pink, *s.blue]) == sorted(RULES.catalogue.opportunities) and len(s.pink) - len(s.blue) in (0, 1)


@rule("UN-SET-27")
def test_each_explorer_keeps_one_of_two_traits_and_no_two_hold_the_same():
    g = opened(4)
    dealt = [str(o.ids[0]) for o in g.options(0)]

    assert len(dealt) == 2
    traits = [e.trait for e in through(g).s.explorers]
    assert traits[0] == dealt[0] and len(set(traits)) == 4


@rule("UN-DIF-05", "UN-DIF-06", "UN-DIF-09")
def test_at_atrocious_with_three_each_puts_the_two_on_a_cube_of_choice():
    given = opened(3)
    while not any(o.key == "odd_cube" for o in given.options(given.waiting[0])):
        given.answer(given.waiting[0], given.options(given.waiting[0])[0])
    seat = given.waiting[0]
    given.answer(seat, given.options(seat)[1])

    assert given.s.explorers[seat].focus == [1, 2, 1]


@rule("UN-DIF-07", "UN-DIF-08", "UN-DIF-13", "UN-SET-26", "UN-DIF-02")
@pytest.mark.parametrize(
    "difficulty, seats, values",
    [
        ("atrocious", 2, [2, 2, 2]),
        ("atrocious", 4, [1, 1, 1]),
        ("unbearable", 2, [1, 1, 2]),
        ("unbearable", 3, [1, 1, 1]),
        ("unbearable", 4, [0, 1, 1]),
        ("plain", 4, [2, 2, 2]),
    ],
)
def test_starting_focus(difficulty: str, seats: int, values: list[int]):
    assert all(sorted(e.focus) == values for e in through(opened(seats, difficulty)).s.explorers)


@rule("UN-DIF-03", "UN-DIF-11")
def test_endurance_is_one_less_only_at_unbearable():
    assert {e.endurance for e in opened(2, "unbearable").s.explorers} == {4}
    assert {e.endurance for e in opened(2, "uncomfortable").s.explorers} == {5}


@rule("UN-DIF-04", "UN-DIF-10", "UN-DIF-12", "UN-SCA-06", "UN-SCA-11", "UN-SCA-12")
def test_only_uncomfortable_uses_an_ability_of_the_scarab():
    assert opened(3, "atrocious").s.scarab_side == opened(3, "unbearable").s.scarab_side == ""
    assert opened(3, "uncomfortable", scarab="rejuvenation_pod").s.scarab_cubes == 3
    assert opened(3, "uncomfortable", scarab="resurrection_chamber").s.scarab_cubes == 1


@rule("UN-SET-32", "UN-SET-33", "UN-SET-20")
def test_page_two_is_set_up_and_page_three_opens_the_game():
    s = through(opened()).s

    assert s.page == 3 and "bouncing_meadow" in s.nodes and [t.kind for t in s.triggers] == ["hum"]


@rule("UN-SET-35")
def test_the_first_explorer_is_drawn():
    first = {through(Game(RULES.new(Setup(3, seed)), RULES)).s.active for seed in range(12)}

    assert first == {0, 1, 2}


def test_a_position_for_tests_starts_in_the_turn_of_seat_0():
    Given().asks(0, "act")
