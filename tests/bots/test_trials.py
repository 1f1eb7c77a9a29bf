"""Trials: options are compared in the same worlds, within the budget, and the better one is found."""

from collections.abc import Callable
from random import Random
from typing import ClassVar

import pytest

from starboard.bots.budget import Budget
from starboard.bots.lookahead import candidates
from starboard.bots.search import Search, SearchBot, search_for
from starboard.bots.trials import Trials
from starboard.kernel.game import Game
from starboard.kernel.replay import start
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Ask, State, Step
from starboard.kernel.words import Option, Outcome, Seat, opt

STEPS = 4


class Slope(State):
    """How high each of two has climbed."""

    height: list[int] = []


class Climb(Ask, frozen=True):
    """Rest, or climb by a throw; or dig, which costs a step now and brings five with the next answer."""

    left: int
    dug: bool = False
    prompt: ClassVar[str] = "climb"
    asks_one: ClassVar[bool] = True

    def options(self, g: Game[Slope], here: Step) -> list[Option]:
        return [opt("rest"), opt("climb"), opt("dig"), opt("fall")]

    def answer(self, g: Game[Slope], here: Step, option: Option) -> None:
        height = g.s.height
        height[here.seat] += 5 * self.dug + {"rest": 0, "dig": -1, "fall": -20}.get(option.key, 0)
        if option.key == "climb":
            height[here.seat] += g.roll(2)
        if self.left:
            g.push(here.seat, Climb(self.left - 1, option.key == "dig"))
        elif here.seat == 0:
            g.push(1, Climb(STEPS))
        else:
            best = max(height)
            g.end(Outcome("win", tuple(i for i in range(2) if height[i] == best), tuple(height)))


class Hill(Rules[Slope]):
    key: ClassVar = "hill"
    seats: ClassVar = range(2, 3)
    state: ClassVar = Slope

    def new(self, setup: Setup) -> Slope:
        return Slope(rng=setup.seed, setup=setup, stack=[Step(Climb(STEPS), 0)], height=[2, 0])

    def value(self, g: Game[Slope], seat: Seat) -> float:
        return 0.5 + (g.s.height[seat] - g.s.height[1 - seat]) / 100

    def prune(self, g, seat, options, ahead):
        return [option for option in options if not (ahead and option.key == "fall")]


@pytest.fixture
def hill() -> Game[Slope]:
    rules = Hill()
    return Game(rules.new(Setup(2, 1)), rules)


def trials(g: Game[Slope], budget: Budget, chance: Callable[[], float] | None = None) -> Trials:
    found = search_for(g, 0, budget, chance or Random(1).random)
    assert isinstance(found, Trials)
    return found


def test_what_pays_only_later_is_found(hill):
    """One look sees only what digging costs; to play on shows what it brings."""
    arms = trials(hill, Budget(looks=400)).run()
    assert str(arms[0].option) == "dig"
    assert str(SearchBot(3, Budget(looks=400)).choose(hill, 0)) == "dig"


@pytest.mark.parametrize("budget", [Budget(looks=60), Budget(playouts=6), Budget(seconds=0.02)])
def test_a_budget_is_kept_whatever_it_is(hill, budget):
    told: list[float] = []
    thought = trials(hill, budget)
    thought.run(progress=told.append)
    assert told == sorted(told)
    assert sum(arm.visits for arm in thought.arms) < 60


def test_a_question_that_ends_the_turn_is_thought_about_no_longer(hill):
    """Nothing is looked at after it: each trial counts all the same."""
    hill.s.stack[:] = [Step(Climb(0), 0)]
    hill.settle()
    thought = trials(hill, Budget(looks=40))
    thought.run()
    assert thought.looks <= 50


class Rope(Hill):
    """The same with both on one rope: they win and lose together."""

    horizon: ClassVar = 20

    def side(self, s: Slope, seat: Seat) -> str:
        return "rope"

    def value(self, g: Game[Slope], seat: Seat) -> float:
        return 0.5 + sum(g.s.height) / 100


def test_a_crew_plays_the_turn_to_its_end_and_not_the_next_one():
    rules = Rope()
    thought = trials(Game(rules.new(Setup(2, 1)), rules), Budget(looks=40))
    thought.look_at_all()
    world = thought.world()

    thought.trial(world, opt("dig"))

    assert world.waiting == [1] and world.s.stack == [Step(Climb(STEPS), 1)]


def test_rivals_who_stand_alike_are_not_allies(hill):
    hill.s.height[:] = [3, 3]
    thought = trials(hill, Budget(looks=40))

    thought.look_at_all()

    assert thought.side == {0}


def test_it_stops_when_told_and_has_an_answer_still(hill):
    arms = trials(hill, Budget(seconds=30)).run(stop=lambda: True)
    assert arms[0].visits >= 1
    assert {str(arm.option) for arm in arms} == {"rest", "climb", "dig", "fall"}


def test_options_are_tried_in_the_same_worlds(hill):
    thought = trials(hill, Budget(looks=300))
    thought.run()
    tried = [len(came) for came in thought.values.values() if came]
    assert len(tried) > 1
    assert max(tried) >= 3


def test_a_game_says_what_is_worth_no_look_ahead(hill):
    assert opt("fall") in candidates(hill, 0)
    assert opt("fall") not in candidates(hill, 0, ahead=True)


def test_an_open_game_is_searched_by_a_tree():
    assert isinstance(search_for(start("connect_four", Setup(2)), 0, Budget(looks=9), Random(1).random), Search)
