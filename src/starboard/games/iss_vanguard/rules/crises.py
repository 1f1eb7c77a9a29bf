"""Crises: revealed, solved, left alone.  IV-CRI-01 to IV-CRI-11, IV-MOR-03"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import MOST_CRISES
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.games.iss_vanguard.rules.morale import DropMorale
from starboard.kernel.asking import Together
from starboard.kernel.forms import all_possible
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, opt


class StrikeAll(Verb, frozen=True):
    """Every Crisis that was left open applies its effect, the oldest first.  IV-CRI-02"""

    def run(self, g: G, here: Step) -> None:
        g.put(*(Step(Strike(key), here.seat, key) for key in ship_of(g).crises))


class Strike(Together, frozen=True):
    """A Crisis applies its effect: one of its losses that can be paid, else morale; then it is shuffled back.

    IV-CRI-07, IV-CRI-08, IV-CRI-11
    """

    crisis: str
    prompt: ClassVar[str] = "crisis"

    def options(self, g: G, here: Step) -> list[Option]:
        ways = g.book.crises[self.crisis].losses
        return [opt("choose", way.key) for way in ways if all_possible(g, here, way.does)]

    def brings(self, g: G, here: Step, option: Option) -> list[Change]:
        way = next(way for way in g.book.crises[self.crisis].losses if way.key == option.ids[0])
        return [change for verb in way.does for change in verb.amounts(g, here)]

    def skip(self, g: G, here: Step) -> None:
        self._strike(g, here, (DropMorale(),))

    def answer(self, g: G, here: Step, option: Option) -> None:
        way = next(way for way in g.book.crises[self.crisis].losses if way.key == option.ids[0])
        self._strike(g, here, way.does)

    def _strike(self, g: G, here: Step, does: tuple[Verb, ...]) -> None:
        g.did("struck", -1, self.crisis)
        g.push(here.seat, *does, ShuffleBack(self.crisis), source=self.crisis)


class ShuffleBack(Verb, frozen=True):
    """A Crisis goes back among the Potential ones.  IV-CRI-06, IV-CRI-07"""

    crisis: str

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        if self.crisis in ship.crises:
            ship.crises.remove(self.crisis)
        ship.potential.append(self.crisis)
        g.shuffle(ship.potential)


class Reveal(Verb, frozen=True):
    """So many Crises are drawn from the Potential ones; a fourth open one applies its effect at once.

    IV-CRI-03, IV-CRI-04, IV-CRI-09
    """

    n: int = 1

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        if self.n < 1 or not ship.potential:
            return
        key = g.draw(ship.potential)
        g.did("crisis", -1, key)
        if self.n > 1:
            g.push(here.seat, Reveal(self.n - 1))
        if len(ship.crises) < MOST_CRISES:
            ship.crises.append(key)
        else:
            g.push(here.seat, Strike(key), source=key)


class Solve(Verb, frozen=True):
    """A Crisis is solved: its solved text is carried out, and it is removed from the game or shuffled back.

    IV-CRI-05, IV-CRI-06, IV-SIT-02
    """

    crisis: str

    def run(self, g: G, here: Step) -> None:
        card = g.book.crises[self.crisis]
        ship_of(g).crises.remove(self.crisis)
        g.did("solved", -1, self.crisis)
        back = (ShuffleBack(self.crisis),) if card.stays else ()
        g.push(here.seat, *card.solved, *back, source=self.crisis)
