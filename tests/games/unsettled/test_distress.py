"""Distress: cards that cover the actions of a dashboard, and how one lives with them.  UN-DIS"""

from typing import Any

from starboard.games.unsettled.effects.focus import Distribute
from starboard.games.unsettled.effects.holding import CrewDistress
from starboard.games.unsettled.effects.learning import GainDistress, GiveDistress, RemoveDistress
from starboard.kernel.verbs import Step
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet

NONE = {"distress": [""] * 6}
ONE = {"distress": ["itchy_static", "", "", "", "", ""]}
FIVE = {"distress": ["itchy_static", "wrong_song", "home_thoughts", "small_hours", "heavy_boots", ""]}
CALM = {"breakthroughs": ["bottled_calm"]}


@rule("UN-DIS-01")
def test_the_top_card_is_drawn_and_the_gainer_chooses_the_action_it_covers():
    given = Given(distress=["wrong_song", "itchy_static"], p0={"focus": [2, 2, 2]}).doing(GainDistress(who="another"))

    given.asks("cover", seat=1).when("cover traverse")

    given.then(distress=["wrong_song"], p0=NONE, p1={"distress": ["", "", "itchy_static", "", "", ""]})


@rule("UN-DIS-02", "UN-DIS-03")
def test_never_on_rest_and_never_on_an_action_that_holds_distress():
    given = Given(distress=["wrong_song"], p0=ONE).doing(GainDistress())

    given.asks("cover", "cover investigate", "cover traverse", "cover support", "cover recover")


@rule("UN-DIS-04")
def test_a_text_takes_effect_as_soon_as_gained_and_a_lasting_part_until_removed():
    slow = {"key": "lead_feet", "static": [{"do": "forbid", "what": "move"}]}
    given = Given(
        rules=planet(distress=[slow]), map="glass_thicket 0 -1", distress=["lead_feet", "small_hours"], time=0
    )

    given.doing(GainDistress()).when("cover theorize").then(time=1).offers("move glass_thicket")
    given.doing(GainDistress()).when("cover support").refuses("move glass_thicket")
    given.doing(RemoveDistress()).when("drop lead_feet").offers("move glass_thicket")


@rule("UN-INT-04", "UN-DIS-04")
def test_un_ex_74_one_effect_two_results():
    given = Given(distress=["home_thoughts"], p0={"focus": [1, 1, 1]}, windows="all", p1=CALM, materials=1)
    given.doing(GainDistress()).passes().when("cover theorize").passes()  # also before its text

    given.asks("lower_focus").then(p0={"insight": 1}).refuses("1: use bottled_calm")  # and none within
    given.when("lower wonder").then(p0={"insight": 1, "focus": [1, 0, 1]})


@rule("UN-DIS-05", "UN-DIS-14")
def test_a_sixth_distress_is_not_drawn_and_every_explorer_loses_endurance():
    given = Given(seats=3, distress=["fluttering_doubt"], p0=FIVE).doing(GainDistress()).passes()

    given.then(distress=["fluttering_doubt"], p0={**FIVE, "endurance": 4}, p1={"endurance": 4}, p2={"endurance": 4})


@rule("UN-DIS-06", "UN-DIS-07")
def test_each_distress_that_an_empty_deck_cannot_give_costs_everybody_endurance():
    Given(distress=[]).doing(GainDistress(2)).then(p0={"endurance": 3, **NONE}, p1={"endurance": 3})

    given = Given(distress=["itchy_static"]).doing(GainDistress(3)).when("cover theorize")
    given.then(p0={"endurance": 3}, p1={"endurance": 3})


@rule("UN-DIS-20")
def test_five_distress_and_an_empty_deck_cost_but_one_endurance():
    Given(distress=[], p0=FIVE).doing(GainDistress()).passes().then(p0={"endurance": 4}, p1={"endurance": 4})


@rule("UN-DIS-08", "UN-DIS-15")
def test_a_removed_card_goes_to_the_bottom_and_its_owner_chooses_which():
    given = Given(distress=["small_hours"], p1={"distress": ["itchy_static", "", "wrong_song", "", "", ""]})
    given.doing(RemoveDistress(who="another")).asks("drop_distress", "drop itchy_static", "drop wrong_song", seat=1)

    given.when("drop wrong_song").then(distress=["wrong_song", "small_hours"], p1=ONE)
    given.doing(GainDistress(2)).when("cover theorize").asks("cover")  # it can be drawn again, after the others
    given.happens("distress small_hours", "distress wrong_song")


@rule("UN-SCA-13", "UN-SCA-14", "UN-DIS-08")
def test_un_ex_80_regenerate_needs_two_distress():
    tile: dict[str, Any] = {"scarab_side": "rejuvenation_pod", "scarab_cubes": 1}
    Given(**tile, p0=ONE).refuses("assign awareness regenerate")

    three = {"distress": ["itchy_static", "", "wrong_song", "", "small_hours", ""]}
    given = Given(**tile, p0=three).when("assign awareness regenerate", "drop wrong_song", "drop itchy_static")
    given.then(
        scarab_cubes=0,
        distress=["itchy_static", "wrong_song"],
        p0={"distress": ["", "", "", "", "small_hours", ""]},
    )


@rule("UN-DIS-09", "UN-DIS-13")
def test_un_ex_84_managing_distress_in_anothers_turn():
    given = Given(p1={"distress": ["", "", "", "itchy_static", "", ""], "focus": [2, 2, 2]})

    given.when("1: manage support recover", "lower awareness")

    given.then(p1={"distress": ["", "", "", "", "itchy_static", ""], "focus": [1, 2, 2]}).asks("act")


@rule("UN-DIS-10")
def test_managed_distress_moves_neither_onto_rest_nor_onto_other_distress():
    given = Given(p0={"distress": ["itchy_static", "", "", "wrong_song", "", ""]})

    given.refuses("0: manage theorize rest", "0: manage theorize support").offers("0: manage theorize recover")


@rule("UN-DIS-11")
def test_managed_distress_stays_on_its_own_dashboard():
    given = Given(p0=ONE).when("0: manage theorize recover", "lower awareness").then(p1=NONE)

    assert not any(option.key == "hand" for option in given.g.moves(0))


@rule("UN-DIS-12")
def test_managing_with_a_cube_at_zero_takes_time_instead():
    Given(p0={**ONE, "focus": [0, 2, 2]}, time=3).when("0: manage theorize recover", "lower awareness").then(
        time=4, p0={"focus": [0, 2, 2], "distress": ["", "", "", "", "itchy_static", ""]}
    )
    Given(p0={**ONE, "focus": [0, 0, 0]}, time=3).when("0: manage theorize recover").then(time=4)


@rule("UN-INT-03", "UN-DIS-14")
def test_un_ex_71_interruption_no_cancelling():
    given = Given(distress=["wrong_song"], materials=1, p0={**ONE, **CALM}).doing(GainDistress())
    given.asks("window").when("0: use bottled_calm").then(p0=NONE)

    given.asks("cover").when("cover theorize").then(p0={"distress": ["wrong_song", "", "", "", "", ""]})


@rule("UN-DIS-14")
def test_a_gain_cannot_be_refused():
    given = Given(distress=["itchy_static"]).doing(GainDistress())

    assert {option.key for option in given.g.options(0)} == {"cover"}


@rule("UN-GLO-02", "UN-DIS-16")
def test_un_ex_64_each_explorer_gains_a_distress():
    given = Given(seats=3, distress=["itchy_static", "heavy_boots", "wrong_song"])
    given.doing(GainDistress(who="each_explorer"))

    given.asks("cover").when("cover theorize").asks("cover", seat=1).when("cover recover")
    given.asks("cover", seat=2).when("cover support")

    given.then(distress=[], p0={"distress": ["wrong_song", "", "", "", "", ""]})
    given.then(
        p1={"distress": ["", "", "", "", "heavy_boots", ""]}, p2={"distress": ["", "", "", "itchy_static", "", ""]}
    )


@rule("UN-DIS-17")
def test_the_distress_of_the_crew_is_that_of_all_dashboards_together():
    given = Given(seats=3, map="glass_thicket 0 -1", p0=ONE, p1={**ONE, "at": "glass_thicket"}, p2={"endurance": 0})
    here = Step(GainDistress(), 0)

    assert CrewDistress(2).holds(given.g, here) and not CrewDistress(3).holds(given.g, here)


@rule("UN-DIS-18")
def test_moving_a_distress_leaves_its_text_silent():
    Given(p0={"distress": ["small_hours", *[""] * 5]}, time=0).when(
        "0: manage theorize recover", "lower awareness"
    ).then(time=0)


@rule("UN-DIS-19")
def test_distress_may_cover_an_action_that_holds_the_owners_cube():
    given = Given(distress=["itchy_static"], p0={"focus": [2, 2, 2]}).when("assign awareness theorize")

    given.doing(GainDistress()).when("cover theorize")

    given.then(p1={"insight": 1}, p0={"on": ["theorize", "", ""], "distress": ["itchy_static", "", "", "", "", ""]})


@rule("UN-DIS-21")
def test_all_cards_are_placed_first_then_their_texts_follow_in_the_same_order():
    given = Given(time=0, distress=["small_hours", "home_thoughts"], p1={"focus": [1, 1, 1]})
    given.doing(GainDistress(who="each_explorer"), seat=1)

    given.asks("cover").when("cover theorize").then(p0={"insight": 0}, time=0)
    given.asks("cover", seat=1).when("cover theorize").asks("lower_focus").then(p0={"insight": 1}, time=0)
    given.when("lower awareness").then(time=1)


@rule("UN-DIS-21")
def test_distributed_distress_is_drawn_from_the_active_explorer_clockwise():
    given = Given(seats=3, distress=["itchy_static", "heavy_boots", "wrong_song"])
    given.doing(Distribute("distress", 2)).when("explorer explorer-2", "explorer explorer-0")

    given.asks("cover").when("cover theorize").asks("cover", seat=2).when("cover theorize")
    given.happens("distress wrong_song", "distress heavy_boots")


# Verbs of cards: distress that moves to another action or to another explorer


def test_distress_is_handed_to_another_who_says_what_it_covers_and_its_text_stays_silent():
    given = Given(seats=3, time=0, p0={"distress": ["small_hours", "wrong_song", "", "", "", ""]}, p1=ONE, p2=FIVE)
    given.doing(GiveDistress()).asks("window", seat=2).passes()
    given.asks("hand_distress", "hand small_hours", "hand wrong_song")

    given.when("hand small_hours").asks("cover", seat=1).refuses("cover theorize").when("cover traverse")

    given.then(time=0, p0={"distress": ["", "wrong_song", "", "", "", ""]})
    given.then(p1={"distress": ["itchy_static", "", "small_hours", "", "", ""]}, p2=FIVE).asks("act")


def test_it_cannot_be_handed_over_where_nobody_has_room_or_nobody_has_any():
    give = {"key": "share_the_load", "does": [{"do": "give_distress"}]}
    rules = planet(spaces=[give])

    Given(rules=rules, p0=ONE).offers("assign awareness share_the_load")
    Given(rules=rules, p0=NONE).refuses("assign awareness share_the_load")
    Given(rules=rules, p0=ONE, p1=FIVE).refuses("assign awareness share_the_load")
    Given(rules=rules, map="glass_thicket 0 -1", p0=ONE, p1={"at": "glass_thicket"}).refuses(
        "assign awareness share_the_load"
    )


def test_it_may_be_taken_from_another_to_oneself():
    given = Given(p1=ONE).doing(GiveDistress(who="another", to="self"))

    given.asks("cover").when("cover recover").then(p1=NONE, p0={"distress": ["", "", "", "", "itchy_static", ""]})


NIGHTLY = {"key": "nightly", "clauses": [{"when": "start_of_your_turn", "does": [{"do": "gain_distress"}]}]}
SUDDEN = {"key": "sudden", "clauses": [{"when": "on_gain", "does": [{"do": "gain_distress"}]}]}


@rule("UN-DIS-04")
def test_a_lasting_part_does_not_happen_once_its_card_is_removed():
    mine = {"focus": [2, 2, 2], "distress": ["nightly", "", "", "", "", ""], **CALM}

    def table() -> Given:
        given = Given(rules=planet(distress=[NIGHTLY]), distress=["wrong_song"], materials=1, p1=mine)
        return given.regroups().asks("window", seat=1)

    table().when("1: use bottled_calm").asks("act", seat=1).then(p1=NONE)
    table().when("1: pass").asks("cover", seat=1)


@rule("UN-DIS-04", "UN-INT-03")
def test_the_text_of_a_gain_happens_though_its_card_is_removed_before():
    given = Given(rules=planet(distress=[SUDDEN]), distress=["wrong_song", "sudden"], materials=1, p0=CALM)
    given.doing(GainDistress()).when("cover traverse").asks("window")

    given.when("use bottled_calm").asks("cover").then(p0=NONE)
