"""Recruits who join a Section.  IV-BAR-01, IV-BAR-02, IV-BAR-04, IV-BAR-06, IV-MEM-03"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.model.ship import Person
from starboard.games.iss_vanguard.rules.crew import free_sleeves, ship_of
from starboard.kernel.asking import Together
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

DRAWN = 2  # IV-BAR-02


def may_recruit(g: G, seat: Seat) -> bool:
    """A Section with a free Rank 1 sleeve, as long as there are Recruits.  IV-BAR-06"""
    ship = ship_of(g)
    return free_sleeves(ship, seat, 1) > 0 and bool(ship.recruits)


class DrawRecruits(Verb, frozen=True):
    """A Section draws Recruits at random and keeps some; the others go back and all are shuffled.

    IV-BAR-02, IV-SET-04, IV-SET-13
    """

    section: int
    n: int = DRAWN
    keep: int = 1
    must: bool = False

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        if may_recruit(g, self.section):
            drawn = tuple(g.draw(ship.recruits) for _ in range(min(self.n, len(ship.recruits))))
            g.push(self.section, KeepRecruit(self.section, drawn, self.keep, self.must))


class KeepRecruit(Ask, frozen=True):
    """Which of the Recruits drawn joins the Section, if any.  IV-BAR-01, IV-BAR-02, IV-CRW-02"""

    section: int
    drawn: tuple[str, ...]
    keep: int = 1
    must: bool = False  # somebody has to be kept
    prompt: ClassVar[str] = "recruit"
    because: ClassVar[str] = "ship"

    def options(self, g: G, here: Step) -> list[Option]:
        if not self.keep or not self.drawn or not free_sleeves(ship_of(g), self.section, 1):
            return []
        found = [opt("keep", key) for key in self.drawn]
        return found if self.must else [*found, opt("keep_nobody")]

    def silence(self, g: G, here: Step) -> Option | None:
        return None if self.must else opt("keep_nobody")

    def skip(self, g: G, here: Step) -> None:
        self._put_back(g)

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "keep_nobody":
            self._put_back(g)
            return
        key = str(option.ids[0])
        ship_of(g).crew.append(Person(key, self.section))
        g.did("joined", self.section, key)
        rest = tuple(other for other in self.drawn if other != key)
        g.push(here.seat, KeepRecruit(self.section, rest, self.keep - 1, self.must))

    def _put_back(self, g: G) -> None:
        if self.drawn:
            ship = ship_of(g)
            ship.recruits += self.drawn
            g.shuffle(ship.recruits)


class ChooseRecruiter(Together, frozen=True):
    """Which Section recruits somebody.  IV-BAR-02"""

    n: int = 1
    prompt: ClassVar[str] = "recruiter"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("recruit", SECTIONS[seat]) for seat in range(len(SECTIONS)) if self.n and may_recruit(g, seat)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        seat = SECTIONS.index(option.ids[0])
        again = (ChooseRecruiter(self.n - 1),) if self.n > 1 else ()
        g.push(here.seat, DrawRecruits(seat), *again, source=here.source)
