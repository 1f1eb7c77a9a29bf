"""The fixture as a game: how it starts, what may interrupt, which worlds are possible."""

from collections.abc import Iterable
from typing import ClassVar

from starboard.kernel.chance import shuffled
from starboard.kernel.game import Game
from starboard.kernel.offers import Free
from starboard.kernel.rules import Rules
from starboard.kernel.secrets import EVERYBODY, Secret
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step
from starboard.kernel.words import NOBODY_SEAT, Seat
from tests.hard.under_our_sun.day import NextPhase, step_in_moves
from tests.hard.under_our_sun.karma import karma_moves
from tests.hard.under_our_sun.model import ENEMIES, Character, Enemy, Sun
from tests.hard.under_our_sun.traitor import traitor_moves


class SmallSun(Rules[Sun]):
    key: ClassVar = "small_sun"
    seats: ClassVar = range(2, 5)
    state: ClassVar = Sun
    free_is_whole: ClassVar = False

    def purse(self, g: Game[Sun], seat: int) -> Character:
        return g.s.characters[seat]

    def new(self, setup: Setup) -> Sun:
        tiles = ["plain", "plain", "plain", "wood", "wood", "ruin"]
        teams = ["sons", *["survivor"] * (setup.seats + 1)]
        rng = shuffled(teams, shuffled(tiles, setup.seed))
        s = Sun(setup, rng, stack=[Step(NextPhase(), NOBODY_SEAT)], tile_pile=tiles, days=2)
        s.tiles = {0: Secret("camp", EVERYBODY, "tiles"), 1: Secret(tiles.pop(), EVERYBODY, "tiles")}
        s.tiles |= {at: Secret(tiles.pop(), 0, "tiles") for at in (2, 4)}
        for seat in range(setup.seats):
            team = Secret(teams.pop(), 1 << seat, "team")
            s.characters.append(Character(seat, karma=seat % 3, ranged="g" * (seat == 2), team=team))
        s.teams_left = teams
        s.enemies = [Enemy(ENEMIES, 0), Enemy(ENEMIES + 1, 1, "sons"), Enemy(ENEMIES + 2, 0, melee="r", health=2)]
        s.bred = len(s.enemies)
        return s

    def free(self, g: Game[Sun]) -> Iterable[Free]:
        return [*karma_moves(g), *step_in_moves(g), *traitor_moves(g)]

    def possible(self, s: Sun, seat: Seat) -> bool:
        """The game would be over if one of the fallen were the Son of Liberty."""
        return all(c.health or c.team.value != "sons" for c in s.characters)
