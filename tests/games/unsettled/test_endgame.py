"""How a game ends.  UN-END, UN-UNC, UN-TSK"""

from starboard.games.unsettled.effects.focus import LoseEndurance
from starboard.games.unsettled.effects.stores import Gain
from starboard.games.unsettled.effects.time import AdvanceTime
from starboard.testing import rule
from tests.games.unsettled.given import Given


def ending(given: Given) -> str:
    assert given.s.outcome is not None
    return given.s.outcome.kind


@rule("UN-END-01", "UN-END-02", "UN-END-09", "UN-TSK-05", "UN-TSK-10")
def test_the_crew_wins_in_mid_turn_when_the_last_of_it_comes_aboard():
    given = Given(page=8, map="sulking_cliff 1 0", p1={"at": "sulking_cliff", "endurance": 0}, luna="sulking_cliff")
    given.s.explorers[1].at = "scarab"

    given.when("luna scarab")

    assert ending(given) == "win" and given.s.outcome is not None and given.s.outcome.winners == (0, 1)


@rule("UN-END-03")
def test_all_aboard_before_the_last_page_wins_nothing():
    given = Given(page=5, map="sulking_cliff 1 0", luna="sulking_cliff").when("luna scarab")

    assert not given.g.over


@rule("UN-END-04", "UN-UNC-02")
def test_all_is_lost_as_soon_as_nobody_has_endurance():
    given = Given(p0={"endurance": 1}, p1={"endurance": 0}).doing(LoseEndurance())

    assert ending(given) == "loss"


@rule("UN-END-06", "UN-END-07")
def test_a_hollow_victory_needs_the_agreement_of_all_who_are_conscious():
    given = Given(page=8, seats=3, map="sulking_cliff 1 0", p1={"at": "sulking_cliff"}, p2={"endurance": 0})

    given.when("0: leave")
    assert not given.g.over

    given.when("1: leave")
    assert ending(given) == "partial"


@rule("UN-END-07")
def test_an_agreement_to_leave_is_taken_back_while_somebody_still_stays():
    given = Given(page=8, seats=3, map="sulking_cliff 1 0", p1={"at": "sulking_cliff"}).when("0: leave", "0: stay")

    given.when("1: leave", "2: leave")
    assert not given.g.over
    given.when("0: leave")
    assert ending(given) == "partial"


@rule("UN-END-07")
def test_nobody_can_leave_before_the_last_page_nor_with_nobody_conscious_aboard():
    Given(page=7).refuses("0: leave")
    away = {"at": "sulking_cliff"}
    Given(page=8, map="sulking_cliff 1 0", p0=away, p1={"endurance": 0}).refuses("0: leave")
    Given(page=8, map="sulking_cliff 1 0", p0=away).offers("0: leave", "1: leave")


@rule("UN-END-06", "UN-END-07")
def test_who_did_not_agree_and_falls_unconscious_holds_nobody_back():
    given = Given(page=8, map="sulking_cliff 1 0", p1={"at": "sulking_cliff", "endurance": 1}).when("0: leave")

    given.doing(LoseEndurance(), seat=1)

    assert ending(given) == "partial" and given.s.outcome is not None and given.s.outcome.winners == (0,)


@rule("UN-END-06", "UN-END-09")
def test_lunas_absence_alone_makes_a_victory_hollow():
    given = Given(page=8, map="sulking_cliff 1 0", luna="sulking_cliff").when("0: leave", "1: leave")

    assert ending(given) == "partial" and given.s.outcome is not None and given.s.outcome.scores == ()


@rule("UN-END-05")
def test_neither_rounds_of_time_nor_empty_decks_end_the_game():
    given = Given(time=11, trust=False, p0={"focus": [0, 0, 0]}, p1={"focus": [0, 0, 0]})

    given.doing(AdvanceTime(25))
    while given.g.waiting and given.g.question(0) is not None and "act" not in str(given.g.question(0)):
        given.when(str(given.g.options(given.g.waiting[0])[0]))

    assert not given.g.over and not given.s.distress and not given.s.environment
    given.then(p0={"endurance": 2}, p1={"endurance": 2})


@rule("UN-END-04")
def test_nothing_that_still_waits_is_resolved_after_a_defeat():
    given = Given(p0={"endurance": 1}, p1={"endurance": 1}, power=0)
    given.doing(LoseEndurance(who="each_explorer"), Gain("power"))

    assert ending(given) == "loss" and given.s.power == 0 and not given.s.stack


@rule("UN-END-08")
def test_time_crossed_on_the_way_to_the_scarab_is_resolved_before_arrival():
    given = Given(
        page=8, time=11, map="bouncing_meadow 0 1", p0={"at": "bouncing_meadow", "endurance": 1}, p1={"endurance": 0}
    )

    given.when("move scarab")

    assert ending(given) == "loss"


@rule("UN-UNC-14")
def test_the_turn_of_who_becomes_unconscious_ends_with_a_regroup():
    given = Given(p0={"endurance": 1, "on": ["charge_power", "", ""]}).doing(LoseEndurance())

    given.asks("act", seat=1).then(active=1, p0={"on": ["", "", ""]})


@rule("UN-UNC-15")
def test_endurance_at_zero_loses_nothing_more():
    Given(p1={"endurance": 0}).doing(LoseEndurance(2, who="each_explorer")).then(
        p0={"endurance": 3}, p1={"endurance": 0}
    )


@rule("UN-TSK-06", "UN-TSK-07", "UN-TRN-09")
def test_a_task_action_advances_the_task_at_the_regroup():
    given = Given(page=7, map="sulking_cliff 1 0", p0={"at": "sulking_cliff", "focus": [2, 2, 2]})

    given.when("assign awareness answer_the_hum", "assign wonder charge_power", "assign energy rest").then(page=7)

    given.when("regroup").then(page=8)


@rule("UN-TSK-09", "UN-TSK-08", "UN-TSK-03")
def test_a_contribution_is_a_free_action_and_the_next_pages_are_read_at_once():
    given = Given(page=5, data=2).when("1: use page-a-5").then(progress={"signal": 1}, page=5)

    given.when("1: use page-a-5").then(page=7, data=0)
