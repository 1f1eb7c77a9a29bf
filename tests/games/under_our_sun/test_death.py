"""Death, the revival window, elimination and bodies.  OS-DTH, OS-END-04."""

import pytest

from starboard.games.under_our_sun.constants import AFTERNOON, MORNING, NIGHT
from starboard.games.under_our_sun.effects.health import Damage
from starboard.games.under_our_sun.rules.death import eliminate
from starboard.games.under_our_sun.rules.health import hurt
from starboard.games.under_our_sun.rules.preparation import Tire
from starboard.games.under_our_sun.rules.rounds import Fester, RefillAp
from starboard.games.under_our_sun.world import Ability
from starboard.testing import rule
from tests.games.under_our_sun.given import BOOK, Given, at, hexn, things

DEAD = {"health": 0, "dead": 3}


@rule("OS-DTH-01")
def test_a_character_is_dead_the_moment_its_health_is_0_on_anybodys_turn():
    given = Given(p1={"health": 1})

    hurt(given.g, given.s.characters[1], 1)

    assert (given.s.characters[1].dead, given.s.characters[1].alive) == (3, False)
    assert given.events_of("dead") == [(1, "character-1")]
    hurt(given.g, given.s.characters[1], 1)
    assert given.s.characters[1].dead == 3


@rule("OS-DTH-02", "OS-DTH-07")
def test_an_aed_on_the_bodys_tile_costs_1_ap_is_used_up_and_brings_back_1_health_and_no_ap():
    given = Given(p0={"things": things("aed")}, p1={**DEAD, "ap": 4})

    given.when("use thing-0-aed")

    given.then(p0={"ap": 5, "things": []}, p1={"health": 1, "dead": 0, "ap": 0})
    assert "aed" in given.s.loot_done
    given.doing(RefillAp()).then(p1={"ap": 6})


@rule("OS-DTH-07")
def test_an_aed_does_not_reach_a_body_on_another_tile_nor_the_living():
    far = Given(p0={"things": things("aed")}, p1=DEAD, tiles={"north": "dry_creek"}, at={1: "north"})
    far.lacks("use")
    Given(p0={"things": things("aed")}).lacks("use")


@rule("OS-DTH-02")
def test_in_solo_play_the_other_character_revives():
    given = Given(1, p0={"things": things("aed")}, p1=DEAD)

    given.when("use thing-0-aed").then(p1={"health": 1, "dead": 0})


def aed_offered(given: Given) -> dict[tuple[int, int], bool]:
    """Play on with as little as possible: on which day and in which phase the AED can be used."""
    found: dict[tuple[int, int], bool] = {}
    while not given.g.over and given.s.day < 3:
        question = given.question(given.g.waiting[0])
        if question.prompt == "act":
            found[given.s.day, given.s.phase] = "use thing-0-aed" in map(str, question.options)
            given.when("wait")
        else:
            given.g.answer(given.g.waiting[0], question.options[0])
    return found


@rule("OS-DTH-03", "OS-DTH-04")
def test_the_window_is_the_phase_of_death_and_the_next_two_to_their_very_end():
    """OS-EX-07"""
    given = Given(phase=AFTERNOON, p0={"things": things("aed"), "ration": 2})
    hurt(given.g, given.s.characters[1], 99)
    given.g.settle()

    offered = aed_offered(given)

    assert offered == {(1, 1): True, (1, 2): True, (2, 0): True, (2, 1): False, (2, 2): False}
    given.then(p1={"dead": 0, "out": True})


@rule("OS-DTH-05")
def test_who_dies_in_the_preparation_has_the_three_phases_that_follow():
    given = Given(p0={"things": things("aed"), "ration": 2}, p1={"health": 1, "water": 9}, phase=NIGHT)
    given.s.characters[1].acted = True

    offered = aed_offered(given)

    assert given.events_of("dead") == [(1, "character-1")]
    assert offered == {(1, 2): False, (2, 0): True, (2, 1): True, (2, 2): True}
    given.then(p1={"out": True})


@rule("OS-DTH-06")
def test_a_body_takes_no_turn_does_not_tire_or_refill_and_is_out_of_stealth():
    given = Given(3, p1={"hidden": True, "fitness": 2, "water": 3})
    hurt(given.g, given.s.characters[1], 99)
    assert not given.s.characters[1].hidden

    given.doing(Tire()).then(p1={"fitness": 2})
    given.when("wait").waits(2).then(p1={"water": 3})
    assert [seat for seat, *_ in given.events_of("turn")] == [2]
    given.doing(RefillAp()).then(p1={"ap": 0})


@rule("OS-DTH-08", "OS-DTH-10")
def test_belongings_stay_on_the_body_until_elimination_then_lie_on_the_tile_without_the_water():
    given = Given(
        p1={**DEAD, "wood": 2, "water": 3, "karma": 2, "things": things("knife")}, tiles={"north": "dry_creek"},
        at={0: "north", 1: "north"},
    )  # fmt: skip
    offered = {str(o) for o in given.g.moves(0)}
    assert "collect knife" not in offered and "collect wood wood" not in offered

    eliminate(given.g, given.s.characters[1])
    given.g.settle()

    given.then(p1={"wood": 0, "water": 0, "karma": 0, "things": [], "out": True})
    assert given.tile("north").dropped[4] == 2 and [t.key for t in given.tile("north").things] == ["knife"]
    assert given.tile("north").stored_water == 0
    given.offers("collect knife", "collect wood wood")


@rule("OS-DTH-09")
def test_revival_on_a_full_tile_leaves_it_over_full_and_nobody_may_enter():
    given = Given(
        4, tiles={"north": "burnt_orchard"}, at={0: "north", 1: "north", 2: "north"},
        p0={"things": things("aed")}, p1=DEAD,
    )  # fmt: skip
    assert given.g.book.tiles["burnt_orchard"].room == 2

    given.when("use thing-0-aed").then(p1={"health": 1})

    standing = [c for c in given.s.characters if c.at == at("north") and c.health > 0]
    assert len(standing) == 3
    later = Given(
        4, tiles={"north": "burnt_orchard"}, at={0: "north", 1: "north", 2: "north"}, turn=3,
    )  # fmt: skip
    later.refuses(f"3: move {hexn('north')}")


@rule("OS-DTH-11")
@pytest.mark.parametrize(("phase", "dies"), [(MORNING, True), (AFTERNOON, False), (NIGHT, True)])
def test_the_infection_stays_through_death_and_kills_again_at_the_next_morning_or_night(phase: int, dies: bool):
    given = Given(p0={"things": things("aed")}, p1={**DEAD, "infected": True})
    given.when("use thing-0-aed").then(p1={"infected": True, "health": 1})

    given.s.phase = phase
    given.doing(Fester())

    assert bool(given.s.characters[1].dead) is dies


@rule("OS-DTH-03")
def test_who_dies_by_what_a_card_does_at_the_end_of_a_phase_has_died_in_that_phase(monkeypatch: pytest.MonkeyPatch):
    dies = Ability(when="end_phase", which="afternoon", does=(Damage(9),))
    monkeypatch.setitem(BOOK.abilities, "medic", (*BOOK.abilities["medic"], dies))
    monkeypatch.setitem(BOOK.moments, "end_phase", {"medic": (len(BOOK.abilities["medic"]) - 1,)})
    given = Given(phase=AFTERNOON, p0={"things": things("aed"), "ration": 2})

    assert aed_offered(given) == {(1, 1): False, (1, 2): True, (2, 0): True, (2, 1): False, (2, 2): False}
