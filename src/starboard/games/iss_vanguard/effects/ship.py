"""What cards and entries do to the ship and the campaign."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import (
    MORALE,
    MOST_COMMAND,
    MOST_ENERGY,
    MOST_TECHNOLOGY,
    Bed,
    Kind,
)
from starboard.games.iss_vanguard.rules.bridge import change_technology, gain_command, gain_energy
from starboard.games.iss_vanguard.rules.crew import at_post, ship_of
from starboard.games.iss_vanguard.rules.crises import Reveal
from starboard.games.iss_vanguard.rules.dice_trade import unlock
from starboard.games.iss_vanguard.rules.losing import EndCampaign
from starboard.games.iss_vanguard.rules.morale import SinkBelow, fall_of_morale, lower_morale, raise_morale
from starboard.games.iss_vanguard.rules.objectives import await_card, fulfil
from starboard.games.iss_vanguard.rules.recruits import ChooseRecruiter, may_recruit
from starboard.games.iss_vanguard.rules.scanner import Uncover
from starboard.games.iss_vanguard.rules.ship_losses import (
    ChooseDamaged,
    ChooseGivenUp,
    ChoosePatient,
    ChooseResting,
    discoveries_of,
    soft_landers,
)
from starboard.kernel.ids import pid
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Step, Verb


class GainEnergy(Verb, frozen=True):
    """Energy tokens come into the pool, 8 at most.  IV-ENG-03, IV-SHP-05"""

    n: int = 1
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        gain_energy(g, self.n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("energy", self.n, most=MOST_ENERGY - ship_of(g).energy)


class LoseEnergy(Verb, frozen=True):
    """Energy tokens are lost; as an option of a Crisis all of them must be there.  IV-CRI-11"""

    n: int = 1
    fixed: ClassVar[bool] = True

    def possible(self, g: G, here: Step) -> bool:
        return ship_of(g).energy >= self.n

    def lacks(self, g: G, here: Step) -> tuple[str, tuple[str, ...]]:
        return "why-energy", (pid("number", self.n), pid("number", ship_of(g).energy))

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        lost = min(self.n, ship.energy)
        ship.energy -= lost
        g.did("energy_lost", -1, n=lost)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("energy", -self.n)


class GainCommand(Verb, frozen=True):
    """Command tokens come into the pool, 6 at most.  IV-CMD-05"""

    n: int = 1
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        gain_command(g, self.n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("command", self.n, most=MOST_COMMAND - ship_of(g).command)


class LoseCommand(Verb, frozen=True):
    """Command tokens are lost; as an option of a Crisis all of them must be there.  IV-CRI-11"""

    n: int = 1
    fixed: ClassVar[bool] = True

    def possible(self, g: G, here: Step) -> bool:
        return ship_of(g).command >= self.n

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        lost = min(self.n, ship.command)
        ship.command -= lost
        g.did("command_lost", -1, n=lost)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("command", -self.n)


class RaiseMorale(Verb, frozen=True):
    """Morale rises by one level, to High at most.  IV-MOR-02, IV-MOR-08"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        if g.s.ship is not None:
            raise_morale(g)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if g.s.ship is not None and g.s.ship.morale < len(MORALE) - 1:
            yield Change("morale", 1)


class LowerMorale(Verb, frozen=True):
    """Morale falls by one level; in the field what it costs at Very low is settled after the exploration.

    IV-MOR-02, IV-MOR-05
    """

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        if g.s.ship is not None and not lower_morale(g):
            g.owe(here.seat, SinkBelow(), source=here.source, to=("exploration",))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if g.s.ship is not None:
            yield fall_of_morale(g)


class RaiseTechnology(Verb, frozen=True):
    """The Technology Level rises.  IV-TEC-01, IV-TEC-02, IV-TEC-03"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        change_technology(g, 1)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if ship_of(g).technology < MOST_TECHNOLOGY:
            yield Change("technology", 1)


class LowerTechnology(Verb, frozen=True):
    """The Technology Level falls, to 0 at worst.  IV-TEC-01"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        change_technology(g, -1)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if ship_of(g).technology:
            yield Change("technology", -1)


class Deliver(Verb, frozen=True):
    """Equipment goes to the Armoury, any other card to the Awaiting envelope.  IV-RES-09, IV-PRO-09, IV-ARM-02"""

    cards: tuple[str, ...]
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        for key in self.cards:
            if key in g.book.equipment:
                g.s.armoury.append(key)
                g.did("armoury", -1, key)
            else:
                await_card(g, key)


class UnlockDice(Verb, frozen=True):
    """Dice of a type may be bought.  IV-RNK-12"""

    type: Literal["universal", "expertise"]
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        unlock(g, self.type)


class Recruit(Verb, frozen=True):
    """So many Sections of choice draw Recruits and keep one at most.  IV-BAR-02"""

    n: int = 1
    fixed: ClassVar[bool] = True

    def possible(self, g: G, here: Step) -> bool:
        return any(may_recruit(g, seat) for seat in range(4))

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, ChooseRecruiter(self.n), source=here.source)


class RevealCrisis(Verb, frozen=True):
    """Crises are revealed.  IV-CRI-04"""

    n: int = 1
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, Reveal(self.n))


class AddCrises(Verb, frozen=True):
    """Upcoming Crises join the Potential ones.  IV-CRI-10"""

    cards: tuple[str, ...]
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        ship.potential += [key for key in self.cards if key not in ship.potential and key not in ship.crises]
        g.shuffle(ship.potential)
        g.did("crises_added", -1, n=len(self.cards))


class AdvanceEvents(Verb, frozen=True):
    """From the next exploration on the advanced events take the place of the standard ones.  IV-EVT-11"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        ship_of(g).advanced = True
        g.did("events_advanced", -1)


class SetObjective(Verb, frozen=True):
    """The next main objective waits for the Bridge.  IV-OBJ-02, IV-OBJ-05"""

    objective: str
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        await_card(g, self.objective)


class AddObjective(Verb, frozen=True):
    """A secondary objective waits for the Bridge.  IV-OBJ-03"""

    objective: str
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        await_card(g, self.objective)


class FulfilObjective(Verb, frozen=True):
    """An objective is fulfilled.  IV-OBJ-02, IV-OBJ-04"""

    objective: str
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        fulfil(g, self.objective)


class Chart(Verb, frozen=True):
    """Systems come on the map.  IV-MAP-01"""

    systems: tuple[str, ...]
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        for key in self.systems:
            if key not in ship.systems:
                ship.systems.append(key)
                g.did("charted", -1, key)


class UncoverLanding(Verb, frozen=True):
    """Parts of the Landing card of the destination are uncovered without a price.  IV-SCN-03"""

    n: int = 1
    fixed: ClassVar[bool] = True

    def possible(self, g: G, here: Step) -> bool:
        return bool(ship_of(g).destination)

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, Uncover(self.n))


class DiscardFound(Verb, frozen=True):
    """Found Discoveries go to the bottom of their decks.  IV-CRI-07"""

    n: int = 1
    kinds: tuple[Kind, ...] = ()
    fixed: ClassVar[bool] = True

    def possible(self, g: G, here: Step) -> bool:
        return len(discoveries_of(g, self.kinds)) >= self.n

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, ChooseGivenUp(self.n, self.kinds), source=here.source)


class RestCrew(Verb, frozen=True):
    """Available members rest.  IV-CRI-07"""

    n: int = 1
    fixed: ClassVar[bool] = True

    def possible(self, g: G, here: Step) -> bool:
        return len(at_post(ship_of(g), "available")) >= self.n

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, ChooseResting(self.n), source=here.source)


class AdmitCrew(Verb, frozen=True):
    """An Available member becomes a patient.  IV-CRI-07"""

    bed: Bed = "light"
    fixed: ClassVar[bool] = True

    def possible(self, g: G, here: Step) -> bool:
        return bool(at_post(ship_of(g), "available"))

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, ChoosePatient(self.bed), source=here.source)


class DamageOneLander(Verb, frozen=True):
    """A lander in the Hangar is damaged, one that can be.  IV-LND-07"""

    fixed: ClassVar[bool] = True

    def possible(self, g: G, here: Step) -> bool:
        return bool(soft_landers(g))

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, ChooseDamaged(), source=here.source)


class DelayProject(Verb, frozen=True):
    """The projects in production go back, to the first stage at worst."""

    n: int = 1
    fixed: ClassVar[bool] = True

    def possible(self, g: G, here: Step) -> bool:
        return any(order.stage > 1 for order in ship_of(g).orders)

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        ship.orders = [type(order)(order.project, max(1, order.stage - self.n)) for order in ship.orders]
        g.did("delayed", -1, n=self.n)


class WinCampaign(Verb, frozen=True):
    """The campaign is won, with an ending that its notes colour.  IV-STR-11"""

    ending: str
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, EndCampaign(self.ending))
