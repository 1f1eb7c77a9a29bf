"""Any game as a PettingZoo environment: seats take turns, and the observation carries the mask of legal actions.

env = starboard.doors.pettingzoo.env("tictactoe")
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from msgspec import structs
from pettingzoo import AECEnv

from starboard.doors.observation import FAR, length, observe
from starboard.doors.vocabulary import vocabulary
from starboard.kernel.cartridge import rules, say
from starboard.kernel.game import Game
from starboard.kernel.plain import plain
from starboard.kernel.setup import Setup
from starboard.kernel.words import IllegalAnswer, Option

Observation = dict[str, npt.NDArray[Any]]


class Actions(Discrete):
    """The numbers of the options.  A sample by mask is one draw."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        return legal[int(self.np_random.random() * len(legal))] if len(legal) else self.start


class Env(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of a game, seats by name (`seat_1`).  At the end a win is worth 1, a loss -1, a draw 0.

    An illegal action ends the game: its seat loses, and nobody wins.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "starboard"}

    def __init__(self, game: str, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        self.rules, self.setup, self.render_mode = rules(game, setup.cartridge), setup, render_mode
        self.metadata = type(self).metadata | {"name": f"starboard_{game}"}
        self.vocabulary = vocabulary(game, setup)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(setup.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = self.vocabulary.size
        self._actions = {agent: Actions(size) for agent in self.possible_agents}
        g = Game(self.rules.new(setup), self.rules)
        seen = Box(-FAR, FAR, (length(g),), np.float32)
        space = Dict({"observation": seen, "action_mask": Box(0, 1, (size,), np.int8)})
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
        self.agent_selection = agents[self.g.waiting[0]]

    def observe(self, agent: str) -> Observation:
        g, seat = self.g, self._seat[agent]
        mask = np.frombuffer(bytearray(self.vocabulary.size), np.int8)
        if agent == self.agent_selection and g.s.outcome is None:
            for number in self.vocabulary.numbers(self.open(seat)):
                mask[number] = 1
        return {"observation": observe(g, seat), "action_mask": mask}

    def open(self, seat: int) -> Sequence[Option]:
        return self.g.moves(seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # None is what a dead agent says
            return
        g, seat = self.g, self._seat[agent]
        option = self._option(seat, action)
        try:
            if option is None:
                raise IllegalAnswer(seat, None, f"{action} is not the number of an open option")
            g.answer(seat, option)
        except IllegalAnswer:
            self._end({agent: -1.0})
            return
        outcome = g.s.outcome
        if outcome is not None:
            self._end({name: 2 * outcome.value(who) - 1 for name, who in self._seat.items()})
        elif g.s.answers > self.rules.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[g.waiting[0]]

    def _option(self, seat: int, action: int | None) -> Option | None:
        """What a number means now.  Most numbers mean one word always; `answer` refuses it if it is not open."""
        words = self.vocabulary.words
        if len(words) == self.vocabulary.size and action is not None and 0 <= action < len(words):
            option = words[action]
            if option in self.g.moves(seat):
                return option
        return self.vocabulary.options(self.open(seat)).get(int(action)) if action is not None else None

    def _end(self, rewards: dict[str, float]) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | rewards
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        voice = say(type(self.rules), self.setup.cartridge, "en", strict=False)
        return plain(self.rules.scene(self.g, None, voice), voice)

    def close(self) -> None:
        """There is nothing to close: a table is a value."""


def env(game: str, seats: int = 0, *, render_mode: str | None = None, **setup: Any) -> Env:
    """An environment of an installed game; `setup` may name `cartridge`, `difficulty` and `options`."""
    seats = seats or rules(game, setup.get("cartridge", "")).seats[0]
    return Env(game, Setup(seats, **setup), render_mode)
