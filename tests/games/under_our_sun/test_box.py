"""The box: as many of everything as the rules say, and what every card states.  OS-CMP, OS-CRD-08, OS-ITM-02."""

import json
import re
from collections.abc import Iterable
from colorsys import rgb_to_hsv
from pathlib import Path

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.constants import CUBES
from starboard.games.under_our_sun.world import EnemyCard, ThingCard
from starboard.kernel.cartridge import cartridges, rules
from starboard.testing import rule
from tests.games.under_our_sun.given import BOOK

BOX = BOOK.system
SIGNS = Path(__file__).parents[3] / "web" / "src" / "games" / "under_our_sun" / "under_our_sun.icons.json"
ICONS: dict[str, str] = json.loads(SIGNS.read_text())


def copies(cards: Iterable[object]) -> int:
    return sum(int(getattr(card, "copies", 1)) for card in cards)


@rule("OS-CMP-01")
def test_there_are_34_tiles_one_of_which_is_new_haven():
    assert len(BOX.tiles) == 34 and sum(tile.kind == "new_haven" for tile in BOX.tiles) == 1
    assert all(1 <= tile.move <= 4 for tile in BOX.tiles)


@rule("OS-CMP-02")
def test_four_characters_are_in_the_base_game_and_two_in_the_extension():
    assert [board.set for board in BOX.characters].count("base") == 4 and len(BOX.characters) == 6


@rule("OS-CMP-03")
def test_25_enemy_cards_each_name_a_standee():
    assert copies(BOX.enemies) == 25 and all(card.standee for card in BOX.enemies)


@rule("OS-CMP-04")
def test_the_other_decks():
    found = [copies(deck) for deck in (BOX.nights, BOX.suns, BOX.events, BOX.loot, BOX.items, BOX.gear)]

    assert found == [22, 10, 35, 48, 35, 19]


@rule("OS-CMP-05")
def test_missions_and_merchant_boards_are_32_cards():
    missions = [rules("under_our_sun", key).book.mission for key in cartridges(UnderOurSun) if key != "tiny"]

    assert [len(mission.cards) for mission in missions] == [5] * 6
    assert sum(len(mission.cards) for mission in missions) + len(BOX.merchants) == 32


@rule("OS-RES-02")
@pytest.mark.parametrize(
    ("kind", "hues"),
    [("water", (190, 240)), ("ration", (350, 375)), ("cloth", (40, 60)), ("wood", (20, 38)), ("alcohol", (90, 160)),
     ("plastic", (310, 345))],
)  # fmt: skip
def test_cubes_have_their_colours(kind: str, hues: tuple[int, int]):
    hue, saturation, value = colour_of(kind)

    assert hues[0] <= hue <= hues[1] or hues[0] <= hue + 360 <= hues[1]
    assert saturation > 0.3 and value > 0.6


@rule("OS-RES-02")
def test_metal_is_black_and_connectors_are_white_and_both_have_an_edge_to_be_seen_by():
    (_, _, black), (_, pale, white) = colour_of("metal"), colour_of("connector")

    assert black < 0.25 and pale < 0.1 and white > 0.9
    assert all("stroke='#" in ICONS[kind] for kind in ("metal", "connector"))


def colour_of(kind: str) -> tuple[float, float, float]:
    """Hue in degrees, saturation and brightness of a cube's sign."""
    found = re.search(r"fill='#(..)(..)(..)'", ICONS[kind])
    assert found is not None
    hue, saturation, value = rgb_to_hsv(*(int(part, 16) / 255 for part in found.groups()))
    return 360 * hue, saturation, value


@rule("OS-CMP-06")
def test_thirteen_team_cards_three_of_which_are_sons_of_liberty():
    assert copies(BOX.teams) == 13
    assert copies(card for card in BOX.teams if card.side == "son_of_liberty") == 3


@rule("OS-CMP-07", "OS-CMP-08")
def test_printed_cubes_and_the_bag_leave_something_of_every_kind_in_the_supply():
    for kind, cubes in CUBES.items():
        printed = sum(tile.goods.get(kind, 0) for tile in BOX.tiles)  # type: ignore[call-overload]
        assert printed + 4 < cubes


@rule("OS-CRD-08", "OS-ENE-01", "OS-ENE-02")
def test_what_an_enemy_card_states():
    assert set(EnemyCard.__struct_fields__) >= {
        "health", "flavour", "arrival", "melee", "ranged", "type", "title", "loot",
    }  # fmt: skip
    for card in BOX.enemies:
        assert card.type in ("human", "mutant", "animal") and card.health > 0
        assert card.melee.day and card.melee.night and len(card.loot) == 3
        assert card.faction == "" or card.type == "human"


@rule("OS-ITM-02")
def test_what_an_item_or_gear_card_states_and_its_price():
    assert set(ThingCard.__struct_fields__) >= {"title", "type", "recipe", "value", "abilities", "static"}
    worth = {"cloth": 1, "metal": 1, "connector": 2, "wood": 2, "alcohol": 3, "plastic": 3, "ration": 2}
    for card in (*BOX.items, *BOX.gear):
        price = sum(worth[kind] * n for kind, n in card.recipe.items())
        assert price <= card.value < 2 * price, card.key


def test_eight_families_of_land_fifteen_kinds_of_enemies_and_two_merchants():
    assert len({tile.family for tile in BOX.tiles} - {"colony"}) == 8
    assert sum(tile.kind == "objective" for tile in BOX.tiles) == 5
    assert len({card.standee for card in BOX.enemies}) >= 15
    assert sorted(board.kind for board in BOX.merchants) == ["dealer", "post"]


def test_everything_that_has_a_face_has_a_line_of_flavour_in_both_languages():
    pieces = [piece for piece in BOOK.pieces() if piece not in (*BOX.merchants, *BOOK.mission.cards)]

    assert [piece.key for piece in pieces if piece.flavour is None] == []
    assert [p.key for p in pieces if p.flavour and max(len(p.flavour.en), len(p.flavour.fr)) > 160] == []


def test_every_key_of_the_box_is_there_once():
    keys = [piece.key for piece in BOOK.pieces()]

    assert len(set(keys)) == len(keys)
