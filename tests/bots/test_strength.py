"""Better bots win more; they think no longer than they may, and stop when told."""

from random import Random
from typing import Any

import pytest

from starboard.bots import UnknownBot, bot
from starboard.bots.budget import Budget
from starboard.bots.search import LIGHT, Search, SearchBot
from starboard.kernel.asking import AtOnce
from starboard.kernel.contract import rules_for
from starboard.kernel.game import Game
from starboard.kernel.replay import start
from starboard.kernel.setup import Setup
from starboard.kernel.words import Option, opt
from starboard.lab.simulate import Job, play
from tests.fixtures.mini import Mini


def score(game: str, one: str, other: str, games: int) -> float:
    """The share of one bot over games from both seats."""
    job = Job(game, Setup(2), (one, other), games, 5, rotate=True)
    total = 0.0
    for number in range(games):
        result = play(job, number)
        assert not result.error, result.error
        shares = [result.bots[seat] == one for seat in result.winners]
        total += sum(shares) / len(shares) if shares else 0.5
    return total / games


@pytest.mark.parametrize("game", ["tictactoe", "connect_four"])
def test_greedy_beats_chance(game):
    assert score(game, "greedy", "random", 60) > 0.7


def test_search_beats_greedy():
    assert score("tictactoe", "normal", "greedy", 30) > 0.7


def test_bots_need_nothing_of_a_game_but_its_rules(guests):
    """Mini has no evaluation and no policy of its own."""
    assert score("mini", "greedy", "random", 16) > 0.6


def test_a_crew_of_better_bots_wins_more(guests):
    won = {}
    for name in ("random", "greedy", "normal"):
        job = Job("crew", Setup(3, difficulty="harsh"), (name,) * 3, 30, 1)
        won[name] = sum(play(job, number).kind == "win" for number in range(30))
    assert won["random"] + 10 < won["greedy"]
    assert won["random"] + 10 < won["normal"]


def threatened():
    """Connect four: the first seat wins in column d unless it is stopped."""
    g = start("connect_four", Setup(2))
    for column in "dadad":
        g.answer(g.waiting[0], opt("drop", f"column-{column}"))
    return g


def test_search_stops_a_line_and_completes_its_own():
    g = threatened()
    assert str(SearchBot(1, Budget(playouts=300)).choose(g, 1)) == "drop column-d"
    g.answer(1, opt("drop", "column-b"))
    assert str(SearchBot(1, Budget(playouts=300)).choose(g, 0)) == "drop column-d"


def test_what_is_played_to_every_end_is_sure_and_thinking_stops():
    """Tic-tac-toe with five cells left: the one mark that does not lose is known, and so is what each comes to."""
    g = start("tictactoe", Setup(2))
    for cell in ("b2", "a1", "c1", "a3"):
        g.answer(g.waiting[0], opt("mark", cell))
    search = Search(g, 0, Budget(playouts=20_000), Random(1).random)
    arms = search.run()
    assert sum(arm.visits for arm in arms) < 20_000
    assert str(arms[0].option) == "mark a2"
    assert all(arm.sure is not None for arm in arms)
    assert [arm.mean for arm in arms] == [exact(g, arm.option) for arm in arms]


def exact(g: Game[Any], option: Option) -> float:
    """What this comes to for who says it, by trying everything."""
    seat, after = g.waiting[0], g.fork()
    after.answer(seat, option)
    if after.s.outcome is not None:
        return float(after.s.outcome.value(seat))
    return 1 - max(exact(after, reply) for reply in after.options(1 - seat))


def test_a_budget_is_kept_and_progress_is_told():
    g = threatened()
    for budget in (Budget(playouts=50), Budget(answers=600)):
        told: list[float] = []
        search = Search(g, 1, budget, lambda: 0.3)
        arms = search.run(progress=told.append)
        visits = sum(arm.visits for arm in arms)
        assert told[-1] == 1.0
        assert told == sorted(told)
        assert 50 <= visits < 60 if budget.playouts else search.answers < 600 + 2 * LIGHT


def test_a_search_can_be_stopped_and_has_an_answer_still():
    calls = iter(range(1000))
    search = Search(threatened(), 1, Budget(seconds=30), lambda: 0.4)
    arms = search.run(stop=lambda: next(calls) >= 20)
    assert sum(arm.visits for arm in arms) >= 20
    assert next(calls) == 21


def test_seconds_are_a_budget_too():
    search = Search(threatened(), 1, Budget(seconds=0.05), lambda: 0.4)
    assert search.run()[0].visits > 0


def test_a_budget_without_a_limit_is_refused():
    with pytest.raises(ValueError, match="never ends"):
        Budget()


def test_an_unknown_bot_is_named_with_those_that_there_are():
    with pytest.raises(UnknownBot, match="no bot called 'genius'; there are: random, "):
        bot("genius", 1)


def test_who_answers_in_secret_is_not_thought_to_know_what_others_say():
    """In the tree the others' answers to a secret question stand beside mine, not under it."""
    rules = rules_for(Mini, "base")
    for seed in range(60):
        g = Game(rules.new(Setup(2, seed)), rules)
        chooser = bot("random", seed)
        while not g.over:
            me = g.waiting[0]
            if isinstance(g.s.stack[-1].verb, AtOnce) and len(g.waiting) == 2 and len(g.options(me)) > 1:
                search = Search(g, me, Budget(playouts=40), Random(1).random)
                arms = search.run()
                assert set(search.root.by_seat) == {0, 1}
                assert sum(arm.visits for arm in arms) == 40
                assert all(arm.visits for arm in arms)
                return
            g.answer(me, chooser.choose(g, me))
    pytest.fail("nobody was ever asked in secret")
