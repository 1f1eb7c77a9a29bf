"""The Bridge: cards are installed, pools generated, Crises strike and are revealed.

IV-BRG-01, IV-BRG-02, IV-CMD-01, IV-CMD-02, IV-CMD-05, IV-ENG-01, IV-ENG-02, IV-ENG-03, IV-MOR-03, IV-MOR-04, IV-MOR-06
"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ENERGY, MORALE, MOST_COMMAND, MOST_ENERGY, MOST_TECHNOLOGY
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.games.iss_vanguard.rules.crises import Reveal, StrikeAll
from starboard.games.iss_vanguard.rules.pages import install, turn_to
from starboard.games.iss_vanguard.rules.ship_modifiers import more_command
from starboard.kernel.verbs import Step, Verb

VERY_LOW, LOW, HIGH = MORALE.index("very_low"), MORALE.index("low"), MORALE.index("high")
PENALTY = 2  # Energy that the Penalty token costs.  IV-MOR-06


class Bridge(Verb, frozen=True):
    """Its steps in order.  IV-BRG-01"""

    def run(self, g: G, here: Step) -> None:
        turn_to(g, "bridge")
        g.push(here.seat, InstallCards(), Generate(), StrikeAll(), RevealNew())


class InstallCards(Verb, frozen=True):
    """Objectives and upgrades leave the Awaiting envelope.  IV-BRG-02, IV-OBJ-05"""

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        for key in install(g, "objectives"):
            if g.book.objectives[key].side:
                ship.side_objectives.append(key)
            else:
                ship.objective = key
        ship.upgrades += install(g, "bridge")


class Generate(Verb, frozen=True):
    """Command comes from the main objective, Energy from the Technology Level; what was kept is added.

    IV-CMD-01, IV-CMD-02, IV-ENG-01, IV-ENG-02, IV-ENG-03, IV-MOR-04, IV-MOR-06, IV-SHP-05
    """

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        energy = ENERGY[ship.technology]
        if ship.penalty:
            energy, ship.penalty = max(0, energy - PENALTY), False
        gain_energy(g, energy + ship.energy_next)
        gain_command(g, command_made(g) + ship.command_next)
        ship.energy_next = ship.command_next = 0


def command_made(g: G) -> int:
    """What the Bridge generates: one more at High morale, one less at Low and Very low, at least one.

    IV-CMD-01, IV-MOR-04
    """
    ship = ship_of(g)
    made = g.book.objectives[ship.objective].command + more_command(g)
    if ship.morale == HIGH:
        return made + 1
    return max(1, made - 1) if ship.morale <= LOW else made


class RevealNew(Verb, frozen=True):
    """So many Crises as the main objective says, one more at Very low morale.  IV-CRI-03, IV-MOR-03"""

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        n = g.book.objectives[ship.objective].crises + (ship.morale == VERY_LOW)
        g.push(here.seat, Reveal(n))


def gain_energy(g: G, n: int) -> None:
    """There are 8 tokens; what is above is lost.  IV-ENG-03"""
    ship = ship_of(g)
    gained = min(n, MOST_ENERGY - ship.energy)
    if gained > 0:
        ship.energy += gained
        g.did("energy", -1, n=gained)


def gain_command(g: G, n: int) -> None:
    """There are 6 tokens; what is above is lost.  IV-CMD-02"""
    ship = ship_of(g)
    gained = min(n, MOST_COMMAND - ship.command)
    if gained > 0:
        ship.command += gained
        g.did("command", -1, n=gained)


def change_technology(g: G, n: int) -> None:
    """The card of the neighbouring level takes the place; above the highest it gives Energy for the next Bridge.

    IV-TEC-01, IV-TEC-03
    """
    ship = ship_of(g)
    if ship.technology + n > MOST_TECHNOLOGY:
        ship.energy_next += 1
        g.did("energy_kept", -1)
    elif ship.technology + n >= 0:
        ship.technology += n
        g.did("technology", -1, n=ship.technology)
