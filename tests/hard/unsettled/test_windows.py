"""Who is asked before a link, how to pass, and what wakes who passed for the turn."""

from starboard.kernel.asking import Effect
from tests.hard.unsettled.scene import Given, cubes
from tests.hard.unsettled.verbs import Gain, LoseFocus

GAIN = Effect((Gain(insight=1),))
SOOTHE, STRAIN = {"abilities": ["soothe"]}, {"abilities": ["strain"]}


def test_only_who_holds_a_free_move_is_asked():
    """UN-INT-13."""
    table = Given(3, power=1, p1=SOOTHE).doing(0, GAIN)

    table.window(1).refuses("0: pass", "2: pass")

    table.when("pass").then(insight=1)


def test_nobody_holds_one_so_there_is_no_window():
    """UN-INT-13: an ability that cannot be paid is none."""
    Given(3, power=0, p1=SOOTHE).doing(0, GAIN).asks(0, "act").then(insight=1)


def test_all_holders_are_asked_at_once_and_pass_in_any_order():
    """UN-INT-15."""
    table = Given(3, power=1, p1=SOOTHE, p2=STRAIN).doing(0, GAIN).window(1, 2)

    table.when("2: pass").window(1).refuses("2: pass").when("1: pass")

    table.then(insight=1)


def test_a_pass_holds_for_one_link():
    """UN-INT-13: before each effect again."""
    table = Given(power=1, p1=SOOTHE).doing(0, GAIN, GAIN)

    table.window(1).when("pass")

    table.window(1).then(insight=1)


def test_a_free_move_asks_all_again():
    """UN-INT-15: the window closes when all have passed in succession."""
    table = Given(3, power=1, p1=SOOTHE, p2=STRAIN).doing(0, GAIN).when("1: pass").window(2)

    table.when("2: use strain", "2: lower order").window(1, about="strain").when("pass")

    table.window(1).then(insight=0, materials=1).when("pass").then(insight=1)


def test_a_seat_that_passes_for_the_turn_is_left_alone_until_the_next():
    """UN-INT-13: a standing pass, woken by the turn's end."""
    table = Given(power=1, p1=SOOTHE).doing(0, GAIN, GAIN).window(1)

    table.when("pass_turn").then(insight=2, muted=[1]).asks(0, "act")

    table.when("end").then(muted=[], active=1).doing(0, GAIN).window(1)


def test_who_passes_for_the_turn_may_still_speak_beside_the_question_of_another():
    """UN-INT-01: a standing pass is a wish not to be stopped for, not a loss of rights."""
    table = Given(power=1, p1={**SOOTHE, "distress": ["weary"]}).doing(0, GAIN).when("pass_turn").asks(0, "act")

    table.offers(1, "use soothe").when("1: use soothe")

    table.then(p1={"distress": []}, power=0)


def test_a_free_move_stands_beside_any_question_that_is_not_inside_an_effect():
    """UN-INT-01: it is resolved first, then the question is asked again."""
    table = Given(p0={"at": "ridge"}, p1={**STRAIN, "cubes": cubes(1, 0, 0)}).when("move").asks(0, "walk")

    table.when("1: use strain")

    table.then(materials=1).asks(0, "walk", "step camp", "step lake", "stop")


def test_a_link_that_asks_its_seat_is_the_window_of_that_seat():
    """UN-INT-13: one question with the free moves beside it, not two."""
    table = Given(3, power=1, p0=SOOTHE, p1=STRAIN).doing(0, LoseFocus()).window(1)

    table.when("pass").asks(0, "lose_focus").offers(0, "use soothe")


def test_a_link_that_turns_out_to_ask_nothing_has_a_window_for_its_seat_too():
    """UN-EX-70, UN-INT-02: all cubes are at 0, so time will pay without a question; focus may be gained before."""
    table = Given(power=1, p0={"abilities": ["surge"], "cubes": cubes(0, 0, 0)}).doing(0, LoseFocus(2)).window(0)

    table.when("use surge", "raise wonder", "raise wonder", "raise order").asks(0, "lose_focus")

    table.when("lower wonder", "lower wonder").then(time=0, p0={"cubes": cubes(0, 1, 0)})


def test_an_only_answer_is_put_where_a_free_move_could_change_it_but_not_to_who_passed_for_the_turn():
    """UN-INT-13: the last cube above 0."""
    low = {"abilities": ["surge"], "cubes": cubes(1, 0, 0)}
    Given(power=1, p0=low).doing(0, LoseFocus()).asks(0, "lose_focus", "lower wonder").offers(0, "use surge")

    table = Given(power=1, p0=low).doing(0, GAIN, LoseFocus()).when("pass_turn")

    table.asks(0, "act").then(p0={"cubes": cubes(0, 0, 0)})


def test_the_same_ability_is_not_declared_twice():
    """UN-INT-10: paid and used from the moment it is declared, though its effect is still to come."""
    table = Given(power=2, p0=STRAIN, p1=SOOTHE).when("use strain", "lower order").window(1, about="strain")

    table.refuses("0: use strain").when("1: use soothe")

    table.then(materials=1, power=1)
