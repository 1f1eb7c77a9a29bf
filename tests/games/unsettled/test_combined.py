"""Combined answers of Unsettled, and turns that end by themselves."""

from starboard.kernel.cartridge import say
from starboard.kernel.needless import needless_answer
from starboard.kernel.scene import Choice
from starboard.kernel.show import question
from starboard.kernel.words import opt
from starboard.testing import rule
from tests.games.unsettled.given import RULES, Given

TWO = {"focus": [2, 2, 2]}
FIRST = ("assign awareness charge_power", "assign wonder analyze_data")


def choice(given: Given, words: str) -> Choice:
    asked = question(given.g, 0, say(type(RULES), "tiny", "en"))
    assert asked is not None
    return next(one for one in asked.choices if str(one.option) == words)


@rule("UN-TRN-06")
def test_the_last_cube_may_rest_and_end_the_turn_in_one_press():
    given = Given(p0=TWO).when(*FIRST)

    rest = choice(given, "assign energy rest")

    assert rest.then is not None and rest.then.option == opt("regroup")
    assert rest.then.label.endswith("and end your turn")
    given.when("assign energy rest", "regroup").asks("act", seat=1)


@rule("UN-TRN-02")
def test_a_cube_after_which_others_are_left_ends_nothing():
    assert choice(Given(p0=TWO), "assign awareness charge_power").then is None


def needless(given: Given, strict: bool = False) -> str:
    step, options = given.g.open[0]
    found = needless_answer(given.g, step, options, strict)
    return "" if found is None else str(found)


@rule("UN-FRE-01")
def test_a_turn_with_nothing_left_but_free_actions_that_can_wait_ends_by_itself():
    given = Given(p0=TWO).when(*FIRST, "assign energy rest").offers("pursue chemistry", "regroup")

    assert needless(given) == "regroup"
    assert needless(given, strict=True) == ""


@rule("UN-FRE-07")
def test_a_turn_does_not_end_by_itself_while_an_ability_may_be_lost_with_it():
    given = Given(data=1, p0={**TWO, "breakthroughs": ["errand_routine"]}).when(*FIRST, "assign energy rest")
    given.offers("use errand_routine")

    assert needless(given) == ""


def test_a_turn_does_not_end_by_itself_while_a_deed_is_left():
    given = Given(map="bouncing_meadow 0 -1", p0=TWO).when(*FIRST, "assign energy rest").offers("move bouncing_meadow")

    assert needless(given) == ""
