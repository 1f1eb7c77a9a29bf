"""Researching technologies.  SE-TEC."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from msgspec import structs

from starboard.games.seti.book import G, me
from starboard.games.seti.constants import ANY, RESEARCH_PUBLICITY, TECH, TECH_COLOUR, TECH_COLOURS, TECHS
from starboard.games.seti.model.memory import Source
from starboard.games.seti.rules.effects import steps
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.rules.solar import Rotate
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.ids import number_of, pid
from starboard.kernel.offers import Change, Need, Offer, Offers, never
from starboard.kernel.secrets import EVERYBODY
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

ALL = (1 << len(TECHS)) - 1
WHY_NOT = {
    "why-tech-owned": "SE-TEC-03",
    "why-tech-colour": "SE-TEC-09",
    "why-tech-of-others": "SE-CLR-15",
    "why-tech-gone": "SE-TEC-02",
}


def research(
    g: G, here: Step, of: tuple[str, ...] = ANY, of_others: bool = False, rotate: bool = True, bonus: bool = True
) -> None:
    """Rotate, then choose; the rotation happens even if nothing can be chosen.

    SE-TEC-02, SE-TEC-10, SE-EFF-14, SE-EFF-16, SE-SOL-13.
    """
    turn: list[Verb] = [Rotate()] if rotate else []
    g.push(here.seat, *turn, ChooseTech(of, of_others, bonus), source=here.source)


class ChooseTech(Offers, frozen=True):
    """A technology that is not yet owned, of these colours.  SE-TEC-02, SE-TEC-03, SE-EFF-06, SE-CLR-15."""

    of: tuple[str, ...] = ANY
    of_others: bool = False
    bonus: bool = True
    prompt: ClassVar[str] = "tech"
    because: ClassVar[str] = "research"

    def offers(self, g: G, here: Step, closed: bool = False) -> list[Offer]:
        judged = [(key, self.why_not(g, here, i)) for i, key in enumerate(TECHS)]
        return [tech_offer(key, why, self.bonus, self.of) for key, why in judged if closed or not why]

    def why_not(self, g: G, here: Step, i: int) -> str:
        """What closes a technology; nothing, if it is open."""
        s = g.s
        if s.players[here.seat].techs >> i & 1:
            return "why-tech-owned"
        if self.of != ANY and TECH_COLOURS[i // 4] not in self.of:
            return "why-tech-colour"
        if self.of_others and not any(p.techs >> i & 1 for p in s.players if p.seat != here.seat):
            return "why-tech-of-others"
        return "" if s.tiles[i] else "why-tech-gone"


@cache
def tech_offer(key: str, why: str, bonus: bool, of: tuple[str, ...] = ANY) -> Offer:
    about = pid("tech", *of) if why == "why-tech-colour" else key
    needs = (never(why, WHY_NOT[why], about),) if why else ()
    return Offer(opt("tech", key), needs=needs, does=(ObtainTech(key, bonus),))


class ObtainTech(Verb, frozen=True):
    """The technology that was chosen; a blue one after the question for its slot.  SE-TEC-04, SE-TEC-07, SE-TEC-06."""

    tech: str
    bonus: bool = True

    def run(self, g: G, here: Step) -> None:
        if g.find(Source) is not None:
            g.amend(Source, tech=self.tech)
        if TECH_COLOUR[self.tech] == "blue":
            g.push(here.seat, ChooseSlot(self.tech, self.bonus), source=here.source)
        else:
            take(g, here.seat, self.tech, self.bonus)


class ChooseSlot(Ask, frozen=True):
    """Any empty computer slot, also one whose space holds data.  SE-TEC-07, SE-TEC-08, SE-TEC-11, SE-DAT-09."""

    tech: str
    bonus: bool = True
    prompt: ClassVar[str] = "slot"
    because: ClassVar[str] = "research"
    fixed: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("slot", pid("slot", i + 1)) for i, tech in enumerate(me(g, here).slots) if tech < 0]

    def answer(self, g: G, here: Step, option: Option) -> None:
        me(g, here).slots[number_of(option.ids[0], "slot") - 1] = TECH[self.tech] - 8
        take(g, here.seat, self.tech, self.bonus)


def take(g: G, seat: Seat, tech: str, bonus: bool = True) -> None:
    """The top tile: 2-point tile, placement, printed bonus, what the technology gives.

    SE-TEC-04, SE-TEC-05, SE-TEC-13, SE-TEC-19, SE-TEC-28, SE-CLR-14.
    """
    s, i = g.s, TECH[tech]
    tile = s.tiles[i].pop()
    if s.tiles[i]:
        g.barrier()
        s.tiles[i][-1] = structs.replace(s.tiles[i][-1], to=EVERYBODY)
    if s.fresh >> i & 1:
        s.fresh &= ~(1 << i)
        gain(g, seat, "vp", 2)
    s.players[seat].techs |= 1 << i
    world = g.book.world
    printed = world.bonuses[tile.value] if bonus else ()
    own = world.techs[i].taken if agency_of(g.s, seat).uses_techs else ()  # SE-SLO-17
    g.push(seat, Researched(tech))
    body = tuple(reversed(steps(seat, (*printed, *own), tech)))
    g.put(Step(Source(body=body), seat, tech))


class Researched(Verb, frozen=True):
    """Trigger rewards come after the bonuses of the tile.  SE-TEC-28."""

    tech: str

    def run(self, g: G, here: Step) -> None:
        g.did("tech", here.seat, self.tech, TECH_COLOUR[self.tech])


class Research(Verb, frozen=True):
    """A research that was paid for.  SE-TEC-01."""

    def run(self, g: G, here: Step) -> None:
        research(g, here)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("technologies", 1)


SOME_LEFT = Need(lambda g, here: me(g, here).techs != ALL, "why-all-techs", "SE-TEC-27")
RESEARCH = Offer(opt("research"), (("publicity", RESEARCH_PUBLICITY),), (SOME_LEFT,), (Research(),), "SE-TEC-01")
