"""A stored state drops nothing: every Struct in it refuses a field that it does not know, in every game."""

import msgspec
import pytest
from msgspec import Struct

from starboard.kernel.codec import Codec, SaveError, codec
from starboard.kernel.registry import games
from starboard.kernel.rules import Rules
from starboard.kernel.strict import loose_structs, structs_of
from starboard.kernel.verbs import State, Step
from tests.kernel.toy import Pick, ToyRules, toy


class Loose(Struct):
    """A part of a state that forgets."""

    colour: str = ""


class Forgetful(State):
    parts: dict[int, list[Loose | None]] = {}


class ForgetfulRules(Rules[Forgetful]):
    key = "forgetful"
    state = Forgetful


@pytest.mark.parametrize("game", games())
def test_no_game_has_a_struct_that_drops_fields(game: str):
    kind = codec(games()[game])

    assert loose_structs(kind) == [] and {kind.rules.state, Step} <= structs_of(kind)


def test_a_struct_that_drops_fields_is_found_wherever_it_lies():
    assert loose_structs(Codec(ForgetfulRules)) == [f"{Loose.__module__}.Loose"]


@pytest.mark.parametrize("at", ["state", "setup", "step", "sailor"])
def test_an_unknown_field_is_refused_and_named(at: str):
    kind = codec(ToyRules)
    plain = msgspec.msgpack.decode(kind.encode(toy(Pick(("x", "y"))).s))
    places = {"state": plain, "setup": plain["setup"], "step": plain["stack"][0], "sailor": plain["sailors"][0]}
    places[at]["wind"] = 3

    with pytest.raises(SaveError, match="unknown field `wind`"):
        kind.decode(msgspec.msgpack.encode(plain))
