"""How much a game asks: questions, passes and presses a turn, in games that the rollout policy plays.

A question is one that a table puts to a person at a seat: one that the table answers by itself, because nothing but the
end of the turn was left or because all answers come to the same, is not counted.  A pass is an answer that only lets
the game go on: a window passed, or the only answer there was; it is `idle` where no free move was at hand instead, and
at every window.  A press is one answer, or a combined one: where the
policy gives just the answers that a button offers as one, those after the first are neither a question nor a press.
`plain` is what it would be without combined answers and without a table that answers by itself; `ordered` what is left
for a player who has left every pass for which silence has a meaning to the table (standing orders).  `declined` are the
questions that a new player, with the game's own standing orders, answers as silence would: windows let go by, offers
and joins declined, dice kept, and single answers.
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
from starboard.kernel.combined import goes_on, series
from starboard.kernel.game import Game
from starboard.kernel.irreversible import foresee
from starboard.kernel.needless import indifferent_answer, needless_answer
from starboard.kernel.playout import sensible
from starboard.kernel.registry import find
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Ask
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
    is_spared: bool = False  # the table gave it, or it was a part of a combined answer
    is_idle: bool = False  # a pass at which nothing real could be done instead
    is_declined: bool = False  # just what silence would say, or the only answer
    is_ordered: bool = False  # a new player's standing order gives it


class Asking(Struct, frozen=True):
    """How much a cartridge asks, over some games."""

    game: str
    cartridge: str
    games: int
    turns: int
    questions: float  # a turn, of all seats
    passes: float  # a turn, of all seats
    pass_share: float  # of all questions
    idle_share: float  # passes at which nothing real could be done instead, of all questions
    plain_share: float  # the same without combined answers, and without a table that answers by itself
    plain_presses: float
    presses: float  # a turn, of the seat whose turn it is
    median_presses: float  # of a turn of that seat
    declined_share: float  # of the questions that are put to a new player
    ordered_share: float  # passes of all questions, with standing orders
    ordered_presses: float  # as `presses`, with standing orders
    prompts: dict[str, float]  # questions a turn, by what is asked


def play(g: Game[Any], chance: Random) -> Iterator[Answer]:
    """Play a game to its end; every seat weighs free moves at every question."""
    rest: tuple[Option, ...] = ()  # of a combined answer that the last seat may have pressed
    last = -1
    while not g.over and g.s.answers < g.rules.longest:
        step, options = g.open[0]
        seat, verb = step.seat, step.verb
        assert isinstance(verb, Ask)
        moves = sensible(g, seat)
        said = g.rules.rollout(g, seat, moves, chance.random) if len(moves) > 1 else moves[0]
        is_free = said not in options
        is_pass = not is_free and (isinstance(verb, Window) or len(options) == 1)
        is_silence = is_pass and said == verb.silence(g, step)
        is_part = seat == last and said in rest[:1] and goes_on(g, seat, said)
        is_spared = is_part or needless_answer(g, step, options) is not None
        is_spared = is_spared or (not is_free and indifferent_answer(g, step, options) is not None)
        is_idle = is_pass and (isinstance(verb, Window) or not any(f.seat == seat for f in g.free))
        declines = not is_free and (is_pass or said == g.rules.silence(g, step))
        ordered = verb.prompt in g.rules.default_orders and g.rules.silence(g, step) is not None
        yield Answer(
            g.turn_serial(),
            seat,
            verb.prompt,
            is_free,
            is_pass,
            is_silence,
            said,
            is_spared,
            is_idle,
            declines,
            ordered,
        )
        last, rest = seat, rest[1:] if is_part and rest[1:] else rest_of(g, seat, said)
        g.answer(seat, said)


def rest_of(g: Game[Any], seat: Seat, said: Option) -> tuple[Option, ...]:
    """The answers that a button offers together with this one."""
    if said.key in g.rules.in_series and said not in g.options(seat):
        found = series(g, seat, said.key)
        if found is not None and found.options[0] == said:
            return (*found.options[1:], *([found.closing] if found.closing else []))
    closing = foresee(g, seat, (said,)).closing(said)
    return () if closing is None else (closing,)


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
    plain = [answer for answer in answers if answer.turn]
    plainly_asked = [answer for answer in plain if not answer.is_free]
    in_turns = [answer for answer in plain if not answer.is_spared]
    asked = [answer for answer in in_turns if not answer.is_free]
    own = _own_turns(in_turns)
    passes, turns = sum(answer.is_pass for answer in asked), len(own)
    left = [answer for answer in in_turns if not answer.is_silence]
    still_asked = [answer for answer in left if not answer.is_free]
    put = [answer for answer in asked if not answer.is_ordered]
    prompts = Counter(answer.prompt for answer in asked).most_common()
    return Asking(
        game,
        cartridge,
        games,
        turns,
        len(asked) / turns,
        passes / turns,
        passes / len(asked),
        sum(answer.is_idle for answer in asked) / len(asked),
        sum(answer.is_pass for answer in plainly_asked) / len(plainly_asked),
        sum(_own_turns(plain)) / turns,
        sum(own) / turns,
        median(own),
        sum(answer.is_declined for answer in put) / len(put),
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
    table = Table(
        "game", "cartridge", "turns", "questions", "passes", "share", "idle", "presses", "median", title="A turn"
    )
    for column in ("plain share", "plain presses"):
        table.add_column(column)
    table.add_column("declined")
    table.add_column("ordered share")
    table.add_column("ordered presses")
    for row in found:
        numbers = (
            f"{row.questions:.1f}",
            f"{row.passes:.2f}",
            f"{row.pass_share:.1%}",
            f"{row.idle_share:.1%}",
            f"{row.presses:.1f}",
        )
        table.add_row(
            row.game,
            row.cartridge,
            str(row.turns),
            *numbers,
            f"{row.median_presses:g}",
            f"{row.plain_share:.1%}",
            f"{row.plain_presses:.1f}",
            f"{row.declined_share:.1%}",
            f"{row.ordered_share:.1%}",
            f"{row.ordered_presses:.1f}",
        )
    return table


if __name__ == "__main__":
    main()
