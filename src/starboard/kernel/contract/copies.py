"""A game is a value: saved, forked, or played again from its answers it is the same, and earlier states stay."""

from typing import Any

from starboard.kernel.codec import codec, digest
from starboard.kernel.contract.run import Run, difference
from starboard.kernel.game import Game
from starboard.kernel.words import Event, Option, Seat


class Copies:
    """The same position four times over: forked, packed and unpacked, saved and loaded; each with its own ear."""

    def __init__(self, run: Run) -> None:
        self.run = run
        coder, state = codec(type(run.rules)), run.g.s
        self.events: dict[str, list[Event]] = {}
        self.games: dict[str, Game[Any]] = {"fork": run.g.fork()}
        try:
            self.games["packed"] = Game(coder.decode(coder.encode(state)), run.rules)
            self.games["saved"] = Game(coder.load(coder.save(state)), run.rules)
        except Exception as error:
            raise run.breach(f"it cannot be saved and loaded: {error!r}") from error
        for name, game in self.games.items():
            game.emit = self.events.setdefault(name, []).append

    def compare(self) -> None:
        """Each copy has the same state, waits for the same seats and asks the same of each."""
        run = self.run
        for name, game in self.games.items():
            if found := difference(run.g.s, game.s):
                raise run.breach(f"the {name} game differs: {found}")
            asked = [(game.waiting, [game.question(seat) for seat in run.seats])]
            if found := difference([(run.g.waiting, [run.g.question(seat) for seat in run.seats])], asked):
                raise run.breach(f"the {name} game asks otherwise: {found}")

    def answer(self, seat: Seat, option: Option, events: list[Event]) -> None:
        """The same answer in each copy makes the same things happen."""
        for name, game in self.games.items():
            game.answer(seat, option)
            if found := difference(events, self.events[name]):
                raise self.run.breach(f"in the {name} game other things happened: {found}")
        self.compare()


class Keepsakes:
    """Forks of all earlier positions with their hashes: nothing that happens later may change them."""

    def __init__(self) -> None:
        self.kept: list[tuple[Game[Any], str]] = []

    def keep(self, run: Run) -> None:
        self.kept.append((run.g.fork(), digest(run.g.s)))

    def compare(self, run: Run) -> None:
        for number, (game, before) in enumerate(self.kept):
            if digest(game.s) != before:
                raise run.breach(f"the position after {number} answers has changed since: a fork shares something")

    def replay(self, run: Run) -> None:
        """From the same setup the same answers lead through the same positions."""
        again = Game(run.rules.new(run.setup), run.rules)
        for number, (then, before) in enumerate(self.kept):
            if digest(again.s) != before:
                raise run.breach(f"played again it differs after {number} answers: {difference(then.s, again.s)}")
            again.answer(run.said[number].seat, run.said[number].option)
        if found := difference(run.g.s, again.s):
            raise run.breach(f"played again it ends otherwise: {found}")
