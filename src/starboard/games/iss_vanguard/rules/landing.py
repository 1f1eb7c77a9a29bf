"""The landing, before the exploration begins.  IV-LDP-01 to IV-LDP-16, IV-LND-08

IV-LDP-07, IV-LDP-11, IV-LDP-13
"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import LANDING, G, landing_id
from starboard.games.iss_vanguard.constants import SCIENCE
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.games.iss_vanguard.rules.moments import happen
from starboard.games.iss_vanguard.rules.team import clockwise_from, deciding, living, member, member_id, sector_id
from starboard.games.iss_vanguard.rules.testing import StartTest
from starboard.kernel.asking import Together
from starboard.kernel.ids import number_of
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt


class Land(Verb, frozen=True):
    """As many landing tests as the lander has boxes left; a planet without a landing table needs none.

    IV-LDP-01, IV-LDP-02, IV-LDP-12
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        if g.book.worlds[s.planet].planet.landing is not None and s.lander:
            s.landing = g.book.landers[s.lander].tests
            g.push(here.seat, NextLandingTest())


class NextLandingTest(Verb, frozen=True):
    """Landing tests go on until the marker reaches the end.  IV-LDP-05, IV-LDP-09"""

    def run(self, g: G, here: Step) -> None:
        if g.s.landing > 0:
            g.push(here.seat, ChoosePilot(), LandingAdvances(), self)


class ChoosePilot(Together, frozen=True):
    """The players choose who makes a landing test; nobody makes a second before all have made one.  IV-LDP-03"""

    prompt: ClassVar[str] = "pilot"
    because: ClassVar[str] = "landing"

    def options(self, g: G, here: Step) -> list[Option]:
        team = living(g.s)
        fresh = [me for me in team if me.seat not in g.s.landed] or team
        return [opt("pilot", member_id(me.seat)) for me in fresh]

    def answer(self, g: G, here: Step, option: Option) -> None:
        seat = number_of(option.ids[0], "member")
        if seat in g.s.landed:
            g.s.landed = []
        g.s.landed.append(seat)
        g.push(seat, StartTest(landing_id(g.s.planet)), source=LANDING)


class LandingAdvances(Verb, frozen=True):
    """The landing marker advances a box: after each test, and again for a yellow outcome.  IV-LDP-05, IV-LDP-06"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        if g.s.landing > 0:
            g.s.landing -= 1
            g.did("landing", -1, n=g.s.landing)


class TouchDown(Verb, frozen=True):
    """The members stand on the lander sector, or where the board says; the landing entry is read.

    In the Tutorial the Science member stands on the first of those sectors, the next ones to the left follow.
    IV-LDP-09, IV-LND-08, IV-TUT-04
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        planet = g.book.worlds[s.planet].planet
        s.lander_at = next((sector.number for sector in planet.sectors if sector.lander), 0)
        quick = s.ship is not None and s.mode == "tutorial" and s.setup.option("begin") == "quick"
        for at, me in enumerate(clockwise_from(s, SCIENCE) if not quick else ()):
            me.at = planet.start[at % len(planet.start)] if planet.start else s.lander_at
        seat = deciding(s, here.seat)
        g.did("landed", -1)
        if planet.landing_entry:
            g.push(seat, ReadEntry(planet.landing_entry))
        happen(g, "exploration_start", seat)
        if quick:
            g.put(*(Step(PlaceFigures(), me.seat) for me in living(s)))


class PlaceFigures(Ask, frozen=True):
    """After a quick setup figures start on the sectors of choice, at least one on each.  IV-SET-08"""

    prompt: ClassVar[str] = "start_sector"
    because: ClassVar[str] = "landing"

    def options(self, g: G, here: Step) -> list[Option]:
        sectors = sorted(set(g.book.worlds[g.s.planet].planet.start))
        empty = [at for at in sectors if not any(me.at == at for me in living(g.s))]
        left = sum(not me.at for me in living(g.s))
        return [opt("to", sector_id(at)) for at in (empty if left <= len(empty) else sectors)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        member(g.s, here.seat).at = number_of(option.ids[0], "sector")
