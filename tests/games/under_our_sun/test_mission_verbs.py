"""Verbs, conditions and moments that missions bring: water, chests, markers, lost tiles, boxed enemies, endings."""

import random
from typing import Any

import pytest
from msgspec import structs

from starboard.games.under_our_sun import UnderOurSun, system
from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.constants import FIT
from starboard.games.under_our_sun.effects.enemies import Spawn
from starboard.games.under_our_sun.effects.flow import LoseTile
from starboard.games.under_our_sun.effects.goods import GainCard
from starboard.games.under_our_sun.effects.ground import DealerComes, Drain, PlaceChest, PlaceMarker
from starboard.games.under_our_sun.model.hexes import HOME
from starboard.games.under_our_sun.model.things import Merchant, Thing
from starboard.games.under_our_sun.rules.conditions import MarkerAt, PlaceHas, Players, TileHas
from starboard.games.under_our_sun.rules.enemy_moves import walk
from starboard.games.under_our_sun.rules.ground import is_unexplored
from starboard.games.under_our_sun.rules.progress import Look, NextCard
from starboard.games.under_our_sun.world import Ability, Marker
from starboard.kernel.cartridge import cartridges, read, say
from starboard.kernel.game import Game
from starboard.kernel.nouns import Noun, Text
from starboard.kernel.setup import Setup
from starboard.kernel.show import line
from starboard.kernel.verbs import Step
from starboard.testing import rule
from tests.games.under_our_sun.given import RULES, Given, at, hexn

NORTH = {"north": "dry_creek"}
PUMP = {"north": "pump_house"}
CART = Marker(key="cart", title=Noun(en="cart", fr="charrette"))
PART = Marker(key="part", title=Noun(en="part", fr="pièce"), carried=True)
HERE = Step(Look(), 0)


@pytest.fixture
def mission(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The tiny mission with other fields."""

    def change(**fields: Any) -> None:
        world = RULES.book.world
        book = Book(system(), structs.replace(world, mission=structs.replace(world.mission, **fields)))
        monkeypatch.setattr(RULES, "book", book)
        monkeypatch.setattr("tests.games.under_our_sun.given.BOOK", book)

    return change


def with_place(given: Given, key: str, where: str) -> Given:
    given.s.places[key] = at(where)
    return given


def test_a_drained_tile_has_less_water_and_never_less_than_none():
    given = with_place(Given(tiles=NORTH), "creek", "north")

    given.doing(Drain(at="new_haven"), Drain(5, at="creek"))

    assert given.tile().water == 1 and given.tile("north").water == 0
    given.happens("drained new_haven", "drained dry_creek")
    given.doing(Drain(at="creek"), Drain(at="nowhere"))
    assert given.events_of("drained")[2:] == []


def test_a_chest_the_dealer_and_counted_markers_come_to_a_named_place(mission: Any):
    mission(markers=(PART,))
    given = with_place(Given(4, tiles=PUMP), "pump_house", "north")

    given.doing(
        PlaceChest("strength", at="pump_house"),
        DealerComes(at="pump_house"),
        PlaceMarker("part", Players(half=True, more=1), "pump_house"),
    )

    assert given.tile("north").chest == "strength" and not given.tile().chest
    assert [thing.key for thing in given.tile("north").things] == ["part"] * 3
    assert [m.at for m in given.s.merchants] == [at("north")]


def test_as_many_enemies_appear_as_the_number_of_characters_says():
    given = Given(4).doing(Spawn(type="animal", at="new_haven", n=Players(half=True)))

    assert len(given.s.enemies) == 2


@pytest.mark.parametrize("what", ["camp", "water", "fire", "enemy", "chest", "event", "merchant"])
def test_a_named_place_has_what_lies_there_and_a_place_that_is_not_there_has_nothing(what: Any):
    given = with_place(Given(tiles=NORTH, at={0: "north"}, enemies=["gaunt_dog@north"]), "creek", "north")
    tile = structs.replace(given.tile("north"), fire=1, chest="strength", event=True, camp=0, water=1)
    given.s.tiles[at("north")] = tile
    given.s.merchants.append(Merchant("dealer", at("north")))

    assert PlaceHas("creek", what).holds(given.g, HERE) and TileHas(what).holds(given.g, HERE)
    assert not PlaceHas("nowhere", what).holds(given.g, HERE)
    given.s.tiles[at("north")] = structs.replace(tile, fire=0, chest="", event=False, camp=-2, water=0)
    given.s.enemies.clear()
    given.s.merchants.clear()
    assert not PlaceHas("creek", what).holds(given.g, HERE)


def test_where_a_marker_lies_is_asked_with_so_many_steps_around(mission: Any):
    mission(markers=(CART,))
    given = Given(tiles={"north": "dry_creek", "north.north": "school"}, at={0: "north.north"}).doing(
        PlaceMarker("cart")
    )

    holds = [MarkerAt("cart", "new_haven", within=n).holds(given.g, HERE) for n in (0, 1, 2)]

    assert holds == [False, False, True]
    assert not MarkerAt("cart", "nowhere", 9).holds(given.g, HERE)
    assert not MarkerAt("nothing", "new_haven", 9).holds(given.g, HERE)


@rule("OS-MIS-05")
def test_a_mission_action_is_offered_where_its_marker_lies_and_follows_it(mission: Any):
    push = Ability(when="mission", which="cart", title=Text("Push", "Pousser"), ap=1, does=(GainCard("knife"),))
    first = structs.replace(RULES.book.mission.cards[0], abilities=(push,))
    mission(markers=(CART,), cards=(first,))
    given = Given(tiles=NORTH, at={0: "north"}).doing(PlaceMarker("cart"))

    assert [str(o) for o in given.g.moves(0) if o.key == "mission"] == ["mission tiny_walk ability-tiny_walk-0"]
    away = Given(tiles=NORTH)
    away.s.places["cart"] = at("north")
    away.lacks("mission")


@rule("OS-INT-22")
def test_whoever_opens_a_chest_finds_what_the_mission_hid_there_beside_the_loot(mission: Any):
    found = Ability(when="chest", does=(GainCard("part"),))
    first = structs.replace(RULES.book.mission.cards[0], abilities=(found,))
    mission(markers=(PART,), cards=(first,))
    given = Given(on={"": {"chest": "strength"}}, forced={"g": [0, 0]})

    given.when("chest strength").asks("keep_loot")

    assert [thing.key for thing in given.s.characters[0].things] == ["part"] and not given.tile().chest
    failed = Given(on={"": {"chest": "strength"}}, forced={"g": [7, 7]}).when("chest strength")
    assert failed.s.characters[0].things == [] and failed.tile().chest == "strength"


@rule("OS-MIS-10")
def test_a_named_enemy_that_the_mission_left_in_the_box_comes_from_there(mission: Any):
    mission(without=("the_marshal",))
    given = Given()
    assert "the_marshal" not in given.s.enemy and given.s.boxed == ["the_marshal"]

    given.doing(Spawn(key="the_marshal"))

    assert [enemy.key for enemy in given.s.enemies] == ["the_marshal"] and given.s.boxed == []
    given.doing(Spawn(key="the_marshal"))
    assert len(given.s.enemies) == 1, "there is only one of him"


def test_a_lost_tile_takes_all_with_it_moves_people_off_and_is_never_entered_again():
    given = Given(tiles=NORTH, enemies=["gaunt_dog@"], lawrence={"water": 2, "things": (Thing("tent"),)})
    given.s.tiles[HOME] = structs.replace(given.tile(), things=(Thing("knife"),), camp=0, tent=Thing("tent"))
    before = RULES.counts(given.s)

    given.doing(LoseTile("new_haven"))

    assert HOME not in given.s.tiles and "new_haven" not in given.s.places and not is_unexplored(given.g, HOME)
    assert [c.at for c in given.s.characters] == [at("north")] * 2
    assert given.s.enemies == [] and given.s.merchants[0].gone
    assert RULES.counts(given.s) == before
    given.doing(Spawn(key="dust_boar"))
    assert not walk(given.g, given.s.enemies[0], HOME), "nor by an enemy"
    assert hexn("") not in {str(option.ids[0]) for option in given.g.moves(0) if option.ids}


ENDS = {"won": "W", "lost": "L", "son_won": "S", "son_gone": "G"}


@pytest.mark.parametrize(
    "ending, says", [("story-won", "W"), ("story-lost", "L"), ("story-son-won", "S"), ("story-son-gone", "G")]
)
def test_the_log_reads_out_each_ending_and_the_plain_ones_stand_in(mission: Any, ending: str, says: str):
    mission(**{key: Text(en=word, fr=word.lower()) for key, word in ENDS.items()})
    assert RULES.book.titles[ending].en == says

    mission(son_won=None, son_gone=None)
    assert RULES.book.titles["story-son-won"].en == "L" and RULES.book.titles["story-son-gone"].en == "W"


@rule("OS-MIS-03")
def test_a_card_is_read_out_in_the_log_as_it_is_revealed():
    given = Given(card=1)
    lines: list[str] = []
    voice = say(UnderOurSun, "tiny", "en")
    given.g.emit = lambda event: lines.append(line(given.g, event, voice))

    given.doing(NextCard())

    assert lines[0] == "The pump. It turns. Somebody has to turn it."


@pytest.mark.parametrize("name", [name for name in cartridges(UnderOurSun) if name != "tiny"])
@pytest.mark.parametrize("mode", ["cooperative", "semi_cooperative"])
def test_random_games_through_all_cards_lose_no_piece(name: str, mode: str):
    """Everybody is kept alive, and now and then a page is turned, so that each card meets every kind of table."""
    rules = UnderOurSun(read(UnderOurSun, UnderOurSun.home() / "cartridges" / name))
    for seats in (1, 2, 5):
        g = Game(rules.new(Setup(seats, seats, name, options=(("mode", mode),))), rules)
        chance, counts = random.Random(seats), None
        for answer in range(600):
            if g.over:
                break
            _look_after(g, rules.book)
            if g.s.day and answer % 90 == 89 and g.s.card < len(rules.book.mission.cards) and len(g.waiting) == 1:
                g.push(g.s.first, NextCard())
                g.settle()
                continue
            seat = chance.choice(g.waiting)
            g.answer(seat, chance.choice(g.moves(seat)))
            if g.s.day:
                counts = counts or rules.counts(g.s)
                assert rules.counts(g.s) == counts
        assert g.over or g.s.card == len(rules.book.mission.cards)


def _look_after(g: Any, book: Book) -> None:
    for c in g.s.characters:
        if c.key and c.health > 0:
            c.health, c.water, c.fitness = book.characters[c.key].health, book.characters[c.key].water, FIT
