"""Time: the marker, its round, the triggers.  UN-TIM"""

from starboard.games.unsettled.constants import TRIGGERS
from starboard.games.unsettled.effects.focus import LowerFocus
from starboard.games.unsettled.effects.forms import Apply
from starboard.games.unsettled.effects.moves import BonusMove
from starboard.games.unsettled.effects.time import AddTrigger, AdvanceTime, RemoveTrigger
from starboard.games.unsettled.rules.modifiers import IgnoreTime
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.ground import land
from tests.games.unsettled.planet import planet

STEADY = {"focus": [1, 1, 1]}
BELLS = land(triggers="bell gong")


@rule("UN-TIM-01", "UN-TIM-13")
def test_each_icon_is_a_step_and_twelve_steps_are_a_round():
    Given(time=3).doing(AdvanceTime(2)).then(time=5)
    Given(time=0).doing(AdvanceTime(11)).then(time=11, p0={"endurance": 5})
    Given(time=0).doing(AdvanceTime(12)).then(time=0, p0={"endurance": 4})


@rule("UN-TIM-02", "UN-TIM-03")
def test_un_ex_59_on_the_last_space_and_beyond():
    given = Given(seats=3, time=10, p0={"endurance": 4}, p1={"endurance": 4}, p2={"endurance": 4})

    given.doing(AdvanceTime()).then(time=11, p0={"endurance": 4}, p1={"endurance": 4}, p2={"endurance": 4})
    given.doing(AdvanceTime()).then(time=0, p0={"endurance": 3}, p1={"endurance": 3}, p2={"endurance": 3})


@rule("UN-TIM-02", "UN-TIM-04", "UN-UNC-01")
def test_beyond_the_last_space_everybody_loses_endurance_and_the_rest_goes_on():
    given = Given(time=11).doing(AdvanceTime(3))

    given.then(time=2, p0={"endurance": 4}, p1={"endurance": 4})
    given.then(trust=False)  # what the small planet does as time goes round


@rule("UN-TIM-05", "UN-TIM-07", "UN-TIM-15")
def test_a_trigger_fires_where_the_marker_passes_after_it_has_stopped_and_stays():
    given = Given(time=4, triggers="hum 5", p0=STEADY, p1=STEADY).doing(AdvanceTime(3))

    given.asks("lower_focus").then(time=7).happens("trigger hum")
    assert [(t.kind, t.space) for t in given.s.triggers] == [("hum", 5)]


@rule("UN-TIM-06", "UN-TIM-08")
def test_triggers_resolve_one_by_one_in_the_order_met_each_to_its_end():
    given = Given(rules=BELLS, time=4, triggers="bell 8,hum 6,gong 7", p0=STEADY, p1=STEADY).doing(AdvanceTime(4))

    given.asks("lower_focus").happens("trigger hum").when("lower wonder")
    given.asks("lower_focus", seat=1).happens("trigger hum").when("lower wonder")
    given.happens("trigger hum", "trigger gong", "trigger bell")


@rule("UN-TIM-05", "UN-TIM-06", "UN-TIM-07", "UN-TIM-08", "UN-TIM-09")
def test_un_ex_58_several_triggers_in_one_advance():
    pang = {"clauses": [{"when": "on_gain", "does": [{"do": "lower_focus"}]}]}
    rules = land(
        planet(distress=[{"key": "pang", **pang}, {"key": "pang_again", **pang}]),
        triggers="first second third",
        clauses=[{"when": "on_trigger", "which": "first", "does": [{"do": "gain_distress", "who": "each_explorer"}]}],
    )
    given = Given(rules=rules, triggers="first 2,second 4,third 5", distress=["pang", "pang_again"], time=0)
    given.s.explorers[0].focus, given.s.explorers[1].focus = [0, 0, 0], [1, 1, 1]

    given.doing(AdvanceTime(4)).then(time=4).asks("cover").when("cover recover", "cover recover")
    given.then(time=5).asks("lower_focus", seat=1).when("lower wonder").asks("act")

    given.happens("trigger first", "trigger third", "trigger second").then(time=5)


@rule("UN-TIM-10", "UN-TIM-07")
def test_un_ex_60_trigger_under_the_marker():
    given = Given(rules=BELLS, time=3).doing(AddTrigger("bell", space=3))
    assert not [event for event in given.events if event.what == "trigger"]

    given.doing(AdvanceTime(11)).happens("add_trigger bell")
    assert not [event for event in given.events if event.what == "trigger"]
    given.doing(AdvanceTime()).then(time=3).happens("trigger bell")


@rule("UN-TIM-11", "UN-GLO-11")
def test_the_active_explorer_orders_triggers_on_one_space():
    given = Given(rules=BELLS, time=4, triggers="bell 5,gong 5", active=0).doing(AdvanceTime(2), seat=1)

    given.asks("order", "trigger trigger-1", "trigger trigger-2").when("trigger trigger-2")

    given.happens("trigger gong", "trigger bell")


@rule("UN-TIM-12")
def test_each_ignore_time_icon_lets_one_time_icon_be_ignored_or_not():
    given = Given(time=0).doing(Apply((IgnoreTime(),)), Apply((IgnoreTime(),)), Apply((IgnoreTime(),)))

    given.doing(AdvanceTime(4)).when("ignore_time", "ignore_time").asks("ignore_time").when("let_time")
    given.then(time=2).doing(AdvanceTime()).when("ignore_time").then(time=2)

    given.doing(AdvanceTime()).then(time=3)  # all three are used


@rule("UN-TIM-12")
def test_ignoring_is_the_beneficiarys_alone():
    Given(time=0).doing(Apply((IgnoreTime(all=True),)), seat=1).doing(AdvanceTime(2)).then(time=2)


def test_an_icon_printed_on_a_piece_in_play_serves_each_explorer_once_a_turn():
    given = Given(rules=land(static=(IgnoreTime(),)), time=0, p0={"focus": [2, 2, 2]})

    given.doing(AdvanceTime(2)).when("ignore_time").then(time=1).doing(AdvanceTime()).then(time=2)
    given.doing(AdvanceTime(), seat=1).asks("ignore_time", seat=1).when("ignore_time").then(time=2)
    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest").then(time=3)
    given.when("regroup").doing(AdvanceTime()).asks("ignore_time")


def test_what_is_printed_and_ignores_all_is_asked_for_each_time():
    given = Given(rules=land(static=(IgnoreTime(all=True),)), time=0)

    for _ in range(2):
        given.doing(AdvanceTime(3)).asks("ignore_time", "ignore_time", "let_time").when("ignore_time").then(time=0)


def test_who_ignores_all_may_say_so_once():
    given = Given(time=0).doing(Apply((IgnoreTime(all=True),)))

    given.doing(AdvanceTime(2)).asks("ignore_time", "ignore_time", "ignore_all_time", "let_time")
    given.when("let_time").then(time=2).doing(AdvanceTime(2)).when("ignore_time").then(time=2)
    given.doing(AdvanceTime()).when("ignore_all_time").doing(AdvanceTime(3)).then(time=2).asks("act")


@rule("UN-TIM-12")
def test_what_ignores_time_for_a_move_waits_for_that_explorers_next_move_and_ends_with_it():
    given = Given(map="glass_thicket 0 -1", p0={"focus": [2, 2, 2]}, time=0)
    given.doing(Apply((IgnoreTime(all=True),), duration="this_move"))

    given.doing(AdvanceTime()).then(time=1).doing(BonusMove(1), seat=1).when("step glass_thicket").then(time=2)
    given.when("move glass_thicket", "ignore_time").then(time=2)
    given.doing(BonusMove(1)).when("step scarab").then(time=3)


@rule("UN-TIM-14")
def test_the_round_takes_its_place_among_the_triggers_in_the_order_met():
    given = Given(rules=BELLS, time=10, triggers="gong 0,bell 11").doing(AdvanceTime(2))

    given.happens("trigger bell", "lose_endurance", "lose_endurance", "trigger gong")


@rule("UN-TIM-15")
def test_a_trigger_leaves_the_timeline_only_by_an_effect():
    given = Given(rules=BELLS, time=0, triggers="bell 2").doing(AdvanceTime(2)).happens("trigger bell")
    assert len(given.s.triggers) == 1

    given.doing(RemoveTrigger("bell")).then(triggers=[])


@rule("UN-TIM-16", "UN-UNC-02", "UN-END-04")
def test_time_can_always_be_paid_even_by_the_last_of_ones_strength():
    given = Given(page=7, time=11, map="sulking_cliff 1 0", p0={"endurance": 1, "at": "sulking_cliff"})
    given.s.explorers[1].endurance = 1

    given.when("assign awareness answer_the_hum")

    assert given.g.over and given.s.outcome is not None and given.s.outcome.kind == "loss"


@rule("UN-TIM-17")
def test_ignore_time_covers_the_time_owed_for_a_cube_at_zero():
    given = Given(time=0, p0={"focus": [0, 0, 0]}).doing(Apply((IgnoreTime(),)))

    given.when("assign wonder charge_power").asks("ignore_time").when("ignore_time").then(time=0, power=1)

    given.doing(LowerFocus(2)).then(time=2)


@rule("UN-SET-20")
def test_there_are_six_trigger_tokens():
    given = Given(rules=BELLS)
    for space in range(8):
        given.doing(AddTrigger("bell", space=space))

    assert [t.space for t in given.s.triggers] == list(range(TRIGGERS)) and TRIGGERS == 6
    assert len({t.id for t in given.s.triggers}) == 6


def test_a_planet_may_print_a_shorter_timeline():
    Given(rules=land(spaces=8), time=7).doing(AdvanceTime()).then(time=0, p0={"endurance": 4})


@rule("UN-INT-14")
def test_all_that_waits_for_one_trigger_follows_in_the_order_printed():
    bell = {"when": "on_trigger", "which": "hum", "does": [{"do": "gain_insight", "who": "any_explorer"}]}
    given = Given(rules=planet(clauses=[bell]), time=5, triggers="hum 6").doing(AdvanceTime())

    given.asks("lower_focus").when("lower wonder", "lower wonder").asks("explorer")


@rule("UN-INT-12", "UN-TIM-12", "UN-TIM-17")
def test_several_who_may_ignore_time_are_asked_from_the_active_explorer_clockwise():
    empty, ignores = {"focus": [0, 0, 0]}, Apply((IgnoreTime(),), who="each_explorer")
    given = Given(seats=3, time=0, active=1, p0=empty, p1=empty, p2=empty).doing(ignores)
    given.doing(LowerFocus(who="each_explorer", focus="wonder"))

    given.asks("ignore_time", seat=1).when("1: ignore_time").asks("ignore_time", seat=2).when("2: let_time")
    given.asks("ignore_time", seat=0).when("0: ignore_time").then(time=1).asks("act")


@rule("UN-INT-12", "UN-FOC-03", "UN-FOC-15")
def test_the_same_loss_for_several_is_taken_in_full_by_each():
    given = Given(seats=3, time=0, p0={"focus": [0, 0, 0]}, p1={"focus": [1, 1, 1]}, p2={"focus": [3, 3, 3]})
    given.doing(LowerFocus(2, who="each_explorer", focus="wonder"))

    given.then(time=3, p0={"focus": [0, 0, 0]}, p1={"focus": [1, 0, 1]}, p2={"focus": [3, 1, 3]})
