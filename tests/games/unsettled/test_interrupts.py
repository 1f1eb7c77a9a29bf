"""Interrupts: free actions before an effect, never inside one.  UN-INT, UN-FRE"""

from starboard.games.unsettled.effects.focus import LowerFocus, RaiseFocus
from starboard.games.unsettled.effects.stores import Gain
from starboard.testing import rule
from tests.games.unsettled.given import Given

BROTH = {"breakthroughs": ["lunas_comfort"]}


@rule("UN-INT-01", "UN-INT-02", "UN-FRE-02", "UN-BRK-04")
def test_a_breakthrough_comes_before_the_loss_in_anyones_turn():
    given = Given(data=1, p0={"focus": [0, 0, 0]}, p1=BROTH, time=0)

    given.doing(LowerFocus(1)).asks(1, "window", "pass", "pass_turn")
    given.when("1: use lunas_comfort", "explorer explorer_0", "raise wonder")

    given.then(time=0, data=0).asks(0, "lower_focus").when("lower wonder").then(time=0, p0={"focus": [0, 0, 0]})


@rule("UN-INT-03", "UN-INT-13")
def test_who_passes_lets_it_happen():
    given = Given(data=1, p0={"focus": [0, 0, 0]}, p1=BROTH, time=0).doing(LowerFocus(1))

    given.when("1: pass").then(time=1, data=1)


def test_nobody_is_asked_before_what_no_free_action_could_change():
    given = Given(data=1, p1=BROTH).doing(Gain("power"))

    given.asks(0, "act").then(power=1)


@rule("UN-INT-13")
def test_a_table_may_ask_for_every_window():
    Given(data=1, p1=BROTH, windows="all").doing(Gain("power")).asks(1, "window").then(power=0)


@rule("UN-INT-04", "UN-FOC-29")
def test_nothing_comes_between_two_parts_of_one_effect():
    given = Given(data=1, p0={"focus": [1, 1, 1]}, p1={"focus": [1, 1, 1], **BROTH}, muted=[1])

    given.doing(RaiseFocus(1), LowerFocus(1)).asks(0, "raise_focus").refuses("1: use lunas_comfort")


@rule("UN-BRK-05", "UN-TRN-15")
def test_a_breakthrough_is_used_once_a_turn_and_again_in_the_next():
    given = Given(data=3, p0={"focus": [1, 1, 1]}, p1={"focus": [1, 1, 1], **BROTH})

    given.when("1: use lunas_comfort", "explorer explorer_1", "raise wonder").refuses("1: use lunas_comfort")
    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")

    given.asks(1, "act").open("1: use lunas_comfort")


@rule("UN-FRE-08", "UN-BRK-06")
def test_what_cannot_be_paid_cannot_be_used():
    Given(data=0, p1=BROTH).refuses("1: use lunas_comfort")


@rule("UN-BRK-08", "UN-BRK-09")
def test_what_luna_performs_is_measured_from_her():
    given = Given(data=1, map="glass_thicket 0 -1", luna="glass_thicket", p1=BROTH, p0={"at": "glass_thicket"})
    given.s.explorers[0].focus[:] = [0, 0, 0]

    given.when("1: use lunas_comfort").asks(0, "raise_focus")


@rule("UN-UNC-04")
def test_an_unconscious_explorer_has_no_free_action():
    Given(data=1, p1={"endurance": 0, **BROTH}).refuses("1: use lunas_comfort", "1: pursue chemistry")


@rule("UN-INS-06")
def test_the_pursuit_cube_is_turned_back_at_the_bottom():
    given = Given(p1={"pursuit": "robotics", "insight": 3}).when("1: pursue chemistry")

    given.then(p1={"pursuit": "chemistry", "insight": 0}).asks(0, "act")


@rule("UN-INT-07", "UN-INT-05")
def test_steps_of_one_card_that_cannot_be_simultaneous_are_links():
    given = Given(
        data=1,
        map="glass_thicket 0 -1",
        pink=["bug_parade"],
        windows="all",
        page=7,
        p0={"at": "glass_thicket"},
        p1=BROTH,
    )

    given.when("assign awareness investigate", "1: pass", "marker pink")
    windows = 0
    while given.g.waiting == [1]:
        given.when("1: pass")
        windows += 1

    assert windows == 4  # before the reveal's effect, and before each of its three links
    given.told("spawn bug glass_thicket", "move_tokens bug", "place_marker eggs scarab")
