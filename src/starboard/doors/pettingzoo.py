"""Any game as a PettingZoo environment: seats take turns, and the observation carries the mask of legal actions.

env = starboard.doors.pettingzoo.env("tictactoe")
"""

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from msgspec import structs
from pettingzoo import AECEnv

from starboard.doors.observation import Observer
from starboard.doors.rewards import Reward, check_reward, reward_of, scores
from starboard.doors.vocabulary import vocabulary
from starboard.kernel.cartridge import rules, say
from starboard.kernel.game import Game
from starboard.kernel.plain import plain
from starboard.kernel.setup import Setup

Observation = dict[str, npt.NDArray[Any]]


class Actions(Discrete):
    """The numbers of the options.  A sample by mask is one draw."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        return legal[int(self.np_random.random() * len(legal))] if len(legal) else self.start


class Env(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of a game, seats by name (`seat_1`).  At the end a win is worth 1, a loss -1, a draw 0; with
    `reward="points"` every step is worth the points that it brings.

    An illegal action ends the game: its seat loses, and nobody wins.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "starboard"}

    def __init__(self, game: str, setup: Setup, render_mode: str | None = None, reward: Reward = "outcome") -> None:
        super().__init__()
        self.rules, self.setup, self.render_mode = rules(game, setup.cartridge), setup, render_mode
        self.metadata = type(self).metadata | {"name": f"starboard_{game}"}
        self.vocabulary = vocabulary(game, setup)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(setup.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.points = check_reward(self.rules, setup, reward)
        size = self.vocabulary.size
        self._actions = {agent: Actions(size) for agent in self.possible_agents}
        self.observer = Observer(self.rules)
        space = Dict({"observation": self.observer.space, "action_mask": Box(0, 1, (size,), np.int8)})
        self._spaces = dict.fromkeys(self.possible_agents, space)
        self._chance = Random(setup.seed)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance.seed(seed)
        setup = structs.replace(self.setup, seed=self._chance.getrandbits(48))
        self.g = Game(self.rules.new(setup), self.rules)
        self.agents = agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._scores = scores(self.g)
        self._ask()

    def _ask(self) -> None:
        """Who is asked next, what is open to that seat by number, and what `info` says of it."""
        seat = self.g.waiting[0]
        options = self.g.moves(seat)
        self.agent_selection = agent = self.possible_agents[seat]
        self._open = dict(zip(self.vocabulary.numbers(options), options, strict=True))
        text = self.vocabulary.text
        self.infos[agent] = {
            "score": self._scores[seat],
            "words": {number: text(option) for number, option in self._open.items()},
        }

    def observe(self, agent: str) -> Observation:
        g, seat = self.g, self._seat[agent]
        mask = np.frombuffer(bytearray(self.vocabulary.size), np.int8)
        if agent == self.agent_selection and g.s.outcome is None:
            for number in self._open:
                mask[number] = 1
        return {"observation": self.observer(g, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # None is what a dead agent says
            return
        g = self.g
        option = self._open.get(int(action)) if action is not None else None
        if option is None:
            self._end({agent: -1.0})
            return
        g.answer(self._seat[agent], option)
        self._cumulative_rewards[agent] = 0.0
        before, self._scores = self._scores, scores(g)
        if self.points:
            gains = {name: float(self._scores[seat] - before[seat]) for name, seat in self._seat.items()}  # type: ignore[operator]
        if g.s.outcome is not None:
            self._end(gains if self.points else {name: reward_of(g, seat) for name, seat in self._seat.items()})
            return
        if self.points:
            self.rewards = gains
            self._accumulate_rewards()
        if g.s.answers > self.rules.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._ask()

    def _end(self, rewards: dict[str, float]) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | rewards
        self._accumulate_rewards()
        for agent, seat in self._seat.items():
            self.infos[agent] = {"score": self._scores[seat], "words": {}}
        self._deads_step_first()

    def render(self) -> str:
        voice = say(type(self.rules), self.setup.cartridge, "en", strict=False)
        return plain(self.rules.scene(self.g, None, voice), voice)

    def close(self) -> None:
        """There is nothing to close: a table is a value."""


def env(game: str, seats: int = 0, *, render_mode: str | None = None, reward: Reward = "outcome", **setup: Any) -> Env:
    """An environment of an installed game; `setup` may name `cartridge`, `difficulty` and `options`."""
    seats = seats or rules(game, setup.get("cartridge", "")).seats[0]
    return Env(game, Setup(seats, **setup), render_mode, reward)
