"""The box: as many of everything as the rules say, and what every card states.  OS-CMP, OS-CRD-08, OS-ITM-02."""

from collections.abc import Iterable

from starboard.games.under_our_sun.constants import CUBES
from starboard.games.under_our_sun.world import EnemyCard, ThingCard
from starboard.testing import rule
from tests.games.under_our_sun.given import BOOK

BOX = BOOK.system


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


def test_every_key_of_the_box_is_there_once():
    keys = [piece.key for piece in BOOK.pieces()]

    assert len(set(keys)) == len(keys)
