"""The crew on board: where each member is, sleeves, assignments.

IV-CRW-07, IV-CRW-08, IV-CRW-09, IV-CRW-10, IV-ASG-01, IV-ASG-02, IV-ASG-03
"""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import SECTIONS, SLEEVES
from starboard.games.iss_vanguard.model.ship import Person, Ship
from starboard.kernel.ids import pid
from starboard.kernel.offers import Change, Need
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat


def ship_of(g: G) -> Ship:
    """The ship, where there must be one."""
    ship: Ship | None = g.s.ship
    assert ship is not None, "a world that is played by itself has no ship"
    return ship


def person_of(ship: Ship, crew: str) -> Person:
    return next(person for person in ship.crew if person.crew == crew)


def alive(ship: Ship, seat: Seat) -> list[Person]:
    """The living members of a Section.  IV-CRW-07"""
    return [person for person in ship.crew if person.seat == seat and person.post != "dead"]


def at_post(ship: Ship, *posts: str, seat: Seat | None = None) -> list[Person]:
    """Who is Available, Resting, in a bed; of one Section, or of all."""
    return [person for person in ship.crew if person.post in posts and seat in (None, person.seat)]


def free_sleeves(ship: Ship, seat: Seat, rank: int) -> int:
    """Sleeves of a Rank that a Section has left; the dead have left theirs.  IV-CRW-08, IV-CRW-11"""
    return SLEEVES[rank] - sum(person.rank == rank for person in alive(ship, seat))


def may_rise(ship: Ship, person: Person) -> bool:
    """Whether a member can be promoted: Rank 3 is the highest, and a sleeve must be free.  IV-CRW-09, IV-RNK-04"""
    return person.rank < len(SLEEVES) - 1 and free_sleeves(ship, person.seat, person.rank + 1) > 0


def rise_needs(person: Person) -> tuple[Need, ...]:
    """What a promotion asks for: a higher Rank, and a free sleeve of it.  IV-CRW-09, IV-RNK-04"""

    def has_higher(g: G, here: Step) -> bool:
        return person.rank < len(SLEEVES) - 1

    def has_sleeve(g: G, here: Step) -> bool:
        return may_rise(ship_of(g), person_of(ship_of(g), person.crew))

    return (
        Need(has_higher, "why-highest-rank", "IV-RNK-04"),
        Need(has_sleeve, "why-sleeve", "IV-CRW-09", (pid("number", person.rank + 1),)),
    )


def may_be_assigned(ship: Ship, person: Person) -> bool:
    """An Available member who is not the last one of the Section.  IV-ASG-01, IV-ASG-03"""
    return person.post == "available" and len(at_post(ship, "available", seat=person.seat)) > 1


def assignable(ship: Ship) -> list[Person]:
    return [person for person in ship.crew if may_be_assigned(ship, person)]


def section_of(person: Person) -> str:
    return SECTIONS[person.seat]


class Assign(Verb, frozen=True):
    """An Available member is assigned to a task and rests until the next Docking; never the last of a Section.

    IV-ASG-01, IV-ASG-02, IV-ASG-03
    """

    crew: str

    def possible(self, g: G, here: Step) -> bool:
        return may_be_assigned(ship_of(g), person_of(ship_of(g), self.crew))

    def lacks(self, g: G, here: Step) -> tuple[str, tuple[str, ...]]:
        return "why-last-available", (SECTIONS[person_of(ship_of(g), self.crew).seat],)

    def run(self, g: G, here: Step) -> None:
        person = person_of(ship_of(g), self.crew)
        person.post = "resting"
        g.did("assigned", person.seat, self.crew)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("rests")
