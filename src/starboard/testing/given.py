"""Given, when, then: a table set up in one line, answers by name, and what must hold after; for tests of any game.

A game subclasses `Given` with its usual position and with who sits there (`people`):

    Given(p0={"credits": 1}).when("launch").then(p0={"credits": 0}).asks("end")

A game that needs no position of its own starts from its set-up: `new_game("tictactoe").when("mark b2")`.
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Generic, Self

import pytest

from starboard.kernel.codec import digest
from starboard.kernel.game import Game
from starboard.kernel.offers import offer_of
from starboard.kernel.replay import start
from starboard.kernel.rules import B, Rules, S
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Event, Id, IllegalAnswer, Option, Question, Seat

__all__ = ["Given", "new_game", "parse"]


def parse(text: str) -> tuple[Seat | None, Option]:
    """`use surge` is an answer of whoever is asked; `1: use surge` is one of seat 1."""
    who, _, words = text.rpartition(": ")
    key, *ids = words.split()
    return int(who) if who else None, Option(key, tuple(int(i) if i.lstrip("-").isdigit() else i for i in ids))


class Given(Generic[S, B]):
    """A game in the midst of a turn.  Each method gives the table back, so that a test reads as a line of play."""

    def __init__(self, rules: Rules[S, B], state: S, **given: Any) -> None:
        self.events: list[Event] = []
        self._fill(state, given)
        self.prepare(state)
        self.g: Game[S, B] = Game(state, rules, self.events.append)

    # A game overrides these.

    @staticmethod
    def people(state: Any) -> Sequence[Any]:
        """Whom `p0`, `p1` name."""
        return state.players  # type: ignore[no-any-return]

    def prepare(self, state: S) -> None:
        """Work out what follows from the fields that a test sets: a deck without the cards that lie elsewhere."""

    # Given

    @property
    def s(self) -> S:
        return self.g.s

    @property
    def me(self) -> Any:
        return self.people(self.s)[0]

    def doing(self, *verbs: Verb, seat: Seat = 0, source: Id = "", links: bool = False) -> Self:
        """These verbs come next, on top of what is asked."""
        self.g.put(*(Step(verb, seat, source, None, links) for verb in verbs))
        self.g.settle()
        return self

    # When

    def when(self, *answers: str) -> Self:
        for text in answers:
            seat, option = parse(text)
            self.g.answer(self.g.waiting[0] if seat is None else seat, option)
        return self

    # Then

    def question(self, seat: Seat = 0) -> Question:
        found = self.g.question(seat)
        assert found is not None, f"seat {seat} is not asked; asked: {self.g.waiting}"
        return found

    def asks(self, prompt: str, *options: str, seat: Seat = 0) -> Self:
        """This seat is asked this; options named are exactly those that are open, in any order."""
        assert seat in self.g.waiting, self.g.waiting
        question = self.question(seat)
        assert question.prompt == prompt
        if options:
            assert sorted(map(str, question.options)) == sorted(options)
        return self

    def offers(self, *moves: str, seat: Seat | None = None) -> Self:
        """These are among the answers and free moves of this seat, or of whoever is asked."""
        for text in moves:
            who, option = parse(text)
            by = who if who is not None else self.g.waiting[0] if seat is None else seat
            assert option in self.g.moves(by), f"{text}: open are {', '.join(map(str, self.g.moves(by)))}"
        return self

    def offers_free(self, *moves: str, seat: Seat = 0) -> Self:
        """The free moves of this seat are these and no others, in this order."""
        question = self.g.question(seat)
        assert [str(option) for option in (question.free if question else ())] == list(moves)
        return self

    def waits(self, *seats: Seat) -> Self:
        """The table waits for exactly these seats."""
        assert self.g.waiting == list(seats)
        return self

    def lacks(self, *keys: str, seat: Seat = 0) -> Self:
        """No answer and no free move of this seat begins with one of these words."""
        assert not {option.key for option in self.g.moves(seat)} & set(keys)
        return self

    def refuses(self, *answers: str) -> Self:
        """None of these is open now, and trying changes nothing."""
        for text in answers:
            self._refusal(text)
        return self

    def refuses_by(self, rule: str, *answers: str) -> Self:
        """None of these is open now, and this rule is named as the reason."""
        for text in answers:
            assert self._refusal(text).rule == rule
        return self

    def refusals(self, seat: Seat = 0) -> dict[str, tuple[str, str]]:
        """What is closed to this seat now: the reason and the rule of each."""
        return {str(r.option): (r.why, r.rule) for r in self.question(seat).refused}

    def price(self, text: str) -> dict[str, int]:
        """What an open answer costs of the stock."""
        seat, option = parse(text)
        found = offer_of(self.g, self.g.waiting[0] if seat is None else seat, option)
        return dict(found[1].price) if found else {}

    def events_of(self, what: str) -> list[tuple[Any, ...]]:
        """All that was said with this word: the seat and the ids."""
        return [(event.seat, *event.ids) for event in self.events if event.what == what]

    def happens(self, *lines: str) -> Self:
        """Of all that happened, what is said with one of these words, in this order: `trigger hum`."""
        words = {line.split()[0] for line in lines}
        assert [str(Option(e.what, e.ids)) for e in self.events if e.what in words] == list(lines)
        return self

    def then(self, **facts: Any) -> Self:
        """`p1={"data": 2}` is what a player has; any other name is a field of the table."""
        for name, value in facts.items():
            if name[0] == "p" and name[1:].isdigit():
                person = self.people(self.s)[int(name[1:])]
                assert {field: getattr(person, field) for field in value} == value
            else:
                assert getattr(self.g.s, name) == value, name
        return self

    def _refusal(self, text: str) -> IllegalAnswer:
        before = digest(self.g.s)
        seat, option = parse(text)
        with pytest.raises(IllegalAnswer) as refusal:
            self.g.answer(self.g.waiting[0] if seat is None else seat, option)
        assert digest(self.g.s) == before
        return refusal.value

    def _fill(self, state: Any, given: dict[str, Any]) -> None:
        """Set fields of a table, or, under `p0`, `p1`, those of a player."""
        for name, value in given.items():
            person = name[0] == "p" and name[1:].isdigit()
            target = self.people(state)[int(name[1:])] if person else state
            for field, v in value.items() if person else ((name, value),):
                assert field in target.__struct_fields__, field
                setattr(target, field, deepcopy(v))


def new_game(game: str, seats: int = 2, cartridge: str = "", seed: int = 0) -> Given[Any, Any]:
    """A game that has just been set up."""
    g = start(game, Setup(seats, seed, cartridge=cartridge))
    return Given(g.rules, g.s)
