"""Difficulty: three levels, and the plain setup.  UN-DIF; starting values stand in test_setup.py too."""

import pytest
from msgspec import structs

from starboard.games.unsettled import Unsettled
from starboard.kernel.codec import digest
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.testing import rule
from tests.games.unsettled.given import RULES


@rule("UN-DIF-01")
def test_three_levels_can_be_chosen_and_each_is_harder_than_the_one_before():
    def means(difficulty: str, seats: int) -> tuple[int, int, int]:
        s = RULES.new(Setup(seats, difficulty=difficulty))
        return int(bool(s.scarab_side)), s.explorers[0].endurance, sum(s.explorers[0].focus)

    assert set(Unsettled.difficulties) == {"uncomfortable", "atrocious", "unbearable", "plain"}
    for seats in RULES.seats:
        easy, standard, hard = (means(d, seats) for d in ("uncomfortable", "atrocious", "unbearable"))
        assert easy > standard > hard


@rule("UN-DIF-02")
def test_without_a_level_the_plain_setup_stands():
    s = RULES.new(Setup(3))

    assert s.scarab_side == "" and all((e.endurance, e.focus) == (5, [2, 2, 2]) for e in s.explorers)


@rule("UN-DIF-06", "UN-DIF-09")
@pytest.mark.parametrize("cubes", [("awareness", "wonder", "energy"), ("energy", "energy", "awareness")])
def test_un_ex_12_starting_focus_with_3_explorers(cubes: tuple[str, ...]):
    g = Game(RULES.new(Setup(3, 7, difficulty="atrocious")), RULES)
    while not g.s.turns:
        seat = g.waiting[0]
        options = g.options(seat)
        own = [option for option in options if option.key == "odd_cube" and option.ids == (cubes[seat],)]
        g.answer(seat, (own or options)[0])

    names = ("awareness", "wonder", "energy")
    assert [e.focus for e in g.s.explorers] == [[1 + (cube == mine) for cube in names] for mine in cubes]


@rule("UN-DIF-10")
@pytest.mark.parametrize("tile", ["resurrection_chamber", "transporter", "rejuvenation_pod"])
def test_uncomfortable_uses_one_of_the_three_sides_with_an_ability(tile: str):
    s = RULES.new(Setup(3, difficulty="uncomfortable", options=(("scarab", tile),)))

    assert s.scarab_side == tile
    assert s.explorers[0].focus == RULES.new(Setup(3, difficulty="atrocious")).explorers[0].focus


@rule("UN-DIF-14")
def test_the_challenge_level_of_a_planet_changes_no_rule():
    def played(challenge: int) -> str:
        about = structs.replace(RULES.cartridge.cartridge, challenge=challenge)
        rules = Unsettled(structs.replace(RULES.cartridge, cartridge=about))
        g = Game(rules.new(Setup(3, 11)), rules)
        for _ in range(120):
            options = g.options(g.waiting[0])
            g.answer(g.waiting[0], options[g.s.answers % len(options)])
        return digest(g.s)

    assert played(1) == played(4)


@rule("UN-DIF-03", "UN-DIF-04", "UN-DIF-11", "UN-DIF-12")
@pytest.mark.parametrize("difficulty, endurance", [("atrocious", 5), ("unbearable", 4)])
def test_the_harder_levels_use_the_plain_scarab_and_only_the_hardest_costs_endurance(difficulty: str, endurance: int):
    s = RULES.new(Setup(2, difficulty=difficulty))

    assert s.scarab_side == "" and s.scarab_cubes == 0 and {e.endurance for e in s.explorers} == {endurance}


@rule("UN-DIF-05", "UN-DIF-07", "UN-DIF-08", "UN-DIF-13")
def test_starting_focus_depends_on_the_number_of_explorers():
    def dealt(difficulty: str) -> list[list[int]]:
        return [RULES.new(Setup(seats, difficulty=difficulty)).explorers[0].focus for seats in (2, 3, 4)]

    assert dealt("atrocious") == [[2, 2, 2], [2, 1, 1], [1, 1, 1]]
    assert dealt("unbearable") == [[2, 1, 1], [1, 1, 1], [1, 1, 0]]
