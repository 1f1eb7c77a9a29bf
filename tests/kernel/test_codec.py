"""States as bytes: saves, loads, hashes, forks, and refusals of what is no save."""

import msgspec
import pytest

from starboard.kernel.asking import AtOnce
from starboard.kernel.codec import SAVE_FORMAT, SaveError, codec, digest
from starboard.kernel.force import Last
from starboard.kernel.fork import forker
from starboard.kernel.game import Game
from starboard.kernel.verbs import State
from starboard.kernel.words import opt
from tests.kernel.toy import Gain, Pick, Richer, Say, Toy, ToyRules, Turn, toy

ASK = Pick(("x", "y"))
CODEC = codec(ToyRules)


def deep() -> Game[Toy]:
    """A game in the middle of many things."""
    g = toy(ASK)
    g.scope(Turn(note=2), 0, Last((Richer(1),)), AtOnce(((0, ASK), (1, ASK))), Gain(), links=(Say("z"),))
    g.settle()
    g.answer(1, opt("pick", "y"))
    return g


def test_a_game_is_saved_and_loaded_deep_inside_a_turn():
    g = deep()
    for copy in (CODEC.decode(CODEC.encode(g.s)), CODEC.load(CODEC.save(g.s)), forker(Toy)(g.s)):
        assert copy == g.s
        assert digest(copy) == digest(g.s)
        again = Game(copy, g.rules)
        again.answer(0, opt("pick", "x"))
        assert again.s.said == ["x", "y", "z"]
    assert g.s.said == []


def test_a_fork_shares_nothing_that_changes():
    g = deep()
    before = digest(g.s)
    other = g.fork()
    other.answer(0, opt("pick", "x"))
    other.s.sailors[1].hand.append(99)
    other.s.lasting.clear()
    assert digest(g.s) == before


def test_equal_states_have_equal_hashes_and_others_do_not():
    assert digest(deep().s) == digest(deep().s)
    g = deep()
    g.s.sailors[0].coins += 1
    assert digest(g.s) != digest(deep().s)


def test_a_state_may_hold_only_what_can_be_saved_and_forked():
    class Wrong(State):
        seen: set[int] = set()

    with pytest.raises(TypeError, match="a state may not hold"):
        forker(Wrong)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not a save of Starboard"),
        (b"hello", "not a save of Starboard"),
        (b"[1, 2]", "not a save of Starboard"),
        (b'{"starboard": 99, "game": "toy", "version": 1, "state": {}}', "format 99, and this program reads format 1"),
        (b'{"starboard": 1, "game": "toy", "version": 7, "state": {}}', "version 7; this program reads up to 1"),
        (b'{"starboard": 1, "game": "chess", "version": 1, "state": {}}', "a save of chess, not of toy"),
        (b'{"starboard": 1, "game": "toy", "version": 1, "state": {"answers": "x"}}', "damaged: Expected `int`"),
        (b'{"starboard": 1, "game": "toy", "version": 1, "state": {"stack": [{"verb": {"do": "fly"}, "seat": 0}]}}',
         "damaged: there is no verb 'fly'"),
    ],
)  # fmt: skip
def test_what_is_no_save_is_refused_with_what_was_expected(data, why):
    with pytest.raises(SaveError, match=why):
        CODEC.load(data)


def test_a_save_says_what_it_is():
    save = msgspec.json.decode(CODEC.save(deep().s))
    assert (save["starboard"], save["game"], save["version"]) == (SAVE_FORMAT, "toy", 1)


def test_a_state_does_not_grow_with_the_answers_that_led_to_it():
    g = toy(ASK)
    sizes = []
    for _ in range(2_000):
        g.push(0, ASK)
        g.settle()
        g.answer(0, opt("pick", "x"))
        g.s.said.clear()
        sizes.append(len(CODEC.encode(g.s)))
    assert max(sizes) - min(sizes[10:]) < 16  # the numbers themselves get longer, nothing else does


def test_two_verbs_of_one_game_may_not_share_a_word():
    from starboard.kernel.codec import verbs_within

    names: dict[str, object] = {}
    exec(
        "from starboard.kernel.verbs import Verb\n"
        "class Twin(Verb, frozen=True): pass\n"
        "First = Twin\n"
        "class Twin(Verb, frozen=True): pass\n",
        {"__name__": "twins"},
        names,
    )
    with pytest.raises(TypeError, match="two verbs are called twin"):
        verbs_within("twins")
