"""The starmap and the scanner: IV-MAP, IV-SCN, IV-BRU, IV-ENG."""

import pytest
from msgspec import structs

from starboard.games.iss_vanguard import IssVanguard
from starboard.games.iss_vanguard.rules.ship_modifiers import ScanCost
from starboard.games.iss_vanguard.rules.starmap import OpenStarmap, Starmap
from starboard.games.iss_vanguard.scene import scene
from starboard.kernel.cartridge import say
from starboard.kernel.plain import plain
from starboard.kernel.texts import Language
from starboard.testing import rule
from tests.games.iss_vanguard.aboard import BOOK, Aboard


def map_(**fields: object) -> Aboard:
    return Aboard(**fields).doing(OpenStarmap())


@rule("IV-MAP-01", "IV-MAP-02", "IV-MAP-04", "IV-ENG-04")
def test_the_ship_flies_from_system_to_system_as_long_as_energy_is_left():
    game = map_(energy=4, investigated=["stones_site"]).when("fly ferry").has(system="ferry", energy=3)
    game.when("fly stones").has(system="stones", energy=2).when("destination stones_site", "scan", "scan")
    game.has(energy=0).refuses_by("IV-MAP-02", "fly ferry")


@rule("IV-MAP-03", "IV-BRU-01", "IV-BRU-02", "IV-TEC-04")
def test_a_yellow_system_needs_its_upgrade_and_its_level():
    map_(energy=8).refuses_by("IV-MAP-03", "fly far_field")
    map_(energy=8, upgrades=["old_hull"], technology=0).refuses_by("IV-TEC-04", "fly far_field")
    game = map_(energy=8, upgrades=["old_hull"])
    assert game.price("fly far_field") == {"energy": 1}  # 2, and the hull makes the first flight of a phase cheaper
    game.when("fly far_field").has(system="far_field", energy=7)
    assert game.price("fly stones") == {"energy": 1}  # the second one is not cheaper


@rule("IV-MAP-05", "IV-MAP-06", "IV-ENG-05")
def test_an_object_is_investigated_once_for_its_whole_cost_unless_it_says_otherwise():
    game = map_(system="ferry", energy=3, table={"success": 0}).when("investigate relay_hulk").has(energy=2)
    game.then(success=1).refuses_by("IV-MAP-06", "investigate relay_hulk")
    pebbles = map_(energy=3, table={"mineral": ["ember_stone", "mirror_ore"]})
    pebbles.when("investigate pebble_belt", "investigate pebble_belt").has(
        energy=1, found=["mirror_ore", "ember_stone"]
    )
    map_(energy=1).refuses_by("IV-MAP-05", "investigate choir_buoy")


@rule("IV-MAP-07", "IV-MAP-08", "IV-MAP-10")
def test_exactly_one_landing_site_is_chosen_and_paid_for_once():
    game = map_(energy=3).refuses_by("IV-MAP-08", "turn_page").when("destination stones_site")
    game.has(destination="tiny", energy=2, investigated=["stones_site"]).lacks("destination").when(
        "turn_page"
    ).is_idle()
    again = map_(energy=1, investigated=["stones_site"])
    assert again.price("destination stones_site") == {"energy": 0}
    again.when("destination stones_site").has(destination="tiny", energy=1)
    left = map_(energy=6).when("destination stones_site", "fly ferry").has(destination="")
    left.refuses_by("IV-MAP-08", "turn_page")


@rule("IV-MAP-09")
def test_who_can_afford_nothing_chooses_a_site_for_a_step_of_morale():
    map_(energy=1).refuses_by("IV-MAP-09", "destination_unpaid stones_site")
    map_(energy=0).has(destination="tiny", morale=1, energy=0)  # the only way left is not asked about


@rule("IV-MAP-09")
def test_a_site_that_can_be_flown_to_and_not_be_paid_is_no_way_out(monkeypatch: pytest.MonkeyPatch):
    """Far Field can be reached with all Energy, and its site then costs one more."""
    far = BOOK.systems["far_field"]
    site = structs.replace(BOOK.objects["stones_site"], key="far_site")
    monkeypatch.setitem(BOOK.systems, "far_field", structs.replace(far, objects=(site,)))
    monkeypatch.setitem(BOOK.objects, "far_site", site)
    near = structs.replace(BOOK.objects["stones_site"], energy=3)
    stones = BOOK.systems["stones"]
    dear = tuple(near if thing.key == near.key else thing for thing in stones.objects)
    monkeypatch.setitem(BOOK.systems, "stones", structs.replace(stones, objects=dear))
    map_(energy=1, upgrades=["old_hull"]).offers("destination_unpaid stones_site", "fly far_field")
    map_(energy=2, upgrades=["old_hull"]).refuses_by("IV-MAP-09", "destination_unpaid stones_site")


@rule("IV-MAP-03", "IV-MAP-09", "IV-MAP-11", "IV-TEC-04")
def test_only_systems_that_may_be_entered_count_as_ways_out(monkeypatch: pytest.MonkeyPatch):
    """Far Field has a free site; the stones have a dear one."""
    site = structs.replace(BOOK.objects["stones_site"], key="far_site", energy=0)
    far, stones = BOOK.systems["far_field"], BOOK.systems["stones"]
    monkeypatch.setitem(BOOK.systems, "far_field", structs.replace(far, objects=(site,)))
    monkeypatch.setitem(BOOK.objects, "far_site", site)
    dear = tuple(structs.replace(x, energy=5) if x.key == "stones_site" else x for x in stones.objects)
    monkeypatch.setitem(BOOK.systems, "stones", structs.replace(stones, objects=dear))
    hull = ["old_hull"]
    map_(energy=3, upgrades=hull).refuses_by("IV-MAP-09", "destination_unpaid stones_site")
    map_(energy=3, upgrades=hull, technology=0).offers("destination_unpaid stones_site")  # the level is too low
    map_(energy=3).offers("destination_unpaid stones_site")  # the colour is closed
    map_(energy=3, upgrades=hull, systems=["ferry", "stones"]).offers("destination_unpaid stones_site")  # not charted


@rule("IV-SCN-02", "IV-SCN-03")
def test_a_landing_card_has_no_more_than_four_parts_to_uncover():
    game = map_(upgrades=["old_window"], energy=4, scanned={"tiny": 3}).when(
        "destination stones_site", "use old_window"
    )
    game.has(scanned={"tiny": 4})


@rule("IV-MAP-10", "IV-MAP-09")
def test_a_site_that_was_chosen_without_paying_is_not_opened():
    game = map_(energy=0).has(destination="tiny", investigated=[])
    game.ship.energy = 3
    game.doing(OpenStarmap())
    assert game.price("destination stones_site") == {"energy": 1}


@rule("IV-MAP-11", "IV-MAP-12")
def test_the_first_planet_is_no_site_any_more_and_the_ship_keeps_a_way_to_one():
    game = map_(system="ferry", energy=2).lacks("destination").when("investigate relay_hulk")
    game.has(system="stones", energy=0)  # the last Energy takes the ship to the stones: nothing else was open
    assert game.events_of("investigated") == [(-1, "relay_hulk")]
    map_(energy=1).refuses_by("IV-MAP-11", "fly ferry")  # from there it could not come back


@rule("IV-BRU-03")
def test_an_upgrade_that_shows_a_cost_is_used_by_paying_it():
    game = map_(upgrades=["old_window"], energy=3).refuses("use old_window").when("destination stones_site")
    game.when("use old_window").has(energy=1, scanned={"tiny": 2})
    map_(upgrades=[], energy=3).when("destination stones_site").refuses("use old_window")


@rule("IV-TEC-04", "IV-BRU-02", "IV-BRU-03")
def test_an_upgrade_that_names_a_technology_level_is_of_no_use_below_it(monkeypatch: pytest.MonkeyPatch):
    for key in ("old_window", "old_hull"):
        monkeypatch.setitem(BOOK.bridge, key, structs.replace(BOOK.bridge[key], level=2))
    low = map_(upgrades=["old_window", "old_hull"], energy=8, technology=1).when("destination stones_site")
    low.refuses_by("IV-TEC-04", "use old_window").refuses_by("IV-MAP-03", "fly far_field")
    assert low.price("scan") == {"energy": 1}  # the window would make it free
    high = map_(upgrades=["old_window", "old_hull"], energy=8, technology=2).when("destination stones_site")
    assert high.price("scan") == {"energy": 0}
    high.offers("fly far_field").when("use old_window").has(energy=6, scanned={"tiny": 2})


@rule("IV-MAP-11", "IV-MAP-05")
def test_where_there_is_no_way_to_a_landing_site_anyway_objects_may_be_investigated(monkeypatch: pytest.MonkeyPatch):
    ferry = BOOK.systems["ferry"]
    monkeypatch.setitem(BOOK.systems, "ferry", structs.replace(ferry, neighbours=()))
    game = map_(system="ferry", energy=2, table={"success": 0}).offers("investigate relay_hulk")
    game.refuses_by("IV-MAP-08", "turn_page").when("investigate relay_hulk").has(energy=0).then(success=1)
    assert game.events_of("investigated") == [
        (-1, "relay_hulk"),
        (-1, "cold_dock"),
    ]  # the second one is all that is left


# The scanner


@rule("IV-SCN-01", "IV-SCN-02", "IV-SCN-03")
def test_the_four_parts_are_uncovered_in_order_each_for_what_is_printed():
    game = map_(energy=7).refuses("scan").when("destination stones_site")
    for price in (1, 1, 2, 1):
        assert game.price("scan") == {"energy": price}
        game.when("scan")
    game.has(scanned={"tiny": 4}, energy=1).refuses_by("IV-SCN-03", "scan")
    assert [ids[1] for ids in game.events_of("scanned")] == ["biomes", "tests", "landing", "dangers"]


@rule("IV-SCN-04", "IV-ASG-01", "IV-ASG-02", "IV-ASG-03")
def test_a_member_may_be_assigned_to_scan_but_never_the_last_of_a_section():
    game = map_(energy=1).when("destination stones_site", "scan clara_novak").has(energy=0, scanned={"tiny": 1})
    assert game.post("clara_novak") == "resting"
    game.refuses_by("IV-SCN-04", "scan yuna_park").refuses("scan clara_novak").offers("scan leila_haddad")


@rule("IV-SCN-03")
def test_the_first_part_may_be_free_and_every_part_dearer():
    game = map_(energy=3, upgrades=["old_window"]).when("destination stones_site")
    assert game.price("scan") == {"energy": 0}
    dear = Aboard(energy=3).doing(Starmap())
    dear.g.last(ScanCost(1), -1, until=("ship_phase",))
    dear.when("destination stones_site")
    assert dear.price("scan") == {"energy": 2}


@rule("IV-SCN-06", "IV-SCN-07")
def test_what_was_not_scanned_is_in_nobodys_scene_and_what_was_stays():
    def words(game: Aboard, lang: Language = "en") -> str:
        voice = say(IssVanguard, "tiny_road", lang)
        return plain(scene(game.g, 0, voice), voice)

    game = map_(energy=6).when("destination stones_site", "scan")
    assert "Biomes: Rocky and Desert" in words(game) and "Gusts" not in words(game) and "Danger dice" not in words(game)
    game.when("scan", "scan")
    assert "Gusts" in words(game) and "Danger dice" not in words(game)
    again = map_(energy=3, scanned={"tiny": 3}).when("destination stones_site")
    assert "Gusts" in words(again) and again.price("scan") == {"energy": 1}
