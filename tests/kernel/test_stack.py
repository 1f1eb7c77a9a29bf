"""The stack: order, scopes, what is owed, ending early."""

from starboard.kernel.asking import AnyOrder, Effect
from starboard.kernel.verbs import Step
from starboard.kernel.words import opt
from tests.kernel.toy import Card, Cause, Gain, Later, Pick, Say, Turn, toy

ASK = Pick(("x", "y"))


def test_verbs_happen_in_the_order_written():
    assert toy(Say("a"), Say("b")).s.said == ["a", "b"]


def test_steps_of_several_seats_happen_in_the_order_written():
    g = toy(ASK)
    g.put(Step(Gain(), 1), Step(Say("then"), 0))
    g.settle()
    assert g.s.sailors[1].coins == 1
    assert g.s.said == ["then"]


def test_a_question_with_nothing_to_choose_from_is_not_put():
    assert toy(Pick(())).s.said == ["nothing to pick"]


def test_a_single_answer_is_given_at_once():
    assert toy(Pick(("x",))).s.said == ["x"]


def test_what_is_owed_to_a_scope_waits_for_its_end_in_the_order_caused():
    g = toy(ASK)
    inside = (Later("card", (Say("owed 1"),)), Later("card", (Say("owed 2"),)), Say("inside"))
    g.scope(Card(), 0, *inside)
    g.settle()
    assert g.s.said == ["inside", "closed", "owed 1", "owed 2"]


def test_what_is_owed_to_no_open_scope_happens_now():
    assert toy(Later("card", (Say("now"),)), Say("after")).s.said == ["now", "after"]


def test_what_one_verb_owes_to_no_open_scope_happens_in_the_order_of_its_calls():
    assert toy(Cause(("a", "b", "c")), Say("after")).s.said == ["a", "b", "c", "after"]


def test_what_a_verb_pushes_comes_before_what_it_owed_until_then_and_what_it_owes_later_comes_last():
    assert toy(Cause(("a", "push x", "b")), Say("after")).s.said == ["x", "a", "b", "after"]
    assert toy(Cause(("push x", "a", "b")), Say("after")).s.said == ["a", "b", "x", "after"]


def test_what_a_caused_step_causes_comes_before_the_next_one():
    g = toy(ASK)
    g.put(Step(Cause(("a", "b")), 0), Step(Cause(("c", "d")), 0))
    g.settle()
    assert g.s.said == ["a", "b", "c", "d"]


def test_an_answer_owes_in_the_order_of_its_calls_as_well():
    class Twice(Pick, frozen=True):
        """Owe two words for one that is picked."""

        def answer(self, g, here, option):
            Cause(("a", "b")).run(g, here)

    g = toy(Twice(("x", "y")))
    g.fork().answer(0, opt("pick", "x"))
    g.answer(0, opt("pick", "x"))
    assert g.s.said == ["a", "b"]


def test_what_is_owed_to_a_scope_and_to_none_keeps_both_orders():
    g = toy(ASK)
    g.scope(Card(), 0, Cause(("a", "card 1", "b", "card 2", "c")), Say("inside"))
    g.settle()
    assert g.s.said == ["a", "b", "c", "inside", "closed", "1", "2"]


def test_the_order_of_what_is_owed_survives_a_cut_and_a_cancel():
    g = toy(ASK)
    g.s.stack.insert(0, Step(Say("threatened"), 0, "threat"))
    g.owe(0, Say("a"), source="a")
    g.enter(Card(), 0, Say("never"))
    g.cut(Card)
    g.cancel("threat")
    g.owe(0, Say("b"))
    g.settle()
    assert g.s.said == ["cut", "a", "b"]

    g = toy(ASK)
    g.enter(Card(), 0)
    g.owe(0, Say("forgotten"))
    g.cut(Card)
    g.owe(0, Say("a"))
    g.owe(0, Say("b"))
    g.settle()
    assert g.s.said == ["cut", "a", "b"]


def test_a_scope_that_waits_on_the_stack_encloses_nothing_yet():
    g = toy(ASK)
    g.scope(Card(), 0, Say("lower"))
    g.scope(Turn(), 0, Later("card", (Say("not owed to the card below"),)), Say("upper"))
    g.settle()
    assert g.s.said == ["not owed to the card below", "upper", "lower", "closed"]


def test_a_part_of_an_effect_is_no_effect_of_its_own():
    g = toy(Effect((Later("effect", (Say("owed"),)), Effect((Say("inner"),)), Say("outer"))))
    assert g.s.said == ["inner", "outer", "owed"]


def test_cutting_a_scope_closes_all_inside_it_and_forgets_what_they_were_owed():
    g = toy(Say("after"))
    g.s.said.clear()
    g.s.stack = [Step(Say("after"), 0)]
    g.scope(Turn(), 0, Later("turn", (Say("owed to the turn"),)), ASK)
    g.settle()
    g.scope(Card(), 0, Later("card", (Say("owed to the card"),)), ASK)
    g.settle()
    g.cut(Turn)
    g.settle()
    assert g.s.said == ["cut", "after"]
    assert g.s.stack == []


def test_cutting_may_keep_the_scope():
    g = toy(ASK)
    g.scope(Turn(note=3), 0, ASK, Say("forgotten"))
    g.settle()
    g.cut(Turn, keep=True)
    assert g.inside(Turn).note == 3


def test_cancel_forgets_the_steps_of_a_source_that_left_play_and_counts_what_is_owed_anew():
    g = toy(ASK)
    g.scope(Card(), 0, ASK)
    g.settle()
    g.owe(0, Say("gone"), source="threat", to=("card",))
    g.owe(0, Say("stays"), source="other", to=("card",))
    g.cancel("threat")
    g.answer(0, opt("pick", "x"))
    assert g.s.said == ["x", "closed", "stays"]


def test_amend_changes_the_nearest_open_scope():
    g = toy(ASK)
    g.scope(Turn(), 0, ASK)
    g.settle()
    g.scope(Turn(note=1), 0, ASK)
    g.settle()
    g.amend(Turn, note=7)
    assert [scope.note for _, scope in g.scopes() if isinstance(scope, Turn)] == [7, 0]


def test_any_order_removes_one_of_two_equal_things():
    two = AnyOrder(((opt("do", 1), (Say("one"),)), (opt("do", 1), (Say("one"),)), (opt("do", 2), (Say("two"),))))
    g = toy(two)
    assert g.options(0) == [opt("do", 1), opt("do", 2)]
    g.answer(0, opt("do", 1))
    g.answer(0, opt("do", 2))
    assert g.s.said == ["one", "two", "one"]
