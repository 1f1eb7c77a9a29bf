"""The Memorial, and the Save point.  IV-MEM-01, IV-MEM-02, IV-MEM-03, IV-SAV-01, IV-SHP-03"""

from typing import Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.rules.crew import person_of, ship_of
from starboard.games.iss_vanguard.rules.morale import DropMorale
from starboard.games.iss_vanguard.rules.objectives import LookAtObjectives
from starboard.games.iss_vanguard.rules.pages import turn_to
from starboard.kernel.verbs import Step, Verb

SPACES: Final = 3  # of a Section; the rules give no number.  IV-MEM-01


class Bury(Verb, frozen=True):
    """The dead go to the spaces of their Section, else to any free one, else out of the game; morale falls once.

    IV-MEM-01, IV-MEM-02
    """

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        turn_to(g, "memorial")
        ship.memorial = ship.memorial or [[] for _ in SECTIONS]
        for crew in ship.fallen:
            own = person_of(ship, crew).seat
            spaces = [own, *(seat for seat in range(len(SECTIONS)) if seat != own)]
            seat = next((seat for seat in spaces if len(ship.memorial[seat]) < SPACES), None)
            if seat is not None:
                ship.memorial[seat].append(crew)
            g.did("buried", own, crew)
        if ship.fallen:
            ship.fallen = []
            g.push(here.seat, DropMorale())


class SavePoint(Verb, frozen=True):
    """A pass through the Ship Book ends; every answer was saved already.  IV-SAV-01, IV-SHP-03"""

    def run(self, g: G, here: Step) -> None:
        turn_to(g, "save_point")
        g.push(here.seat, LookAtObjectives())
