"""The round of a day: preparation, morning, afternoon, night, and the turns in them.  OS-RND, OS-SUN, OS-MOD-19."""

from typing import ClassVar, Final

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import (
    AFTERNOON,
    AP,
    AP_STORM,
    AP_TIRED,
    MORNING,
    NIGHT,
    PHASES,
    TIRED,
)
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.memory import Day, Phase, Turn
from starboard.games.under_our_sun.rules.abilities import happen, refresh
from starboard.games.under_our_sun.rules.actions import Act
from starboard.games.under_our_sun.rules.camp import put_out
from starboard.games.under_our_sun.rules.combat_actions import late_steps
from starboard.games.under_our_sun.rules.death import count_down
from starboard.games.under_our_sun.rules.fixtures import work
from starboard.games.under_our_sun.rules.health import hurt
from starboard.games.under_our_sun.rules.night import NightFalls
from starboard.games.under_our_sun.rules.persons import living, name, person, turn_order
from starboard.games.under_our_sun.rules.preparation import PREPARATION
from starboard.games.under_our_sun.rules.progress import DayLimit, Look
from starboard.games.under_our_sun.rules.upkeep import Hydrate
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt

ALL_DAY: Final = (MORNING, AFTERNOON, NIGHT)


class FirstDay(Verb, frozen=True):
    """Day 1 has no preparation.  OS-RND-02, OS-RND-03, OS-SET-21"""

    def run(self, g: G, here: Step) -> None:
        g.s.day = 1
        g.push(g.s.first, NextDay())
        g.scope(Day(), g.s.first, Look(), *(RunPhase(phase) for phase in ALL_DAY))


class NextDay(Verb, frozen=True):
    """A day: preparation, then its three phases.  OS-RND-01, OS-RND-04"""

    def run(self, g: G, here: Step) -> None:
        g.push(g.s.first, self)
        g.scope(Day(), g.s.first, *PREPARATION, *(RunPhase(phase) for phase in ALL_DAY))


# A phase


class RunPhase(Verb, frozen=True):
    """A phase: Sun card, AP, infection, turns, end.  OS-RND-17, OS-RND-21, OS-RND-22"""

    phase: int

    def run(self, g: G, here: Step) -> None:
        s = g.s
        s.phase = self.phase
        g.did("phase", -1, PHASES[self.phase], n=s.day)
        sun = (DrawSun(),) if self.phase != NIGHT else (NightBegins(),)  # OS-SUN-02
        g.scope(Phase(), s.first, *sun, RefillAp(), Fester(), PhaseStarts(), Look(), WhoFirst(), Turns(), PhaseEnds())


class DrawSun(Verb, frozen=True):
    """Any of the Sun cards comes up, for everybody and for this phase; a storm puts all campfires out at once.

    OS-SUN-01, OS-SUN-03, OS-SUN-04, OS-FIR-03, OS-FIR-12
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        s.sun_card = s.sun[g.roll(len(s.sun), "sun")]
        card = g.book.suns[s.sun_card]
        s.weather = card.weather
        g.did("sun_card", -1, card.key)
        if s.weather == "storm":
            for at in [at for at, tile in s.tiles.items() if tile.fire]:
                put_out(g, at)
            work(g, "storm")
        g.flow(here.seat, card.does, card.key)


class NightBegins(Verb, frozen=True):
    """At night there is no weather, and no tile has had its Night card yet.  OS-SUN-02, OS-SUN-04"""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        s.weather = s.sun_card = ""
        for at in [at for at, tile in s.tiles.items() if tile.drawn]:
            s.tiles[at] = structs.replace(s.tiles[at], drawn=0)


class RefillAp(Verb, frozen=True):
    """All living characters have their AP set.  OS-RND-16, OS-RND-18, OS-CHR-10, OS-SUN-07"""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        full = g.book.suns[s.sun_card].ap if s.sun_card else AP
        if s.weather == "storm":
            full = min(full, AP_STORM)
        for c in s.characters:
            c.acted = c.waiting = False
            c.ap = max(0, full - (AP_TIRED if c.fitness == TIRED else 0)) if c.health > 0 else 0


class Fester(Verb, frozen=True):
    """The infected lose 1 health in the morning and at night.  OS-CON-04, OS-RND-17, OS-RND-25, OS-DTH-11"""

    def run(self, g: G, here: Step) -> None:
        if g.s.phase != AFTERNOON:
            for c in living(g.s):
                if c.infected:
                    hurt(g, c, 1, "infection")


class PhaseStarts(Verb, frozen=True):
    """What cards say of the start of a phase."""

    def run(self, g: G, here: Step) -> None:
        for c in reversed(living(g.s)):
            happen(g, c, "start_phase", pieces_of(g, c), PHASES[g.s.phase])


def pieces_of(g: G, me: Character) -> tuple[str, ...]:
    """The keys of what speaks for a character: its board, its things, its tile, the mission cards in force."""
    cards = g.book.cards_in_force[g.s.card] if me is next(iter(living(g.s)), None) else ()
    return (me.key, *(thing.key for thing in me.things), g.s.tiles[me.at].key, *cards)


class WhoFirst(Ask, frozen=True):
    """A solo player chooses which of the two characters acts first.  OS-MOD-19"""

    prompt: ClassVar[str] = "who_first"
    because: ClassVar[str] = "phase"

    def options(self, g: G, here: Step) -> list[Option]:
        s = g.s
        alive = [c for c in s.characters if c.health > 0]
        return [opt("first", name(c)) for c in alive] if s.setup.seats == 1 and len(alive) > 1 else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.s.solo_first = int(option == opt("first", name(g.s.characters[1])))


# Turns


class Turns(Verb, frozen=True):
    """Each living character takes its turn, clockwise from the first player; then kept AP may be spent.

    OS-RND-21, OS-RND-22, OS-DTH-06
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        s.active = -1
        for c in turn_order(s):
            if not c.acted and c.health > 0:
                s.active = c.id
                c.acted = True
                g.push(s.first, self)
                g.did("turn", c.seat, name(c))
                g.scope(Turn(who=c.id), c.seat, Hydrate(), NightFalls(), StartTurn(), Look(), Act(), EndTurn())
                return
        g.push(s.first, *late_steps(g))


class StartTurn(Verb, frozen=True):
    """What cards say of the start of a turn."""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        happen(g, me, "start_turn", pieces_of(g, me))


class EndTurn(Verb, frozen=True, tag="turn_ends"):
    """The markers of what may be used once a turn come off.  OS-CHR-08"""

    def run(self, g: G, here: Step) -> None:
        refresh(g, person(g, here.seat), "turn")


class PhaseEnds(Verb, frozen=True):
    """Kept AP are lost, revival windows run on, and after the night the day limit is looked at.

    OS-CBA-07, OS-DTH-03, OS-DTH-04, OS-MIS-02, OS-MIS-08, OS-RND-22
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        for c in s.characters:
            c.ap, c.waiting = 0, False
            refresh(g, c, "phase")
        g.push(here.seat, WindowsRun(), Look(ends=True), *((DayLimit(),) if s.phase == NIGHT else ()))
        for c in reversed(living(s)):
            happen(g, c, "end_phase", pieces_of(g, c), PHASES[s.phase])


class WindowsRun(Verb, frozen=True, tag="windows_run"):
    """The phase is over for the dead too: the last thing of a phase counts for the window of who dies by it.

    OS-DTH-03, OS-DTH-04, OS-SUN-04
    """

    def run(self, g: G, here: Step) -> None:
        count_down(g)
        g.s.weather = g.s.sun_card = ""
