"""Interrupts: free actions before an effect, never inside one.  UN-INT, UN-FRE"""

from typing import Any

import pytest

from starboard.games.unsettled.effects.focus import LoseEndurance, LowerFocus, RaiseFocus
from starboard.games.unsettled.effects.learning import GainDistress
from starboard.games.unsettled.effects.planetdeck import DrawPlanetCard
from starboard.games.unsettled.effects.stores import Gain
from starboard.games.unsettled.effects.time import AdvanceTime
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.ids import location
from starboard.games.unsettled.model.node import Moment, Structure
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet

BROTH = {"breakthroughs": ["lunas_comfort"]}


@rule("UN-INT-01", "UN-INT-02", "UN-FRE-02", "UN-BRK-04")
def test_a_breakthrough_comes_before_the_loss_in_anyones_turn():
    given = Given(data=1, p0={"focus": [0, 0, 0]}, p1=BROTH, time=0)

    given.doing(LowerFocus(1)).asks("window", "pass", "pass_turn", seat=1)
    given.when("1: use lunas_comfort", "explorer explorer-0", "raise wonder")

    given.then(time=0, data=0).asks("lower_focus").when("lower wonder").then(time=0, p0={"focus": [0, 0, 0]})


@rule("UN-INT-03", "UN-INT-13")
def test_who_passes_lets_it_happen():
    given = Given(data=1, p0={"focus": [0, 0, 0]}, p1=BROTH, time=0).doing(LowerFocus(1))

    given.when("1: pass").then(time=1, data=1)


@rule("UN-INT-13")
def test_who_has_plenty_is_asked_before_a_loss_of_several_and_not_before_a_loss_of_one():
    well = {"focus": [1, 1, 1]}

    Given(data=1, p0=well, p1={**well, **BROTH}).doing(LowerFocus(2)).asks("window", "pass", "pass_turn", seat=1)
    Given(data=1, p0=well, p1={**well, **BROTH}).doing(LowerFocus(1)).asks("lower_focus")


def test_nobody_is_asked_before_what_no_free_action_could_change():
    given = Given(data=1, p1=BROTH).doing(Gain("power"))

    given.asks("act").then(power=1)


@rule("UN-INT-13")
def test_a_table_may_ask_for_every_window():
    Given(data=1, p1=BROTH, windows="all").doing(Gain("power")).asks("window", seat=1).then(power=0)


@rule("UN-INT-04", "UN-FOC-29")
def test_nothing_comes_between_two_parts_of_one_effect():
    given = Given(data=1, p0={"focus": [1, 1, 1]}, p1={"focus": [1, 1, 1], **BROTH}, muted=[1])

    given.doing(RaiseFocus(1), LowerFocus(1)).asks("raise_focus").refuses("1: use lunas_comfort")


@rule("UN-BRK-05", "UN-TRN-15")
def test_a_breakthrough_is_used_once_a_turn_and_again_in_the_next():
    given = Given(data=3, p0={"focus": [1, 1, 1]}, p1={"focus": [1, 1, 1], **BROTH})

    given.when("1: use lunas_comfort", "explorer explorer-1", "raise wonder").refuses("1: use lunas_comfort")
    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")

    given.asks("act", seat=1).offers("1: use lunas_comfort")


@rule("UN-FRE-08", "UN-BRK-06")
def test_what_cannot_be_paid_cannot_be_used():
    Given(data=0, p1=BROTH).refuses("1: use lunas_comfort")


@rule("UN-BRK-08", "UN-BRK-09")
def test_what_luna_performs_is_measured_from_her():
    given = Given(data=1, map="glass_thicket 0 -1", luna="glass_thicket", p1=BROTH, p0={"at": "glass_thicket"})
    given.s.explorers[0].focus[:] = [0, 0, 0]

    given.when("1: use lunas_comfort").asks("raise_focus")


@rule("UN-UNC-04")
def test_an_unconscious_explorer_has_no_free_action():
    Given(data=1, p1={"endurance": 0, **BROTH}).refuses("1: use lunas_comfort", "1: pursue chemistry")


@rule("UN-INS-06")
def test_the_pursuit_cube_is_turned_back_at_the_bottom():
    given = Given(p1={"pursuit": "robotics", "insight": 3}).when("1: pursue chemistry")

    given.then(p1={"pursuit": "chemistry", "insight": 0}).asks("act")


@rule("UN-INT-07", "UN-INT-05")
def test_steps_of_one_card_that_cannot_be_simultaneous_are_links():
    given = Given(
        data=1,
        map="glass_thicket 0 -1",
        pink=["bug_parade"],
        windows="all",
        muted=[0],
        page=7,
        p0={"at": "glass_thicket"},
        p1=BROTH,
    )

    given.when("assign awareness investigate", "1: pass", "marker pink")
    windows = 0
    while given.g.waiting == [1]:
        given.when("1: pass")
        windows += 1

    assert windows == 3  # one before each of its three links
    given.happens("spawn bug glass_thicket", "move_tokens bug", "place_marker eggs scarab")


SIP = {"key": "sip", "clauses": [{"cost": [{"do": "spend", "kind": "data"}], "does": [{"do": "raise_focus", "n": 3}]}]}
SHOCK = {"key": "shock", "clauses": [{"when": "on_reveal", "does": [{"do": "lower_focus", "n": 2}]}]}
NONE = {"focus": [0, 0, 0]}


@rule("UN-INT-02", "UN-INT-06", "UN-INT-08", "UN-FOC-03")
def test_un_ex_70_focus_before_the_loss():
    rules = planet(breakthroughs=[SIP], cards=[SHOCK])

    def table() -> Given:
        held = {"breakthroughs": ["sip"], **NONE}
        return Given(rules=rules, planet=["shock"], data=1, time=3, p0=held).doing(DrawPlanetCard("whim"))

    given = table().asks("window").when("0: use sip", "raise wonder", "raise wonder", "raise energy")
    given.asks("lower_focus").when("lower wonder", "lower wonder").then(time=3, p0={"focus": [0, 0, 1]})
    table().when("0: pass").then(time=5)


@rule("UN-INT-04")
def test_un_ex_72_data_and_focus_are_one_effect():
    held = {"breakthroughs": ["lunas_comfort"], "focus": [1, 1, 1]}
    given = Given(distress=["fluttering_doubt"], data=0, page=7, p0=held).doing(GainDistress()).when("cover theorize")

    given.asks("lower_focus").then(data=2).refuses("0: use lunas_comfort")
    given.when("lower wonder").offers("0: use lunas_comfort")


@rule("UN-INT-04")
def test_un_ex_73_power_and_distress_are_one_effect():
    given = Given(
        map="sulking_cliff 1 0", distress=["itchy_static", "heavy_boots"], p0={"breakthroughs": ["spring_boots"]}
    )
    given.doing(Gain("power", 2), GainDistress(who="each_local"))

    given.asks("cover").then(power=2).refuses("0: use spring_boots").when("0: cover theorize", "1: cover theorize")
    given.offers("0: use spring_boots").then(p1={"distress": ["itchy_static", "", "", "", "", ""]})


@rule("UN-FOC-29", "UN-INT-04")
def test_un_ex_75_one_focus_action_is_one_effect():
    does = [{"do": "raise_focus"}, {"do": "lower_focus"}]
    given = Given(rules=planet(spaces=[{"key": "sway", "does": does}]), data=1, p0={**BROTH, "focus": [1, 1, 1]})

    given.when("assign wonder sway").asks("raise_focus").refuses("0: use lunas_comfort").when("raise wonder")
    given.asks("lower_focus").refuses("0: use lunas_comfort").when("lower wonder").offers("0: use lunas_comfort")


@rule("UN-INT-06", "UN-INT-05", "UN-INT-08")
def test_un_ex_76_reveal_then_effect():
    given = Given(planet=["backwards_minute"], windows="all", muted=[0], page=7, data=1, p1=BROTH)
    given.doing(DrawPlanetCard("whim"))

    given.asks("window", seat=1).then(planet=["backwards_minute"]).when("1: pass")
    given.asks("window", seat=1).then(shown=["backwards_minute"], triggers=[])
    given.when("1: use lunas_comfort", "1: pass", "explorer explorer-0", "raise wonder").then(data=0).passes()
    assert [t.kind for t in given.s.triggers] == ["hum"]


@rule("UN-INT-07", "UN-INT-05", "UN-GLO-12")
def test_un_ex_77_the_space_bugs():
    chain = [
        [{"do": "spawn", "kind": "bug", "n": 2}],
        [{"do": "move_tokens", "kind": "bug", "n": 2, "toward": "north"}],
        [{"do": "place_marker", "meaning": "eggs", "at_each": "bug"}],
    ]
    rules = planet(cards=[{"key": "space_bugs", "clauses": [{"when": "on_reveal", "chain": chain}]}])
    land = "glass_thicket 0 -1,library_of_moss 0 -2"
    given = Given(rules=rules, map=land, planet=["space_bugs"], windows="all", muted=[0], page=7, data=1, p1=BROTH)
    given.doing(DrawPlanetCard("whim")).when("1: pass")

    assert given.asks("window", seat=1).s.tokens == []
    assert [t.at for t in given.when("1: pass").asks("window", seat=1).s.tokens] == ["scarab"] * 2
    assert [t.at for t in given.when("1: pass").asks("window", seat=1).s.tokens] == ["library_of_moss"] * 2
    assert given.when("1: pass").s.nodes["library_of_moss"].markers == (("eggs", 2),)
    given.asks("act")


@rule("UN-MOV-27", "UN-INT-02", "UN-INT-05")
def test_a_free_action_comes_between_the_reveal_and_the_effect_of_arriving():
    given = Given(
        environment=["puddle_of_noon"], distress=["heavy_boots"], data=2, windows="all", muted=[0], page=7, p1=BROTH
    )
    given.when(f"move {location(0, -1)}")

    seen = []
    while given.g.waiting == [1]:
        seen.append((given.s.explorers[0].at, any(given.s.explorers[0].distress)))
        given.when("1: pass")
    assert ("puddle_of_noon", False) in seen and given.asks("cover")


@rule("UN-INT-09")
def test_move_luna_and_focus_actions_wait_until_the_effect_is_over():
    given = Given(map="sulking_cliff 1 0", windows="all", data=1, p0={**BROTH, **NONE}).doing(LowerFocus(1))

    given.asks("window").refuses("move sulking_cliff", "luna sulking_cliff", "assign wonder rest")


@rule("UN-INT-10")
def test_a_free_action_is_interrupted_by_another_which_resolves_first():
    first, second = {"breakthroughs": ["lunas_comfort"]}, {"breakthroughs": ["errand_routine"]}
    given = Given(map="sulking_cliff 1 0", windows="all", page=7, data=2, p0={**NONE, **second}, p1={**NONE, **first})
    given.when("1: use lunas_comfort").asks("window").then(p0=NONE, p1=NONE)

    given.when("0: use errand_routine")
    while given.g.waiting and given.s.luna == "scarab":
        options = [str(o) for o in given.g.options(given.g.waiting[0])]
        given.when("luna sulking_cliff" if "luna sulking_cliff" in options else "pass")
    given.then(p0=NONE, p1=NONE, luna="sulking_cliff")


@rule("UN-INT-11")
def test_who_left_before_the_effect_is_not_hit_by_it():
    storm = {"key": "storm", "clauses": [{"when": "on_reveal", "does": [{"do": "lower_focus", "who": "each_local"}]}]}
    jump = {"key": "jump", "clauses": [{"does": [{"do": "place", "where": {"node": "sulking_cliff"}}]}]}
    given = Given(
        rules=planet(cards=[storm], breakthroughs=[jump]),
        map="sulking_cliff 1 0",
        windows="all",
        muted=[0],
        page=7,
        planet=["storm"],
        time=0,
        p0=NONE,
        p1={"breakthroughs": ["jump"], **NONE},
    )
    given.doing(DrawPlanetCard("whim")).when("1: pass", "1: use jump")
    while given.g.waiting == [1]:
        given.when("1: pass")

    given.then(p1={"at": "sulking_cliff"}, time=1)


@rule("UN-INT-12")
def test_inside_an_effect_parts_come_in_order_and_explorers_clockwise_from_the_active_one():
    one = {"focus": [1, 1, 1]}
    given = Given(seats=3, active=0, p0=one, p1=one, p2=one).regroups().asks("act", seat=1)

    given.doing(RaiseFocus(1, who="each_explorer"), LowerFocus(1, who="each_explorer"), seat=2)

    for prompt, word in (("raise_focus", "raise wonder"), ("lower_focus", "lower wonder")):
        for seat in (1, 2, 0):
            given.asks(prompt, seat=seat).when(word)
    given.asks("act", seat=1)


@rule("UN-INT-14")
def test_what_an_effect_causes_follows_all_its_parts_in_the_order_caused():
    deck = ["home_thoughts", "fluttering_doubt"]
    given = Given(distress=deck, triggers="hum 1", time=0, data=0, p0={"focus": [2, 2, 2]}, p1={"focus": [2, 2, 2]})

    given.doing(AdvanceTime(), GainDistress(2), Gain("power")).when("cover theorize", "cover support")

    given.then(power=1, data=0).asks("lower_focus").when("lower wonder", "lower wonder")  # the hum, for both
    given.asks("lower_focus").then(data=2, p0={"insight": 0}).when("lower wonder")  # the first distress
    given.asks("lower_focus").then(p0={"insight": 1}).when("lower energy").asks("act")


@rule("UN-INT-15")
def test_the_offer_goes_round_from_the_active_explorer_until_all_have_passed_in_succession():
    others: dict[str, Any] = {"p0": {**BROTH, **NONE}, "p1": {"breakthroughs": ["sip"], **NONE}, "p2": NONE}
    given = Given(seats=3, rules=planet(breakthroughs=[SIP]), windows="all", page=7, data=3, **others)

    given.doing(Gain("power"))
    assert given.g.waiting == [0, 1, 2]
    given.when("0: pass", "2: pass_turn")
    assert given.g.waiting == [1]
    given.when("1: use sip").asks("window").when("0: pass", "1: pass")  # before the effect of that free action
    given.when("raise wonder", "raise wonder", "raise wonder")

    given.asks("window").then(power=0).when("0: pass").then(power=0)  # all are asked again, who passed too
    given.when("1: pass").then(power=1)


def test_a_pass_is_asked_for_once_before_one_effect():
    given = Given(triggers="hum 6", time=5, data=1, p0=NONE, p1={**NONE, **BROTH}).doing(AdvanceTime())

    given.asks("window", seat=1).when("1: pass").asks("act")


def test_nobody_is_asked_about_a_loss_that_everybody_can_bear():
    Given(data=1, p0={"focus": [1, 1, 1]}, p1={**BROTH, "focus": [1, 1, 1]}).doing(LowerFocus(1)).asks("lower_focus")


SAVES = {"cost": [{"do": "spend", "kind": "data"}], "does": [{"do": "raise_focus"}]}
STAYS = {"objective": [{"is": "stored", "kind": "power", "n": 9}]}
LAB = [Structure("research_hut"), Structure("laboratory", "glass_thicket", built=True), Structure("workshop")]
AREA = {"key": "tea", "goes": "area", "clauses": [SAVES]}
SAVERS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "breakthrough": ({"breakthroughs": [{"key": "tea", "clauses": [SAVES]}]}, {"p0": {"breakthroughs": ["tea"]}}),
    "distress": (
        {"distress": [{"key": "tea", "clauses": [SAVES]}]},
        {"p0": {"distress": ["tea", "", "", "", "", ""]}},
    ),
    "anomaly": (
        {"anomalies": [{"key": "tea", "clauses": [{**SAVES, "when": "on_discard", "cost": []}]}]},
        {"p0": {"finds": [Find("bug_drum", "tea")]}},
    ),
    "kept card": ({"cards": [AREA]}, {"p0": {"cards": ["tea"]}}),
    "engaged card": ({"cards": [AREA]}, {"p0": {"engaged": ["tea"]}}),
    "card in the area": ({"cards": [AREA]}, {"shown": ["tea"]}),
    "node": ({"nodes": [{"key": "spring", "clauses": [SAVES]}]}, {"map": "spring 0 -1", "p0": {"at": "spring"}}),
    "opportunity": (
        {"opportunities": [{"key": "tea", "clauses": [SAVES]}]},
        {"moments": [Moment("tea", "scarab"), Moment()]},
    ),
    "structure": ({}, {"map": "glass_thicket 0 -1", "structures": LAB, "p0": {"at": "glass_thicket"}, "materials": 1}),
    "page": ({"pages": {5: {**STAYS, "clauses": [SAVES]}}}, {}),
    "journal": ({"clauses": [SAVES]}, {}),
}


@rule("UN-INT-02", "UN-INT-13")
@pytest.mark.parametrize("where", SAVERS)
def test_a_window_opens_wherever_the_help_lies(where: str):
    more, given = SAVERS[where]
    there = {"data": 1, **given, "p0": {**given.get("p0", {}), **NONE}, "p1": {"endurance": 0, **NONE}}

    Given(rules=planet(**more), **there).doing(LowerFocus(1)).asks("window")
    Given(data=1, materials=1, p0=NONE, p1={"endurance": 0, **NONE}).doing(LowerFocus(1)).asks("act")


PULSE = {"key": "pulse", "clauses": [{"cost": [{"do": "spend", "kind": "data"}], "does": [{"do": "gain_endurance"}]}]}


@pytest.mark.parametrize(("endurance", "asked"), [(5, "act"), (3, "act"), (2, "window"), (1, "window")])
def test_a_loss_of_strength_is_worth_a_window_only_to_the_weak(endurance: int, asked: str):
    weak = {"endurance": endurance}
    table: dict[str, Any] = {"rules": planet(breakthroughs=[PULSE]), "data": 1, "p0": {"breakthroughs": ["pulse"]}}

    Given(**table, p1=weak).doing(LoseEndurance(), seat=1).asks(asked)
    Given(**table, p1=weak, time=11).doing(AdvanceTime()).asks(asked)  # once round the timeline


def test_distress_is_worth_a_window_only_where_there_is_some_to_remove():
    calm: dict[str, Any] = {"materials": 1, "distress": ["heavy_boots"], "p0": {"breakthroughs": ["bottled_calm"]}}
    Given(**calm).doing(GainDistress()).asks("cover")

    Given(**calm, p1={"distress": ["itchy_static", "", "", "", "", ""]}).doing(GainDistress()).asks("window")


def test_what_helps_during_a_move_opens_windows_on_the_way_and_not_at_rest():
    broth: dict[str, Any] = {"materials": 1, "map": "glass_thicket 0 -1", "time": 0}
    held = {"breakthroughs": ["opaline_broth"], "focus": [2, 2, 2]}
    Given(**broth, p0=held).when("assign wonder rest").asks("act")

    given = Given(**broth, p0=held, p1={"at": "glass_thicket"}).when("move glass_thicket").asks("window")
    given.when("0: use opaline_broth", "ignore_time").then(time=0, p0={"at": "glass_thicket"})


def gains(when: str, kind: str) -> dict[str, Any]:
    return {"when": when, "does": [{"do": "gain", "kind": kind}]}


ECHO = {"key": "echo", "clauses": [gains("on_reveal", "data"), gains("when_entering", "materials")]}
HEARD = [gains("on_node_revealed", "power"), {**gains("when_entering_any", "power"), "whose": "any"}]


@rule("UN-INT-14", "UN-INT-12", "UN-MOV-09")
def test_what_one_moment_causes_outside_an_effect_follows_in_the_order_caused_the_pieces_own_first():
    given = Given(rules=planet(nodes=[ECHO], clauses=HEARD), environment=["echo"]).when(f"move {location(0, -1)}")

    given.asks("act").happens("gain data", "gain power", "gain materials", "gain power")


@rule("UN-INT-14", "UN-INT-12")
def test_several_who_fall_at_once_are_heard_of_from_the_active_explorer_clockwise():
    fallen = {"when": "on_unconscious", "whose": "mine", "does": [{"do": "gain_insight"}]}
    cards = [{"key": f"ghost_{seat}", "goes": "keep", "clauses": [fallen]} for seat in range(3)]
    weak = [{"endurance": 1, "cards": [f"ghost_{seat}"]} for seat in range(3)]
    given = Given(seats=4, rules=planet(cards=cards), active=1, p0=weak[0], p1=weak[1], p2=weak[2])
    given.doing(LoseEndurance(who="each_explorer"), links=False)

    assert [seat for seat, *_ in given.events_of("insight")] == [1, 2, 0]


@rule("UN-INT-14")
def test_what_begins_to_hold_at_one_moment_happens_in_the_order_printed():
    soon = [
        {**gains("as_soon_as", kind), "requires": [{"is": "stored", "kind": "data", "n": 1}]}
        for kind in ("power", "materials")
    ]
    Given(rules=planet(clauses=soon)).doing(Gain("data")).happens("gain data", "gain power", "gain materials")


SPECIMEN = Find("bug_drum", "second_pulse")
COVERED = ["heavy_boots", "", "", "", "", ""]


@rule("UN-INT-13")
@pytest.mark.parametrize(
    ("held", "move"),
    [
        ({"p0": {"finds": [SPECIMEN]}}, "give bug_drum explorer-1"),
        ({"p0": {"distress": COVERED, "focus": [3, 3, 3]}}, "manage theorize recover"),
        ({"moments": [Moment("strange_jelly", "scarab")]}, "forfeit strange_jelly"),
        ({}, "pursue chemistry"),
    ],
)
def test_a_table_that_wants_every_window_is_asked_before_an_effect_that_no_free_action_could_change(
    held: dict[str, Any], move: str
):
    given = Given(windows="all", **held).doing(Gain("data")).asks("window", seat=0).offers(move)

    given.then(data=0).passes().asks("act").then(data=1)
    Given(**held).doing(Gain("data")).asks("act").then(data=1)  # another table is not
