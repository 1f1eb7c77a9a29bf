"""The golden games: which ones there are, and each of them as text.

A golden game is a random game, every question of it with its options, free moves, refusals and shown amounts, and
hashes of the state and of the events.  A line that says what the same line of that seat said before is left out.
"""

import hashlib
import random
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from starboard.kernel.cartridge import cartridges, rules, say
from starboard.kernel.codec import digest
from starboard.kernel.fork import forker
from starboard.kernel.game import Game
from starboard.kernel.registry import find, games
from starboard.kernel.rules import Rules
from starboard.kernel.scene import Amount
from starboard.kernel.setup import Setup
from starboard.kernel.show import amounts_of
from starboard.kernel.texts import Say
from starboard.kernel.words import Event, Option, Question, Seat

GAMES = tuple(games())
HEAVY = tuple(key for key in GAMES if find(key).home().parent.name == "games")
FEWEST = 14  # games for each heavy game
ANSWERS = 180  # of each game at the most
AMOUNTS_EVERY = 4  # answers between two questions whose shown amounts are written
HASH_EVERY = 5


class GoldenGame(Struct, frozen=True):
    """One recorded game: what it is set up with."""

    game: str
    cartridge: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        return "-".join(str(part) for part in (self.game, self.cartridge, self.seats, self.seed) if part != "")

    @property
    def rules(self) -> Rules[Any]:
        return rules(self.game, self.cartridge)

    def new(self) -> Game[Any]:
        levels = self.rules.levels(self.seats)
        level = levels[self.seed % len(levels)] if levels else ""
        setup = Setup(self.seats, self.seed, cartridge=self.cartridge, difficulty=level, options=self.options)
        return Game(self.rules.new(setup), self.rules)


def golden_games() -> list[GoldenGame]:
    """Each world with each number of seats, or each of both where that is too many; the heavy games go on, with other
    settings, until each has enough."""
    found: list[GoldenGame] = []
    for key in GAMES:
        cells = cells_of(key)
        count = max(len(cells), FEWEST if key in HEAVY else 0)
        found += [GoldenGame(key, *cells[seed % len(cells)], seed, other_settings(key, seed)) for seed in range(count)]
    return found


def cells_of(key: str) -> list[tuple[str, int]]:
    """Worlds with numbers of seats: every pair, or where these are many every world and every number about as often."""
    worlds, seats = list(cartridges(find(key))) or [""], find(key).seats
    if len(worlds) * len(seats) <= FEWEST:
        return [(world, number) for world in worlds for number in seats]
    return [(worlds[n % len(worlds)], seats[(n + n // len(worlds)) % len(seats)]) for n in range(FEWEST)]


def other_settings(key: str, seed: int) -> tuple[tuple[str, str], ...]:
    """The settings as they stand for the first games, one a world at least; for later ones all values as often."""
    first = min(len(cells_of(key)), FEWEST // 2)
    if seed < first:
        return ()
    return tuple((s.key, dealt(s.key, s.values, FEWEST - first)[seed - first]) for s in find(key).settings)


def dealt(name: str, values: tuple[str, ...], games: int) -> list[str]:
    """A value of a setting for each game, in an order that another setting does not have."""
    found = (list(values) * games)[:games]
    random.Random(name).shuffle(found)
    return found


def written(golden: GoldenGame) -> Iterator[str]:
    """The game as lines of text."""
    voice = say(find(golden.game), golden.cartridge, "en")
    g = golden.new()
    events: list[Event] = []
    g.emit = events.append
    chance = random.Random(golden.seed * 7 + 1)
    before: dict[tuple[Seat, str], str] = {}
    for number in range(ANSWERS):
        if g.over:
            break
        for seat in range(golden.seats):
            question = g.question(seat)
            if question is None:
                continue
            yield f"{number} seat {seat}: {question.prompt or 'free'}"
            for what, text in parts(g, question, voice if number % AMOUNTS_EVERY == 0 else None):
                if before.get((seat, what), "") != text:
                    before[seat, what] = text
                    yield f"  {what}: {text}"
        seat = g.waiting[chance.randrange(len(g.waiting))]
        option = answer(g, seat, chance)
        g.answer(seat, option)
        yield f"  > {seat}: {option}"
        if number % HASH_EVERY == 0:
            yield f"  = {state_hash(g)} {hashlib.md5(repr(events).encode()).hexdigest()[:12]}"
            events.clear()
    yield f"end: {g.s.outcome}"


def answer(g: Game[Any], seat: Seat, chance: random.Random) -> Option:
    """An answer at random, now and then a free move; the same whatever the order of the options."""
    options = g.options(seat)
    free = [move for move in g.moves(seat) if move not in options]
    among = sorted(free if free and chance.random() < 0.2 else options, key=str)
    return among[chance.randrange(len(among))]


def parts(g: Game[Any], question: Question, voice: Say | None) -> Iterator[tuple[str, str]]:
    """What a question says, each kind by its word; the amounts only where somebody speaks."""
    yield "options", " | ".join(map(str, question.options))
    yield "free", " | ".join(map(str, question.free))
    refused = (f"{r.option}: {r.why} {r.rule} {' '.join(map(str, r.ids))}".rstrip() for r in question.refused)
    yield "refused", " | ".join(sorted(refused))
    if voice is not None:
        yield "shown", " | ".join(filter(None, (amounts(g, question.seat, move, voice) for move in moves(question))))


def moves(question: Question) -> list[Option]:
    return sorted((*question.options, *question.free), key=str)


def amounts(g: Game[Any], seat: Seat, option: Option, voice: Say) -> str:
    """What is shown of an option's price and gain, if anything."""
    shown = amounts_of(g, seat, option, voice)
    return f"{option} = " + ", ".join(map(amount, shown)) if shown else ""


def amount(shown: Amount) -> str:
    numbers = [f"{word}{n}" for word, n in (("", shown.value), ("to ", shown.to), ("by ", shown.by)) if n is not None]
    return " ".join((shown.icon or shown.label, *numbers, shown.tone)).rstrip()


def state_hash(g: Game[Any]) -> str:
    """The hash of the state without its stack: the steps there are named by the code, not by the rules."""
    state = forker(type(g.s))(g.s)
    depth = len(state.stack)
    state.stack = []
    return f"{digest(state)} {depth}"
