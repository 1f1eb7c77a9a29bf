"""Any game as an OpenSpiel game, so that OpenSpiel's own algorithms can play it.

    game = starboard.doors.openspiel.load("connect_four")

Chance is drawn inside the state (sampled stochastic), from its seed.  `resample_from_infostate` deals all that a
player does not know anew, which is what OpenSpiel's ISMCTS (the one in Python) asks for.
"""

from typing import Any

import msgspec
import pyspiel
from msgspec import structs

from starboard.doors.vocabulary import vocabulary
from starboard.kernel.cartridge import rules
from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal
from starboard.kernel.setup import Setup
from starboard.kernel.views import view
from starboard.kernel.words import Option

_text = msgspec.json.Encoder(order="deterministic")


class StarboardGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """An installed game with a setup."""

    def __init__(self, game: str, setup: Setup) -> None:
        self.rules, self.setup = rules(game, setup.cartridge), setup
        self.vocabulary = vocabulary(game, setup)
        super().__init__(kind(game, setup.seats), self._info(), {})

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.vocabulary.size,
            max_chance_outcomes=0,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest,
        )

    def new_initial_state(self) -> "StarboardState":
        return StarboardState(self, Game(self.rules.new(self.setup), self.rules))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
        """There is none: what a player knows is the text of its view."""
        return

    def new_state(self, seed: int) -> "StarboardState":
        """A new game from another seed."""
        return StarboardState(self, Game(self.rules.new(structs.replace(self.setup, seed=seed)), self.rules))


class StarboardState(pyspiel.State):  # type: ignore[misc]  # as above
    """A position.  It forks where OpenSpiel clones."""

    def __init__(self, game: StarboardGame, g: Game[Any]) -> None:
        super().__init__(game)
        self.game, self.g = game, g

    def __deepcopy__(self, memo: Any) -> "StarboardState":
        return StarboardState(self.game, self.g.fork())

    def clone(self) -> "StarboardState":
        return StarboardState(self.game, self.g.fork())

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.g.s.outcome is not None else self.g.waiting[0]

    def is_terminal(self) -> bool:
        return self.g.s.outcome is not None

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game.vocabulary.numbers(self.g.moves(player))) if not self.is_terminal() else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        who = self.current_player() if player is None else player
        return self._legal_actions(who) if who >= 0 else []

    def _apply_action(self, action: int) -> None:
        seat = self.current_player()
        self.g.answer(seat, self.option(seat, action))

    def apply_action(self, action: int) -> None:
        self._apply_action(action)

    def option(self, player: int, action: int) -> Option:
        return self.game.vocabulary.options(self.g.moves(player))[int(action)]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.option(player, action))

    def returns(self) -> list[float]:
        outcome = self.g.s.outcome
        seats = range(self.g.s.setup.seats)
        return [2 * outcome.value(seat) - 1 if outcome else 0.0 for seat in seats]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player knows: its view, and what it may say."""
        who = max(0, self.current_player()) if player is None else player
        question = self.g.question(who)
        asked = (question.prompt, sorted(map(str, question.options))) if question else ()
        return _text.encode([who, view(self.g.s, who), self.g.waiting, asked]).decode()

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> "StarboardState":
        """A position that this player cannot tell from this one."""
        return StarboardState(self.game, redeal(self.g, player, int(sampler() * (1 << 53))))

    def __str__(self) -> str:
        return self.information_state_string()


def kind(game: str, seats: int) -> Any:
    return pyspiel.GameType(
        short_name=f"starboard_{game}",
        long_name=f"Starboard {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
    )


def load(game: str, seats: int = 0, **setup: Any) -> StarboardGame:
    """An installed game; `setup` may name `seed`, `cartridge`, `difficulty` and `options`."""
    seats = seats or rules(game, setup.get("cartridge", "")).seats[0]
    return StarboardGame(game, Setup(seats, **setup))
