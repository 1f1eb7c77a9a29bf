"""Leaving the planet, and Docking.  IV-DOC-01 to IV-DOC-05, IV-DOC-11, IV-ASG-04, IV-HAN-05, IV-SUR-10, IV-BAR-04"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.model.memory import Homecoming
from starboard.games.iss_vanguard.rules.chronicle import note_visit
from starboard.games.iss_vanguard.rules.crew import alive, at_post, person_of, ship_of
from starboard.games.iss_vanguard.rules.ending import KeepDiscoveries
from starboard.games.iss_vanguard.rules.morale import DropMorale
from starboard.games.iss_vanguard.rules.pages import new_chapter, turn_to, write
from starboard.games.iss_vanguard.rules.records import clear_planet, record_planet
from starboard.games.iss_vanguard.rules.recruits import DrawRecruits
from starboard.kernel.verbs import Step, Verb


class LeavePlanet(Verb, frozen=True):
    """The planet is recorded and cleared; hands, dice, Equipment, Leads and modules go back.

    An operation inside a campaign leaves all that an exploration does.  IV-DOC-01, IV-DOC-02, IV-DOC-11, IV-HAN-05,
    IV-OPS-03
    """

    def run(self, g: G, here: Step) -> None:
        s, ship = g.s, ship_of(g)
        if not s.planet:  # no destination was in reach: there was no exploration
            g.cut(Homecoming)
            return
        turn_to(g, "leaving")
        write(g, f"result-{s.result}")
        note_visit(g)
        record_planet(g)
        for me in s.members:
            s.armoury += me.equipment
            me.equipment, me.tokens = [], []
            me.deck, me.hand, me.spent, me.gone = [], [], [], []
            me.slots, me.used, me.lost = [], [], []
            if me.dead:
                fall(g, me.crew)
        s.bag += [token for tokens in s.leads for token in tokens] + s.leads_aside
        s.leads, s.leads_aside = [[] for _ in s.leads], []
        s.event, s.event_done = [*s.event, *s.event_done], []
        if s.damaged and s.lander not in ship.damaged:
            ship.damaged.append(s.lander)
        g.barrier()  # what lies face down is put away
        world = s.planet
        clear_planet(s)
        g.did("left", -1, world)
        new_chapter(g)


def fall(g: G, crew: str) -> None:
    """A crew member is dead and will be buried.  IV-CRW-11, IV-MEM-01"""
    ship = ship_of(g)
    person = person_of(ship, crew)
    if person.post != "dead":
        person.post = "dead"
        ship.fallen.append(crew)
        write(g, f"lost-{crew}")
        g.did("fell", person.seat, crew)


class Dock(Verb, frozen=True):
    """After a failed mission morale falls; Discoveries above the limit are discarded; who rested is Available.

    IV-DOC-03, IV-DOC-04, IV-DOC-05, IV-ASG-04, IV-BAR-04
    """

    def run(self, g: G, here: Step) -> None:
        s, ship = g.s, ship_of(g)
        turn_to(g, "docking")
        failed = s.result != "success"
        steps = 2 if s.survival else 1  # IV-SUR-10
        for person in at_post(ship, "resting"):
            person.post = "available"
        drops = (DropMorale(),) * steps if failed else ()
        bare = [seat for seat in range(len(SECTIONS)) if not alive(ship, seat)]
        g.push(here.seat, *drops, KeepDiscoveries(), StowLander(), *(DrawRecruits(seat, must=True) for seat in bare))


class StowLander(Verb, frozen=True):
    """The modules used return to the Awaiting envelope, the lander to the Hangar.  IV-HAN-05"""

    def run(self, g: G, here: Step) -> None:
        s, ship = g.s, ship_of(g)
        ship.awaiting += s.modules
        s.modules, s.lander, s.damaged = [], "", False
