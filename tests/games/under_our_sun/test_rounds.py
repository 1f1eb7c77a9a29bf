"""The day: OS-RND, OS-SUN, OS-CON, OS-NIT."""

from typing import Any

import pytest

from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.effects.health import Damage, Heal, Infect
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.health import hurt
from starboard.games.under_our_sun.rules.rounds import DrawSun, Fester, FirstDay, NextDay, RefillAp, RunPhase
from starboard.kernel.ids import pid
from starboard.testing import rule
from tests.games.under_our_sun.given import NO, YES, Given, at, hexn, things

NIGHT: dict[str, Any] = {"phase": 2, "weather": "", "sun_card": ""}
CREEK: dict[str, Any] = {"tiles": {"north": "dry_creek"}, "at": {0: "north", 1: "north"}}


def goods(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(kind, 0) for kind in GOODS)


def next_day(**fields: Any) -> Given:
    """The night is over and everybody eats what they have: the next morning begins."""
    given = Given(**{**NIGHT, "p0": {"ap": 0}, **fields}).doing(NextDay())
    while given.g.waiting and given.question(given.g.waiting[0]).prompt == "meal":
        seat = given.g.waiting[0]
        given.when(f"{seat}: {'feed' if given.people(given.s)[seat].ration else 'hunger'}")
    return given


# Refill


@rule("OS-RND-16", "OS-CHR-10", "OS-RND-18", "OS-SUN-04", "OS-SUN-07", "OS-CHR-09")
@pytest.mark.parametrize(
    ("card", "weather", "ap"),
    [("clear_sky", "clear", (6, 6, 4)), ("rain_at_last", "storm", (5, 5, 3)), ("", "", (6, 6, 4))],
)
def test_the_refill_of_ap(card: str, weather: str, ap: tuple[int, ...]):
    """OS-EX-16"""
    given = Given(
        seats=3, sun_card=card, weather=weather, phase=0 if card else 2,
        p0={"fitness": 2, "ap": 5}, p1={"fitness": 1, "ap": 0}, p2={"fitness": 0, "ap": 2},
    )  # fmt: skip
    given.doing(RefillAp())

    assert tuple(c.ap for c in given.s.characters) == ap


@rule("OS-RND-01", "OS-RND-21", "OS-CBA-05")
def test_turns_go_clockwise_from_the_first_player_and_phases_follow_each_other():
    given = Given(seats=3, first=1, turn=1, sun=["clear_sky"])

    given.waits(1).when("wait").waits(2).when("drink", "wait").waits(0).when("drink", "wait")
    given.then(phase=1, day=1).waits(1)


@rule("OS-RND-21")
def test_a_turn_ends_by_itself_without_ap():
    given = Given(p0={"ap": 1, "ration": 1, "health": 5}).when("eat")

    given.asks("hydrate", seat=1)


@rule("OS-RND-02", "OS-RND-03", "OS-SET-21")
def test_the_first_day_has_no_preparation_but_a_whole_morning():
    given = Given(day=0, p0={"ap": 0}, sun=["clear_sky"]).doing(FirstDay())

    given.then(day=1, phase=0, weather="clear", first=0, p0={"fitness": 2}).asks("hydrate")


@rule("OS-RND-19", "OS-RND-20")
def test_a_character_drinks_at_the_start_of_its_turn_or_loses_health():
    given = Given(p0={"ap": 1}).when("wait")
    given.asks("hydrate", "drink", "thirst", seat=1)

    given.when("drink").then(p1={"water": 3, "health": 6})
    Given(p0={"ap": 1}).when("wait", "thirst").then(p1={"water": 4, "health": 5})


@rule("OS-RND-19", "OS-SUN-03")
def test_what_the_heat_asks_for_takes_the_place_of_the_one_water():
    given = Given(weather="heat", sun_card="dead_heat", p0={"ap": 1}).when("wait", "drink")

    given.then(p1={"water": 2, "health": 6})


@rule("OS-RND-19")
def test_without_water_health_is_lost_and_stored_water_does_not_count():
    given = Given(on={"": {"stored_water": 3}}, p1={"water": 0}).when("wait")

    given.then(p1={"health": 5, "water": 0}).asks("act", seat=1)
    assert given.tile().stored_water == 3


@rule("OS-RND-23", "OS-NIT-01")
def test_who_has_no_ap_still_drinks_and_draws_a_night_card():
    given = Given(**NIGHT, tiles={"north": "dry_creek"}, at={1: "north"}, night=["still_night"], p1={"ap": 0})

    given.when("wait").when("drink").then(p1={"water": 3})
    assert given.events_of("night_card") == [(1, "character-1", "still_night")]


# Preparation


@rule("OS-RND-04", "OS-RND-05", "OS-RND-08")
def test_the_preparation_passes_the_marker_and_the_day():
    next_day(seats=3, first=2).then(first=0, day=2)


@rule("OS-RND-24")
def test_the_marker_passes_over_who_is_out_but_not_over_the_dead():
    next_day(seats=3, first=0, p1={"health": 0, "out": True}).then(first=2)
    next_day(seats=3, first=0, p1={"health": 0, "dead": 3}).then(first=1)


@rule("OS-RND-06", "OS-RND-07", "OS-INT-26", "OS-ITM-13", "OS-TIL-14")
def test_clean_up_takes_what_was_dropped_outside_camps_and_leaves_printed_cubes():
    dropped = {"dropped": goods(metal=1), "things": (Thing("knife"),)}
    given = next_day(tiles={"north": "dry_creek", "south": "toll_bridge"}, on={"north": dropped, "": dropped})

    assert (given.tile("north").dropped, given.tile("north").things) == (goods(), ())
    assert given.tile("north").goods == goods(cloth=1, wood=1)
    assert given.tile("").dropped == goods(metal=1) and given.tile("").things == (Thing("knife"),)
    assert given.s.shop["knife"] >= 3


@rule("OS-RND-09", "OS-ITM-11")
def test_cards_that_were_turned_over_are_turned_back():
    given = next_day(p0={"ap": 0, "things": [Thing("helmet", turned=True)]})

    given.then(p0={"things": [Thing("helmet")]})


@rule("OS-RND-09", "OS-ITM-16")
def test_a_card_that_a_camp_stores_is_turned_back_too():
    given = next_day(on={"": {"things": (Thing("helmet", turned=True),)}})

    assert given.tile().things == (Thing("helmet"),)


@rule("OS-RND-10", "OS-STL-11", "OS-LOT-08")
def test_markers_leave_the_symbols_and_who_stands_there_is_in_stealth():
    given = next_day(
        tiles={"north": "burnt_orchard"}, at={0: "north"}, on={"north": {"covered": True}}, remains=["gaunt_dog@north"]
    )

    given.then(p0={"hidden": True}, p1={"hidden": False}, remains=[])
    assert not given.tile("north").covered and given.s.enemy_done == ["gaunt_dog"]


@rule("OS-STL-11", "OS-ENE-05")
def test_nobody_is_hidden_where_an_enemy_stands():
    given = next_day(
        tiles={"north": "burnt_orchard"}, at={0: "north"}, on={"north": {"covered": True}}, enemies=["gaunt_dog@north"]
    )

    given.then(p0={"hidden": False})


@rule("OS-RND-12", "OS-INT-12", "OS-TIL-14")
def test_only_printed_water_is_restored():
    given = next_day(tiles={"north": "dry_creek"}, on={"north": {"water": 0, "goods": goods()}, "": {"water": 1}})

    assert (given.tile("north").water, given.tile("").water) == (1, 2)
    assert given.tile("north").goods == goods()


@rule("OS-RND-13", "OS-RND-14", "OS-CHR-11")
def test_fitness_goes_down_a_step_and_never_below_tired():
    next_day(p0={"ap": 0, "fitness": 2}, p1={"fitness": 0}).then(p0={"fitness": 1}, p1={"fitness": 0})


@rule("OS-RND-15", "OS-RND-20", "OS-RND-25")
def test_each_eats_a_ration_or_loses_health_and_stored_rations_do_not_count():
    given = next_day(p0={"ap": 0, "ration": 2}, on={"": {"dropped": goods(ration=5)}})

    given.then(p0={"ration": 1, "health": 7}, p1={"health": 5})


@rule("OS-KAR-04", "OS-CHR-08")
def test_karma_and_daily_skills_come_back():
    given = next_day(p0={"ap": 0, "karma": 1, "karma_used": True}, p1={"used": [pid("ability", "medic", 1)]})

    given.then(p0={"karma_used": False})


# Weather


@rule("OS-SUN-01")
def test_any_sun_card_comes_up_each_time():
    given = Given()
    seen = set()
    for _ in range(150):
        given.doing(DrawSun())
        seen.add(given.s.sun_card)

    assert seen == set(given.g.book.suns) and len(given.s.sun) == 10


@rule("OS-SUN-02", "OS-SUN-04")
def test_at_night_there_is_no_weather_and_no_sun_card():
    given = Given(weather="storm", sun_card="rain_at_last").doing(RunPhase(2))

    given.then(weather="", sun_card="", phase=2)
    assert given.events_of("sun_card") == []


@rule("OS-SUN-03", "OS-SUN-05", "OS-CHR-20", "OS-RND-25")
def test_a_solar_storm_burns_everybody_outside_a_camp_but_the_thickskin():
    given = Given(seats=3, tiles={"north": "dry_creek"}, at={0: "north", 1: "north"}, sun=["white_noon"])

    given.doing(DrawSun()).then(p0={"health": 7}, p1={"health": 5}, p2={"health": 5})
    assert given.events_of("hurt") == [(1, "character-1", "solar")]


# Conditions


@rule("OS-CON-04", "OS-RND-17")
@pytest.mark.parametrize(("phase", "lost"), [(0, 1), (1, 0), (2, 1)])
def test_the_infected_lose_health_in_the_morning_and_at_night(phase: int, lost: int):
    given = Given(phase=phase, p1={"infected": True}).doing(Fester())

    given.then(p1={"health": 6 - lost}, p0={"health": 7})


@rule("OS-CON-03", "OS-CON-05")
def test_an_infection_is_one_marker():
    given = Given().doing(Infect(), Infect())

    given.then(p0={"infected": True}, p1={"infected": False})
    assert given.events_of("infected") == [(0, "character-0")]


@rule("OS-CON-06", "OS-CON-08")
def test_a_medkit_treats_whoever_is_on_the_tile():
    given = Given(p0={"things": things("medkit")}, p1={"infected": True})

    given.when("use thing-0-medkit ability-medkit-1").then(
        p1={"infected": False}, p0={"ap": 5, "things": [Thing("medkit", 1)]}
    )

    far = Given(tiles={"north": "dry_creek"}, at={1: "north"}, p0={"things": things("medkit")}, p1={"infected": True})
    far.refuses("use thing-0-medkit ability-medkit-1")


@rule("OS-CON-07", "OS-CON-08")
def test_a_medic_treats_an_infection_without_an_item_for_one_ap():
    given = Given(turn=1, p0={"infected": True})

    assert given.price("use medic ability-medic-0") == {"ap": 1}
    given.when("use medic ability-medic-0").then(p0={"infected": False}, p1={"ap": 5})


@rule("OS-CHR-07", "OS-CHR-08")
def test_a_limited_skill_has_its_marker_until_its_phase_is_over():
    given = Given(turn=1, p0={"health": 3}, p1={"cloth": 2}).when("use medic ability-medic-1", "character character-0")

    given.then(p0={"health": 4}, p1={"cloth": 1})
    assert given.refusals(1)["use medic ability-medic-1"] == ("why-spent", "OS-CHR-07")
    given.s.characters[0].acted = True
    given.when("wait").then(p1={"used": []}, phase=1)


@rule("OS-CON-09")
def test_hunger_and_thirst_are_no_attacks():
    given = Given(p0={"things": [Thing("vest")]})

    assert hurt(given.g, given.me, 1, "hunger") == 1


@rule("OS-CON-01", "OS-CON-02", "OS-CHR-01")
def test_damage_takes_health():
    given = Given(turn=1).doing(Damage(4), seat=1)

    given.then(p1={"health": 2})


@rule("OS-CHR-02")
def test_healing_stops_at_the_gauge():
    Given(p0={"health": 6}).doing(Heal(3)).then(p0={"health": 7})


@rule("OS-CHR-19", "OS-CHR-21", "OS-CON-01")
def test_the_thickskins_armour():
    """OS-EX-11"""
    given = Given(p0={"health": 6}).doing(Damage(1), Damage(2), Damage(3))

    given.then(p0={"health": 2})
    assert [event.n for event in given.events if event.what == "hurt"] == [1, 1, 2]


# Night


@rule("OS-NIT-01", "OS-NIT-12")
def test_characters_on_a_tile_without_a_camp_each_draw_a_night_card():
    given = Given(**{**NIGHT, **CREEK}, night=["still_night"] * 3, p0={"acted": False})
    given.doing(RunPhase(2)).when("drink", "wait", "drink")

    assert [event[1] for event in given.events_of("night_card")] == ["character-0", "character-1"]


@rule("OS-NIT-02", "OS-NIT-13")
def test_a_camp_has_one_card_a_night():
    given = Given(**CREEK, on={"north": {"camp": 0, "tent": Thing("tent")}}, night=["still_night"] * 3)
    given.doing(RunPhase(2)).when("drink", "0: affect character-0", "1: affect character-0", "wait", "drink")

    assert [event[1] for event in given.events_of("night_card")] == ["character-0"]


@rule("OS-NIT-03", "OS-NIT-04", "OS-NIT-05")
@pytest.mark.parametrize(("votes", "hit"), [((1, 1, 0), 1), ((0, 1, 2), 0), ((2, 2, 2), 2)])
def test_the_camp_votes_and_without_a_strict_majority_the_drawer_is_affected(votes: tuple[int, ...], hit: int):
    given = Given(
        seats=3, tiles={"north": "dry_creek"}, at={0: "north", 1: "north", 2: "north"},
        on={"north": {"camp": 0, "tent": Thing("tent")}}, night=["bitter_cold"],
    )  # fmt: skip
    given.doing(RunPhase(2)).when("drink")

    given.when(*(f"{seat}: affect character-{who}" for seat, who in enumerate(votes)))

    given.then(**{f"p{hit}": {"health": given.g.book.characters[given.s.characters[hit].key].health - 1}})


@rule("OS-NIT-06", "OS-NIT-15")
def test_each_new_tile_entered_at_night_draws_a_card_and_coming_back_none():
    given = Given(
        **NIGHT, tiles={"north": "dry_creek", "north.north": "toll_bridge"}, night=["still_night"] * 3,
        on={"north.north": {"event": False}},
    )  # fmt: skip
    given.when(f"move {hexn('north')}", f"move {hexn('north.north')}", f"move {hexn('north')}")

    assert len(given.events_of("night_card")) == 2


@rule("OS-NIT-07", "OS-NIT-16")
def test_no_card_is_drawn_where_somebody_stands_who_drew_for_that_tile():
    given = Given(**NIGHT, tiles={"north": "dry_creek"}, at={1: "north"}, on={"north": {"drawn": 2}})
    given.when(f"move {hexn('north')}")

    assert given.events_of("night_card") == []


@rule("OS-NIT-08", "OS-NIT-09")
def test_a_successful_stealth_move_spares_the_card_of_the_tile_entered():
    given = Given(**NIGHT, tiles={"north": "dry_creek"}, night=["still_night"] * 2, forced={"b": [YES, NO], "r": [NO]})
    given.when(f"sneak {hexn('north')}").then(p0={"hidden": True, "at": at("north")})
    assert given.events_of("night_card") == []

    seen = Given(**NIGHT, tiles={"north": "dry_creek"}, night=["still_night"] * 2, forced={"b": [NO, NO]})
    seen.when(f"sneak {hexn('north')}")
    assert len(seen.events_of("night_card")) == 1


@rule("OS-NIT-09")
def test_stealth_does_not_spare_the_card_at_the_start_of_the_turn():
    given = Given(**CREEK, night=["still_night"] * 2, p0={"hidden": True}).doing(RunPhase(2)).when("drink")

    assert len(given.events_of("night_card")) == 1


@rule("OS-NIT-10", "OS-NIT-18")
def test_at_a_campfire_the_drawer_may_ignore_an_animal():
    given = Given(tiles={"north": "dry_creek"}, at={0: "north"}, on={"north": {"fire": 1}}, night=["howl_close_by"])
    given.doing(RunPhase(2)).when("drink").asks("ignore_animal").when("ignore howl_close_by")

    given.then(enemies=[], night_done=["howl_close_by"]).asks("act")


@rule("OS-NIT-10")
def test_a_card_that_is_no_animal_is_not_ignored():
    given = Given(tiles={"north": "dry_creek"}, at={0: "north"}, on={"north": {"fire": 1}}, night=["still_night"])

    given.doing(RunPhase(2)).when("drink").asks("act")


@rule("OS-NIT-11")
def test_exploring_at_night_draws_no_card():
    given = Given(**NIGHT, stack_tiles=["dry_creek"]).when(f"explore {hexn('south')}")

    assert given.events_of("night_card") == []


@rule("OS-NIT-14")
def test_no_night_card_for_new_haven():
    given = Given(**NIGHT, tiles={"north": "dry_creek"}, at={0: "north"}, on={"north": {"drawn": 1}})
    given.when(f"move {hexn('')}")
    Given().doing(RunPhase(2)).when("drink").asks("act")

    assert given.events_of("night_card") == []


@rule("OS-NIT-17")
def test_a_card_drawn_before_the_tent_was_pitched_is_the_one_of_the_camp_and_after_striking_each_draws():
    camp = {"camp": 0, "tent": Thing("tent"), "drawn": 1}
    given = Given(**{**NIGHT, **CREEK}, on={"north": camp}, night=["still_night"] * 2)
    given.when("wait").when("drink")
    assert given.events_of("night_card") == []

    struck = Given(**{**NIGHT, **CREEK}, on={"north": camp}, night=["still_night"] * 2)
    struck.when("strike", "wait", "drink")
    assert struck.events_of("night_card") == [(1, "character-1", "still_night")]


@rule("OS-NIT-15", "OS-NIT-06")
def test_each_night_begins_anew():
    given = Given(**CREEK, on={"north": {"drawn": 3}}, night=["still_night"] * 2).doing(RunPhase(2)).when("drink")

    assert len(given.events_of("night_card")) == 1
