"""A bot knows what its seat may know and nothing else: in two worlds that differ only in secrets it does the same."""

from random import Random
from typing import Any

import pytest

from starboard.bots import BOTS, bot
from starboard.bots.adviser import advise
from starboard.bots.budget import Budget
from starboard.bots.search import SearchBot
from starboard.kernel.contract import rules_for
from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.views import view
from tests.bots.crew import Crew
from tests.fixtures.mini import Mini

SMALL = Budget(playouts=30)


def positions(rules: Rules[Any], setup: Setup, count: int):
    """Questions of a random game, each with the seat that is asked."""
    chance = Random(setup.seed)
    g = Game(rules.new(setup), rules)
    for _ in range(count):
        seat = chance.choice(g.waiting)
        yield g, seat
        g.answer(seat, chance.choice(g.moves(seat)))
        if g.over:
            return


GAMES = [
    (rules_for(Mini, "base"), Setup(3, 4)),
    (rules_for(Mini, "base"), Setup(2, 9)),
    (Crew(), Setup(3, 2, difficulty="harsh")),
]


@pytest.mark.parametrize(("rules", "setup"), GAMES, ids=("mini, 3", "mini, 2", "crew"))
def test_the_same_seed_gives_the_same_choice_whatever_is_hidden(rules, setup):
    asked = 0
    for number, (g, seat) in enumerate(positions(rules, setup, 14)):
        other = redeal(g, seat, 1_000 + number)
        assert view(g.s, seat) == view(other.s, seat)
        for name in ("random", "greedy", "easy"):
            assert bot(name, number).choose(g, seat) == bot(name, number).choose(other, seat), name
        assert SearchBot(number, SMALL).choose(g, seat) == SearchBot(number, SMALL).choose(other, seat)
        assert advise(g, seat, SMALL) == advise(other, seat, SMALL)
        asked += len(g.moves(seat)) > 1
    assert asked > 3


def test_a_world_depends_on_what_the_seat_knows_alone():
    for g, seat in positions(rules_for(Mini, "base"), Setup(4, 1), 40):
        hidden = redeal(g, seat, 77)
        one, other = redeal(g, seat, 5), redeal(hidden, seat, 5)
        assert one.s == other.s


def test_what_others_said_in_secret_is_dealt_anew_from_the_dealt_hands():
    """In a world dealt anew, whoever buried a card in secret buried one that they hold in that world."""
    rules = rules_for(Mini, "base")
    for seed in range(400):
        for g, _ in positions(rules, Setup(3, seed), 40):
            heard = [step.verb for step in g.s.stack if getattr(step.verb, "heard", ())]
            said = [option for verb in heard for _, option in verb.heard if option.key == "bury"]
            if not said or not g.waiting:
                continue
            me = g.waiting[0]
            for deal in range(20):
                world = redeal(g, me, deal)
                for step in world.s.stack:
                    for who, option in getattr(step.verb, "heard", ()):
                        assert option.ids[0] in world.s.players[who].hand
            return
    pytest.fail("nobody ever buried a card in secret")


def test_bots_never_change_the_game_they_think_about():
    for g, seat in positions(rules_for(Mini, "base"), Setup(2, 3), 12):
        before = g.fork().s
        for name in ("greedy", "easy"):
            bot(name, 1).choose(g, seat)
        SearchBot(1, SMALL).choose(g, seat)
        assert g.s == before


def test_every_bot_answers_windows_secret_bids_trades_and_free_moves():
    rules = rules_for(Mini, "base")
    kinds = set()
    for seed in range(12):
        for g, seat in positions(rules, Setup(3, seed), 60):
            question = g.question(seat)
            kinds.add(question.prompt)
            for choose in (bot("greedy", seed), SearchBot(seed, Budget(playouts=4))):
                assert choose.choose(g, seat) in g.moves(seat)
            if {"window", "bid", "trade", "bury"} <= kinds:
                return
    pytest.fail(f"only these questions came up: {kinds}")


def test_all_levels_are_bots():
    assert {"random", "easy", "normal", "strong"} <= set(BOTS)
