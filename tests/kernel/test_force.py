"""What is in force: triggers and modifiers, with their scopes and uses."""

from starboard.kernel.force import Last, When, Whenever
from starboard.kernel.words import opt
from tests.kernel.toy import Card, Gain, Pick, Richer, Say, Turn, toy

ASK = Pick(("x", "y"))


def test_a_modifier_ends_with_the_scope_in_which_it_came_into_force():
    g = toy(ASK)
    g.scope(Turn(), 0, Last((Richer(2),)), Gain(), ASK, Gain())
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
    g.scope(Turn(), 0, Last((Richer(2),)), ASK, Gain())
    g.settle()
    g.scope(Turn(), 0, Say("inner"))
    g.settle()
    g.answer(0, opt("pick", "x"))
    assert g.s.sailors[0].coins == 3


def test_a_modifier_holds_for_its_seat_only():
    g = toy(ASK)
    g.scope(Turn(), 0, Last((Richer(2),)), Gain(2), ASK)
    g.settle()
    g.push(1, Gain(2))
    g.settle()
    assert [sailor.coins for sailor in g.s.sailors] == [4, 2]


def test_a_modifier_printed_on_a_piece_holds_for_its_holder_while_it_lies_there():
    g = toy(ASK)
    assert g.in_force(Richer, 1) == []
    g.s.pieces.append("crown")
    assert [(lasting.source, richer) for lasting, richer in g.in_force(Richer, 1)] == [("crown", Richer())]
    assert g.in_force(Richer, 0) == []
    g.s.pieces.clear()
    assert g.in_force(Richer, 1) == []


def test_a_trigger_printed_on_a_piece_reacts_for_its_holder_while_it_lies_there():
    g = toy(ASK, pieces=["bell"])
    g.push(0, Say("a"))
    g.settle()
    assert [sailor.coins for sailor in g.s.sailors] == [0, 1]
    g.s.pieces.clear()
    g.push(0, Say("a"))
    g.settle()
    assert [sailor.coins for sailor in g.s.sailors] == [0, 1]


def test_a_trigger_of_ones_own_turn_hears_only_who_has_the_turn():
    g = toy(ASK)
    for seat in (0, 1):
        g.last(Whenever(When("said", own_turn=True), (Gain(),)), seat, until=("turn",))
    g.push(1, Say("a"))
    g.push(0, Say("a"))
    g.settle()
    assert [sailor.coins for sailor in g.s.sailors] == [1, 0]


def test_what_reacts_comes_in_the_order_in_which_it_was_put_in_force():
    g = toy(ASK)
    for word in ("first", "second"):
        g.last(Whenever(When("said", of=("a",)), (Say(word),)), 0, until=("turn",))
    g.push(0, Say("a"))
    g.settle()
    assert g.s.said == ["a", "first", "second"]


def test_what_reacts_comes_when_the_verb_is_done_before_anything_else():
    g = toy(ASK)
    g.scope(Turn(), 0, Last((Whenever(When("said", of=("a",)), (Gain(),)),)), Say("a"), Say("b"), Say("a"))
    g.settle()
    assert g.s.sailors[0].coins == 2


def test_a_trigger_hears_its_own_seat_unless_it_says_any():
    g = toy(ASK)
    g.last(Whenever(When("said"), (Gain(),)), 1, until=("turn",))
    g.last(Whenever(When("said", whose="any"), (Gain(10),)), 1, until=("turn",))
    g.push(0, Say("a"))
    g.settle()
    assert [sailor.coins for sailor in g.s.sailors] == [0, 10]


def test_uses_are_counted():
    g = toy(ASK)
    g.scope(Turn(), 0, Last((Whenever(When("said", of=("a",)), (Gain(),)),), uses=1), Say("a"), Say("a"), ASK)
    g.settle()
    assert g.s.sailors[0].coins == 1
    assert g.s.lasting == []


def test_a_scope_keeps_count_of_what_happened_inside_it():
    g = toy(ASK)
    g.scope(Card(keeps=("said",)), 0, Say("a"), Say("b"), ASK)
    g.settle()
    assert [event.ids for event in g.kept("said")] == [("a",), ("b",)]
    assert g.kept("said", seat=1) == []
