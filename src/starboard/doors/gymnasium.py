"""Any game as a Gymnasium environment for one learner: alone where the game is played alone, else among bots.

env = starboard.doors.gymnasium.Solo("connect_four", others="easy")
"""

from typing import Any

import gymnasium
import numpy as np
from msgspec import structs

from starboard.bots import Bot, bot
from starboard.doors.observation import Observer, Row
from starboard.doors.pettingzoo import Actions
from starboard.doors.rewards import Reward, check_reward, reward_of, scores
from starboard.doors.vocabulary import vocabulary
from starboard.kernel.cartridge import rules, say
from starboard.kernel.game import Game
from starboard.kernel.plain import plain
from starboard.kernel.setup import Setup


class Solo(gymnasium.Env[Row, np.int64]):
    """One seat of a table.  `info["action_mask"]` tells which actions are open; an illegal one ends the game, lost."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int = 0,
        *,
        seat: int = 0,
        others: str = "random",
        render_mode: str | None = None,
        reward: Reward = "outcome",
        **setup: Any,
    ) -> None:
        self.rules = rules(game, setup.get("cartridge", ""))
        self.setup = Setup(seats or self.rules.seats[0], **setup)
        self.seat, self.others, self.render_mode = seat, others, render_mode
        self.vocabulary = vocabulary(game, self.setup)
        self.points = check_reward(self.rules, self.setup, reward)
        self.action_space = Actions(self.vocabulary.size)
        self.observer = Observer(self.rules)
        self.observation_space = self.observer.space  # type: ignore[assignment]  # a box of float32

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 48))
        self.g = Game(self.rules.new(structs.replace(self.setup, seed=dealt)), self.rules)
        self.bots: dict[int, Bot] = {
            seat: bot(self.others, dealt + seat) for seat in range(self.setup.seats) if seat != self.seat
        }
        self._run_others()
        self._score = scores(self.g)[self.seat]
        return self.observer(self.g, self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        option = self.vocabulary.options(self.g.moves(self.seat)).get(int(action))
        if option is None:
            return self.observer(self.g, self.seat), -1.0, True, False, self._info()
        self.g.answer(self.seat, option)
        self._run_others()
        outcome = self.g.s.outcome
        before, self._score = self._score, scores(self.g)[self.seat]
        reward = float(self._score - before) if self.points else reward_of(self.g, self.seat)  # type: ignore[operator]
        late = outcome is None and self.g.s.answers > self.rules.longest
        return self.observer(self.g, self.seat), reward, outcome is not None, late, self._info()

    def _run_others(self) -> None:
        """The others answer until the learner is asked or the game is over."""
        g = self.g
        while g.s.outcome is None and self.seat not in g.waiting and g.s.answers <= self.rules.longest:
            who = g.waiting[0]
            g.answer(who, self.bots[who].choose(g, who))

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(self.vocabulary.size, np.int8)
        words: dict[int, str] = {}
        if self.seat in self.g.waiting:
            options = self.g.moves(self.seat)
            numbers = self.vocabulary.numbers(options)
            mask[numbers] = 1
            words = dict(zip(numbers, map(self.vocabulary.text, options), strict=True))
        return {"action_mask": mask, "score": self._score, "words": words}

    def render(self) -> str:
        voice = say(type(self.rules), self.setup.cartridge, "en", strict=False)
        return plain(self.rules.scene(self.g, self.seat, voice), voice)
