"""Endurance, and who has none left.  UN-UNC"""

import msgspec

from starboard.games.unsettled import system
from starboard.games.unsettled.constants import ENDURANCE
from starboard.games.unsettled.effects.focus import GainEndurance, LoseEndurance, LowerFocus
from starboard.games.unsettled.effects.learning import GainDistress, RemoveDistress
from starboard.games.unsettled.effects.moves import Place
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.node import Moment
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet

OUT = {"endurance": 0}
SAD = {"distress": ["wrong_song", "", "", "", "", ""]}
ALTAR = planet(
    spaces=[
        {
            "key": "chant",
            "requires": [
                {"is": "explorers_present", "n": 2},
                {"is": "comprehension_present", "discipline": "chemistry"},
            ],
        },
        {"key": "hold_hands", "requires": [{"is": "explorers_present", "n": 2}]},
    ]
)


@rule("UN-UNC-01", "UN-UNC-02", "UN-UNC-13")
def test_the_marker_goes_down_from_five_and_at_zero_the_explorer_is_unconscious():
    given = Given(p1={"endurance": ENDURANCE})
    for left in (4, 3, 2, 1):
        given.doing(LoseEndurance(who="another")).then(p1={"endurance": left})
        assert given.s.explorers[1].conscious
    given.doing(LoseEndurance(who="another")).then(p1=OUT).happens("unconscious explorer-1")


@rule("UN-UNC-03")
def test_endurance_gained_never_goes_above_the_top():
    Given(p0={"endurance": 4}).doing(GainEndurance(3)).then(p0={"endurance": 5})


@rule("UN-SCA-07", "UN-SCA-08", "UN-UNC-03")
def test_un_ex_81_resurrect_for_everyone_aboard():
    given = Given(
        seats=3,
        scarab_side="resurrection_chamber",
        scarab_cubes=1,
        map="glass_thicket 0 -1",
        p0={"endurance": 2},
        p1={"endurance": 3},
        p2={"endurance": 3, "at": "glass_thicket"},
    )
    given.when("assign awareness resurrect")

    given.then(scarab_cubes=0, p0={"endurance": 3}, p1={"endurance": 4}, p2={"endurance": 3})
    given.refuses("assign wonder resurrect")


@rule("UN-UNC-04")
def test_who_is_unconscious_takes_no_action_of_any_kind():
    given = Given(data=3, p1={**OUT, **SAD, "breakthroughs": ["errand_routine"]})

    assert given.g.moves(1) == []


@rule("UN-UNC-05")
def test_the_comprehension_of_who_is_unconscious_does_not_count():
    knows = {"comprehension": ["chemistry"]}

    Given(rules=ALTAR, p1=knows).offers("assign awareness chant")
    Given(rules=ALTAR, p1={**knows, **OUT}).refuses("assign awareness chant")


@rule("UN-TSK-11", "UN-UNC-05", "UN-FOC-27")
def test_un_ex_87_unconscious_explorers_and_tasks():
    companion = {"comprehension": ["chemistry"], **OUT}

    Given(rules=ALTAR, p1=companion).refuses("assign awareness chant")  # for want of chemistry only:
    Given(rules=ALTAR, p0={"comprehension": ["chemistry"]}, p1=companion).offers("assign awareness chant")


@rule("UN-UNC-06")
def test_distress_stays_on_the_dashboard_of_who_becomes_unconscious():
    given = Given(distress=["small_hours"], p1={"endurance": 1, **SAD}).doing(LoseEndurance(who="another"))

    given.then(p1={**OUT, **SAD}, distress=["small_hours"])


@rule("UN-UNC-07")
def test_it_can_be_removed_by_support_and_by_other_effects():
    Given(trust=False, p1={**OUT, **SAD}).when("assign awareness support").then(p1={"distress": [""] * 6})
    Given(p1={**OUT, **SAD}).doing(RemoveDistress(who="another")).then(p1={"distress": [""] * 6})


@rule("UN-UNC-08")
def test_discoveries_and_inventory_are_given_to_and_taken_from_who_is_unconscious_at_will():
    drum, shard = Find("bug_drum", "second_pulse"), Find("humming_shard", "pocket_wind")
    given = Given(p0={"finds": [drum]}, p1={"finds": [shard], **OUT})

    given.when("0: give bug_drum explorer-1").then(p0={"finds": []}, p1={"finds": [shard, drum]})
    given.when("0: take humming_shard explorer-1").then(p0={"finds": [shard]}, p1={"finds": [drum]})

    given = Given(p0={"inventory": {"rope": 1}}, p1={"inventory": {"lamp": 1}, **OUT})
    given.when("0: give rope explorer-1", "0: take lamp explorer-1")
    assert given.s.explorers[0].inventory.get("lamp") == given.s.explorers[1].inventory.get("rope") == 1

    away = {"finds": [shard], **OUT, "at": "glass_thicket"}
    Given(map="glass_thicket 0 -1", p1=away).refuses("0: take humming_shard explorer-1")


@rule("UN-UNC-09")
def test_who_is_unconscious_can_be_carried_and_is_not_asked():
    given = Given(map="library_of_moss 0 1", p0={"focus": [2, 2, 2]}, p1=OUT)

    given.when("assign wonder traverse", "carry explorer-1").asks("walk").when("step library_of_moss")

    given.then(p0={"at": "library_of_moss"}, p1={"at": "library_of_moss"})


@rule("UN-UNC-10")
def test_effects_may_choose_who_is_unconscious():
    given = Given(map="library_of_moss 0 1", power=1, p0={"breakthroughs": ["spring_boots"]}, p1=OUT)
    given.when("0: use spring_boots").then(p1={"at": "library_of_moss"})

    Given(map="library_of_moss 0 1", p1={**OUT, "at": "library_of_moss"}).doing(
        Place(who="another", where="scarab")
    ).then(p1={"at": "scarab"})


@rule("UN-UNC-11")
def test_who_is_unconscious_can_gain_insight_and_all_that_it_brings():
    given = Given(robotics=["errand_routine"], p0={"focus": [2, 2, 2]}, p1={**OUT, "insight": 3, "pursuit": "robotics"})

    given.when("assign wonder theorize").asks("pursuit", seat=1).when("pursue chemistry")

    given.then(p1={"comprehension": ["robotics"], "pursuit": "chemistry", **OUT})


@rule("UN-UNC-12")
def test_nothing_of_the_game_system_wakes_anybody_but_a_tile_of_the_scarab():
    rest = [*system().actions, *system().boards]
    rest += [side.space for trait in system().traits for side in (trait.white, trait.black)]
    rest += [space for tile in system().structures for space in (tile.build, tile.destroy) if space is not None]
    waking = {tile.key for tile in system().scarabs if b"gain_endurance" in msgspec.json.encode(tile.space.does)}

    assert waking == {"resurrection_chamber"}
    assert not [s.key for s in rest if b"gain_endurance" in msgspec.json.encode((*s.cost, *s.does))]


@rule("UN-UNC-14")
def test_the_effect_in_progress_is_completed_before_the_turn_ends():
    given = Given(p0={"endurance": 1, "focus": [2, 2, 2], "on": ["charge_power", "", ""]}, p1={"focus": [2, 2, 2]})

    given.doing(LoseEndurance(), LowerFocus(who="another")).asks("lower_focus", seat=1).when("lower wonder")

    given.asks("act", seat=1).then(p0={"on": ["", "", ""], **OUT}, p1={"focus": [2, 1, 2]})


@rule("UN-UNC-16")
def test_who_is_unconscious_counts_as_present():
    Given(rules=ALTAR, p1=OUT).offers("assign awareness hold_hands")
    Given(rules=ALTAR, map="glass_thicket 0 -1", p1={**OUT, "at": "glass_thicket"}).refuses(
        "assign awareness hold_hands"
    )


@rule("UN-UNC-17")
def test_choices_forced_on_who_is_unconscious_are_made_by_their_own_player():
    given = Given(p1={**OUT, "focus": [2, 2, 2]}, distress=["itchy_static"])

    given.doing(LowerFocus(who="another")).asks("lower_focus", seat=1).when("lower energy")
    given.doing(GainDistress(who="another")).asks("cover", seat=1).when("cover recover")

    given.then(p1={"focus": [2, 2, 1], "distress": ["", "", "", "", "itchy_static", ""]})


@rule("UN-UNC-18")
def test_an_engaged_explorer_who_becomes_unconscious_stays_engaged():
    there = {"at": "glass_thicket"}
    given = Given(
        map="glass_thicket 0 -1",
        moments=[Moment("follow_me", "glass_thicket"), Moment()],
        p0=there,
        p1={**there, "endurance": 1, "engaged": ["follow_me"]},
    )
    given.doing(LoseEndurance(who="another")).then(p1={"engaged": ["follow_me"], **OUT})

    given.refuses("0: forfeit follow_me").offers("assign awareness blink_back")
