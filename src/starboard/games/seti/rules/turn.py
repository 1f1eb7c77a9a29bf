"""A turn: one main action, free actions around it, then what its end brings.  SE-TRN."""

from collections.abc import Callable
from typing import ClassVar

from starboard.games.seti.constants import (
    ANALYZE_ENERGY,
    LAUNCH_CREDITS,
    ORBIT_CREDITS,
    ORBIT_ENERGY,
    RESEARCH_PUBLICITY,
    SCAN_CREDITS,
    SCAN_ENERGY,
)
from starboard.games.seti.model.memory import Main
from starboard.games.seti.rules import scan
from starboard.games.seti.rules.analyze import analyze, can_analyze
from starboard.games.seti.rules.land import land_cost, start_landing
from starboard.games.seti.rules.launch import below_limit, launch
from starboard.games.seti.rules.orbit import orbit_places, start_orbit
from starboard.games.seti.rules.pass_ import pass_turn
from starboard.games.seti.rules.planets import landing_places
from starboard.games.seti.rules.play import play, playable
from starboard.games.seti.rules.refusals import refused_actions
from starboard.games.seti.rules.refused_free import refused_free
from starboard.games.seti.rules.resources import pay
from starboard.games.seti.rules.tech import ALL, research
from starboard.games.seti.tables import G, me
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Refused, opt

LAUNCH, SCAN, ANALYZE, RESEARCH, PASS = (opt(key) for key in ("launch", "scan", "analyze", "research", "pass_round"))
END = opt("end")


class ChooseAction(Ask, frozen=True):
    """Exactly one of eight main actions; passing is always one of them.  SE-TRN-01, 09."""

    prompt: ClassVar[str] = "action"
    asks_one: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        p, seat = me(g, here), here.seat
        found = [PASS]
        if p.credits >= LAUNCH_CREDITS and below_limit(g, seat):
            found.append(LAUNCH)
        if g.s.probes and p.energy:
            if p.credits >= ORBIT_CREDITS:
                found += [opt("orbit", planet) for planet in orbit_places(g, seat)]
            found += [opt("land", place) for place in landing_places(g, seat) if land_cost(g, seat, place) <= p.energy]
        if p.credits >= SCAN_CREDITS and p.energy >= SCAN_ENERGY:
            found.append(SCAN)
        if can_analyze(p):
            found.append(ANALYZE)
        if p.publicity >= RESEARCH_PUBLICITY and p.techs != ALL:
            found.append(RESEARCH)
        found += playable(g, seat)
        return found

    def stands(self, g: G, here: Step) -> bool:
        return True

    def refused(self, g: G, here: Step) -> list[Refused]:
        return [*refused_actions(g, here.seat), *refused_free(g, here.seat)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.scope(Main(), here.seat, Act(option))


class Act(Verb, frozen=True):
    """A main action, inside its scope: its cost, then what it does."""

    option: Option

    def run(self, g: G, here: Step) -> None:
        ACTIONS[self.option.key](g, here, str(self.option.ids[0]) if self.option.ids else "")


def do_launch(g: G, here: Step, what: str) -> None:
    pay(g, here.seat, credits=LAUNCH_CREDITS)
    launch(g, here.seat)


def do_orbit(g: G, here: Step, what: str) -> None:
    pay(g, here.seat, credits=ORBIT_CREDITS, energy=ORBIT_ENERGY)
    start_orbit(g, here.seat, what)


def do_land(g: G, here: Step, what: str) -> None:
    pay(g, here.seat, energy=land_cost(g, here.seat, what))
    start_landing(g, here.seat, what)


def do_scan(g: G, here: Step, what: str) -> None:
    pay(g, here.seat, credits=SCAN_CREDITS, energy=SCAN_ENERGY)
    scan.start(g, here.seat)


def do_analyze(g: G, here: Step, what: str) -> None:
    pay(g, here.seat, energy=ANALYZE_ENERGY)
    analyze(g, here.seat)


def do_research(g: G, here: Step, what: str) -> None:
    pay(g, here.seat, publicity=RESEARCH_PUBLICITY)
    research(g, here)


ACTIONS: dict[str, Callable[[G, Step, str], None]] = {
    "launch": do_launch,
    "orbit": do_orbit,
    "land": do_land,
    "scan": do_scan,
    "analyze": do_analyze,
    "research": do_research,
    "play": lambda g, here, what: play(g, here.seat, what),
    "pass_round": lambda g, here, what: pass_turn(g, here.seat),
}


class EndTurn(Ask, frozen=True):
    """The active player ends the turn when no free action is wanted any more.  SE-TRN-06, 07."""

    prompt: ClassVar[str] = "end"
    heeds: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        return [END]

    def refused(self, g: G, here: Step) -> list[Refused]:
        return refused_free(g, here.seat)

    def answer(self, g: G, here: Step, option: Option) -> None:
        """Nothing more: the turn closes, and what follows it stands beneath."""
