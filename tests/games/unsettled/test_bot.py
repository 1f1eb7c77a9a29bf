"""Bots play Unsettled by the game's own evaluation: they get further than chance, and never look at what is hidden."""

from random import Random

import pytest

from starboard.bots import Bot, bot
from starboard.bots.budget import Budget
from starboard.bots.greedy import GreedyBot
from starboard.bots.random_bot import RandomBot
from starboard.bots.search import SearchBot
from starboard.games.unsettled.book import G
from starboard.games.unsettled.bot import policy, value
from starboard.games.unsettled.bot.distance import Land
from starboard.games.unsettled.bot.plans import Plan, plan
from starboard.games.unsettled.model.node import Structure
from starboard.games.unsettled.rules.turn import Act
from starboard.kernel.cartridge import rules
from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal
from starboard.kernel.setup import Setup
from starboard.kernel.views import view
from starboard.kernel.words import Option, Outcome

TASKS = ("a", "b", "c")
SEEDS = range(4)  # for each task
TURNS = 10  # by then chance has hardly left the first page that asks for something


def table(task: str = "a", seed: int = 1, cartridge: str = "meticula") -> G:
    game = rules("unsettled", cartridge)
    return Game(game.new(Setup(3, seed, cartridge, "uncomfortable", (("task", task),))), game)


def play(g: G, crew: list[Bot], turns: int = TURNS) -> G:
    while g.s.outcome is None and g.s.turns < turns:
        seat = g.waiting[0]
        g.answer(seat, crew[seat].choose(g, seat))
    return g


def started(g: G) -> G:
    """Past the choices of the setup, at the first question of the first turn."""
    return play(g, [RandomBot(seat) for seat in range(3)], turns=1)


def pages(kind: type[GreedyBot] | type[RandomBot], **more: int) -> float:
    """The mean page that a crew of such bots has reached after a number of turns."""
    ends = [
        play(table(task, seed), [kind(10 * seed + seat, **more) for seat in range(3)])
        for task in TASKS
        for seed in SEEDS
    ]
    return sum(g.s.page for g in ends) / len(ends)


def test_looking_one_step_ahead_gets_pages_further_than_chance():
    chance, ahead = pages(RandomBot), pages(GreedyBot, looks=1)
    assert ahead > chance + 1.5, (ahead, chance)


@pytest.mark.parametrize("task", TASKS)
def test_a_bot_does_the_same_whatever_the_decks_hide(task):
    chance = Random(5)
    g, asked = started(table(task)), 0
    for number in range(12):
        seat = g.waiting[0]
        other = redeal(g, seat, 1_000 + number)
        assert view(g.s, seat) == view(other.s, seat)
        for choose in (lambda n: bot("easy", n), lambda n: SearchBot(n, Budget(playouts=12, horizon=12))):
            assert choose(number).choose(g, seat) == choose(number).choose(other, seat)
        asked += len(g.moves(seat)) > 1
        g.answer(seat, chance.choice(g.options(seat)))
    assert asked > 3


@pytest.mark.parametrize(("cartridge", "task"), [*(("meticula", task) for task in TASKS), ("tiny", "a")])
def test_the_value_lies_between_defeat_and_victory_and_is_the_same_for_all(cartridge, task):
    g, chance = started(table(task, 3, cartridge)), Random(3)
    while g.s.outcome is None:
        found = {g.rules.value(g, seat) for seat in range(3)}
        assert len(found) == 1
        assert all(worth is not None and 0 < worth < 1 for worth in found)
        seat = g.waiting[0]
        g.answer(seat, g.rules.rollout(g, seat, g.options(seat), chance.random))


def test_a_win_is_worth_all_a_defeat_nothing_and_a_hollow_victory_something_between():
    g = started(table())
    for outcome, worth in (
        (Outcome("win", (0, 1, 2)), 1.0),
        (Outcome("loss"), 0.0),
        (Outcome("partial", (2,)), 0.5),
    ):
        end = g.fork()
        end.s.outcome = outcome
        assert value(end) == worth


def test_the_last_endurance_is_worth_more_than_the_first():
    g = started(table())
    worth = []
    for endurance in (5, 4, 1, 0):
        g.s.explorers[1].endurance = endurance
        worth.append(value(g))
    full, hurt, last, unconscious = worth
    assert full > hurt > last > unconscious
    assert last - unconscious > full - hurt


def hours(g: G) -> float:
    """What the open page still takes, by the bot's own reckoning."""
    return plan(g).effort(Land(g))


def test_a_page_is_nearer_its_end_with_each_step_towards_what_it_asks_for():
    """Task b: a part lies in the Long Drawer, two steps north of the Scarab, and is fitted aboard."""
    g = started(table("b"))
    aboard = hours(g)
    me = g.s.explorers[0]
    me.at = "long_drawer"
    at_the_drawer = hours(g)
    me.inventory["engine_part"] = 1
    with_a_part = hours(g)
    me.at = "scarab"
    brought = hours(g)
    me.inventory["engine_part"] = 0
    g.s.progress["engine"] = 1
    assert aboard > at_the_drawer > with_a_part > brought > hours(g)


def test_a_page_that_asks_for_very_much_is_worth_beginning():
    """Vespera, task b: eleven jars are more hours than a page counts, and each of them is felt all the same."""
    g = started(table("b", cartridge="vespera"))
    worth = []
    for g.s.progress["cold"] in range(11):
        worth.append(value(g))
    assert worth == sorted(set(worth))


def test_what_a_structure_costs_belongs_to_the_page_that_wants_it():
    """Vespera, task a: the lighthouse takes materials, so they are worth fetching before anybody can build."""
    g = started(table("a", cartridge="vespera"))
    without = hours(g)
    g.s.materials = 2
    assert hours(g) < without


def test_a_token_that_must_come_is_led_by_luna():
    """Vespera, task a, page 7: the night must stand at the lighthouse, and it follows LUNA."""
    g = started(table("a", cartridge="vespera"))
    g.s.page = 7
    g.s.structures = [
        Structure("lighthouse", "noon_pasture", built=True) if t.key == "lighthouse" else t for t in g.s.structures
    ]
    for e in g.s.explorers:
        e.at = "noon_pasture"
    g.s.luna = "scarab"
    away = hours(g)
    g.s.luna = "noon_pasture"
    assert hours(g) < away


def test_a_way_counts_by_the_hours_that_its_edges_cost():
    """North of Noon Pasture time goes by; between it and the Scarab none does."""
    land = Land(started(table("a", cartridge="vespera")))
    assert land.far("scarab", "noon_pasture") < land.far("noon_pasture", "lamplighters_steps")
    assert land.far("scarab", "scarab") == 0


def test_what_is_worth_a_look_is_always_an_option_and_holds_no_idle_change_of_mind():
    g, chance, seen = started(table("b")), Random(2), 0
    while g.s.outcome is None and g.s.turns < 12:
        seat = g.waiting[0]
        options = g.moves(seat)
        worth = list(g.rules.prune(g, seat, options, ahead=False))
        assert worth
        assert set(worth) <= set(options)
        assert len(set(worth)) == len(worth)
        if len(worth) > 1 and isinstance(g.s.stack[-1].verb, Act):
            assert not any(option.key in ("pursue", "leave") for option in worth)  # the task wants no discipline yet
            seen += len(worth) < len(options)
        g.answer(seat, chance.choice(g.options(seat) or options))
    assert seen > 10


def test_pages_of_another_planet_are_followed_as_well():
    """The tiny planet's first objective is to know two nodes."""
    g = play(table(cartridge="tiny"), [GreedyBot(seat, looks=1) for seat in range(3)], turns=12)
    assert g.s.page == 8


def test_weighing_a_step_never_changes_the_live_state(monkeypatch):
    g = started(table("b"))
    me, before, efforts = g.s.explorers[0], g.s.explorers[0].at, []

    def effort(self: Plan, land: Land) -> float:
        efforts.append((land.s.explorers[0].at, me.at))
        if len(efforts) > 1:
            raise ZeroDivisionError
        return 9.0

    monkeypatch.setattr(Plan, "effort", effort)
    to = next(key for key in g.s.nodes if key != before)

    with pytest.raises(ZeroDivisionError):
        policy._heading(g, me, plan(g), [Option("move", (to,))])

    assert efforts == [(before, before), (to, before)]
    assert g.s.explorers[0] is me and me.at == before
