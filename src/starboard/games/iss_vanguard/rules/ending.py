"""How an exploration ends, and what comes home.  IV-END-01 to IV-END-09, IV-MIS-05, IV-MIS-07, IV-DSC-04, IV-OPS-04"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.memory import Exploration
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.discoveries import KEPT, PlaceLeads, PutLead, give_back
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.games.iss_vanguard.rules.equipment import leave_all
from starboard.games.iss_vanguard.rules.lander import capacity
from starboard.games.iss_vanguard.rules.moments import happen
from starboard.games.iss_vanguard.rules.ship_modifiers import more_room
from starboard.games.iss_vanguard.rules.team import deciding, living
from starboard.games.iss_vanguard.rules.tutorial import CleanUpTutorial
from starboard.kernel.asking import Together
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, Outcome, Seat, opt


def leads_in_hand(s: Table) -> list[int]:
    """Lead tokens that were drawn and are still to be placed."""
    found: list[int] = []
    for step in s.stack:
        if isinstance(step.verb, PlaceLeads):
            found += step.verb.tokens
        elif isinstance(step.verb, PutLead):
            found.append(step.verb.token)
    return found


def end_exploration(g: G, seat: Seat, result: str, entry: str = "", moment: str = "") -> None:
    """Nothing of the interrupted turn happens any more; the entry of this end is read.  IV-END-01, IV-END-07"""
    s = g.s
    s.leads_aside += leads_in_hand(s)  # drawn and not placed any more
    if g.find(Exploration) is not None:
        g.cut(Exploration, keep=True)
    else:
        s.stack.clear()
    s.result = result
    s.active, s.actions, s.test = -1, 0, None
    g.did("ended", -1, result)
    seat = deciding(s, seat)
    g.push(seat, *((ReadEntry(entry),) if entry else ()), AfterExploration(moment))


class AfterExploration(Verb, frozen=True):
    """What cards say of the end; then Discoveries are counted, and a world played by itself is over."""

    moment: str = ""

    def run(self, g: G, here: Step) -> None:
        over: tuple[Verb, ...] = (Finish(),) if g.s.ship is None else ()
        g.push(here.seat, *((CleanUpTutorial(),) if g.s.mode == "tutorial" else ()), *over)
        happen(g, "exploration_end", here.seat)
        if self.moment:
            happen(g, self.moment, here.seat)


class KeepDiscoveries(Together, frozen=True):
    """The players choose which Discoveries to discard until the limit of the lander is met.

    Unique ones fill it first and are never given up.  Whoever keeps nothing of an exploration is not asked.
    IV-DSC-04, IV-DSC-05, IV-DSC-06, IV-DSC-09
    """

    prompt: ClassVar[str] = "discard_discovery"
    because: ClassVar[str] = "unload"

    def options(self, g: G, here: Step) -> list[Option]:
        s = g.s
        room = max(0, capacity(g, "discoveries") + more_room(g) - sum(number <= KEPT for number in s.finds_unique))
        return [opt("discard", key) for key in dict.fromkeys(s.finds)] if len(s.finds) > room else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        give_back(g, str(option.ids[0]))
        g.did("discard", here.seat, option.ids[0])
        g.push(here.seat, self)


class Finish(Verb, frozen=True):
    """A world played by itself is won if no mission that counts is left in play and somebody came home.

    IV-OPS-04, IV-STR-02
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        seats = tuple(range(len(SECTIONS)))
        if s.result == "success" and living(s):
            g.end(Outcome("win", seats, why="outcome-won"))
        elif s.result == "evacuation":
            g.end(Outcome("loss", why="outcome-evacuated"))
        else:
            g.end(Outcome("loss", why="outcome-lost"))


# Evacuation


class Evacuate(Verb, frozen=True):
    """Every member on the board is saved; the mission fails, ordinary Discoveries are lost, the lander is damaged.

    IV-END-02, IV-END-03, IV-END-04, IV-END-05, IV-END-06, IV-END-09
    """

    def run(self, g: G, here: Step) -> None:
        g.did("evacuation", here.seat)
        for key in list(g.s.finds):
            give_back(g, key)
        damage_lander(g)
        end_exploration(g, here.seat, "evacuation", g.book.worlds[g.s.planet].planet.evacuation)


def damage_lander(g: G) -> None:
    """IV-END-06, IV-LND-07"""
    s = g.s
    if s.lander and not g.book.landers[s.lander].sturdy and not s.damaged:
        s.damaged = True
        g.did("damaged", -1, s.lander)


# Death


def abandon(g: G, me: Member) -> None:
    """A member who is left behind dies.  IV-LFT-03, IV-END-08"""
    g.did("abandoned", me.seat, me.crew)
    bury(g, me)


def bury(g: G, me: Member) -> None:
    """A dead member leaves the board: Equipment to the Armoury, dice and cards to the compartment.

    IV-END-08, IV-SUR-07, IV-CRW-11
    """
    s = g.s
    g.barrier()  # the cards of the deck are put away
    leave_all(g, me)
    me.dead, me.at = True, 0
    me.lost, me.slots, me.used, me.harm = [*s.dice[me.seat]], [], [], [0, 0, 0]
    me.gone = [*me.gone, *me.deck, *me.hand, *me.spent]
    me.deck, me.hand, me.spent = [], [], []
    for test in (*s.tests, *((s.test,) if s.test is not None else ())):
        test.pool = [die for die in test.pool if die.owner != me.seat]
        test.left = [die for die in test.left if die.owner != me.seat]
        test.hand = [die for die in test.hand if die[0] != me.seat]
