"""Free actions: open to every conscious explorer at any time, each the affair of who takes it.  UN-FRE"""

from typing import Any

from starboard.games.unsettled.effects.focus import RaiseFocus
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.node import Moment, Structure
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet

JELLY = Find("opaline_jelly", "leaking_numbers")
HUT = [Structure("research_hut", "glass_thicket", built=True), Structure("laboratory"), Structure("workshop")]
MARBLES = [{"key": "marble"}, {"key": "string"}]


@rule("UN-FRE-01", "UN-FRE-02")
def test_the_nine_kinds_of_free_action_are_open_in_anyones_turn():
    given = Given(
        map="glass_thicket 0 -1",
        data=2,
        structures=HUT,
        moments=[Moment("strange_jelly", "scarab"), Moment()],
        p1={
            "at": "scarab",
            "focus": [2, 2, 2],
            "breakthroughs": ["lunas_comfort"],
            "finds": [JELLY],
            "distress": ["heavy_boots", "", "", "", "", ""],
        },
    )

    given.offers("1: use lunas_comfort", "1: consume leaking_numbers", "1: give opaline_jelly explorer-0")
    given.offers("1: forfeit strange_jelly", "1: pursue chemistry", "1: manage theorize recover")
    given.offers("1: use heavy_boots", "1: use page-a-5")
    given.offers("1: use research_hut")


@rule("UN-FRE-03")
def test_nobody_uses_the_abilities_of_another():
    given = Given(data=2, p1={"breakthroughs": ["lunas_comfort"], "finds": [JELLY]})

    given.refuses("0: use lunas_comfort", "0: consume leaking_numbers", "0: take opaline_jelly explorer-1")


@rule("UN-FRE-04", "UN-FRE-10")
def test_items_change_hands_on_one_node_if_both_agree():
    rules = planet(items=MARBLES)
    given = Given(rules=rules, p0={"inventory": {"marble": 2}}).when("0: give marble explorer-1").asks("offer", seat=1)

    given.when("1: agree").then(p0={"inventory": {"marble": 1}}, p1={"inventory": {"marble": 1}})
    given.when("0: give marble explorer-1", "1: refuse").then(p0={"inventory": {"marble": 1}})
    given.when("0: give marble explorer-1", "1: agree").refuses("0: give marble explorer-1")
    given.happens("hand_over marble explorer-1", "hand_over marble explorer-1")
    apart = Given(rules=rules, map="glass_thicket 0 -1", p0={"inventory": {"marble": 1}}, p1={"at": "glass_thicket"})
    apart.refuses("0: give marble explorer-1")


@rule("UN-FRE-04", "UN-UNC-08")
def test_who_is_unconscious_is_given_to_and_taken_from_at_will():
    held = {"endurance": 0, "finds": [JELLY], "inventory": {"marble": 1}}
    given = Given(rules=planet(items=MARBLES), p0={"inventory": {"string": 1}}, p1=held)

    given.when("0: take opaline_jelly explorer-1", "0: take marble explorer-1", "0: give string explorer-1")

    given.then(p0={"finds": [JELLY], "inventory": {"string": 0, "marble": 1}})
    given.then(p1={"finds": [], "inventory": {"marble": 0, "string": 1}})


@rule("UN-FRE-05")
def test_comprehension_breakthroughs_distress_and_focus_are_never_handed_over():
    full = {
        "comprehension": ["robotics"],
        "breakthroughs": ["lunas_comfort"],
        "distress": ["itchy_static", "", "", "", "", ""],
        "focus": [3, 3, 3],
    }
    given = Given(p0=full, p1={"endurance": 0, **full})

    assert not [option for option in given.g.moves(0) if option.key in ("give", "take")]


@rule("UN-FRE-06")
def test_who_meets_the_condition_of_a_card_may_apply_its_effect_at_once():
    boots = {"distress": ["heavy_boots", "", "", "", "", ""]}
    Given(p0={"focus": [2, 2, 1], **boots}).refuses("0: use heavy_boots")

    given = Given(p0={"focus": [2, 2, 2], **boots}).when("0: use heavy_boots", "lower wonder", "lower wonder")
    given.then(p0={"distress": [""] * 6, "focus": [2, 0, 2]}).asks("act")


@rule("UN-FRE-07")
def test_there_is_no_limit_but_that_of_the_ability_itself():
    given = Given(map="glass_thicket 0 -1", data=9, structures=HUT, p1={"insight": 0}, page=7)

    for n in range(1, 4):
        given.when("1: use research_hut").then(data=9 - n, p1={"insight": n})


@rule("UN-FRE-08")
def test_cost_and_requirement_are_judged_at_the_moment_of_use():
    given = Given(data=1, p0={"breakthroughs": ["errand_routine"]}, p1={"breakthroughs": ["lunas_comfort"]})

    given.offers("1: use lunas_comfort").when("0: use errand_routine").refuses("1: use lunas_comfort")


@rule("UN-FRE-09")
def test_a_free_action_may_be_taken_for_nothing():
    full = {"breakthroughs": ["lunas_comfort"], "focus": [3, 3, 3]}
    given = Given(data=1, p0={"focus": [3, 3, 3]}, p1=full)

    given.when("1: use lunas_comfort", "explorer explorer-0").then(data=0, p0={"focus": [3, 3, 3]}).asks("act")


def test_a_kind_of_free_action_can_be_forbidden():
    ban = {"key": "ban", "goes": "area", "static": [{"do": "forbid", "what": "trade"}], "static_for": "everybody"}
    rules = planet(cards=[ban, {"key": "gag", "goes": "keep", "static": [{"do": "forbid", "what": "free_actions"}]}])

    given = Given(rules=rules, shown=["ban"], p0={"finds": [JELLY]})
    given.refuses("0: give opaline_jelly explorer-1").offers("0: consume leaking_numbers")
    gagged = Given(rules=rules, p0={"finds": [JELLY]}, p1={"cards": ["gag"]})
    gagged.refuses("1: pursue chemistry").offers("0: pursue chemistry")


def test_one_ability_can_be_forbidden_by_its_card():
    ban = {"key": "ban", "goes": "keep", "static": [{"do": "forbid", "what": "lunas_comfort"}]}
    held = {"breakthroughs": ["lunas_comfort", "errand_routine"], "cards": ["ban"]}

    Given(rules=planet(cards=[ban]), data=1, p0=held).refuses("0: use lunas_comfort").offers("0: use errand_routine")


@rule("UN-TRN-17", "UN-GLO-18")
def test_a_per_turn_effect_that_is_everybodys_is_the_affair_of_the_active_explorer():
    clause = {"when": "each_turn", "does": [{"do": "gain", "kind": "data"}]}
    given = Given(rules=planet(cards=[{"key": "tide", "goes": "area", "clauses": [clause]}]), shown=["tide"])

    given.refuses("1: use tide").when("0: use tide").then(data=1).happens("use tide").refuses("0: use tide")


def test_two_abilities_of_one_card_have_each_their_own_limit():
    card = {
        "key": "penknife",
        "goes": "keep",
        "clauses": [
            {"does": [{"do": "gain", "kind": "data"}], "once_per_turn": True},
            {"does": [{"do": "gain", "kind": "power"}], "once_per_turn": True},
        ],
    }
    given = Given(rules=planet(cards=[card]), p0={"cards": ["penknife"]}).when("0: use penknife")

    given.refuses("0: use penknife").when("0: use penknife 1").then(data=1, power=1).refuses("0: use penknife 1")


@rule("UN-FRE-02")
def test_no_free_action_comes_inside_an_effect():
    given = Given(p0={"focus": [0, 0, 0]}).doing(RaiseFocus(1)).asks("raise_focus")

    given.refuses("1: pursue chemistry", "0: pursue chemistry")


AWAY = {"key": "away", "clauses": [{"does": [{"do": "place", "where": {"node": "glass_thicket"}}]}]}


@rule("UN-FRE-04", "UN-FRE-10", "UN-INT-11")
def test_a_gift_is_void_once_one_of_the_two_was_moved_away():
    for mover in (0, 1):
        bag: dict[str, Any] = {"p0": {"inventory": {"marble": 1}}, "p1": {"inventory": {}}}
        bag[f"p{mover}"]["breakthroughs"] = ["away"]
        given = Given(rules=planet(items=MARBLES, breakthroughs=[AWAY]), map="glass_thicket 0 -1", **bag)
        given.when("0: give marble explorer-1").asks("offer", seat=1)

        given.when(f"{mover}: use away").asks("act").then(p0={"inventory": {"marble": 1}}, p1={"inventory": {}})


@rule("UN-FRE-04", "UN-FRE-10")
def test_a_gift_waits_for_an_answer_while_both_stay_where_they_are():
    held = {"inventory": {"marble": 1}, "breakthroughs": ["away"]}
    given = Given(rules=planet(items=MARBLES, breakthroughs=[AWAY]), map="glass_thicket 0 -1", p0=held, seats=3)
    given.s.explorers[2].breakthroughs.append("away")
    given.when("0: give marble explorer-1", "2: use away").asks("offer", "agree", "refuse", seat=1)

    given.when("1: agree").then(p1={"inventory": {"marble": 1}})


@rule("UN-FRE-04", "UN-UNC-08", "UN-INT-11")
def test_what_is_given_to_or_taken_from_the_unconscious_needs_both_to_be_there_still():
    away = {**AWAY, "clauses": [{"does": [{"do": "place", "who": "unconscious", "where": {"node": "glass_thicket"}}]}]}
    for move in ("0: give marble explorer-1", "0: take string explorer-1"):
        given = Given(
            rules=planet(items=MARBLES, breakthroughs=[away]),
            map="glass_thicket 0 -1",
            windows="all",
            seats=3,
            muted=[0],
            p0={"inventory": {"marble": 1}},
            p1={"inventory": {"string": 1}, "endurance": 0},
            p2={"breakthroughs": ["away"]},
        ).when(move)
        given.asks("window", seat=2).when("2: use away").passes().asks("act")

        given.then(p0={"inventory": {"marble": 1}}, p1={"inventory": {"string": 1}, "at": "glass_thicket"})
