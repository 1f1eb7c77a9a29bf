"""Any game as an OpenSpiel game, so that OpenSpiel's own algorithms can play it.

    game = starboard.doors.openspiel.load("connect_four")

Chance is drawn inside the state (sampled stochastic), from its seed: a position is its seed and its history, and so it
is serialized.  `resample_from_infostate` deals all that a player does not know anew, which is what
OpenSpiel's ISMCTS (the one in Python) asks for.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel
from msgspec import structs

from starboard.doors.observation import Observer
from starboard.doors.rewards import reward_of
from starboard.doors.vocabulary import vocabulary
from starboard.kernel.cartridge import rules
from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal
from starboard.kernel.registry import find
from starboard.kernel.rules import Rules
from starboard.kernel.secrets import holds_secrets
from starboard.kernel.setup import Setup
from starboard.kernel.views import view
from starboard.kernel.words import Option

_text = msgspec.json.Encoder(order="deterministic")


class StarboardGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """An installed game with a setup, which its parameters say in full."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        self.setup = setup_of(name, params)
        self.name, self.rules = name, rules(name, self.setup.cartridge)
        self.vocabulary = vocabulary(name, self.setup)
        self.observer = Observer(self.rules)
        super().__init__(kind(name), self._info(), params_of(self.setup))

    def __deepcopy__(self, memo: Any) -> "StarboardGame":
        return self  # it never changes

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.vocabulary.size,
            max_chance_outcomes=0,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.rules.zero_sum else None,
            max_game_length=self.rules.longest,
        )

    def new_initial_state(self, state: Any = None) -> "StarboardState":
        return StarboardState(self)

    def new_state(self, seed: int) -> "StarboardState":
        """A new game from another seed."""
        return StarboardState(self, Game(self.rules.new(structs.replace(self.setup, seed=seed)), self.rules))

    def deserialize_state(self, text: str) -> "StarboardState":
        """The position that a state of this game was when it was serialized."""
        saved = msgspec.json.decode(text, type=Saved)
        state = self.new_state(saved.seed)
        for action in saved.history:
            state.apply_action(action)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        return SeatObserver(self.observer)


class Saved(msgspec.Struct, frozen=True):
    """A position as text: the same seed and the same actions give the same position."""

    seed: int
    history: list[int]


class Position:
    """A game in progress that forks where Python would copy it deeply."""

    def __init__(self, g: Game[Any]) -> None:
        self.g = g

    def __deepcopy__(self, memo: Any) -> "Position":
        return Position(self.g.fork())


class StarboardState(pyspiel.State):  # type: ignore[misc]  # as above
    """A position.  It forks where OpenSpiel clones."""

    def __init__(self, game: StarboardGame, g: Game[Any] | None = None) -> None:
        super().__init__(game)
        self.game = game
        self.position = (
            Position(g) if g is not None else None
        )  # a clone brings its own: none is dealt before it is asked

    @property
    def g(self) -> Game[Any]:
        if self.position is None:
            self.position = Position(Game(self.game.rules.new(self.game.setup), self.game.rules))
        return self.position.g

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.g.s.outcome is not None else self.g.waiting[0]

    def is_terminal(self) -> bool:
        return self.g.s.outcome is not None

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game.vocabulary.numbers(self.g.moves(player)))

    def _apply_action(self, action: int) -> None:
        seat = self.current_player()
        self.g.answer(seat, self.option(seat, action))

    def option(self, player: int, action: int) -> Option:
        return self.game.vocabulary.options(self.g.moves(player))[int(action)]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.option(player, action))

    def returns(self) -> list[float]:
        return [reward_of(self.g, seat) for seat in range(self.g.s.setup.seats)]

    def serialize(self) -> str:
        if len(self.history()) != self.g.s.answers:
            raise ValueError("this position was dealt anew: no seed leads to it")
        return _text.encode(Saved(self.g.s.setup.seed, self.history())).decode()

    def resample_from_infostate(self, player: int, sampler: Any) -> "StarboardState":
        """A position that this player cannot tell from this one."""
        return StarboardState(self.game, redeal(self.g, player, int(sampler() * (1 << 53))))

    def __str__(self) -> str:
        return describe(self.g, max(0, self.current_player()))


class SeatObserver:
    """What a player knows: the numbers of the game as a tensor, the view as text."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.tensor = np.zeros(len(observer.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: StarboardState, player: int) -> None:
        self.tensor[:] = self.observer(state.g, player)

    def string_from(self, state: StarboardState, player: int) -> str:
        return describe(state.g, player)


def describe(g: Game[Any], player: int) -> str:
    """All that a player knows: its view, and what it may say."""
    question = g.question(player)
    words = (question.prompt, sorted(map(str, question.options))) if question else ()
    seen = msgspec.to_builtins([player, view(g.s, player), g.waiting, words], str_keys=True)
    return _text.encode(seen).decode()


def kind(name: str) -> Any:
    game = find(name)
    return pyspiel.GameType(
        short_name=f"starboard_{name}",
        long_name=f"Starboard {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
        if game.chance
        else pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=information(game),
        utility=pyspiel.GameType.Utility.ZERO_SUM if game.zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "seed": 0, "cartridge": "", "difficulty": "", "options": ""},
    )


def information(game: type[Rules[Any]]) -> Any:
    """All is open where chance draws nothing and no seat has a secret."""
    is_open = not game.chance and not holds_secrets(game.state)
    kinds = pyspiel.GameType.Information
    return kinds.PERFECT_INFORMATION if is_open else kinds.IMPERFECT_INFORMATION


def setup_of(name: str, params: dict[str, Any]) -> Setup:
    """The setup that OpenSpiel's parameters name; options are written `task=a;windows=all`."""
    options = [part.partition("=") for part in params.get("options", "").split(";") if part]
    return Setup(
        params.get("seats") or find(name).seats[0],
        params.get("seed", 0),
        cartridge=params.get("cartridge", ""),
        difficulty=params.get("difficulty", ""),
        options=tuple((key, value) for key, _, value in options),
    )


def params_of(setup: Setup) -> dict[str, Any]:
    return {
        "seats": setup.seats,
        "seed": setup.seed,
        "cartridge": setup.cartridge,
        "difficulty": setup.difficulty,
        "options": ";".join(f"{key}={value}" for key, value in setup.options),
    }


def load(game: str, seats: int = 0, **setup: Any) -> StarboardGame:
    """An installed game; `setup` may name `seed`, `cartridge`, `difficulty` and `options`."""
    return StarboardGame(game, params_of(Setup(seats or find(game).seats[0], **setup)))
