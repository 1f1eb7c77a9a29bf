"""The turn: three cubes, one of them on Rest, a Move, LUNA, the regroup.  UN-TRN"""

from typing import Any

from starboard.games.unsettled.effects.focus import LoseEndurance
from starboard.games.unsettled.effects.stores import Gain
from starboard.games.unsettled.model.node import Moment, Structure
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import TITLE, planet

TWO = {"focus": [2, 2, 2]}


@rule("UN-TRN-01", "UN-TRN-02", "UN-TRN-06", "UN-TRN-07", "UN-TRN-10")
def test_deeds_come_in_any_order_and_the_regroup_ends_the_turn():
    given = Given(map="bouncing_meadow 0 -1", p0={"focus": [2, 2, 2]}, p1={"focus": [1, 1, 1]})

    given.when("assign wonder charge_power", "move bouncing_meadow").refuses("regroup")
    given.when("raise wonder", "assign awareness recover").refuses("regroup")
    given.when("luna bouncing_meadow", "assign energy rest").offers("regroup").when("regroup")

    given.asks("act", seat=1).then(active=1, p0={"on": ["", "", ""], "focus": [3, 2, 3]})


@rule("UN-TRN-03")
def test_the_last_cube_goes_to_rest_and_nowhere_else():
    given = Given(p0={"focus": [2, 2, 2]})

    given.when("assign awareness charge_power", "assign wonder analyze_data")

    given.offers("assign energy rest").refuses("assign energy unearth_materials", "regroup")


@rule("UN-TRN-03", "UN-DSH-25")
def test_rest_may_come_first_and_only_once():
    given = Given(p0={"focus": [2, 2, 2]}).when("assign energy rest")

    given.refuses("assign wonder rest").offers("assign wonder charge_power")


@rule("UN-TRN-05")
def test_a_turn_of_three_assignments_is_legal():
    given = Given(p0={"focus": [2, 2, 2]})

    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")

    given.asks("act", seat=1)


@rule("UN-TRN-22")
def test_the_turn_of_an_unconscious_explorer_is_skipped():
    given = Given(seats=3, p0={"focus": [2, 2, 2]}, p1={"endurance": 0}, time=0)

    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")

    given.asks("act", seat=2).then(turns=2, time=1)


@rule("UN-DSH-23", "UN-DSH-24")
def test_rest_raises_the_cube_and_takes_time():
    Given(p0={"focus": [2, 2, 1]}, time=4).when("assign energy rest").then(p0={"focus": [2, 2, 2]}, time=5)


@rule("UN-TRN-12")
def test_an_effect_at_the_start_of_a_turn_comes_before_the_first_deed():
    given = Given(map="second_morning 0 1", p1={"at": "second_morning"}, p0={"focus": [2, 2, 2]})

    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")

    given.asks("act", seat=1).then(p1={"insight": 1})


@rule("UN-TRN-01", "UN-TRN-02", "UN-TRN-03", "UN-TRN-06")
def test_un_ex_17_order_of_play_within_a_turn():
    given = Given(map="sulking_cliff 1 0", p0={**TWO, "pursuit": "robotics"}, p1=TWO)

    given.when("assign wonder charge_power", "move sulking_cliff", "assign awareness recover", "luna sulking_cliff")
    given.when("0: pursue chemistry", "assign energy rest", "0: pursue engineering", "regroup")

    given.asks("act", seat=1).then(p0={"pursuit": "engineering", "at": "sulking_cliff"})


@rule("UN-TRN-02", "UN-TRN-06", "UN-TRN-07", "UN-TRN-10")
def test_un_ex_09_regroup():
    on = ["analyze_data", "investigate", "rest"]
    given = Given(seats=3, p0={"focus": [1, 0, 2], "on": on}).when("regroup")

    given.asks("act", seat=1).then(active=1, p0={"focus": [1, 0, 2], "on": ["", "", ""]})


@rule("UN-TRN-01", "UN-TRN-02", "UN-TRN-03", "UN-TRN-06")
def test_un_ex_10_appendix_a_as_one_turn():
    given = Given(
        seats=3,
        environment=["glass_thicket"],
        pink=["living_plastics"],
        blue=[],
        time=3,
        forced={"die": [2]},
        p0={"focus": [2, 0, 1], "insight": 2, "pursuit": "chemistry"},
        p1={"breakthroughs": ["lunas_comfort"], **TWO},
    )

    given.when("luna 4950", "scan data", "move glass_thicket", "assign awareness analyze_data")
    given.then(time=4, data=2)
    given.when("1: use lunas_comfort", "raise wonder").then(data=1)
    given.when("assign wonder investigate", "marker pink").when("assign energy rest", "regroup")

    given.then(time=5, data=1, active=1, p0={"focus": [1, 0, 2], "insight": 3, "at": "glass_thicket"})
    assert given.s.nodes["glass_thicket"].investigated and given.s.moments[0].card == "living_plastics"


@rule("UN-TRN-04")
def test_two_cubes_go_wherever_a_space_is_open_to_the_explorer():
    given = Given(map="sulking_cliff 1 0", p0={"at": "sulking_cliff", **TWO}, p1={"at": "sulking_cliff"})

    given.offers("assign wonder shout_at_the_cliff", "assign wonder theorize", "assign energy charge_power")
    given.refuses("assign wonder pick_the_shard", "assign wonder support")


@rule("UN-TRN-08", "UN-TRN-23")
def test_after_the_regroup_there_are_only_free_actions_which_belong_to_the_turn_that_ends():
    page = {"spaces": [{"key": "call", "title": TITLE, "completes": "page"}]}
    asks = {
        "objective": [{"is": "stored", "kind": "power", "n": 9}],
        "clauses": [{"when": "on_page_read", "does": [{"do": "raise_focus"}]}],
    }
    held = {"focus": [1, 1, 1], "breakthroughs": ["lunas_comfort", "errand_routine"]}
    given = Given(
        rules=planet(pages={5: page, 6: asks}),
        windows="all",
        map="sulking_cliff 1 0",
        data=5,
        p0=held,
        used=["lunas_comfort"],
    )
    given.when("assign wonder call")
    while any(given.s.explorers[0].on):
        options = [str(o) for o in given.g.options(given.g.waiting[0])]
        wanted = ("pass", "assign awareness charge_power", "assign energy rest", "regroup")
        given.when(next(w for w in wanted if w in options))

    assert {o.key for o in given.g.moves(0)} <= {"pass", "pass_turn", "use", "pursue"}
    given.asks("window").refuses("0: use lunas_comfort").offers("0: use errand_routine")


@rule("UN-TRN-11")
def test_there_is_one_active_explorer_even_while_others_are_asked():
    given = Given(seats=3).doing(Gain("data"), seat=1)

    given.then(active=0).asks("act").regroups().then(active=1).regroups().then(active=2).regroups().then(active=0)


MORNINGS: list[dict[str, Any]] = [
    {
        "key": "crow",
        "goes": "area",
        "clauses": [{"when": "start_of_each_turn", "does": [{"do": "gain", "kind": "data"}]}],
    },
    {
        "key": "owl",
        "goes": "area",
        "clauses": [{"when": "start_of_each_turn", "does": [{"do": "gain", "kind": "power"}]}],
    },
]


@rule("UN-TRN-12", "UN-TRN-13")
def test_effects_at_the_start_come_in_an_order_that_the_active_explorer_chooses():
    given = Given(rules=planet(cards=MORNINGS), shown=["crow", "owl"]).regroups()

    given.asks("order", "first crow", "first owl", seat=1).refuses("assign wonder charge_power", "luna scarab")
    given.when("first owl").then(power=2, data=1).asks("act", seat=1)
    given.happens("gain power", "gain power", "gain data")


@rule("UN-TRN-14")
def test_free_actions_come_before_and_between_effects_at_the_start():
    held = {"breakthroughs": ["lunas_comfort"], "focus": [1, 1, 1]}
    given = Given(rules=planet(cards=MORNINGS), page=7, windows="all", data=3, shown=["crow", "owl"], p1=held)
    given.s.muted = [0, 1]
    given.regroups().when("0: pass_turn").passes()

    given.asks("order", seat=1).offers("1: use lunas_comfort").when("first crow")
    given.asks("window", seat=1).then(data=3, power=1).when("1: pass")
    given.asks("window", seat=1).then(data=4, power=1).offers("1: use lunas_comfort").when("1: pass").then(power=2)


@rule("UN-TRN-15", "UN-TRN-16")
def test_each_turn_is_everybodys_and_your_turn_is_the_holders():
    cards = [
        {"key": "each", "goes": "keep", "clauses": [{"when": "start_of_each_turn", "does": [{"do": "gain_insight"}]}]},
        {"key": "yours", "goes": "keep", "clauses": [{"when": "start_of_your_turn", "does": [{"do": "raise_focus"}]}]},
    ]
    low = {"focus": [0, 0, 0]}
    given = Given(seats=3, rules=planet(cards=cards), p1={"cards": ["each"], **TWO}, p2={"cards": ["yours"], **low})

    given.regroups().then(p1={"insight": 1}).asks("act", seat=1).regroups()
    given.asks("order", seat=2).when("first yours", "raise wonder").then(p1={"insight": 2}, p2={"focus": [0, 1, 0]})
    given.regroups().then(p1={"insight": 3}).asks("act")


DREAM: dict[str, Any] = {
    "key": "dream",
    "goes": "keep",
    "clauses": [{"when": "each_turn", "does": [{"do": "gain", "kind": "data"}]}],
}


@rule("UN-TRN-17")
def test_a_per_turn_effect_without_a_moment_comes_when_its_holder_wishes_and_within_the_turn():
    rules = planet(cards=[DREAM])
    given = Given(rules=rules, p1={"cards": ["dream"], **TWO}).when("1: use dream").then(data=1)

    given.refuses("1: use dream", "0: use dream").regroups().then(data=1).offers("1: use dream")
    given.regroups().then(data=2)  # it was left for the end, and happens there


@rule("UN-TRN-16", "UN-TRN-17")
def test_each_of_your_turns_leaves_the_turns_of_others_alone():
    mine = {**DREAM, "clauses": [{"when": "each_of_your_turns", "does": [{"do": "gain", "kind": "data"}]}]}
    given = Given(rules=planet(cards=[mine]), p1={"cards": ["dream"], **TWO}).refuses("1: use dream")

    given.regroups().then(data=0).offers("1: use dream").regroups().then(data=1)


@rule("UN-TRN-18", "UN-TRN-19")
def test_what_waited_under_the_cubes_follows_in_an_order_that_the_explorer_chooses():
    moments = [Moment("strange_jelly", "glass_thicket", ("opaline_jelly",)), Moment()]
    here = {"at": "glass_thicket", **TWO}
    given = Given(map="glass_thicket 0 -1", moments=moments, anomalies=["pocket_wind"], p0=here)
    given.when("assign wonder pick_up_the_jelly", "assign awareness build_workshop", "assign energy rest", "regroup")

    given.asks("order", "first build_workshop", "first pick_up_the_jelly").then(active=0)
    given.when("first pick_up_the_jelly").asks("act", seat=1).happens("complete strange_jelly", "built workshop")


@rule("UN-TRN-18")
def test_a_structure_pulled_down_returns_at_the_regroup():
    tiles = [Structure("research_hut"), Structure("laboratory"), Structure("workshop", "glass_thicket", built=True)]
    given = Given(map="glass_thicket 0 -1", structures=tiles, p0={"at": "glass_thicket", **TWO})

    given.when("assign wonder destroy_workshop").regroups().passes()

    assert given.s.structures[2] == Structure("workshop")


@rule("UN-TRN-21")
def test_a_cube_with_nowhere_to_go_may_stay_but_rest_is_still_taken():
    never = [{"is": "stored", "kind": "power", "n": 9}]
    rules = planet(clauses=[], pages={5: {"objective": never, "static": FORBIDDEN}})
    given = Given(rules=rules, p0={**TWO, "distress": ["itchy_static"] * 5 + [""]})

    given.refuses("regroup").when("assign energy rest").offers("regroup").when("regroup").asks("act", seat=1)


SHUT = ("analyze_data", "unearth_materials", "charge_power", "warm_light")
FORBIDDEN: list[dict[str, Any]] = [{"do": "forbid", "what": key} for key in SHUT]


@rule("UN-TRN-24", "UN-TRN-22")
def test_a_skipped_turn_is_no_turn():
    given = Given(seats=3, rules=planet(cards=MORNINGS[:1]), shown=["crow"], p1={"endurance": 0}).regroups()

    given.asks("act", seat=2).then(data=1, turns=2)


@rule("UN-TRN-03")
def test_only_an_effect_that_says_so_makes_rest_optional():
    given = Given(rules=planet(cards=[{"key": "wide_awake", "goes": "keep", "static": [{"do": "rest_optional"}]}]))
    given.s.explorers[0].cards.append("wide_awake")
    given.g.settle()

    given.when("assign awareness charge_power", "assign wonder analyze_data").offers("assign energy recover")


@rule("UN-UNC-14", "UN-TRN-09")
def test_the_turn_of_who_falls_in_it_still_finishes_what_lay_under_the_cubes():
    given = Given(map="glass_thicket 0 -1", p0={"at": "glass_thicket", "endurance": 1, **TWO})
    given.when("assign awareness build_workshop").doing(LoseEndurance()).asks("act", seat=1)

    assert given.s.structures[2].built


@rule("UN-FOC-17", "UN-FOC-21")
def test_a_bonus_that_cannot_be_had_closes_the_space_to_its_cube_alone():
    space = {
        "key": "wring",
        "does": [{"do": "gain", "kind": "data"}],
        "bonus": {"focus": "wonder", "does": [{"do": "remove_distress"}]},
    }
    given = Given(rules=planet(spaces=[space]), p0=TWO).refuses("assign wonder wring").offers("assign energy wring")

    given.s.explorers[0].distress[0] = "itchy_static"
    given.g.settle()
    given.when("assign wonder wring").then(data=1, p0={"distress": [""] * 6})


@rule("UN-TRN-09")
def test_what_waits_for_the_regroup_or_for_the_end_of_the_turn_comes_before_the_next_turn():
    moments = [
        {"when": "on_regroup", "does": [{"do": "gain", "kind": "materials"}]},
        {"when": "end_of_turn", "does": [{"do": "raise_focus"}]},
    ]
    given = Given(rules=planet(clauses=moments), p0={"focus": [1, 1, 1]}).regroups()

    given.asks("raise_focus").then(active=0, materials=1).when("raise wonder").asks("act", seat=1)
    given.happens("regroup", "turn explorer-1")


@rule("UN-TRN-19")
def test_a_clause_for_the_regroup_is_ordered_with_what_waits_under_the_cubes():
    clause = {"when": "on_regroup", "does": [{"do": "gain", "kind": "materials"}]}
    given = Given(rules=planet(clauses=[clause]), map="glass_thicket 0 -1", p0={"at": "glass_thicket", **TWO})
    given.when("assign awareness build_workshop").regroups().asks("order", "first journal", "first build_workshop")

    given.when("first build_workshop").asks("act", seat=1).then(materials=1)


def reasons(given: Given) -> dict[str, str]:
    """Why each space, or the regroup, is closed: the rule by the last word of the option."""
    question = given.g.question(0)
    assert question is not None
    return {str(r.option.ids[-1] if r.option.ids else r.option.key): r.rule for r in question.refused}


def test_what_is_closed_is_refused_with_its_rule():
    moments = [Moment("strange_jelly", "glass_thicket", ("opaline_jelly",)), Moment("living_plastics", "scarab")]
    covered = {"distress": ["itchy_static", "", "", "", "", ""], "on": ["charge_power", "", ""], **TWO}
    found = reasons(Given(map="glass_thicket 0 -1", moments=moments, p0=covered, power=0))

    assert found["regroup"] == "UN-TRN-02" and found["theorize"] == "UN-DSH-27"
    assert found["charge_power"] == "UN-FOC-10" and found["support"] == "UN-FOC-20"
    assert found["study_the_plastics"] == "UN-FOC-21" and found["pick_up_the_jelly"] == "UN-OPP-06"
    assert "rest" not in found


@rule("UN-TRN-03")
def test_the_last_cube_is_told_that_it_must_rest():
    found = reasons(Given(p0={"on": ["charge_power", "analyze_data", ""], **TWO}))

    assert found["unearth_materials"] == "UN-TRN-03" and found["regroup"] == "UN-TRN-02"


@rule("UN-TRN-18", "UN-TRN-09", "UN-TRN-17")
def test_the_regroup_then_what_is_still_due_then_the_end_of_the_turn():
    moments = [
        {"when": "end_of_turn", "does": [{"do": "gain", "kind": "power"}]},
        {"when": "each_turn", "does": [{"do": "gain", "kind": "data"}]},
        {"when": "on_regroup", "does": [{"do": "gain", "kind": "materials"}]},
    ]
    given = Given(rules=planet(cards=[{"key": "bells", "goes": "area", "clauses": moments}]), shown=["bells"])
    given.regroups().asks("act", seat=1)

    assert [e.ids[0] for e in given.events if e.what == "gain"][-3:] == ["materials", "data", "power"]


@rule("UN-TRN-17")
def test_what_is_due_within_the_turn_happens_once_though_its_holder_uses_it_while_the_turn_ends():
    bells = [
        {"key": key, "goes": "keep", "clauses": [{"when": "on_regroup", "does": [{"do": "gain", "kind": kind}]}]}
        for key, kind in (("left", "power"), ("right", "materials"))
    ]
    rules, mine = planet(cards=[DREAM, *bells]), {"cards": ["left", "right", "dream"], **TWO}

    given = Given(rules=rules, p0=mine).regroups().asks("order", "first left", "first right")
    given.when("use dream").then(data=1).when("first left").asks("act", seat=1).then(data=1)
    given = Given(rules=rules, p0=mine).regroups().when("first left").asks("act", seat=1).then(data=1)
    given.regroups().then(data=2)


@rule("UN-TRN-17")
def test_what_has_happened_as_due_is_not_used_again_before_the_turn_is_over():
    late = {"when": "end_of_turn", "may": True, "does": [{"do": "gain", "kind": "power"}]}
    night = {"key": "night", "goes": "keep", "clauses": [late]}
    given = Given(rules=planet(cards=[DREAM, night]), p0={"cards": ["dream", "night"], **TWO})

    given.regroups().asks("may").then(data=1).refuses("use dream")
