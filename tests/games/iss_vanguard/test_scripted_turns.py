"""The first turns of the Tutorial as they are told, on Ferry Rock itself: IV-EX-01, IV-EX-02, IV-EX-03, IV-EX-04.

Four members: science and engineering on sector 1, security and recon on sector 2; science begins.
"""

import pytest

from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.model.table import Table
from starboard.testing import rule
from starboard.testing.given import Given as Table0
from tests.games.iss_vanguard.ground import FERRY, begin, play

DOOR, SLEDGE = "special action-jammed_door-0", "special action-torn_sledge-0"
FIVE = "die-3-red_basic-0 die-3-red_single_z-0 die-3-red_double_zx-0 die-3-green_basic-0 die-3-blue_basic-0"
WITH_VANGUARD = (
    "play trial_and_error",
    "choose_dice rolled-2-red_basic-5-0",
    "turn rolled-2-blue_basic-0-0 face-vanguard",
)


def begun(seed: int = 3) -> Table0[Table, Book]:
    return play(begin(FERRY, seed=seed), until="act")


def pass_all(game: Table0[Table, Book], *prompts: str) -> None:
    """Whoever is asked one of these passes."""
    while found := [seat for seat in game.g.waiting if game.question(seat).prompt in prompts]:
        game.when(f"{found[0]}: pass")


def forced_door(game: Table0[Table, Book]) -> Table0[Table, Book]:
    """The Science member rolls the red and the blue Basic die; nobody supports."""
    game.when(f"2: {DOOR}", "2: choose_dice die-2-red_basic-0 die-2-blue_basic-0")
    pass_all(game, "support")
    return game


def answer_any(game: Table0[Table, Book]) -> None:
    """The first answer to whatever stands between two turns."""
    while game.question(game.g.waiting[0]).prompt != "act":
        game.g.answer(game.g.waiting[0], game.g.options(game.g.waiting[0])[0])


@rule("IV-TST-02", "IV-TST-13", "IV-DIC-09", "IV-OUT-06", "IV-POI-01", "IV-RNK-06", "IV-ACT-02")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_door_is_forced_whatever_chance_would_have_rolled(seed: int):
    """IV-EX-01"""
    game = forced_door(begun(seed))
    assert game.s.test is not None
    assert [die.face for die in game.s.test.pool] == [5, 0]  # red Accident, blue Basic

    game.when("0: pass", *(f"2: {answer}" for answer in WITH_VANGUARD))
    answer_any(game)

    game.then(success=1, actions=1, p2={"spent": ["trial_and_error"]})
    assert game.s.sectors[1].places == ["sample_racks"]
    assert (len(game.s.members[2].slots), len(game.s.members[2].used)) == (3, 2)
    game.lacks("special", seat=2)


@rule("IV-TST-14", "IV-OUT-04", "IV-DNG-01", "IV-TST-16")
def test_without_the_card_the_danger_die_is_rolled_and_the_arrow_brings_green():
    """IV-EX-02"""
    game = begun()
    game.s.forced["danger"] = [7]  # blank: nothing happens by it
    pass_all(forced_door(game), "modify", "danger")

    assert game.events_of("danger") == [(2, "danger-T-blank")]
    assert game.events_of("outcome") == [(2, "red")]
    game.then(success=1, actions=1)
    assert game.s.sectors[1].places == ["sample_racks"]
    assert len(game.s.members[2].used) == 2


@rule("IV-ACT-02", "IV-MOV-01", "IV-MOV-04", "IV-MOV-06", "IV-MOV-08", "IV-DNG-01", "IV-TUT-06", "IV-RND-07")
def test_the_second_action_is_a_move_by_danger_die_and_the_entry_of_sector_5():
    """IV-EX-03"""
    game = forced_door(begun()).when("0: pass", *(f"2: {answer}" for answer in WITH_VANGUARD))
    answer_any(game)
    game.s.forced["danger"] = [7]

    game.lacks("special", seat=2).when("2: move sector-5")
    game.asks("choose", "choose push_through", "choose wait_for_a_gap", seat=2).when("2: choose wait_for_a_gap")

    assert game.s.members[2].at == 5
    assert "the_porters_passage" in game.s.entries
    answer_any(game)
    assert game.s.members[2].done and game.s.active == 3
    assert game.events_of("event") == []


@rule("IV-SPE-01", "IV-SPE-02", "IV-TRK-01", "IV-TRK-03", "IV-TRK-09", "IV-TST-11", "IV-TST-17", "IV-POI-01")
def test_the_sledge_is_dug_out_with_five_dice_and_one_accident():
    """IV-EX-04"""
    game = begun().when("2: done")
    game.s.forced |= {key: [0] for key in ("red_single_z", "red_double_zx", "green_basic", "blue_basic")}
    game.s.forced["red_basic"] = [5]

    game.when(f"3: {SLEDGE}", f"3: choose_dice {FIVE}")
    pass_all(game, "support", "modify")
    while game.question(game.g.waiting[0]).prompt in ("combinations", "mark_outcome", "how_often"):
        game.when(f"{game.g.waiting[0]}: {game.g.options(game.g.waiting[0])[-1]}")

    game.then(success=1, tracks={})
    assert game.s.sectors[2].places == ["sledge_locker"]
    assert len(game.s.members[3].used) == 5


@rule("IV-TUT-10")
def test_the_first_roll_of_the_second_member_is_made_again_until_fewer_than_three_accidents_show():
    bad = {"red_basic": [5, 0], "green_basic": [5, 0], "blue_basic": [5, 0]}
    game = begun().when("2: done")
    game.s.forced |= {key: list(faces) for key, faces in bad.items()}
    game.when(f"3: {SLEDGE}", "3: choose_dice die-3-red_basic-0 die-3-green_basic-0 die-3-blue_basic-0")
    pass_all(game, "support")
    assert game.s.test is not None
    assert [die.face for die in game.s.test.pool] == [0, 0, 0]
    assert len(game.events_of("rolled_again")) == 1

    two = begun().when("2: done")
    two.s.forced |= {"red_basic": [5], "green_basic": [5], "blue_basic": [0]}
    two.when(f"3: {SLEDGE}", "3: choose_dice die-3-red_basic-0 die-3-green_basic-0 die-3-blue_basic-0")
    pass_all(two, "support")
    assert two.events_of("rolled_again") == []


@rule("IV-TUT-10")
def test_only_that_single_roll_is_made_again():
    """Not the second roll of the second member, nor the first one of the third."""
    game = begun().when("2: done", "3: prepare test", "3: choose_dice die-3-red_basic-0")
    pass_all(game, "support", "modify")
    answer_any(game)
    game.s.forced |= {key: [5] for key in ("red_basic", "green_basic", "blue_basic")}
    if game.s.members[3].used:  # the die that was rolled comes back for the test that counts
        game.s.members[3].slots += game.s.members[3].used
        game.s.members[3].used = []
    game.when(f"3: {SLEDGE}", "3: choose_dice die-3-red_basic-0 die-3-green_basic-0 die-3-blue_basic-0")
    pass_all(game, "support")
    assert game.events_of("rolled_again") == []

    third = begun().when("2: done", "3: done")
    third.s.forced |= {key: [5] for key in ("red_basic", "green_basic", "blue_basic")}
    third.when(f"0: {DOOR}", "0: choose_dice die-0-red_basic-0 die-0-green_basic-0 die-0-blue_basic-0")
    pass_all(third, "support")
    assert third.events_of("rolled_again") == []
