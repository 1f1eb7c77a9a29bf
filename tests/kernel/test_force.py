"""What is in force: triggers and modifiers, with their scopes and uses."""

from starboard.kernel.force import Last, Modify, Whenever
from starboard.kernel.verbs import Lasting, Step
from starboard.kernel.words import opt
from tests.kernel.toy import Card, Gain, Pick, Say, Turn, toy

ASK = Pick(("x", "y"))


def test_a_modifier_ends_with_the_scope_in_which_it_came_into_force():
    g = toy(ASK)
    g.scope(Turn(), 0, Last((Modify("gain", 2),)), Gain(), ASK, Gain())
    g.settle()
    assert g.s.sailors[0].coins == 3
    g.answer(0, opt("pick", "x"))
    assert g.s.sailors[0].coins == 6
    g.push(0, Gain())
    g.settle()
    assert g.s.sailors[0].coins == 7
    assert g.s.lasting == []


def test_an_inner_scope_of_the_same_name_does_not_end_what_holds_for_the_outer_one():
    g = toy(ASK)
    g.scope(Turn(), 0, Last((Modify("gain", 2),)), ASK, Gain())
    g.settle()
    g.scope(Turn(), 0, Say("inner"))
    g.settle()
    g.answer(0, opt("pick", "x"))
    assert g.s.sailors[0].coins == 3


def test_a_modifier_holds_for_its_seat_only_and_never_below_its_least():
    g = toy(ASK)
    g.scope(Turn(), 0, Last((Modify("gain", -5),)), Gain(2), ASK)
    g.settle()
    assert g.number("gain", 2, 1) == 2
    assert g.number("gain", 2, 0) == 0
    g.last(Modify("gain", least=1), 0, until=("turn",))
    assert g.number("gain", 2, 0) == 1


def test_a_modifier_printed_on_a_piece_holds_while_it_lies_there():
    g = toy(ASK)
    g.s.standing = [Lasting(Modify("gain", 1), 0)]
    assert g.number("gain", 1, 0) == 2
    g.s.standing = []
    assert g.number("gain", 1, 0) == 1


def test_what_reacts_comes_when_the_verb_is_done_before_anything_else():
    g = toy(ASK)
    g.scope(Turn(), 0, Last((Whenever("said", (Gain(),), which="a"),)), Say("a"), Say("b"), Say("a"))
    g.settle()
    assert g.s.sailors[0].coins == 2


def test_a_trigger_hears_its_own_seat_unless_it_says_any():
    g = toy(ASK)
    g.last(Whenever("said", (Gain(),)), 1, until=("turn",))
    g.last(Whenever("said", (Gain(10),), whose="any"), 1, until=("turn",))
    g.push(0, Say("a"))
    g.settle()
    assert [sailor.coins for sailor in g.s.sailors] == [0, 10]


def test_a_trigger_that_waits_is_owed_to_its_scope():
    g = toy(ASK)
    g.last(Whenever("said", (Say2,), which="a", waits="card"), 0, until=("turn",))
    g.scope(Card(), 0, Say("a"), Say("b"))
    g.settle()
    assert g.s.said == ["a", "b", "closed", "late"]


def test_triggers_that_wait_for_no_open_scope_follow_what_comes_at_once_in_the_order_of_play():
    g = toy(ASK)
    for word, waits in (("1", "turn"), ("2", "card"), ("0", "")):
        g.last(Whenever("said", (Say(word),), which="a", waits=waits), 0, until=("game",))
    g.put(Step(Say("a"), 0))
    g.settle()
    assert g.s.said == ["a", "0", "1", "2"]


Say2 = Say("late")


def test_uses_are_counted():
    g = toy(ASK)
    g.scope(Turn(), 0, Last((Whenever("said", (Gain(),), which="a"),), uses=1), Say("a"), Say("a"), ASK)
    g.settle()
    assert g.s.sailors[0].coins == 1
    assert g.s.lasting == []


def test_a_scope_keeps_count_of_what_happened_inside_it():
    g = toy(ASK)
    g.scope(Card(keeps=("said",)), 0, Say("a"), Say("b"), ASK)
    g.settle()
    assert [event.ids for event in g.kept("said")] == [("a",), ("b",)]
    assert g.kept("said", seat=1) == []
