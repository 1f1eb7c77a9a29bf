"""The campaign around the explorations: one stack, from the bridge down to a planet and back."""

from typing import ClassVar

from starboard.kernel.asking import AtOnce, Together
from starboard.kernel.verbs import Ask, Verb
from starboard.kernel.words import NOBODY_SEAT, Option, Outcome, opt
from tests.hard.iss_vanguard.field import Rounds
from tests.hard.iss_vanguard.model import Die, Exploration, G, Here, Member, content, member
from tests.hard.iss_vanguard.prices import Explore
from tests.hard.iss_vanguard.solver import COLOURS

MISSIONS = 2
KINDS = ("special", "universal", "expertise")


class ShipBook(Verb, frozen=True):
    """From the first page to the last, over and over.  IV-STR-01, IV-STR-03."""

    def run(self, g: G, here: Here) -> None:
        if g.s.missions == MISSIONS:
            won = bool(g.s.successes)
            g.end(Outcome("win" if won else "loss", tuple(range(g.s.setup.seats)) if won else (), why="book"))
        else:
            g.push(NOBODY_SEAT, Bridge(), Laboratory(), ShipBook())


class Bridge(Together, frozen=True):
    """The crew chooses where to go next."""

    prompt: ClassVar[str] = "bridge"

    def options(self, g: G, here: Here) -> list[Option]:
        return [opt("launch", planet) for planet in content(g).planets if planet not in g.s.notes]

    def answer(self, g: G, here: Here, option: Option) -> None:
        planet = str(option.ids[0])
        g.s.missions += 1
        g.s.exploration = landed(g, planet)
        asks = tuple((seat, Equip()) for seat in range(g.s.setup.seats))
        g.scope(Explore(planet=planet, keeps=("tested",)), NOBODY_SEAT, AtOnce(asks), Rounds())


class Equip(Ask, frozen=True):
    """Every member names a tool at once; who named one that is gone by then is asked again.  IV-CNV-04."""

    prompt: ClassVar[str] = "equip"

    def options(self, g: G, here: Here) -> list[Option]:
        return [*(opt("carry", tool) for tool in sorted(g.s.armoury)), opt("nothing")]

    def answer(self, g: G, here: Here, option: Option) -> None:
        if option.key == "carry":
            me, tool = member(g, here.seat), str(option.ids[0])
            g.s.armoury.remove(tool)
            me.tool = tool
            me.convert += content(g).tools[tool]


class Laboratory(Ask, frozen=True):
    """Research with what came home: the first seat decides."""

    prompt: ClassVar[str] = "laboratory"

    def who(self, g: G, here: Here) -> int:
        return 0

    def options(self, g: G, here: Here) -> list[Option]:
        return [opt("research"), opt("save_up")] if g.s.successes else []

    def answer(self, g: G, here: Here, option: Option) -> None:
        if option.key == "research":
            g.s.successes -= 1
            g.s.research += 1


def landed(g: G, planet: str) -> Exploration:
    """A team in the field with all the dice of its Sections.  IV-LOC-14."""
    seats = range(g.s.setup.seats)
    dice = tuple(Die(seat, colour, kind) for seat in seats for colour in COLOURS for kind in ("basic", KINDS[seat % 3]))
    members = [
        Member(
            seat,
            slots=[i for i, die in enumerate(dice) if die.owner == seat],
            cards=sorted(content(g).cards)[seat % 2 :: 2],
            convert=(("blue", "science"), ("green", "biology"))[: seat + 1],
            injuries=["aggravated", "trauma"][: seat % 3],
        )
        for seat in seats
    ]
    places = dict(content(g).planets[planet])
    return Exploration(
        planet, members, dice, places, time={"stalker": 0, "mission": 0}, threats={"stalker": max(places)}
    )
