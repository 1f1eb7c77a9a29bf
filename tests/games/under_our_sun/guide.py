"""A guide through a mission: real questions and real answers, with a plan for each card.

What a group must look after otherwise is taken care of, so that a test is about the mission alone: everybody is fed,
rested and whole before each answer, has what the plan's `gifts` say, and every test of a character succeeds.
"""

from typing import Any

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.constants import FIT
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import around, distance
from starboard.games.under_our_sun.model.table import Table
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules import dice
from starboard.games.under_our_sun.rules.actions import Act
from starboard.games.under_our_sun.rules.ground import hex_at
from starboard.games.under_our_sun.rules.persons import person
from starboard.kernel.cartridge import read
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step
from starboard.kernel.words import Option

LIKED = ("drink", "feed", "keep", "pass", "refuse", "stand_by", "decline", "no", "give_up", "marker_to", "step")


def lucky(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every die of a character succeeds, every die of an enemy fails."""

    def run(self: dice.Roll, g: Any, here: Step) -> None:
        good = self.by >= 0
        faces = tuple(0 if good == (die != "r") else 7 for die in self.dice)
        dice.finish(g, here, self.dice, faces, self.then, self.cancel)

    monkeypatch.setattr(dice.Roll, "run", run)


class Guide:
    """Plays a mission by the plans of its cards; `ways` are what everybody votes for."""

    def __init__(
        self,
        mission: str,
        seats: int,
        plans: dict[str, str],
        ways: tuple[str, ...] = (),
        gifts: Any = None,
        seed: int = 1,
    ) -> None:
        self.rules = UnderOurSun(read(UnderOurSun, UnderOurSun.home() / "cartridges" / mission))
        self.g: Game[Table, Book] = Game(self.rules.new(Setup(seats, seed, mission)), self.rules)
        self.plans, self.ways, self.gifts = plans, ways, gifts or {}
        self.read: list[str] = []

    def play(self, most: int = 1500) -> "Guide":
        g = self.g
        for _ in range(most):
            if g.over:
                break
            if g.s.card and (card := self.card) not in self.read:
                self.read.append(card)
                self.give(card)
            self.look_after()
            seat = g.waiting[0]
            g.answer(seat, self.choose(seat))
        return self

    @property
    def card(self) -> str:
        return self.rules.book.mission.cards[self.g.s.card - 1].key

    def give(self, card: str) -> None:
        for what, n in self.gifts.get(card, {}).items():
            for c in self.g.s.characters:
                c.things = [thing for thing in c.things if not thing.key.startswith("seed")]
                if what in self.rules.book.things:
                    c.things.append(Thing(what, self.rules.book.things[what].uses))
                else:
                    setattr(c, what, n)

    def look_after(self) -> None:
        for c in self.g.s.characters:
            if c.key and not c.out:
                board = self.rules.book.characters[c.key]
                c.health, c.water, c.fitness, c.infected, c.dead = board.health, board.water, FIT, False, 0
                c.ration = max(c.ration, 1)

    # Answers

    def choose(self, seat: int) -> Option:
        options = self.g.moves(seat)
        asked = self.g.s.stack[-1].verb
        if isinstance(asked, Act):
            return self.act(person(self.g, seat), options)
        for option in options:
            if option.key == "choose" and option.ids[0] in self.ways:
                return option
        if options[0].key == "drop" or any(option.key == "enough" for option in options):
            me = person(self.g, seat)
            dropped = [word for word in self.dropped() if word != "ration" or me.ration > 1]
            wanted = [o for o in options if o.key == "drop" and any(word in str(o.ids[0]) for word in dropped)]
            return wanted[0] if wanted else next((o for o in options if o.key == "enough"), options[0])
        if options[0].key in ("marker_to", "step"):
            return min(options, key=lambda option: distance(hex_at(option.ids[0]), self.home))
        return next((option for word in LIKED for option in options if option.key == word), options[0])

    @property
    def home(self) -> int:
        return self.g.s.places.get("new_haven", 0)

    def dropped(self) -> list[str]:
        return [step[5:] for step in self.plans[self.card].split(", ") if step.startswith("drop ")]

    def act(self, me: Character, options: list[Option]) -> Option:
        for step in self.plans[self.card].split(", "):
            found = self.step(step, me, options)
            if found is not None:
                return found
        return next(option for option in options if option.key in ("wait", "pass"))

    def step(self, step: str, me: Character, options: list[Option]) -> Option | None:
        """The first answer that serves a step of a plan."""
        word, _, what = step.partition(" ")
        match word:
            case "mission":
                return next((o for o in options if o.key == "mission" and str(o.ids[1]).endswith(what)), None)
            case "go":
                return self.walk(me, options, self.target(me, what))
            case "send":  # one of them goes
                return self.walk(me, options, self.target(me, what)) if me.id == 0 else None
            case "lead":  # go, if one carries it
                return self.walk(me, options, self.home) if any(what in t.key for t in me.things) else None
            case "fetch":
                return next((o for o in options if o.key == "collect" and what in str(o.ids[0])), None)
            case "unless":  # go, if the counter is still at 0
                counter, place = what.split(" ")
                done = self.g.s.counters.get(counter, 0)
                return None if done else self.walk(me, options, self.target(me, place))
            case "haul":  # from where it lies to New Haven
                away = {at for at in self.lying(what) if at != self.home}
                if me.at in away and (found := self.step(f"fetch {what}", me, options)):
                    return found
                near = min(away, key=lambda at: distance(me.at, at), default=self.home)
                return self.step(f"lead {what}", me, options) or self.walk(me, options, near)
            case "drop":
                holds = me.at == self.g.s.places.get(*self.store()) and (
                    any(what in t.key for t in me.things) or getattr(me, what, 0) > 1
                )
                return next((o for o in options if o.key == "discard"), None) if holds else None
            case "drive":
                return self.drive(me, options)
            case "last":  # on the last night
                return (
                    next((o for o in options if o.key == what), None)
                    if self.g.s.phase == 2 and self.g.s.day == 7
                    else None
                )
            case "attack":
                return next((o for o in options if o.key == word and str(o.ids[0]).startswith("enemy-")), None)
            case _:
                return next((o for o in options if o.key == word), None)

    def store(self) -> tuple[str, int]:
        return ("new_haven" if "new_haven" in self.g.s.places else "shaded_valley", -1)

    def target(self, me: Character, what: str) -> int:
        """A named place; a tile that lies face down; the nearest chest, thing or enemy."""
        s = self.g.s
        found = [at for at, secret in s.covered.items() if secret.value == what]
        found += [at for at, tile in s.tiles.items() if what == "chest" and tile.chest]
        found += self.lying(what)
        found += [enemy.at for enemy in s.enemies if enemy.key == what or what == "enemy"]
        if what in s.places:
            found = [s.places[what]]
        return min(found, key=lambda at: distance(me.at, at), default=me.at)

    def lying(self, what: str) -> list[int]:
        return [at for at, tile in self.g.s.tiles.items() if any(thing.key == what for thing in tile.things)]

    def walk(self, me: Character, options: list[Option], to: int) -> Option | None:
        if me.at == to:
            return None
        steps = [
            o for o in options if o.key in ("move", "rush") and distance(hex_at(o.ids[0]), to) < distance(me.at, to)
        ]
        return min(steps, key=lambda option: distance(hex_at(option.ids[0]), to), default=None)

    def drive(self, me: Character, options: list[Option]) -> Option | None:
        """The lorry goes nearer to New Haven where the tiles are known; else they are explored first."""
        lorry = self.g.s.places["the_lorry"]
        if me.at != lorry:
            return self.walk(me, options, lorry)
        nearer = [at for at in around(lorry) if distance(at, self.home) < distance(lorry, self.home)]
        if any(at in self.g.s.tiles for at in nearer):
            return next((o for o in options if o.key == "mission" and o.ids[0] == "the_lorry"), None)
        return next((o for o in options if o.key == "explore" and hex_at(o.ids[0]) in nearer), None)
