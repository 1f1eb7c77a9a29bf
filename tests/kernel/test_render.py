"""What all who look at a position see alike is drawn once for them, and never outlives the position."""

from collections import Counter
from typing import Any

from starboard.kernel.cartridge import rules, say
from starboard.kernel.game import Game
from starboard.kernel.registry import find
from starboard.kernel.render import keep_renders, render_once
from starboard.kernel.setup import Setup

calls: Counter[object] = Counter()


def new(game: str = "tictactoe") -> Game[Any]:
    calls.clear()
    made = rules(game)
    return Game(made.new(Setup(2)), made)


def drawn(g: Game[Any], eyes: int) -> str:
    calls[eyes] += 1
    return f"{eyes} at {g.s.answers}"


def test_a_game_that_may_still_change_is_drawn_each_time():
    g = new()

    assert [render_once(g, drawn, g, 0) for _ in range(2)] == ["0 at 0", "0 at 0"]
    assert calls == {0: 2}


def test_one_that_stays_is_drawn_once_for_the_same_eyes():
    g = new()
    keep_renders(g)

    assert [render_once(g, drawn, g, eyes) for eyes in (0, 1, 0, 1)] == ["0 at 0", "1 at 0", "0 at 0", "1 at 0"]
    assert calls == {0: 1, 1: 1}


def test_neither_a_fork_nor_the_next_position_shows_the_old_one():
    g = new()
    keep_renders(g)
    render_once(g, drawn, g, 0)
    fork = g.fork()
    fork.answer(0, fork.options(0)[0])
    g.answer(0, g.options(0)[0])

    assert render_once(fork, drawn, fork, 0) == render_once(g, drawn, g, 0) == "0 at 1"


def test_a_scene_of_a_kept_position_is_the_scene():
    for game in ("tictactoe", "connect_four"):
        g, speak = new(game), say(find(game), "", "fr")
        g.answer(0, g.options(0)[0])
        plain = [g.rules.scene(g, seat, speak) for seat in (0, 1, None)]
        keep_renders(g)

        assert [g.rules.scene(g, seat, speak) for seat in (0, 1, None, 0)] == [*plain, plain[0]]
