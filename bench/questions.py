"""How much a game asks: questions, passes and presses a turn, in games that the rollout policy plays.

A question is one that is put to a seat and answered; a pass is an answer that only lets the game go on: a window
passed, or the only answer there was.  A press is one answer.  `ordered` is what is left for a player who has left
every pass for which silence has a meaning to the table (standing orders).
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bench.own import heavy_games
from starboard.kernel.asking import Window
from starboard.kernel.cartridge import cartridges, rules
from starboard.kernel.game import Game
from starboard.kernel.playout import sensible
from starboard.kernel.registry import find
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Ask, Scope
from starboard.kernel.words import Option, Seat

GAMES = 6  # of each cartridge, over all numbers of seats


class Answer(Struct, frozen=True):
    """One answer of a game: in which turn, to what question, and whether a standing order could give it."""

    turn: int  # the serial of the turn; 0 outside of any
    seat: Seat
    prompt: str
    is_free: bool
    is_pass: bool
    is_silence: bool
    option: Option


class Asking(Struct, frozen=True):
    """How much a cartridge asks, over some games."""

    game: str
    cartridge: str
    games: int
    turns: int
    questions: float  # a turn, of all seats
    passes: float  # a turn, of all seats
    pass_share: float  # of all questions
    presses: float  # a turn, of the seat whose turn it is
    median_presses: float  # of a turn of that seat
    ordered_share: float  # passes of all questions, with standing orders
    ordered_presses: float  # as `presses`, with standing orders
    prompts: dict[str, float]  # questions a turn, by what is asked


def turn_of(g: Game[Any]) -> int:
    """The serial of the turn that is played, if one is."""
    return next((s.verb.serial for s in g.s.stack if isinstance(s.verb, Scope) and s.verb.wakes and s.verb.open), 0)


def play(g: Game[Any], chance: Random) -> Iterator[Answer]:
    """Play a game to its end; every seat weighs free moves at every question."""
    while not g.over and g.s.answers < g.rules.longest:
        step, options = g.open[0]
        seat, verb = step.seat, step.verb
        assert isinstance(verb, Ask)
        moves = sensible(g, seat)
        said = g.rules.rollout(g, seat, moves, chance.random) if len(moves) > 1 else moves[0]
        is_free = said not in options
        is_pass = not is_free and (isinstance(verb, Window) or len(options) == 1)
        is_silence = is_pass and said == verb.silence(g, step)
        yield Answer(turn_of(g), seat, verb.prompt, is_free, is_pass, is_silence, said)
        g.answer(seat, said)


def measure(game: str, cartridge: str, games: int = GAMES) -> Asking:
    """Some games of a cartridge, with each number of seats and at each level in turn."""
    made = rules(game, cartridge)
    answers = [answer for seed in range(games) for answer in _game(made, cartridge, seed)]
    return summary(game, cartridge, games, answers)


def _game(made: Rules[Any], cartridge: str, seed: int) -> list[Answer]:
    seats = made.seats[seed % len(made.seats)]
    levels = made.levels(seats)
    level = levels[seed % len(levels)] if levels else ""
    g = Game(made.new(Setup(seats, seed, cartridge=cartridge, difficulty=level)), made)
    return list(play(g, Random(seed)))


def summary(game: str, cartridge: str, games: int, answers: Sequence[Answer]) -> Asking:
    in_turns = [answer for answer in answers if answer.turn]
    asked = [answer for answer in in_turns if not answer.is_free]
    own = _own_turns(in_turns)
    passes, turns = sum(answer.is_pass for answer in asked), len(own)
    left = [answer for answer in in_turns if not answer.is_silence]
    still_asked = [answer for answer in left if not answer.is_free]
    prompts = Counter(answer.prompt for answer in asked).most_common()
    return Asking(
        game,
        cartridge,
        games,
        turns,
        len(asked) / turns,
        passes / turns,
        passes / len(asked),
        sum(own) / turns,
        median(own),
        sum(answer.is_pass for answer in still_asked) / len(still_asked),
        sum(_own_turns(left)) / turns,
        {prompt: round(n / turns, 2) for prompt, n in prompts},
    )


def _own_turns(answers: Sequence[Answer]) -> list[int]:
    """The presses of each turn by the seat that answers first in it."""
    found: list[int] = []
    last = whose = -1
    for answer in answers:
        if answer.turn != last:
            last, whose = answer.turn, answer.seat
            found.append(0)
        found[-1] += answer.seat == whose
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.questions", description=__doc__)
    parser.add_argument("game", nargs="*", help="all large games, if none is named")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--prompts", action="store_true", help="questions a turn by what is asked")
    args = parser.parse_args()
    found = [measure(game, c, args.games) for game in args.game or heavy_games() for c in cartridges(find(game))]
    Console().print(as_table(found))
    for row in found if args.prompts else ():
        print(row.cartridge, row.prompts)


def as_table(found: Sequence[Asking]) -> Table:
    table = Table("game", "cartridge", "turns", "questions", "passes", "share", "presses", "median", title="A turn")
    table.add_column("ordered share")
    table.add_column("ordered presses")
    for row in found:
        numbers = (f"{row.questions:.1f}", f"{row.passes:.2f}", f"{row.pass_share:.1%}", f"{row.presses:.1f}")
        table.add_row(
            row.game,
            row.cartridge,
            str(row.turns),
            *numbers,
            f"{row.median_presses:g}",
            f"{row.ordered_share:.1%}",
            f"{row.ordered_presses:.1f}",
        )
    return table


if __name__ == "__main__":
    main()
