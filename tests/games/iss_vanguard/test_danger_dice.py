"""Danger dice: IV-DNG."""

import pytest

from starboard.games.iss_vanguard.constants import DANGER_FACES
from starboard.games.iss_vanguard.rules.danger import RollDanger
from starboard.games.iss_vanguard.rules.injuries import GainInjury
from starboard.games.iss_vanguard.rules.slots import SpendDie
from starboard.testing import rule
from tests.games.iss_vanguard.given import BOOK, Given

COMMON, UNCOMMON, RARE, SPECIAL, BLANK = 0, 3, 5, 6, 7


@rule("IV-DNG-01", "IV-DNG-04")
@pytest.mark.parametrize(
    ("letter", "face", "injury"),
    [("A", RARE, "trauma"), ("B", UNCOMMON, "exhausted"), ("D", UNCOMMON, "burned"), ("E", RARE, "panicked"),
     ("T", RARE, "just_a_scratch"), ("C", RARE, "exhausted")],
)  # fmt: skip
def test_the_result_is_looked_up_in_the_table_of_the_letter(letter: str, face: int, injury: str):
    table = Given(danger=[face]).doing(RollDanger(letter), seat=2)  # type: ignore[arg-type]

    assert [card.key for card in table.me.injuries] == [injury]


@rule("IV-DNG-01")
@pytest.mark.parametrize(("letter", "face"), [("A", UNCOMMON), ("A", SPECIAL), ("C", COMMON), ("D", BLANK)])
def test_a_result_that_the_table_does_not_list_has_no_effect(letter: str, face: int):
    table = Given(danger=[face]).doing(RollDanger(letter), seat=2)  # type: ignore[arg-type]

    table.is_idle().then(p2={"injuries": [], "used": []})


@rule("IV-DNG-04")
def test_the_tables_a_to_e_and_t():
    words = {letter: sorted(results) for letter, results in BOOK.dangers.items()}

    assert words == {
        "A": ["common", "rare"], "B": ["common", "uncommon"], "C": ["rare", "uncommon"], "D": ["rare", "uncommon"],
        "E": ["common", "rare", "uncommon"], "T": ["common", "rare"],
    }  # fmt: skip
    assert BOOK.dangers["T"]["common"] == (SpendDie(),)
    assert BOOK.dangers["D"]["uncommon"] == (GainInjury("burned"),)
    assert DANGER_FACES[RARE] == "rare"


@rule("IV-DNG-01")
def test_several_dice_are_rolled_one_after_the_other():
    table = Given(danger=[COMMON, RARE]).doing(RollDanger("A", 2), seat=2)

    table.asks("spend_dice", seat=2).when("spend die-2-red_basic-0").asks("place_injury_dice", seat=2)


@rule("IV-DNG-02")
def test_outside_a_test_no_card_of_a_test_applies():
    table = Given(p2={"hand": ["shelter", "trial"]}, p3={"at": 1, "hand": ["shelter"]}, danger=[RARE])
    table.doing(RollDanger("A"), seat=2)

    table.waits(2).asks("place_injury_dice", seat=2).lacks("play", "combine", seat=2).lacks("play", seat=3)


@rule("IV-DNG-03")
def test_a_member_on_the_same_sector_ignores_or_rolls_it_again_before_it_is_applied():
    table = Given(p3={"at": 1, "charges": 1, "hand": ["brace"]}, danger=[RARE, UNCOMMON])
    table.doing(RollDanger("A"), seat=2)

    table.waits(3).asks("danger", "pass", "pass_turn", seat=3).offers_free(
        "play brace", "use ilona", "persevere", seat=3
    )
    table.when("3: play brace")
    table.waits(3).when("3: pass").is_idle().then(p2={"injuries": []}, p3={"charges": 1, "spent": ["brace"]})

    table.s.forced["danger"] = [RARE]
    table.doing(RollDanger("A"), seat=2).when("3: use ilona").is_idle().then(p2={"injuries": []}, p3={"charges": 0})


@rule("IV-DNG-03")
def test_a_member_on_another_sector_does_not():
    table = Given(p3={"at": 2, "charges": 1, "hand": ["brace"]}, danger=[RARE]).doing(RollDanger("A"), seat=2)

    table.waits(2).asks("place_injury_dice", seat=2)


@rule("IV-DNG-03", "IV-TST-05")
def test_the_danger_die_of_a_test_may_be_ignored_too():
    table = Given(p2={"crew": "ilona", "charges": 2}, danger=[RARE, RARE]).testing("door-2")

    table.asks("danger", seat=2).when("use ilona").asks("danger", seat=2).when("use ilona")

    table.is_idle().then(p2={"injuries": [], "charges": 0})


@rule("IV-TST-05")
def test_a_card_adds_a_danger_die_to_the_tests_of_its_carrier():
    table = Given(p2={"equipment": ["beacon"]}, danger=[UNCOMMON, 7]).testing("door-0")

    assert [card.key for card in table.me.injuries] == ["exhausted"]  # B: Uncommon
