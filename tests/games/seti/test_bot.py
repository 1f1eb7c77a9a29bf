"""A program plays SETI by the game's own evaluation: what is better counts for more, and nothing hidden counts."""

from random import Random
from unittest.mock import patch

import pytest

from starboard.bots import Bot, bot
from starboard.bots.budget import Budget
from starboard.bots.lookahead import value_after
from starboard.bots.search import SearchBot
from starboard.games.seti.bot import follow, prune, rollout, value
from starboard.games.seti.bot.computer import computer
from starboard.games.seti.bot.outlook import outlook, ways
from starboard.games.seti.bot.standing import expectation
from starboard.kernel.playout import playout
from starboard.kernel.redeal import redeal
from starboard.kernel.replay import start
from starboard.kernel.setup import Setup
from starboard.kernel.views import view
from starboard.kernel.words import Option, opt
from tests.games.seti.given import SKY, TABLES, Given, at, missions, orbiter, probes, slots, techs


def stands(**fields) -> float:
    g = Given(**fields).g
    return expectation(g, g.s.players[0], hand=True)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"p0": {"vp": 9}}, {"p0": {"vp": 8}}),
        ({"probes": probes("mars")}, {"probes": probes("earth")}),
        ({"probes": probes("mars"), "p0": {"techs": techs("orange_4")}}, {"p0": {"techs": techs("orange_4")}}),
        ({"slots": slots(vega=(1, (0, 0, 1)))}, {"slots": slots(vega=(1, (0, 1, 1)))}),
        ({"slots": slots(vega=(1, (0, 0, 1)))}, {"slots": slots(vega=(3, (0,)))}),
        ({"p0": {"top": 1, "hand": ["grant"]}}, {"p0": {"data": 1, "hand": ["grant"]}}),
        ({"p0": {"tucked": ["grant"]}, "round": 1}, {"p0": {"tucked": ["grant"]}, "round": 4}),
        (
            {"p0": {"missions": missions("venera_probe")}, "figures": [orbiter("venus")]},
            {"figures": [orbiter("venus")]},
        ),
    ],
    ids=[
        "points",
        "nearer",
        "a probe",
        "a majority",
        "a sector nearly full",
        "placed data",
        "income early",
        "a mission",
    ],
)
def test_what_is_better_counts_for_more(better, worse):
    assert stands(**better) > stands(**worse)


def test_a_mission_that_can_be_completed_counts_for_more_than_one_that_cannot():
    mission = {"missions": missions("venera_probe")}
    bare = stands(figures=[orbiter("venus")]) - stands()
    assert stands(p0=mission, figures=[orbiter("venus")]) - stands(p0=mission) > bare


def test_who_has_passed_in_the_last_round_has_no_use_for_what_is_left():
    rich = {"credits": 9, "energy": 9, "data": 6, "publicity": 9, "passed": True}
    poor = {"credits": 0, "energy": 0, "data": 0, "publicity": 0, "passed": True}
    assert stands(round=5, p0=rich) == stands(round=5, p0=poor)


def test_passing_with_nothing_left_costs_nothing_before_the_last_round():
    broke = {"credits": 0, "energy": 0, "techs": techs("blue_1", "purple_1"), "hand": []}
    g = Given(p0=broke).g
    before = expectation(g, g.s.players[0], hand=True)
    while g.waiting == [0]:
        g.answer(0, g.options(0)[0])  # the first main action is to pass, and any card of the round is kept
    assert expectation(g, g.s.players[0], hand=True) > before - 1.5


def test_the_value_is_a_lead_and_the_two_sides_of_it_add_up():
    g = Given(p0={"vp": 30}).g
    assert value(g, 0) > 0.6 > 0.4 > value(g, 1)
    assert 0 < value(g, 1) < value(g, 0) < 1


def test_ways_go_round_asteroids_unless_there_is_the_technology():
    slow, fast = ways(TABLES, SKY.cells, False), ways(TABLES, SKY.cells, True)
    assert slow["mars"][at("mars")] == 0
    assert all(fast[planet][cell] <= slow[planet][cell] for planet in slow for cell in range(32))
    assert fast != slow


def test_every_card_has_a_price_at_every_moment():
    book = outlook(TABLES)
    for now in range(6):
        assert set(book.held[now]) == set(TABLES.cards)
    assert not any(book.held[5].values())


def test_a_full_computer_is_worth_its_trace():
    g = Given(p0={"top": 6}).g
    assert computer(g.s.players[0], 0) > 4


def test_ahead_a_search_leaves_out_barter():
    g = Given(p0={"hand": ["grant"], "publicity": 9}).g
    keys = {option.key for option in g.moves(0)}
    assert {"corner", "buy", "exchange"} <= keys
    assert {option.key for option in prune(g, g.moves(0), ahead=False)} == keys
    assert not {"corner", "buy", "exchange"} & {option.key for option in prune(g, g.moves(0), ahead=True)}


def test_a_probe_that_has_arrived_lands_or_orbits():
    """Nothing else on the table brings as much."""
    g = Given(probes=probes("mercury"), p0={"energy": 3, "credits": 1}, row=("", "", "")).g
    assert bot("greedy", 1).choose(g, 0).key in ("land", "orbit")


def follows(g, prompt: str) -> Option:
    """What the policy answers to the question that is open now, whatever chance draws."""
    seat = g.waiting[0]
    question = g.question(seat)
    assert question is not None and question.prompt == prompt and len(question.options) > 1
    (found,) = {follow(g, seat, question.options, Random(n).random) for n in range(8)}
    return found


def test_a_scan_goes_on_where_it_brings_most():
    """Of the cards of the row the one whose colour has the star that the signal fills and wins."""
    g = Given(slots=slots(vega=(1, (0, 0, 1))), p0={"credits": 4, "energy": 4, "hand": []}).g
    by_colour = {g.book.cards[card].sector: card for card in g.book.cards}
    g.s.row[:] = [by_colour["red"], by_colour["black"], by_colour["blue"]]
    g.answer(0, opt("scan"))
    g.answer(0, opt("part", "row"))
    assert follows(g, "row_signal") == opt("discard", by_colour["black"])


def test_a_trace_goes_where_it_pays():
    """A free discovery space scores; the overflow does not."""
    g = Given(p0={"top": 6, "energy": 1}).g
    g.answer(0, opt("analyze"))
    assert str(follows(g, "trace").ids[0]).endswith("discovery")


def test_what_an_action_brings_is_judged_with_its_best_follow_up():
    """A look at a scan comes to more with the policy than with chance."""
    g = start("seti", Setup(2, 5))
    playout(g, Random(1).random, 30)
    while not any(option.key == "scan" for option in g.moves(g.waiting[0])):
        playout(g, Random(2).random, 1)
    seat = g.waiting[0]
    wise = sum(value_after(redeal(g, seat, n), seat, opt("scan"), Random(n).random) for n in range(12))
    with patch.object(type(g.rules), "follow", lambda self, g, seat, options, chance: rollout(g, options, chance)):
        rash = sum(value_after(redeal(g, seat, n), seat, opt("scan"), Random(n).random) for n in range(12))
    assert wise > rash


def scores(one: Bot, other: Bot, seed: int) -> tuple[int, int]:
    g = start("seti", Setup(2, seed))
    bots = (one, other)
    while g.s.outcome is None:
        seat = g.waiting[0]
        g.answer(seat, bots[seat].choose(g, seat))
    return g.s.outcome.scores[0], g.s.outcome.scores[1]


def test_looking_ahead_scores_far_more_than_chance():
    ahead, chance = scores(bot("quick", 1), bot("random", 2), 4)
    assert ahead > chance + 30


def test_the_same_seed_gives_the_same_choice_whatever_is_hidden():
    g = start("seti", Setup(2, 8))
    playout(g, Random(1).random, 40)
    seat = g.waiting[0]
    other = redeal(g, seat, 77)
    assert view(g.s, seat) == view(other.s, seat)
    for choose in (lambda: bot("greedy", 3), lambda: SearchBot(3, Budget(looks=60))):
        assert choose().choose(g, seat) == choose().choose(other, seat)
