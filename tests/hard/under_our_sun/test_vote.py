"""The vote of a camp, secret until all have spoken: OS-NIT-04, OS-NIT-05."""

import pytest

from starboard.kernel.asking import AtOnce
from starboard.kernel.codec import codec, digest
from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal
from starboard.kernel.secrets import Secret
from starboard.kernel.verbs import Ask
from starboard.kernel.words import Option, StaleAnswer, opt
from tests.hard.under_our_sun.given import RULES, Scene, sons
from tests.hard.under_our_sun.leaks import told
from tests.hard.under_our_sun.model import G, Here
from tests.hard.under_our_sun.night import CampVote, NightVote, Vote


def camp(*health: int) -> Scene:
    people = [{"health": n} for n in health]
    return Scene(people, tiles={0: "camp"}, turns=(), after=[CampVote()])


def test_a_strict_majority_decides_in_whatever_order_they_speak():
    scene = camp(8, 8, 8).waits(0, 1, 2).asks("vote", "strike 0", "strike 1", "strike 2", seat=1)

    scene.when("2: strike 1").waits(0, 1).when("0: strike 2", "1: strike 1")

    scene.then(p1={"health": 6}).happens("voted 2 1 1", "suffer")


def test_without_a_majority_the_drawer_suffers():
    camp(8, 8).when("0: strike 1", "1: strike 0").then(p0={"health": 6}, p1={"health": 8})


def test_alone_in_the_camp_there_is_no_vote():
    camp(8).waits().then(p0={"health": 6})


def test_what_was_said_is_kept_when_another_has_nothing_to_say():
    """Seat 1 falls before it could speak: those who spoke decide."""
    scene = camp(8, 8, 8).when("0: strike 2", "2: strike 2").waits(1)
    scene.g.s.characters[1].health = 0

    after = Game(scene.g.s, RULES)

    assert not after.waiting and after.s.characters[2].health == 6


def test_a_seat_without_an_answer_is_not_waited_for():
    people = [{}, {"health": 0}, {}]
    vote = NightVote(((0, Vote()), (1, Vote()), (2, Vote())))
    scene = Scene(people, tiles={0: "camp"}, turns=(), after=[vote]).waits(0, 2)

    scene.when("2: strike 0", "0: strike 0").then(p0={"health": 6}).happens("voted 0 0")


def test_a_vote_does_not_make_another_stale_nor_can_it_be_given_twice():
    scene = camp(8, 8, 8)
    number = scene.g.s.question
    scene.g.answer(0, Option("strike", (1,)), number)

    scene.refuses("0: strike 1")
    scene.g.answer(1, Option("strike", (1,)), number)
    scene.g.answer(2, Option("strike", (1,)), number)

    with pytest.raises(StaleAnswer):
        scene.g.answer(2, Option("strike", (1,)), number)


def test_nobody_can_tell_what_was_said_before_all_have_spoken():
    one, other = camp(8, 8, 8).when("0: strike 1").g, camp(8, 8, 8).when("0: strike 2").g

    assert digest(one.s) != digest(other.s)
    for who in (None, 1, 2):
        assert told(one, who) == told(other, who)
    said = {redeal(one, 1, seed).s.stack[-1].verb.heard[0][1].ids[0] for seed in range(40)}
    assert said == {0, 1, 2}
    assert {redeal(one, 0, seed).s.stack[-1].verb.heard[0][1].ids[0] for seed in range(40)} == {1}


class ShowCard(Ask, frozen=True):
    """All lay their Team card face down at once."""

    def options(self, g: G, here: Here) -> list[Option]:
        return [opt("lay", g.s.characters[here.seat].team.value)]


def test_what_another_said_fits_the_cards_that_it_holds_in_that_world():
    people = [{"team": sons(0)}, {"team": Secret("survivor", 2, "team")}, {"team": Secret("survivor", 4, "team")}]
    asks = tuple((seat, ShowCard()) for seat in range(3))
    g = Scene(people, turns=(), after=[AtOnce(asks)]).when("0: lay sons").g

    worlds = [redeal(g, 1, seed).s for seed in range(40)]

    assert {world.characters[0].team.value for world in worlds} == {"sons", "survivor"}
    for world in worlds:
        assert world.stack[-1].verb.heard == ((0, opt("lay", world.characters[0].team.value)),)


def test_half_a_vote_is_saved():
    scene = camp(8, 8, 8).when("0: strike 1", "2: strike 1")
    code = codec(type(RULES))

    loaded = Game(code.load(code.save(scene.g.s)), RULES)
    loaded.answer(1, Option("strike", (2,)))

    assert loaded.s.characters[1].health == 6
