"""What the scene tells: the open decks, the words on cards, what became of whom."""

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.model.hexes import HOME, place_of
from starboard.games.under_our_sun.names import name_of
from starboard.games.under_our_sun.scene.faces import face, face_of
from starboard.kernel.cartridge import say
from starboard.kernel.ids import pid
from starboard.kernel.scene import Ending, Panel, Prose, Scene
from starboard.kernel.scene_parts import Lines
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat
from starboard.testing import rule
from tests.games.under_our_sun.given import BOOK, RULES, Given
from tests.games.under_our_sun.test_traitor import Sides

EN, FR = (say(UnderOurSun, "tiny", lang) for lang in ("en", "fr"))


def scene_of(given: Given, seat: Seat | None, speak: Say = EN) -> Scene:
    return RULES.scene(given.g, seat, speak)


def bench_of(scene: Scene) -> set[str]:
    lines = [part for panel in scene.board if isinstance(panel, Panel) and panel.id == "bench" for part in panel.parts]
    return {line.id for part in lines if isinstance(part, Lines) for line in part.lines}


@rule("OS-CRD-02", "OS-CRD-03")
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("active", [0, -1])
def test_everybody_sees_every_card_of_the_item_and_gear_decks_at_any_time_and_none_of_another(
    seat: Seat | None, active: int
):
    given = Given(2)
    given.s.active, given.s.shop["knife"] = active, 0
    open_decks = {card.key for card in (*BOOK.system.items, *BOOK.system.gear) if card.recipe}

    assert bench_of(scene_of(given, seat)) == open_decks - {"knife"}


@rule("OS-ITM-02", "OS-CRD-08")
@pytest.mark.parametrize("speak", [EN, FR], ids=["en", "fr"])
def test_no_card_is_silent_about_what_it_is_for(speak: Say):
    given = Given(2)
    cards = (*BOOK.system.items, *BOOK.system.gear, *BOOK.system.loot, *BOOK.system.enemies)

    silent = [card.key for card in cards if not (shown := face(given.g, card.key, speak)) or not shown.rules]
    assert silent == [card.key for card in BOOK.system.loot if card.type == "valuable" and not card.abilities]


@rule("OS-ITM-02")
def test_a_weapon_states_its_dice_and_a_bottle_its_spaces():
    given = Given(2)
    told = {key: face_of(given.g, BOOK.by_key[key], key, EN) for key in ("knife", "bow", "bottle", "young_son")}

    assert told["knife"].rules == "Melee: also roll 1 blue die when you attack with it."
    assert "2 yellow dice" in told["bow"].rules and "1 arrow; it holds 3" in told["bow"].rules
    assert told["bottle"].rules == "2 more water spaces."
    assert "1 yellow die by day, 1 yellow die and 1 blue die at night" in told["young_son"].rules


def fates(ending: Ending | None) -> tuple[str, ...]:
    assert ending is not None
    (part,) = ending.parts
    assert isinstance(part, Prose)
    return part.paragraphs


def test_the_ending_tells_each_characters_story_in_a_line():
    given = Sides(son=1, at={0: "north", 1: "north"}, day=2, p1={"health": 1}, p2={"fell": 1}, open=True,
                  forced={"y": [0, 0]}, p0={"ap": 6})  # fmt: skip

    given.when("attack character-1", "1: take_it", "0: waive character-1", "2: waive character-1")

    away, fallen, again = fates(scene_of(given, 2).ending)
    assert away == "Thickskin: still standing (Dry Creek), with 7 health and 4 water."
    assert fallen == "Medic: fell on day 2. Dry Creek keeps them. A Son of Liberty all along."
    assert again == "Scout: fell on day 1, was brought back, and is still standing (New Haven)."
    assert fates(scene_of(given, 2, FR).ending)[1].startswith("Médecin")


def test_while_the_game_goes_on_nothing_is_told_of_it():
    assert scene_of(Sides(son=1), 0).ending is None


def test_ground_that_touches_no_tile_is_named_by_the_way_from_the_nearest_one():
    given = Given(1)
    home = given.s.tiles[HOME]
    given.s.tiles.clear()
    given.s.tiles[HOME] = home
    far, bent = pid("spot", place_of(0, -2)), pid("hex", place_of(1, -3))

    assert name_of(given.g, far, EN) == "the ground 2 tiles to the north of New Haven"
    assert name_of(given.g, bent, EN) == "the ground 2 tiles to the north and 1 tile to the north-east of New Haven"
    assert name_of(given.g, bent, FR) == "le terrain à 2 tuiles au nord et 1 tuile au nord-est de New Haven"
