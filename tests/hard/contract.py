"""Random play that at every question holds the kernel to its promise: saved, loaded, forked, it is the same game."""

import random
from typing import Any

from starboard.kernel.codec import codec, digest
from starboard.kernel.game import Game
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.words import Option, Question, Seat


def chosen(g: Game[Any], chance: random.Random, eager: float = 0.4) -> tuple[Seat, Option]:
    """An answer at random; a free move, where there is one, with this likelihood."""
    free = [(f.seat, f.offer.option) for f in g.free]
    if free and chance.random() < eager:
        return chance.choice(free)
    return chance.choice([(seat, option) for seat in g.waiting for option in g.options(seat)])


def asked(g: Game[Any]) -> list[Question | None]:
    return [g.question(seat) for seat in range(g.s.setup.seats)]


def copies(g: Game[Any]) -> list[Game[Any]]:
    """The same game once forked, once through bytes, once through the text of a save."""
    code = codec(type(g.rules))
    loaded = [code.decode(code.encode(g.s)), code.load(code.save(g.s))]
    return [g.fork(), *(Game(state, g.rules) for state in loaded)]


def play(rules: Rules[Any], seats: int, seed: int) -> list[Game[Any]]:
    """A whole game, every question of it checked; all its positions, the last one over."""
    chance = random.Random(seed)
    g = Game(rules.new(Setup(seats=seats, seed=seed)), rules)
    past: list[tuple[Game[Any], str]] = []
    while not g.over:
        assert g.waiting and len(past) < rules.longest
        for seat in range(seats):
            assert len(set(g.moves(seat))) == len(g.moves(seat))
        now, questions = digest(g.s), asked(g)
        seat, option = chosen(g, chance)
        twins = copies(g)
        past.append((g, now))
        g = g.fork()
        g.answer(seat, option)
        for twin in twins:
            assert digest(twin.s) == now and asked(twin) == questions
            twin.answer(seat, option)
            assert twin.s == g.s and digest(twin.s) == digest(g.s)
    for earlier, hash_ in past:
        assert digest(earlier.s) == hash_
    return [*(earlier for earlier, _ in past), g]
