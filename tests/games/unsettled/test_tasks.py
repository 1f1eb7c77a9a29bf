"""Survival tasks: pages in order, objectives met at once or at the regroup, counters.  UN-TSK"""

from typing import Any

import pytest
from msgspec import structs

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.effects.progress import AddProgress
from starboard.games.unsettled.effects.stores import Gain
from starboard.games.unsettled.model.node import Structure
from starboard.games.unsettled.rules.tasks import ReadOn
from starboard.kernel.cartridge import say
from starboard.kernel.plain import plain
from starboard.kernel.words import Option
from starboard.testing import rule
from tests.games.unsettled.given import RULES, Given
from tests.games.unsettled.planet import TITLE, planet

TWO = {"focus": [2, 2, 2]}
WAIT = {"objective": [{"is": "stored", "kind": "data", "n": 9}]}  # a page that stays open
PLAN: dict[str, Any] = {"objective": [{"is": "stored", "kind": "power", "n": 2}]}


@rule("UN-TSK-01")
def test_only_the_chosen_task_is_in_play():
    loud = {"when": "on_scan", "does": [{"do": "raise_trust"}]}
    first, second = planet(pages={5: {**WAIT, "clauses": [loud]}}).cartridge.tasks[0], RULES.cartridge.tasks[0]
    tasks = (structs.replace(first, key="loud"), structs.replace(second, key="quiet"))
    rules = Unsettled(structs.replace(RULES.cartridge, tasks=tasks))
    there: dict[str, Any] = {"trust": False, "map": "glass_thicket 0 -1", "luna": "glass_thicket"}

    Given(rules=rules, task="loud", **there).when("scan data").then(trust=True)
    Given(rules=rules, task="quiet", **there).when("scan data").then(trust=False)


@rule("UN-TSK-02", "UN-TSK-03")
def test_pages_are_read_in_order_one_at_a_time():
    given = Given(rules=planet(pages={6: WAIT, 7: WAIT})).doing(ReadOn(5)).then(page=6)

    given.doing(ReadOn(6)).then(page=7).happens("page page-a-6", "page page-a-7")


@rule("UN-TSK-02")
def test_nobody_sees_a_page_that_is_not_open_yet():
    given, voice = Given(page=5), say(Unsettled, "tiny", "en")
    seen = plain(RULES.scene(given.g, 0, voice), voice)

    stories = [voice.text(page.story) for page in RULES.cartridge.tasks[0].pages]
    assert stories[4] in seen and not any(story in seen for story in stories[5:])


@rule("UN-TSK-04")
def test_a_page_is_left_only_when_what_its_bar_asks_for_is_met():
    given = Given(rules=planet(pages={5: PLAN, 6: WAIT})).doing(Gain("power")).then(page=5)

    given.doing(Gain("power")).then(page=6)


@rule("UN-TSK-05", "UN-TSK-08")
def test_a_state_advances_the_task_in_mid_turn_and_the_new_page_takes_effect():
    new = {**WAIT, "clauses": [{"when": "on_page_read", "does": [{"do": "gain", "kind": "materials", "n": 2}]}]}
    given = Given(rules=planet(pages={5: PLAN, 6: new}), power=1, p0=TWO)

    given.when("assign awareness charge_power").then(page=6, materials=2).asks("act")


@rule("UN-TSK-05", "UN-TSK-12", "UN-STR-07", "UN-TSK-07")
def test_un_ex_55_an_objective_that_is_a_state():
    decides = {**WAIT, "clauses": [{"when": "on_page_read", "does": [{"do": "raise_focus"}]}]}
    rules = planet(pages={5: {"objective": [{"is": "structures_built", "n": 3}]}, 6: decides})
    tiles = [
        Structure("research_hut", "glass_thicket", built=True),
        Structure("laboratory", "sulking_cliff", built=True),
        Structure("workshop"),
    ]
    land = "glass_thicket 0 -1,sulking_cliff 1 0,second_morning -1 0"
    me = {"at": "second_morning", "focus": [1, 1, 1]}
    given = Given(rules=rules, map=land, structures=tiles, p0=me, p1=TWO)

    given.when("assign wonder build_workshop", "assign awareness charge_power", "assign energy rest").then(page=5)
    given.when("regroup").then(page=6, active=0).asks("raise_focus").when("raise wonder").asks("act", seat=1)


CALL: dict[str, Any] = {
    "spaces": [
        {
            "key": "call",
            "title": TITLE,
            "arrows": -1,
            "requires": [
                {"is": "at_structure", "kind": "laboratory"},
                {"is": "comprehension_present", "discipline": "chemistry"},
                {"is": "progress", "counter": "signal", "n": 2},
            ],
            "completes": "page",
        }
    ],
    "clauses": [{"cost": [{"do": "spend", "kind": "data"}], "does": [{"do": "add_progress", "counter": "signal"}]}],
}


@rule("UN-TSK-06", "UN-TSK-09", "UN-FOC-20", "UN-FOC-21")
def test_un_ex_56_an_objective_that_is_an_action():
    lab = [Structure("research_hut"), Structure("laboratory", "glass_thicket", built=True), Structure("workshop")]
    here = {"at": "glass_thicket", **TWO}
    given = Given(
        rules=planet(pages={5: CALL, 6: WAIT}), map="glass_thicket 0 -1", structures=lab, data=2, p0=here, p1=here
    )
    given.refuses("assign wonder call").when("1: use page-a-5", "0: use page-a-5").refuses("assign wonder call")
    given.s.explorers[1].comprehension.append("chemistry")
    given.g.settle()

    given.when("assign wonder call").then(page=5).regroups().then(page=6)


@rule("UN-TRN-09", "UN-TSK-07", "UN-TSK-08")
def test_un_ex_57_still_active_while_the_page_resolves():
    page = {"spaces": [{"key": "call", "title": TITLE, "completes": "page"}]}
    asks = {**WAIT, "clauses": [{"when": "on_page_read", "does": [{"do": "raise_focus", "who": "another"}]}]}
    given = Given(seats=3, rules=planet(pages={5: page, 6: asks}), p0=TWO).when("assign wonder call").regroups()

    given.asks("explorer").then(active=0, page=6).when("explorer explorer-2").asks("raise_focus", seat=2).then(active=0)
    given.when("raise wonder").asks("act", seat=1).then(active=1)


@rule("UN-TSK-11", "UN-UNC-05", "UN-FOC-27")
def test_un_ex_87_unconscious_explorers_and_tasks():
    page: dict[str, Any] = {
        "spaces": [
            {
                "key": "call",
                "title": TITLE,
                "requires": [
                    {"is": "explorers_present", "n": 2},
                    {"is": "comprehension_present", "discipline": "chemistry"},
                ],
                "completes": "page",
            }
        ]
    }
    rules, asleep = planet(pages={5: page}), {"endurance": 0, "comprehension": ["chemistry"]}
    Given(rules=rules, p0=TWO, p1=asleep).refuses("assign wonder call")
    Given(rules=rules, p0={"comprehension": ["chemistry"], **TWO}, p1=asleep).offers("assign wonder call")


@rule("UN-TSK-12")
def test_a_structure_counts_from_the_regroup_that_flips_it():
    rules = planet(pages={5: {"objective": [{"is": "structures_built", "n": 1}]}, 6: WAIT})
    given = Given(rules=rules, map="glass_thicket 0 -1", p0={"at": "glass_thicket", **TWO})

    given.when("assign wonder build_workshop").then(page=5).regroups().then(page=6)


@rule("UN-TSK-13", "UN-TSK-08")
def test_an_objective_that_holds_already_is_met_after_the_pages_effects():
    gives = {"clauses": [{"when": "on_page_read", "does": [{"do": "gain", "kind": "power"}]}], **PLAN}
    given = Given(rules=planet(pages={5: WAIT, 6: gives, 7: WAIT}), power=1).doing(ReadOn(5))

    given.then(page=7, power=2)


def test_a_counter_stops_at_its_end_and_its_effect_follows_once():
    full = {"key": "warmth", "max": 3, "start": 1, "on_max": [{"do": "gain", "kind": "power"}]}
    given = Given(rules=planet(counters=[full]))

    given.then(progress={"warmth": 1}).doing(AddProgress("warmth")).then(power=0)
    given.doing(AddProgress("warmth", 4)).then(progress={"warmth": 3}, power=1)
    given.doing(AddProgress("warmth")).then(progress={"warmth": 3}, power=1)
    given.doing(AddProgress("warmth", -5)).then(progress={"warmth": 0})
    assert [e.n for e in given.events if e.what == "progress"] == [2, 3, 3, 0]


def test_a_counter_that_starts_again_rings_each_time():
    bell = {"key": "bell", "max": 2, "starts_again": True, "on_max": [{"do": "gain", "kind": "power"}]}
    given = Given(rules=planet(counters=[bell])).doing(AddProgress("bell", 2)).then(progress={"bell": 0}, power=1)

    given.doing(AddProgress("bell", 2)).then(progress={"bell": 0}, power=2)


SOON = {"when": "as_soon_as", "requires": [{"is": "stored", "kind": "data", "n": 2}], "does": [{"do": "lower_trust"}]}


def test_as_soon_as_a_state_begins_to_hold_and_again_only_after_it_ended():
    given = Given(rules=planet(clauses=[SOON]), trust=True, p0=TWO).doing(Gain("data")).then(trust=True)

    given.doing(Gain("data")).then(trust=False, met=["journal.2"])
    given.doing(Gain("data")).asks("act")  # it still holds: nothing follows
    given.when("0: use page-a-5", "0: use page-a-5").then(met=[], page=7)


def reads(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A page with an effect for each of these when it is read."""
    return {"clauses": [{"when": "on_page_read", "does": [effect]} for effect in effects], **more}


def gains(kind: str) -> dict[str, Any]:
    return {"do": "gain", "kind": kind}


ACTS: dict[str, Any] = {"spaces": [{"key": "call", "title": TITLE, "completes": "page"}]}
FRIGHT = reads({"do": "gain_distress", "who": "each_explorer"})
CALM = {"objective": [{"is": "not", "what": {"is": "crew_distress", "n": 2}}]}
WAYS = {"a state in mid-turn": PLAN, "a cube at the regroup": ACTS, "read on at once": WAIT}


def turned(way: str, pages: dict[int, Any], **given: Any) -> Given:
    """A page is left in this way, with page 6 to be read next."""
    table = Given(rules=planet(pages={5: WAYS[way], **pages}), power=1, p0=TWO, **given)
    if way == "read on at once":
        return table.doing(ReadOn(5))
    if way == "a cube at the regroup":
        return table.when("assign wonder call").regroups()
    return table.when("assign awareness charge_power")


@pytest.mark.parametrize("way", WAYS)
@rule("UN-TSK-08", "UN-TSK-13", "UN-INT-14")
def test_a_page_is_judged_after_the_effects_of_those_before_it_are_applied(way: str):
    given = turned(way, {6: FRIGHT, 7: CALM}, distress=["itchy_static", "small_hours"])

    given.asks("cover").when("cover recover", "cover recover").then(page=7)


@pytest.mark.parametrize("way", WAYS)
@rule("UN-TSK-02", "UN-TSK-08", "UN-INT-14")
def test_effects_of_pages_that_follow_one_another_come_in_the_order_of_the_pages(way: str):
    last = reads(gains("power"), **WAIT)
    given = turned(way, {6: reads(gains("data"), gains("materials")), 7: last}).then(page=7)

    told = [str(Option(e.what, e.ids)) for e in given.events if e.what in ("page", "gain")]
    at = told.index("page page-a-6")
    assert told[at:] == ["page page-a-6", "gain data", "gain materials", "page page-a-7", "gain power"]


@pytest.mark.parametrize("way", WAYS)
@rule("UN-TSK-08", "UN-TSK-13")
def test_an_objective_met_by_the_first_effect_of_its_page_waits_for_the_second(way: str):
    page = reads(gains("data"), {"do": "lose_stored", "kind": "data"}, objective=[{"is": "stored", "kind": "data"}])

    turned(way, {6: page, 7: WAIT}).then(page=6, data=0)


@rule("UN-TSK-13")
def test_an_objective_that_fell_while_its_page_was_read_is_met_as_soon_as_it_holds_again():
    page = reads(gains("data"), {"do": "lose_stored", "kind": "data"}, objective=[{"is": "stored", "kind": "data"}])

    turned("read on at once", {6: page, 7: WAIT}).then(page=6).doing(Gain("data")).then(page=7)


@rule("UN-TSK-06", "UN-TRN-18", "UN-TSK-04")
def test_a_cube_on_a_task_action_turns_the_page_whose_action_it_was_and_no_other():
    given = Given(rules=planet(pages={5: {**ACTS, **PLAN}, 6: WAIT, 7: WAIT}), power=1, p0=TWO)
    given.when("assign wonder call", "assign awareness charge_power").then(page=6)

    given.regroups().then(page=6)


@rule("UN-TSK-06")
def test_two_cubes_on_actions_of_one_page_turn_it_once():
    two = {"spaces": [{"key": key, "title": TITLE, "completes": "page"} for key in ("call", "shout")]}
    given = Given(rules=planet(pages={5: two, 6: WAIT, 7: WAIT}), p0=TWO)

    given.when("assign wonder call", "assign awareness shout").regroups().asks("order").when("first shout").then(page=6)
