"""Section dice, injury dice, danger dice: IV-DIC."""

import pytest

from starboard.games.iss_vanguard.constants import COLOURS, DANGER_FACES, HARM_FACES, ICONS, ICONS_OF
from starboard.games.iss_vanguard.effects.dice import SetFace
from starboard.games.iss_vanguard.rules.pool import Which
from starboard.games.iss_vanguard.rules.requirements import count_looks, is_met, shows
from starboard.testing import rule
from tests.games.iss_vanguard.given import BOOK, Given, rid, rolled

BY_TYPE = {
    kind: [die for die in BOOK.dice if die.type == kind]
    for kind in ("basic", "single", "double", "triple", "challenge", "universal", "expertise")
}
SPECIAL = range(9)


def icons(die) -> list[int]:
    return [icon for face in die.faces for icon in face]


def pool(*dice: str):
    """`red_basic:accident` and so on as a pool of looks."""
    found = [rolled(text) for text in dice]
    return count_looks([(BOOK.dice[d.kind].colour, BOOK.dice[d.kind].faces[d.face]) for d in found])


@rule("IV-DIC-01", "IV-DIC-18")
def test_sixteen_dice_of_a_colour_from_the_start_and_four_more():
    cards = BOOK.system.dice

    assert sum(card.per_colour for card in cards if card.from_start) == 16
    assert sum(card.per_colour for card in cards if not card.from_start) == 4
    assert all(len(die.faces) == 6 for die in BOOK.dice)


@rule("IV-DIC-18")
def test_five_starting_dice_of_which_three_are_basic_one_of_each_colour():
    for dice in BOOK.starting_dice.values():
        basic = [BOOK.dice[kind].colour for kind in dice if BOOK.dice[kind].type == "basic"]
        assert (len(dice), sorted(basic)) == (5, [0, 1, 2])


@rule("IV-DIC-02")
def test_a_die_has_specialised_icons_of_its_own_colour_only():
    assert ICONS_OF["red"] == ("physical", "collect", "defence")
    assert ICONS_OF["green"] == ("survey", "biology", "xenology")
    assert ICONS_OF["blue"] == ("construction", "science", "technology")
    for die in BOOK.dice:
        allowed = {*ICONS_OF[COLOURS[die.colour]], "basic", "vanguard", "accident"}
        assert {ICONS[icon] for icon in icons(die)} <= allowed


@rule("IV-DIC-03", "IV-DIC-04")
@pytest.mark.parametrize(("kind", "n"), [("basic", 0), ("single", 1), ("double", 2), ("triple", 3)])
def test_how_many_specialised_icons_a_die_has(kind: str, n: int):
    assert {len({icon for icon in icons(die) if icon in SPECIAL}) for die in BY_TYPE[kind]} == {n}


@rule("IV-DIC-05", "IV-DIC-06", "IV-DIC-08")
def test_universal_and_expertise_dice_have_all_three_icons_double_faces_and_no_accident():
    for kind, alike in (("universal", False), ("expertise", True)):
        for die in BY_TYPE[kind]:
            doubles = [face for face in die.faces if len(face) == 2]
            assert doubles
            assert all((face[0] == face[1]) == alike for face in doubles)
            assert len({icon for icon in icons(die) if icon in SPECIAL}) == 3
            assert ICONS.index("accident") not in icons(die)
            assert not die.from_start


@rule("IV-DIC-07")
def test_a_challenge_die_shows_only_vanguard_and_accident():
    assert all({ICONS[i] for i in icons(die)} == {"vanguard", "accident"} for die in BY_TYPE["challenge"])


@rule("IV-DIC-09", "IV-DIC-10", "IV-DIC-19")
def test_a_vanguard_counts_as_any_icon_even_one_its_die_lacks_and_never_as_an_accident():
    dice = pool("red_basic:vanguard")

    for icon in ICONS[:10]:
        assert is_met(dice, icon, True)
        assert not is_met(dice, icon, False)
    assert not is_met(dice, "accident", True)


@rule("IV-DIC-11")
def test_a_basic_pays_for_basic_and_for_nothing_else_by_itself():
    dice = pool("red_basic:basic")

    assert is_met(dice, "basic", False)
    assert not is_met(dice, "physical", True)
    assert is_met(dice, "physical", True, ((0,), (), ()))
    assert not is_met(dice, "physical", False, ((0,), (), ()))


@rule("IV-DIC-12", "IV-CMB-07")
def test_an_accident_pays_for_no_icon_and_is_no_symbol_a():
    dice = pool("red_basic:accident", "blue_basic:accident")

    assert not any(is_met(dice, icon, True) for icon in ICONS[:11])
    assert not is_met(dice, "A+A", True)


@rule("IV-DIC-13", "IV-OUT-03")
def test_a_die_counts_as_its_colour_whatever_it_shows():
    for face in ("accident", "basic", "vanguard"):
        assert is_met(pool(f"red_basic:{face}"), "red", False)
        assert not is_met(pool(f"red_basic:{face}"), "blue", True)


@rule("IV-DIC-14", "IV-CMB-05", "IV-CMB-06")
def test_a_face_with_two_icons_counts_as_two():
    assert is_met(pool("red_expertise_y:collect+collect"), "A+A", False)
    assert is_met(pool("red_universal:collect+defence"), "defence+collect", False)
    assert not is_met(pool("red_universal:collect+defence"), "A+A", True)
    assert not is_met(pool("red_universal:collect+defence"), "collect+red", True)


@rule("IV-DIC-15", "IV-DIC-16")
def test_the_faces_of_injury_dice_and_of_the_danger_die():
    assert set(HARM_FACES) == {"damage", "major_damage", "psychic_damage", "special_damage", ""}
    assert [DANGER_FACES.count(face) for face in ("common", "uncommon", "rare", "special", "")] == [3, 2, 1, 1, 1]


@rule("IV-DIC-20")
def test_a_die_is_turned_only_to_a_face_that_it_has():
    table = Given(p2={"hand": ["shelter"]}, roll="red_basic:basic blue_single_y:accident")
    table.testing("door-0", "red_basic blue_single_y").doing(SetFace(Which()), seat=2)

    red, blue = rid("red_basic:basic"), rid("blue_single_y:accident")
    table.asks(
        "turn_die", f"turn {red} face-vanguard", f"turn {red} face-accident", f"turn {blue} face-science",
        f"turn {blue} face-basic", f"turn {blue} face-vanguard", seat=2,
    )  # fmt: skip


@rule("IV-DIC-20")
def test_an_effect_that_names_an_icon_turns_only_dice_that_have_it():
    table = Given(p2={"hand": ["shelter"]}, roll="red_basic:basic blue_single_y:accident")
    table.testing("door-0", "red_basic blue_single_y").doing(SetFace(Which(), face="science"), seat=2)

    assert "blue_single_y:science" in table.pool()  # the only way, so nothing is asked
    assert "red_basic:basic" in table.pool()


def test_what_shows_an_icon_without_taking_dice():
    dice = pool("red_basic:vanguard", "green_basic:basic")

    assert shows(dice, ICONS.index("survey"), True)
    assert not shows(dice, ICONS.index("survey"), False)
    assert not shows(pool("green_basic:basic"), ICONS.index("survey"), True)
    assert not shows(dice, ICONS.index("accident"), True)


@rule("IV-DIC-20", "IV-TST-22")
def test_an_effect_that_turns_two_dice_turns_each_of_them_once():
    table = Given(p2={"hand": ["shelter"]}, roll="red_basic:accident blue_basic:accident")
    table.testing("door-0", "red_basic blue_basic").doing(SetFace(Which(), n=2), seat=2)
    table.when(f"turn {rid('red_basic:accident')} face-vanguard")

    blue = rid("blue_basic:accident")
    table.asks("turn_die", f"turn {blue} face-basic", f"turn {blue} face-vanguard", "enough", seat=2)
    table.when(f"turn {blue} face-vanguard").lacks("turn", seat=2)
    assert table.pool() == ["red_basic:vanguard", "blue_basic:vanguard"]


@rule("IV-DIC-20")
def test_of_one_die_an_effect_that_turns_two_is_over_after_it():
    table = Given(p2={"hand": ["shelter"]}, roll="red_basic:accident").testing("door-0", "red_basic")
    table.doing(SetFace(Which(), n=2), seat=2).when(f"turn {rid('red_basic:accident')} face-vanguard")

    table.lacks("turn", seat=2)
    assert table.pool() == ["red_basic:vanguard"]


@rule("IV-DIC-20")
def test_of_two_dice_alike_the_one_that_was_turned_stays():
    table = Given(p2={"slots": "red_basic*2", "hand": ["shelter"]}, roll="red_basic:accident red_basic:vanguard")
    table.testing("door-0", "red_basic*2").doing(SetFace(Which(), n=2), seat=2)
    table.when(f"turn {rid('red_basic:accident')} face-vanguard")

    table.offers("enough", seat=2).when("enough").lacks("turn", seat=2)
    assert table.pool() == ["red_basic:vanguard", "red_basic:vanguard"]
