"""A campaign around its explorations: one stack, saved between sittings.  IV-STR-01, 03, 09, IV-SAV-08, IV-END-09."""

import random

from starboard.kernel.codec import codec, digest
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import name_of
from starboard.kernel.words import Option
from tests.hard.iss_vanguard.model import Member, Ship, field
from tests.hard.iss_vanguard.rules import RULES


def campaign() -> Game[Ship]:
    g = Game(RULES.new(Setup(2, seed=3)), RULES)
    g.answer(1, Option("launch", ("ash",)))
    g.answer(1, Option("nothing"))
    g.answer(0, Option("nothing"))
    return g


def team(g: Game[Ship]) -> list[Member]:
    return g.s.exploration.members if g.s.exploration else []


def test_the_bridge_lies_beneath_the_planet_on_one_stack():
    g = campaign()

    below = [name_of(step.verb) for step in g.s.stack]
    assert below[:3] == ["ship_book", "laboratory", "explore"] and below[-1] == "field_act"
    assert [name_of(scope) for _, scope in g.scopes()] == ["member_turn", "explore"]


def test_a_sitting_ends_in_the_middle_of_a_test_and_the_next_goes_on_there():
    """IV-SAV-08: the generator is part of it, so the next roll is the same."""
    g = campaign()
    for key in ("special", "take"):
        g.answer(0, next(o for o in g.options(0) if o.key == key))
    text = codec(type(RULES)).save(g.s)

    again = Game(codec(type(RULES)).load(text), RULES)

    assert again.question(0) == g.question(0) and b"choose_dice" in text
    for game in (g, again):
        game.answer(0, Option("roll"))
    assert digest(again.s) == digest(g.s)


def test_saved_after_every_answer_a_campaign_ends_the_same():
    """As many sittings as answers."""
    chance, code = random.Random(11), codec(type(RULES))
    whole = campaign()
    state = code.save(whole.s)
    while not whole.over:
        seat, option = chance.choice([(s, o) for s in range(2) for o in whole.moves(s)])
        whole.answer(seat, option)
        sitting = Game(code.load(state), RULES)
        sitting.answer(seat, option)
        state = code.save(sitting.s)
    assert digest(code.load(state)) == digest(whole.s)


def test_the_field_is_gone_and_what_was_written_down_stays():
    """IV-END-09, IV-STR-09: the next planet starts with all dice whole again."""
    g = campaign()
    field(g).successes = 2
    die = team(g)[0].slots[0]
    g.answer(0, Option("persevere", (die,)))
    g.answer(0, Option("end"))
    g.answer(1, Option("end"))
    g.answer(1, Option("advance", ("mission",)))
    assert team(g)[0].lost == [die]
    g.answer(0, Option("lift_off"))

    assert not team(g) and g.s.successes == 2
    assert g.s.notes == {"ash": "lift_off", "ash/tests": "0", "entry": "10"}
    g.answer(0, Option("research"))
    assert [str(o) for o in g.options(0)] == ["launch brine", "launch coral"]
    g.answer(0, Option("launch", ("coral",)))
    assert die in team(g)[0].slots


def test_two_name_the_same_tool_at_once_and_the_second_is_asked_again():
    """What was said earlier is checked again when it takes effect."""
    g = Game(RULES.new(Setup(3, seed=3)), RULES)
    g.answer(2, Option("launch", ("ash",)))
    for seat in (2, 0, 1):
        g.answer(seat, Option("carry", ("lamp",)))

    assert team(g)[0].tool == "lamp" and g.waiting == [1]
    assert [str(o) for o in g.options(1)] == ["carry drill", "nothing"]
    g.answer(1, Option("carry", ("drill",)))

    assert [m.tool for m in team(g)] == ["lamp", "drill", ""] and g.s.armoury == []  # the third finds nothing left
    question = g.question(0)
    assert question and question.prompt == "act"
