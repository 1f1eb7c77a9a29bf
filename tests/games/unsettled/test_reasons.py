"""Why a step, a scan or a free action is closed, said by the same function that opens it."""

from starboard.games.unsettled.effects.focus import RaiseFocus
from starboard.games.unsettled.effects.forms import Apply
from starboard.games.unsettled.effects.moves import BonusMove, MoveLuna
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.rules.modifiers import ChangeMove, Forbid
from starboard.testing import rule
from tests.games.unsettled.given import Given

CLIFF = "sulking_cliff 1 0"


@rule("UN-MOV-01", "UN-MOV-33")
def test_a_move_that_is_forbidden_or_has_no_length_says_so():
    given = Given(map=CLIFF, environment=["glass_thicket"]).doing(Apply((Forbid("move"),)))
    assert given.refusals()["move sulking_cliff"] == ("why-forbidden-now", "UN-MOV-01")

    given = Given(map=CLIFF, environment=["glass_thicket"]).doing(Apply((ChangeMove(-9),)))
    assert given.refusals()["move sulking_cliff"] == ("why-no-nodes", "UN-MOV-33")


@rule("UN-LUN-08")
def test_a_scan_that_is_forbidden_says_so_and_not_that_something_lies_there():
    given = Given(map=CLIFF, luna="sulking_cliff").offers("scan data").doing(Apply((Forbid("scan"),)))

    assert given.refuses("scan data").refusals()["scan data"] == ("why-forbidden-now", "UN-LUN-02")


@rule("UN-EXP-05")
def test_the_next_step_of_a_move_names_what_bars_the_other_sides():
    given = Given(map=CLIFF).doing(BonusMove(2)).asks("walk", "step sulking_cliff", "stop")

    assert set(given.refusals().values()) == {("why-unexplored", "UN-EXP-05")}
    assert {option.split()[0] for option in given.refusals()} == {"step"}


@rule("UN-EXP-05")
def test_a_granted_step_of_luna_names_what_bars_it():
    given = Given(map=CLIFF).doing(MoveLuna()).asks("move_luna", "luna sulking_cliff", "stop")

    assert set(given.refusals().values()) == {("why-unexplored", "UN-EXP-05")}


@rule("UN-FOC-06")
def test_a_cube_at_the_top_says_that_it_cannot_rise():
    given = Given(p0={"focus": [3, 1, 1]}).doing(RaiseFocus()).asks("raise_focus", "raise wonder", "raise energy")

    assert given.refusals() == {"raise awareness": ("why-focus-top", "UN-FOC-06")}


@rule("UN-INS-06", "UN-DIS-09", "UN-FRE-04", "UN-END-07")
def test_free_actions_that_are_closed_say_why():
    given = Given(map=CLIFF, page=1, p0={"pursuit": "robotics"}, p1={"at": "sulking_cliff"})
    closed = given.refusals()

    assert closed["pursue robotics"] == ("why-pursued", "UN-INS-06")
    assert closed["manage_distress"] == ("why-no-distress", "UN-DIS-09")
    assert closed["trade"] == ("why-nobody-near", "UN-FRE-04")
    assert closed["leave"] == ("why-leave-page", "UN-END-07")
    assert Given().refusals()["trade"] == ("why-nothing-to-give", "UN-FRE-04")


@rule("UN-DSC-04")
def test_a_discovery_that_cannot_be_consumed_says_why():
    finds = [Find("shed_carapace", "absorbed_droplets")]
    given = Given(p0={"finds": finds, "comprehension": []})
    assert given.refusals()["consume absorbed_droplets"] == ("why-consume", "UN-DSC-04")


@rule("UN-BRK-05", "UN-FRE-07")
def test_an_ability_that_was_used_says_so():
    given = Given(p0={"breakthroughs": ["lunas_comfort"], "focus": [1, 1, 1]}, data=2, power=2)
    given.when("0: use lunas_comfort")
    while given.g.question(0) is not None and given.g.question(0).prompt != "act":  # type: ignore[union-attr]
        given.g.answer(given.g.waiting[0], given.g.options(given.g.waiting[0])[0])

    assert given.refusals()["use lunas_comfort"][0] == "why-used"


@rule("UN-FRE-01")
def test_a_free_action_that_is_forbidden_is_refused_and_not_offered():
    given = Given(p0={"pursuit": "robotics"}).offers("pursue chemistry").doing(Apply((Forbid("pursue"),)))

    assert given.refuses("pursue chemistry").refusals()["pursue chemistry"] == ("why-forbidden-now", "UN-FRE-01")
