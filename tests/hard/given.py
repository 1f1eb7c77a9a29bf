"""Given, when, then: a table set up in one line, answers by name, and what must hold after."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Generic, TypeVar

import pytest

from starboard.kernel.codec import digest
from starboard.kernel.game import Game
from starboard.kernel.rules import Rules, S
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Event, Id, IllegalAnswer, Option, Seat

G = TypeVar("G", bound="Given[Any]")


def said(text: str) -> tuple[Seat | None, Option]:
    """`use surge` is an answer of whoever is asked; `1: use surge` is one of seat 1."""
    who, _, words = text.rpartition(": ")
    key, *ids = words.split()
    return int(who) if who else None, Option(key, tuple(int(i) if i.lstrip("-").isdigit() else i for i in ids))


class Given(Generic[S]):
    """A game in the midst of a turn.  Each method gives the table back, so that a test reads as a line of play."""

    def __init__(self, rules: Rules[S], state: S) -> None:
        self.events: list[Event] = []
        self.g = Game(state, rules, self.events.append)

    def doing(self: G, seat: Seat, *verbs: Verb, source: Id = "") -> G:
        """These verbs come next, as links of a chain."""
        self.g.put(*(Step(verb, seat, source, None, True) for verb in verbs))
        self.g.settle()
        return self

    def when(self: G, *answers: str) -> G:
        """Answers in turn; one without a seat is given by the first seat that the table waits for."""
        for text in answers:
            seat, option = said(text)
            self.g.answer(self.g.waiting[0] if seat is None else seat, option)
        return self

    def refuses(self: G, *answers: str) -> G:
        """None of these is open now, and trying changes nothing."""
        before = digest(self.g.s)
        for text in answers:
            seat, option = said(text)
            with pytest.raises(IllegalAnswer):
                self.g.answer(self.g.waiting[0] if seat is None else seat, option)
        assert digest(self.g.s) == before
        return self

    def asks(self: G, seat: Seat, prompt: str, *options: str) -> G:
        """This seat is asked this, and may answer exactly so; no options named: whatever they are."""
        question = self.g.question(seat)
        assert question is not None and seat in self.g.waiting
        assert question.prompt == prompt
        if options:
            assert [str(option) for option in question.options] == list(options)
        return self

    def window(self: G, *seats: Seat, about: Id = "") -> G:
        """A window is open for exactly these seats, before an effect of `about`."""
        assert self.g.waiting == list(seats)
        for seat in seats:
            self.asks(seat, "window", "pass", "pass_turn")
            question = self.g.question(seat)
            assert question is not None and question.about == about
        return self

    def offers(self: G, seat: Seat, *moves: str) -> G:
        """The free moves of this seat, and no others."""
        question = self.g.question(seat)
        assert [str(option) for option in (question.free if question else ())] == list(moves)
        return self

    def told(self: G, *lines: str) -> G:
        """Of all that happened, what is said with one of these words, in this order: `trigger dust`."""
        words = {line.split()[0] for line in lines}
        heard = [str(Option(e.what, e.ids)).rstrip() for e in self.events if e.what in words]
        assert heard == list(lines)
        return self

    def never(self: G, *words: str) -> G:
        """Nothing of this kind happened."""
        assert not [event for event in self.events if event.what in words]
        return self

    def then(self: G, **facts: Any) -> G:
        """`p1={"data": 2}` is what a player has; any other name is a field of the table."""
        for name, value in facts.items():
            if name[0] == "p" and name[1:].isdigit():
                person = self.people()[int(name[1:])]
                assert {field: getattr(person, field) for field in value} == value
            else:
                assert getattr(self.g.s, name) == value
        return self

    def people(self) -> Sequence[Any]:
        raise NotImplementedError


def settings(state: Any, people: Sequence[Any], given: dict[str, Any]) -> None:
    """Set fields of a table, or, under `p0`, `p1`, those of a player."""
    for name, value in given.items():
        if name[0] == "p" and name[1:].isdigit():
            for field, v in value.items():
                assert field in people[0].__struct_fields__, field
                setattr(people[int(name[1:])], field, deepcopy(v))
        else:
            assert name in state.__struct_fields__, name
            setattr(state, name, deepcopy(value))
