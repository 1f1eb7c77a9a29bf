"""Opportunities: revealed by investigating, used at their marker, completed, forfeited, engaged with.  UN-OPP"""

from typing import Any

from msgspec import structs

from starboard.games.unsettled.effects.engagement import Disengage, Engage, MoveMarkerOfOpportunity
from starboard.games.unsettled.effects.focus import LowerFocus
from starboard.games.unsettled.effects.moves import Place, RevealOpportunity
from starboard.games.unsettled.effects.stores import Gain
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.model.node import Moment
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import TITLE, planet

TWO = {"focus": [2, 2, 2]}
THICKET = {"at": "glass_thicket", **TWO}
JELLY = Moment("strange_jelly", "glass_thicket", ("opaline_jelly",))
LIGHT = Moment("follow_me", "glass_thicket")
WAY = "glass_thicket 0 -1,library_of_moss 0 -2"


def table(**given: Any) -> Given:
    """Explorer 0 stands in the Glass Thicket, with room to walk north."""
    return Given(map=WAY, **{"p0": THICKET, "p1": TWO, **given})


@rule("UN-OPP-01", "UN-OPP-02")
def test_a_node_is_investigated_once_in_a_game():
    given = table(pink=["living_plastics", "strange_jelly"], blue=["follow_me"], p1=THICKET)
    given.when("assign wonder investigate", "marker pink", "lower awareness")

    assert given.s.nodes["glass_thicket"].investigated
    given.when("0: forfeit strange_jelly").regroups().asks("act", seat=1).refuses("assign awareness investigate")
    given.when("move library_of_moss").offers("assign awareness investigate")


def test_what_waits_for_an_investigation_follows_it():
    rules = planet(clauses=[{"when": "on_investigate", "does": [{"do": "gain", "kind": "power"}]}])
    given = Given(rules=rules, map=WAY, pink=["living_plastics"], p0=THICKET)

    given.when("assign wonder investigate", "marker pink").then(power=1)


@rule("UN-OPP-03", "UN-OPP-26")
def test_of_two_free_markers_the_explorer_chooses_and_the_top_card_of_its_deck_is_revealed():
    given = table(pink=["follow_me", "strange_jelly"], blue=["living_plastics"])

    given.when("assign wonder investigate").asks("marker", "marker pink", "marker blue").when("marker blue")

    assert given.s.moments == [Moment(), Moment("living_plastics", "glass_thicket", ("polite_polymer",))]
    given.happens("opportunity living_plastics glass_thicket")


@rule("UN-OPP-04", "UN-OPP-05")
def test_its_left_column_is_resolved_at_once_by_who_revealed_it_and_dotted_items_are_fetched():
    given = table(pink=["strange_jelly"], moments=[Moment(), LIGHT], p1={"engaged": ["follow_me"], **TWO})

    given.when("assign wonder investigate").asks("lower_focus").then(data=1)

    assert given.s.moments[0].discoveries == ("opaline_jelly",) and "opaline_jelly" not in given.s.discoveries


@rule("UN-OPP-07", "UN-OPP-25")
def test_with_both_markers_in_play_nobody_investigates_until_one_is_freed():
    moments = [Moment("strange_jelly", "scarab"), Moment("bug_parade", "scarab")]
    given = table(pink=["living_plastics"], moments=moments)

    given.refuses("assign wonder investigate").when("0: forfeit bug_parade").offers("assign wonder investigate")


@rule("UN-OPP-08", "UN-OPP-09", "UN-OPP-10")
def test_its_results_come_at_once_and_the_regroup_completes_it():
    given = table(moments=[JELLY, Moment()], anomalies=["pocket_wind"]).when("assign wonder pick_up_the_jelly")

    assert [f.discovery for f in given.s.explorers[0].finds] == ["opaline_jelly"]
    assert given.s.moments[0].card == "strange_jelly"
    given.regroups().then(moments=[Moment(), Moment()], spent=["strange_jelly"])


@rule("UN-OPP-06", "UN-OPP-08")
def test_an_opportunity_waits_for_whoever_comes():
    given = table(moments=[JELLY, Moment()], p1={"at": "glass_thicket", **TWO}).regroups()

    given.asks("act", seat=1).offers("assign wonder pick_up_the_jelly").then(moments=[JELLY, Moment()])


@rule("UN-OPP-11", "UN-OPP-28", "UN-OPP-32")
def test_anybody_conscious_forfeits_from_anywhere_and_the_discovery_returns_to_the_board():
    given = table(moments=[JELLY, Moment()], discoveries=[]).when("1: forfeit strange_jelly")

    given.then(moments=[Moment(), Moment()], spent=["strange_jelly"], discoveries=["opaline_jelly"])
    given.happens("forfeit strange_jelly")
    table(moments=[JELLY, Moment()], p1={"endurance": 0}).refuses("1: forfeit strange_jelly")


@rule("UN-OPP-12")
def test_with_a_cube_on_it_it_cannot_be_forfeited():
    given = table(moments=[JELLY, Moment()], anomalies=["pocket_wind"]).when("assign wonder pick_up_the_jelly")

    given.refuses("0: forfeit strange_jelly", "1: forfeit strange_jelly")


@rule("UN-OPP-13")
def test_with_somebody_engaged_it_cannot_be_forfeited():
    given = table(moments=[LIGHT, Moment()], p0={"engaged": ["follow_me"], **THICKET})

    given.refuses("0: forfeit follow_me", "1: forfeit follow_me")
    given.doing(Disengage(), source="follow_me").offers("1: forfeit follow_me").happens("disengage follow_me")


def test_the_marker_of_a_card_that_is_let_go_stays_where_its_explorer_was():
    engaged = {"at": "library_of_moss", "engaged": ["follow_me"]}
    given = table(moments=[LIGHT, JELLY], p1=engaged).doing(Disengage(), source="follow_me", seat=1)

    given.then(moments=[structs.replace(LIGHT, at="library_of_moss"), JELLY], p1={"engaged": []})


@rule("UN-OPP-14")
def test_during_its_own_effect_it_cannot_be_forfeited_but_during_anothers_it_can():
    own = table(moments=[JELLY, Moment()], windows="all").doing(LowerFocus(1), source="strange_jelly")
    own.refuses("1: forfeit strange_jelly")

    given = table(moments=[JELLY, Moment()], windows="all", data=1, p1={"breakthroughs": ["lunas_comfort"]})
    given.doing(LowerFocus(1), source="bug_parade").asks("window", seat=1).when("1: forfeit strange_jelly")
    given.then(spent=["strange_jelly"])


@rule("UN-OPP-15", "UN-OPP-16")
def test_an_engaging_card_is_kept_and_its_marker_travels():
    given = table(pink=["follow_me"], moments=[Moment(), Moment("bug_parade", "scarab")])

    given.when("assign wonder investigate").then(p0={"engaged": ["follow_me"]})
    given.when("move library_of_moss").offers("assign awareness blink_back")
    given.doing(Place(where="scarab")).offers("assign awareness blink_back")


@rule("UN-OPP-17")
def test_who_is_engaged_goes_where_the_marker_is_put():
    given = table(moments=[LIGHT, Moment()], p1={"engaged": ["follow_me"], "at": "glass_thicket", **TWO})

    given.doing(MoveMarkerOfOpportunity(NodeWith(node="library_of_moss")), source="follow_me")

    given.then(p0={"at": "glass_thicket"}, p1={"at": "library_of_moss", "insight": 1})
    given.happens("move_marker follow_me library_of_moss")


def test_a_marker_moves_alone_where_nobody_is_engaged_and_the_other_card_may_move_it():
    given = table(moments=[JELLY, Moment("bug_parade", "scarab")])

    given.doing(MoveMarkerOfOpportunity(NodeWith(node="library_of_moss"), "other"), source="bug_parade")

    assert given.s.moments[0].at == "library_of_moss"
    given.then(p0={"at": "glass_thicket"}).refuses("assign wonder pick_up_the_jelly")


def test_an_effect_engages_somebody_and_a_second_explorer_cannot_be():
    given = table(moments=[JELLY, Moment()]).doing(Engage(), source="strange_jelly", seat=1)

    given.then(p1={"engaged": ["strange_jelly"]}).refuses("assign wonder pick_up_the_jelly")
    given.happens("engage strange_jelly")
    given.doing(Engage(), source="strange_jelly").then(p0={"engaged": []}, p1={"engaged": ["strange_jelly"]})


def test_a_planet_card_of_the_area_can_be_engaged_with_too():
    given = Given(shown=["backwards_minute"]).doing(Engage(), source="backwards_minute", seat=1)

    given.then(shown=[], p1={"engaged": ["backwards_minute"]})


HEAVY = {"key": "heavy_guest", "engages": True, "static": [{"do": "change_move", "n": 1}]}


@rule("UN-OPP-18")
def test_the_lasting_effect_holds_for_the_engaged_explorer_as_long_as_it_is_engaged():
    rules = planet(opportunities=[HEAVY])
    guest = Moment("heavy_guest", "scarab")
    given = Given(rules=rules, map=WAY, moments=[guest, Moment()], p0={"engaged": ["heavy_guest"], **TWO})

    given.when("move glass_thicket").asks("walk").when("stop")
    given = Given(rules=rules, map=WAY, moments=[guest, Moment()], p0=TWO, p1={"engaged": ["heavy_guest"], **TWO})
    given.when("move glass_thicket").asks("act")
    given = Given(rules=rules, map=WAY, moments=[guest, Moment()], p0={"engaged": ["heavy_guest"], **TWO})
    given.doing(Disengage(), source="heavy_guest").when("move glass_thicket").asks("act")


@rule("UN-OPP-19")
def test_its_entering_effect_applies_at_every_arrival_of_its_holder():
    engaged = {"engaged": ["follow_me"], **TWO}
    table(moments=[LIGHT, Moment()], p0={**engaged, **THICKET}).when("move library_of_moss").then(p0={"insight": 1})
    placed = table(moments=[LIGHT, Moment()], p0={**engaged, **THICKET})
    placed.doing(Place(where="scarab")).then(p0={"insight": 1})

    carried = table(moments=[LIGHT, Moment()], p1={**engaged, "at": "glass_thicket"})
    carried.when("assign wonder traverse", "carry explorer-1", "agree", "step library_of_moss")
    carried.then(p0={"at": "library_of_moss"}, p1={"at": "library_of_moss", "insight": 1})


SHY = {
    "key": "shy_thing",
    "engages": True,
    "reserved_to": "unengaged",
    "spaces": [{"key": "wave", "title": TITLE, "does": [{"do": "gain", "kind": "data"}]}],
}


@rule("UN-OPP-20")
def test_unengaged_is_everyone_but_the_holder_of_that_very_card():
    rules = planet(opportunities=[SHY])
    moments = [Moment("shy_thing", "scarab"), Moment("follow_me", "scarab")]
    given = Given(rules=rules, moments=moments, p0={"engaged": ["follow_me"]}, p1={"engaged": ["shy_thing"]})

    given.offers("assign wonder wave")
    Given(rules=rules, moments=moments, p0={"engaged": ["shy_thing"]}).refuses("assign wonder wave")


@rule("UN-OPP-21", "UN-OPP-16")
def test_un_ex_49_using_an_engaged_opportunity():
    engaged = {"engaged": ["follow_me"], "at": "library_of_moss", **TWO}
    given = table(moments=[LIGHT, Moment()], p1=engaged, robotics=["lunas_comfort"])

    given.refuses("assign wonder blink_back").when("move library_of_moss").offers("assign wonder blink_back")


@rule("UN-OPP-22")
def test_luna_alone_is_not_enough_unless_the_card_says_so():
    distant = {"at": "scarab", **TWO}
    table(moments=[JELLY, Moment()], luna="glass_thicket", p0=distant).refuses("assign wonder pick_up_the_jelly")

    beacon = {"key": "beacon", "luna_alone": True, "spaces": [{"key": "ping", "title": TITLE, "does": []}]}
    rules, there = planet(opportunities=[beacon]), [Moment("beacon", "glass_thicket"), Moment()]
    Given(rules=rules, map=WAY, moments=there, luna="glass_thicket").offers("assign wonder ping")
    Given(rules=rules, map=WAY, moments=there, luna="scarab").refuses("assign wonder ping")


@rule("UN-OPP-23", "UN-OPP-30")
def test_an_empty_deck_takes_the_top_half_of_the_other_in_its_order():
    given = table(pink=[], blue=["strange_jelly", "living_plastics", "bug_parade"], page=7)

    given.when("assign wonder investigate", "marker pink")

    assert given.s.moments[0].card == "bug_parade"
    given.then(pink=["living_plastics"], blue=["strange_jelly"])


@rule("UN-OPP-24")
def test_with_both_decks_empty_nobody_investigates():
    table(pink=[], blue=[]).refuses("assign wonder investigate")
    table(pink=[], blue=["follow_me"]).offers("assign wonder investigate")


@rule("UN-OPP-27")
def test_another_effect_reveals_at_the_explorers_node_without_a_token():
    given = (
        table(pink=["strange_jelly"], blue=[]).doing(RevealOpportunity(), seat=0).when("marker pink", "lower wonder")
    )

    assert given.s.moments[0].at == "glass_thicket" and not given.s.nodes["glass_thicket"].investigated


@rule("UN-OPP-31")
def test_outside_an_action_space_nothing_happens_without_a_marker_or_a_card():
    both = [Moment("strange_jelly", "scarab"), Moment("bug_parade", "scarab")]
    table(pink=["follow_me"], moments=both).doing(RevealOpportunity()).passes().asks("act").then(pink=["follow_me"])
    table(pink=[], blue=[]).doing(RevealOpportunity()).asks("act").then(moments=[Moment(), Moment()])

    rules = planet(spaces=[{"key": "peek", "does": [{"do": "reveal_opportunity"}]}])
    Given(rules=rules, moments=both, pink=["follow_me"]).refuses("assign wonder peek")


@rule("UN-OPP-29")
def test_several_explorers_are_engaged_each_with_a_card_of_their_own():
    moments = [Moment("follow_me", "scarab"), Moment("strange_jelly", "scarab")]
    given = table(moments=moments, p0={"engaged": ["follow_me"], **THICKET}).doing(
        Engage(), source="strange_jelly", seat=1
    )

    given.then(p0={"engaged": ["follow_me"]}, p1={"engaged": ["strange_jelly"]})


@rule("UN-OPP-33")
def test_the_engagement_lasts_until_the_regroup_completes_the_card():
    given = table(moments=[LIGHT, Moment()], p0={"engaged": ["follow_me"], **THICKET}, robotics=["lunas_comfort"])

    given.when("assign wonder blink_back", "move library_of_moss").then(p0={"engaged": ["follow_me"], "insight": 1})
    given.regroups().then(p0={"engaged": []}, moments=[Moment(), Moment()], spent=["follow_me"])


@rule("UN-FRE-06")
def test_a_condition_met_at_the_marker_gives_its_effect_as_a_free_action():
    toll = {
        "key": "toll_gate",
        "clauses": [{"requires": [{"is": "stored", "kind": "data"}], "does": [{"do": "gain", "kind": "power"}]}],
    }
    given = Given(rules=planet(opportunities=[toll]), map=WAY, moments=[Moment("toll_gate", "glass_thicket"), Moment()])

    given.refuses("0: use toll_gate").doing(Gain("data")).refuses("0: use toll_gate")
    given.when("move glass_thicket").when("0: use toll_gate").then(power=1)


def test_to_engage_and_to_move_the_marker_must_be_possible_under_an_action():
    toss = {"do": "move_marker_of_opportunity", "where": {"node": "library_of_moss"}}
    spaces = [
        {"key": "hold", "title": TITLE, "does": [{"do": "engage"}]},
        {"key": "toss", "title": TITLE, "does": [toss]},
        {"key": "other", "title": TITLE, "does": [{**toss, "which": "other"}]},
    ]
    rules, here = planet(opportunities=[{"key": "kite", "spaces": spaces}]), [Moment("kite", "scarab"), Moment()]

    Given(rules=rules, map=WAY, moments=here).offers("assign wonder hold", "assign wonder toss").refuses(
        "assign wonder other"
    )
    Given(rules=rules, moments=here).refuses("assign wonder toss")
    Given(rules=rules, map=WAY, moments=here, p1={"engaged": ["kite"]}).refuses("assign wonder hold")


TWIN = {"key": "follow_us", "engages": True, "static": [{"do": "change_move", "n": 1}]}
TWIN_SPACE = {"key": "nod", "title": TITLE, "does": [{"do": "gain", "kind": "data"}]}


def engaged_twice(**given: Any) -> Given:
    """The first explorer is engaged with one card and is about to investigate; the next card engages as well."""
    rules = planet(opportunities=[{**TWIN, "spaces": [TWIN_SPACE]}])
    return Given(
        rules=rules,
        map=WAY,
        moments=[Moment("follow_me", "glass_thicket"), Moment()],
        blue=["follow_us"],
        p0={"at": "glass_thicket", "engaged": ["follow_me"], **TWO},
        **given,
    )


@rule("UN-OPP-15", "UN-OPP-16", "UN-OPP-18")
def test_who_reveals_a_second_engaging_card_keeps_both_and_both_travel():
    given = engaged_twice().when("assign wonder investigate").then(p0={"engaged": ["follow_me", "follow_us"]})
    before = given.s.explorers[0].insight

    given.when("move library_of_moss", "stop").then(p0={"insight": before + 1})  # both hold: a longer Move, and insight
    given.offers("assign awareness blink_back", "assign awareness nod")
    given.refuses("0: forfeit follow_me", "0: forfeit follow_us", "1: forfeit follow_us")


@rule("UN-OPP-33", "UN-OPP-10", "UN-OPP-29")
def test_completing_one_of_two_engaged_cards_leaves_the_other():
    given = engaged_twice().when("assign wonder investigate", "assign awareness nod").regroups()

    given.then(p0={"engaged": ["follow_me"]}, spent=["follow_us"])
    assert given.s.moments == [Moment("follow_me", "glass_thicket"), Moment()]


@rule("UN-OPP-29", "UN-OPP-16")
def test_a_second_engaging_card_comes_to_who_reveals_it_and_leaves_the_first_with_its_holder():
    given = engaged_twice(p1={"at": "library_of_moss", **TWO}).regroups()
    given.when("assign wonder investigate").then(p0={"engaged": ["follow_me"]}, p1={"engaged": ["follow_us"]})

    before = given.s.explorers[1].insight
    given.when("move glass_thicket", "step scarab", "stop").then(p1={"at": "scarab", "insight": before})
    given.offers("assign awareness nod").refuses("assign awareness blink_back")
