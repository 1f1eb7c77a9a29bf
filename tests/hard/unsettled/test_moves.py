"""A Move as a chain: reveal, cross, edges, entering; with an explorer carried who must agree."""

from tests.hard.unsettled.scene import Given, cubes

ALL = ["camp", "ridge", "lake", "cave"]


def test_the_carried_explorer_is_asked_in_the_turn_of_another():
    """UN-MOV-12, 31, 32."""
    table = Given(3, p2={"at": "lake"}).when("assign wonder traverse").asks(0, "carry", "alone", "carry 1")

    table.when("carry 1").asks(1, "agree", "yes", "no")

    assert table.g.waiting == [1]
    table.refuses("0: yes").when("no", "step ridge").then(p0={"at": "ridge"}, p1={"at": "camp"})


def test_edges_are_paid_once_and_both_enter():
    """UN-MOV-08, 09, 13, 14: two steps with a companion."""
    table = Given(revealed=ALL).when("assign wonder traverse", "carry 1", "yes", "step ridge")
    table.then(time=2, insight=1, p0={"at": "ridge"}, p1={"at": "ridge"})

    table.when("step lake")

    table.told("arrive ridge", "arrive ridge", "arrive lake", "arrive lake")
    table.then(time=3, data=2, p1={"at": "lake"}).asks(0, "act")


def test_a_free_action_comes_between_the_reveal_of_a_node_and_its_entering_effect():
    """UN-EX-43, UN-MOV-27: reveal, crossing, edge and entering are links."""
    table = Given(power=1, p0={"at": "ridge"}, p1={"abilities": ["soothe"]}).when("move", "step lake")
    table.window(1).then(p0={"at": "ridge"}, time=0).when("pass").window(1).then(p0={"at": "lake"}, time=0)
    table.when("pass").window(1).then(time=1).when("pass").window(1, about="lake").then(data=0)

    table.when("use soothe")

    table.told("uncover lake", "arrive lake", "use soothe", "gain lake").then(data=1)


def test_revealing_impassable_terrain_costs_nothing():
    """UN-EX-44, UN-MOV-22 to 24: the node stays face up, the Move goes on."""
    table = Given().when("move", "step cave")

    table.then(revealed=["camp", "ridge", "cave"], time=0, p0={"at": "camp", "cubes": cubes(2, 2, 2)}).never("arrive")

    table.asks(0, "walk", "step ridge", "stop")


def test_revealing_a_node_ends_the_move():
    """UN-MOV-07: the second step of a Traverse is lost."""
    table = Given(p0={"at": "ridge"}).when("assign wonder traverse", "step lake")

    table.then(p0={"at": "lake"}).asks(0, "act")


def test_a_mover_taken_away_by_an_interrupt_crosses_nothing():
    """UN-INT-01, UN-MOV-27: the step that was under way starts where nobody stands any more."""
    table = Given(data=1, p0={"at": "ridge", "abilities": ["recall"]}).when("move", "step lake").window(0)

    table.when("use recall")

    table.told("uncover lake", "arrive camp").then(time=0, data=0, p0={"at": "camp"}).asks(0, "act")


def test_a_move_that_an_effect_grants_comes_after_it_with_windows_of_its_own():
    """UN-INT-14, UN-MOV-27: the question whom to carry belongs to the effect, the steps do not."""
    table = Given(power=1, p0={"abilities": ["soothe"]}).when("assign wonder traverse", "pass").asks(0, "carry")
    table.offers(0).when("alone").window(0).when("pass")

    table.asks(0, "walk").offers(0, "use soothe")


def test_what_waits_for_the_end_of_a_move_comes_in_the_order_written():
    """UN-INT-05, UN-OPP-19: two links after the Move, with a window before each."""
    table = Given(power=1, p0={"engaged": "herd"}, p1={"abilities": ["soothe"]}).when("move", "step ridge")
    table.when("pass", "pass", "pass", "pass", "pass").window(1, about="herd").then(p0={"at": "ridge"}, bugs=0)

    table.when("pass").window(1, about="herd").then(bugs=1, materials=0)

    table.when("pass").then(bugs=1, materials=1).asks(0, "act")


def test_a_move_inside_a_move_ends_by_itself():
    """UN-INT-01, UN-TIM-12, UN-MOV-28: what holds for the inner one or waits for it knows no outer one."""
    runner = {"engaged": "herd", "abilities": ["dash"]}
    table = Given(power=1, revealed=ALL, p0=runner).when("move", "step ridge", "pass").window(0).then(time=0)

    table.when("use dash", "step lake").asks(0, "act")

    table.told("arrive lake", "gain lake", "gain herd", "gain herd", "time 1", "time 2", "gain").then(lasting=[])
