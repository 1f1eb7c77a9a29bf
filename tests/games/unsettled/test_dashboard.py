"""The dashboard: six personal actions.  UN-DSH"""

from typing import Any

import pytest
from msgspec import structs

from starboard.games.unsettled import system
from starboard.games.unsettled.effects.condition import Condition
from starboard.games.unsettled.effects.holding import HasInventory
from starboard.games.unsettled.effects.planet import SpendInventory
from starboard.games.unsettled.effects.stores import Gain
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.node import Moment
from starboard.kernel.verbs import Step
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet

TWO = {"focus": [2, 2, 2]}
THICKET: dict[str, Any] = {"map": "glass_thicket 0 -1", "pink": ["strange_jelly"]}
SAD = {"distress": ["wrong_song", "", "", "", "", ""]}


@rule("UN-DSH-01", "UN-DSH-02")
def test_six_personal_actions_are_open_to_the_active_explorer_wherever_they_stand():
    assert [action.key for action in system().actions] == [
        "theorize",
        "investigate",
        "traverse",
        "support",
        "recover",
        "rest",
    ]
    here = {"at": "glass_thicket"}
    given = Given(**THICKET, p0=here, p1={**here, **SAD})
    for action in system().actions:
        given.offers(f"assign wonder {action.key}").refuses(f"1: assign wonder {action.key}")


@rule("UN-DSH-02")
def test_a_personal_action_may_be_forbidden():
    mute = {"key": "tied_tongue", "static": [{"do": "forbid", "what": "theorize"}]}
    given = Given(rules=planet(distress=[mute]), p0={"distress": ["", "", "", "tied_tongue", "", ""]})

    given.refuses("assign awareness theorize").offers("assign awareness recover")


@rule("UN-DSH-03", "UN-DSH-04", "UN-DSH-05")
def test_theorize_gives_another_insight_wherever_they_are_and_with_awareness_oneself_too():
    far = {"at": "glass_thicket"}
    given = Given(seats=3, map="glass_thicket 0 -1", p0=TWO, p2=far).when("assign wonder theorize")
    given.asks("explorer", "explorer explorer-1", "explorer explorer-2").when("explorer explorer-2")
    given.then(p0={"focus": [2, 1, 2], "insight": 0}, p1={"insight": 0}, p2={"insight": 1})

    given = Given(p0=TWO).when("assign awareness theorize")
    given.then(p0={"focus": [1, 2, 2], "insight": 1}, p1={"insight": 1})


@rule("UN-DSH-06", "UN-DSH-07", "UN-DSH-08", "UN-FOC-04", "UN-INS-01", "UN-INS-03", "UN-OPP-01", "UN-OPP-03")
def test_un_ex_07_investigate_with_wonder():
    mind = {"at": "glass_thicket", "focus": [1, 1, 1], "pursuit": "chemistry", "insight": 2}
    given = Given(**THICKET, time=4, p0=mind, p1={"at": "glass_thicket"})

    given.when("assign wonder investigate", "marker pink", "lower awareness")  # what is found costs 1 focus

    given.then(time=4, data=1, p0={"focus": [0, 0, 1], "insight": 3, "comprehension": []})
    assert given.s.nodes["glass_thicket"].investigated
    assert given.s.moments[0] == Moment("strange_jelly", "glass_thicket", ("opaline_jelly",))
    given.offers("assign energy pick_up_the_jelly")


@rule("UN-DSH-07", "UN-DSH-08")
def test_investigate_with_another_cube_brings_no_insight():
    here = {"at": "glass_thicket", "focus": [1, 1, 1]}
    given = Given(**THICKET, p0=here).when("assign energy investigate", "marker blue", "lower awareness")

    given.then(p0={"focus": [0, 1, 0], "insight": 0})


@rule("UN-DSH-09")
def test_a_node_is_investigated_once():
    given = Given(**THICKET, p0={"at": "glass_thicket"}).offers("assign wonder investigate")
    given.s.nodes["glass_thicket"] = structs.replace(given.s.nodes["glass_thicket"], investigated=True)

    given.doing(Gain("data")).refuses("assign wonder investigate")


@rule("UN-DSH-10", "UN-DSH-13")
def test_traverse_lowers_the_cube_and_brings_insight_to_energy_alone():
    alone = Given(map="library_of_moss 0 1", p0=TWO, p1={"at": "library_of_moss"})
    alone.when("assign energy traverse").then(p0={"focus": [2, 2, 1], "insight": 1})

    other = Given(map="library_of_moss 0 1", p0=TWO, p1={"at": "library_of_moss"})
    other.when("assign wonder traverse").then(p0={"focus": [2, 1, 2], "insight": 0})


@rule("UN-DSH-14")
def test_what_lengthens_the_move_lengthens_a_traverse():
    """The Library of Moss: a Move from there covers one node more."""
    way = "library_of_moss 0 -1,glass_thicket 0 -2,second_morning 0 -3"
    given = Given(map=way, p0={"at": "library_of_moss", **TWO})

    given.when("assign awareness traverse", "step glass_thicket", "step second_morning").asks("act")

    slow = {"key": "lead_feet", "static": [{"do": "change_move", "n": -1}]}
    heavy = {"distress": ["lead_feet", "", "", "", "", ""]}
    given = Given(rules=planet(distress=[slow]), map=way, p0=heavy, p1={"at": "second_morning"})
    given.refuses("move library_of_moss").when("assign awareness traverse")
    given.asks("act").then(p0={"at": "scarab"})


@rule("UN-DSH-29")
def test_the_move_of_a_traverse_is_made_now_or_not_at_all():
    given = Given(map="library_of_moss 0 1", p0=TWO, p1={"at": "library_of_moss"}).when("assign energy traverse")

    given.asks("walk", "step library_of_moss", "stop").refuses("assign awareness recover").when("stop")

    given.then(p0={"at": "scarab"}).when("move library_of_moss").refuses("move scarab")


@rule("UN-DSH-15", "UN-DSH-16", "UN-DSH-17", "UN-DSH-18")
def test_support_takes_a_distress_of_the_others_choice_and_raises_trust():
    given = Given(trust=False, p0=TWO, p1={"distress": ["wrong_song", "", "small_hours", "", "", ""]})

    given.when("assign energy support").asks("drop_distress", seat=1).when("drop small_hours")

    given.then(trust=True, p0={"focus": [2, 2, 1]}, p1=SAD, distress=["small_hours"])


@rule("UN-DSH-19", "UN-DSH-20")
def test_support_needs_another_explorer_of_the_node_who_has_distress():
    away = {"at": "glass_thicket"}

    Given(p0=SAD).refuses("assign awareness support")
    Given(map="glass_thicket 0 -1", p1={**SAD, **away}).refuses("assign awareness support")
    Given(seats=3, p1={}, p2=SAD).when("assign awareness support").asks("split").then(p2={"distress": [""] * 6})


@rule("UN-DSH-21", "UN-DSH-22")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_recover_brings_the_cube_to_three_and_lowers_trust(start: int):
    Given(trust=True, p0={"focus": [1, start, 1]}).when("assign wonder recover").then(
        trust=False, p0={"focus": [1, 3, 1]}
    )


@rule("UN-DSH-23", "UN-DSH-24", "UN-TRN-03")
def test_un_ex_08_rest():
    Given(time=5, p0={"focus": [2, 2, 1]}).when("assign energy rest").then(time=6, p0={"focus": [2, 2, 2]})


@rule("UN-DSH-26")
def test_support_recover_and_rest_have_no_bonus_in_their_standard_form():
    assert {action.key for action in system().actions if action.bonus is None} == {"support", "recover", "rest"}

    Given(seats=2, p0=TWO).when("assign awareness rest", "assign wonder recover").then(p0={"insight": 0})


@rule("UN-DSH-27")
@pytest.mark.parametrize("at, action", list(enumerate(["theorize", "investigate", "traverse", "support", "recover"])))
def test_an_action_that_distress_covers_cannot_be_used(at: int, action: str):
    here = {"at": "glass_thicket"}
    Given(**THICKET, p0=here, p1={**here, **SAD}).offers(f"assign wonder {action}")

    covered = {"distress": ["wrong_song" if i == at else "" for i in range(6)]}
    Given(**THICKET, p0={**here, **covered}, p1={**here, **SAD}).refuses(f"assign wonder {action}")


@rule("UN-DSH-28")
def test_the_inventory_is_what_the_game_calls_so_and_never_discoveries():
    given = Given(p0={"finds": [Find("bug_drum", "second_pulse")], "inventory": {"rope": 1}})

    def holds(fact: Condition) -> bool:
        return fact.holds(given.g, Step(Gain("data"), 0))

    assert holds(HasInventory("rope")) and not holds(HasInventory("rope", 2)) and not holds(HasInventory("bug_drum"))
    given.doing(SpendInventory("bug_drum")).then(p0={"finds": [Find("bug_drum", "second_pulse")]})


# What waits for an action


def test_what_waits_for_an_action_follows_its_arrows_and_comes_before_its_results():
    echo = {"when": "on_action", "which": "charge_power", "does": [{"do": "lower_focus", "who": "active"}]}
    given = Given(rules=planet(clauses=[echo]), p0=TWO)

    given.when("assign awareness analyze_data").asks("act")
    given.when("assign wonder charge_power").asks("lower_focus").then(power=0, p0={"focus": [1, 1, 2]})
    given.when("lower energy").then(power=1, p0={"focus": [1, 1, 1]})


def test_a_card_hears_its_holders_actions_or_everybodys_by_cube_by_space_or_by_trait():
    def heard(by: dict[str, str], trait: str = "") -> int:
        hears = {"key": "big_ears", "clauses": [{"when": "on_action", **by, "does": [{"do": "gain", "kind": "data"}]}]}
        given = Given(
            rules=planet(distress=[hears]), p0={"trait": trait}, p1={"distress": ["", "", "", "big_ears", "", ""]}
        )
        return given.when("assign awareness theorize").s.data

    assert heard({}) == 0 and heard({"whose": "any"}) == 1
    assert heard({"whose": "any", "which": "awareness"}) == 1 and heard({"whose": "any", "which": "wonder"}) == 0
    assert heard({"whose": "any", "which": "skeptic_white"}, "skeptic") == 1
