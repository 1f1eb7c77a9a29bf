"""A traitor who may reveal: OS-MOD-06, 10, 15 to 17, 22.  Before that nothing tells the others."""

from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal
from starboard.kernel.secrets import Secret
from tests.hard.under_our_sun.combat import TheFallen
from tests.hard.under_our_sun.given import RULES, Fields, Scene, sons
from tests.hard.under_our_sun.leaks import told

TILES = {0: "plain", 1: "plain"}


def card(seat: int) -> Secret[str]:
    return Secret("survivor", 1 << seat, "team")


def hidden_traitor(**more: int) -> Scene:
    """Seat 1 is the Son of Liberty; an enemy of their kind stands on the next tile, and it is their turn."""
    people: list[Fields] = [{"team": card(0), "at": 0}, {"team": sons(1)} | more, {"team": card(2)}]
    return Scene(people, [{"at": 1, "kind": "sons", "health": 9}], tiles=TILES, turns=(1, 0), r=[0, 0], g=[1])


def test_a_hidden_traitor_is_attacked_like_anybody_else():
    """OS-MOD-15."""
    scene = (
        hidden_traitor().when("move 1").asks("first_round", "attack 10", "dodge", seat=1).offers_free("reveal", seat=1)
    )

    scene.when("attack 10").then(p1={"health": 7, "ap": 5})


def test_revealed_before_the_first_round_the_question_is_withdrawn():
    """OS-MOD-16: after the reveal it finds no enemy, and is not put."""
    scene = hidden_traitor().when("move 1", "reveal")

    scene.asks("act", seat=1).struck().offers_free("infiltrate 0", seat=1).happens("reveal sons")
    scene.when("attack 10").struck((1, 10)).then(p1={"health": 8})


def test_others_are_told_nothing_of_the_moves_of_a_hidden_traitor():
    """OS-MOD-06, OS-MOD-17."""
    scene = hidden_traitor().offers_free("reveal", "infiltrate 1", seat=1).offers_free().offers_free(seat=2)

    for who in (None, 0, 2):
        for seed in range(20):
            assert told(redeal(scene.g, who, seed), who) == told(scene.g, who)
    assert scene.g.question(0) is None


def test_the_traitor_is_not_waited_for_where_only_a_secret_move_is_open():
    """Seat 1 holds a reveal at every roll of its own turn, seat 2 karma: only seat 2 is waited for."""
    scene = hidden_traitor().when("move 1")
    scene.g.s.characters[2].karma = 1

    scene.when("attack 10").waits(2).offers_free("reveal", seat=1).offers_free("karma 0", "karma 1", seat=2)
    scene.when("1: reveal").waits(2)  # it may be slipped in there all the same


def test_infiltrate_between_two_actions_of_another_reveals():
    """OS-MOD-10, 14, 22, 24."""
    scene = hidden_traitor().when("done").asks("act").offers_free("infiltrate 1", seat=1)

    scene.when("1: infiltrate 1").asks("act").offers_free(seat=1).foe(11, at=1, kind="sons")

    assert scene.g.s.characters[1].team.known_to(None)


def test_the_fall_of_the_traitor_ends_the_game():
    """OS-MOD-08."""
    scene = hidden_traitor(health=1).when("move 1", "attack 10")

    assert scene.g.s.outcome and scene.g.s.outcome.winners == (0, 2) and not scene.g.waiting


def test_no_world_is_thought_of_in_which_the_game_would_be_over():
    """Seat 0 has fallen and the game went on: they were no Son of Liberty."""
    scene = hidden_traitor()
    scene.g.s.characters[0].health = 0
    g = Game(scene.g.s, RULES)
    g.push(0, TheFallen())
    g.settle()

    suspects = {c.seat for seed in range(60) for c in redeal(g, 2, seed).s.characters if c.team.value == "sons"}

    assert not g.over and suspects == {1}


def test_undo_does_not_go_back_before_a_reveal():
    scene = hidden_traitor().when("move 1")
    before = scene.g.s.barrier

    scene.when("reveal")

    assert before < scene.g.s.barrier == scene.g.s.answers
