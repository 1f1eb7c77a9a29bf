"""The Infirmary.  IV-INF-01 to IV-INF-12, IV-SUR-09, IV-ASG-05"""

from collections.abc import Iterator
from typing import ClassVar, Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import HARM_FACES, Bed
from starboard.games.iss_vanguard.model.ship import Person
from starboard.games.iss_vanguard.rules.crew import Assign, assignable, at_post, person_of, ship_of
from starboard.games.iss_vanguard.rules.docking import fall
from starboard.games.iss_vanguard.rules.elimination import is_deadly
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers, install_upgrades, turn_to
from starboard.games.iss_vanguard.rules.ship_modifiers import beds, recovery, rerolls_survival
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt

STEPS: Final[dict[str, str]] = {"critical": "moderate", "moderate": "light", "light": "recovered"}  # IV-INF-02
WORSE: Final[dict[str, str]] = {"light": "moderate", "moderate": "critical"}
BED_FOR: Final[tuple[Bed, ...]] = ("light", "light", "moderate", "critical")  # by injuries.  IV-INF-05
TEST_DICE: Final = 3  # IV-INF-07


class OpenInfirmary(Verb, frozen=True):
    """Its steps in order.  IV-INF-01, IV-INF-11"""

    def run(self, g: G, here: Step) -> None:
        turn_to(g, "infirmary")
        install_upgrades(g, "infirmary")
        g.push(here.seat, Discharge(), Recover(), Care(), RestUnhurt(), Admit())


class Discharge(Verb, frozen=True):
    """The patients already Recovered become Resting crew.  IV-INF-03"""

    def run(self, g: G, here: Step) -> None:
        for person in at_post(ship_of(g), "recovered"):
            person.post = "resting"
            g.did("discharged", person.seat, person.crew)


class Recover(Verb, frozen=True):
    """Every other patient moves one step toward Recovered.  IV-INF-03"""

    def run(self, g: G, here: Step) -> None:
        for person in at_post(ship_of(g), "light", "moderate", "critical"):
            for _ in range(recovery(g)):
                person.post = STEPS.get(person.post, "recovered")  # type: ignore[assignment]
            g.did("recovers", person.seat, person.crew, person.post)


class Care(ShipOffers, frozen=True):
    """Each member assigned moves one patient one further step, without limit.  IV-INF-04"""

    prompt: ClassVar[str] = "infirmary"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        ship = ship_of(g)
        people = at_post(ship, "available") if closed else assignable(ship)
        for patient in at_post(ship, "light", "moderate", "critical"):
            for person in people:
                yield _heal(patient, person)
        yield Offer(DONE)


def _heal(patient: Person, person: Person) -> Offer:
    to = STEPS[patient.post]

    def has_bed(g: G, here: Step) -> bool:
        return to == "recovered" or is_free(g, to)

    return Offer(
        opt("nurse", patient.crew, person.crew), needs=(Need(has_bed, "why-no-bed", "IV-INF-06", (to,)),),
        costs=(Assign(person.crew),), does=(MoveOn(patient.crew),), rule="IV-INF-04",
    )  # fmt: skip


def is_free(g: G, bed: str) -> bool:
    """Whether a condition has a free bed.  IV-INF-06, IV-INF-10"""
    return len(at_post(ship_of(g), bed)) < beds(g, bed)  # type: ignore[arg-type]


class MoveOn(Verb, frozen=True):
    """A patient moves one step.  IV-INF-04"""

    crew: str

    def run(self, g: G, here: Step) -> None:
        person = person_of(ship_of(g), self.crew)
        person.post = STEPS[person.post]  # type: ignore[assignment]
        g.did("recovers", person.seat, person.crew, person.post)


class RestUnhurt(Verb, frozen=True):
    """Who comes home without an injury card rests; injury dice go back to the supply.  IV-INF-12, IV-ASG-05"""

    def run(self, g: G, here: Step) -> None:
        ship = ship_of(g)
        for me in g.s.members:
            person = person_of(ship, me.crew)
            if not me.injuries and person.post == "field":
                person.post = "resting"


class Admit(Verb, frozen=True):
    """The injured are admitted by the number of their injuries; Critical patients make a Survival test.

    IV-INF-05, IV-INF-06, IV-INF-07, IV-INF-09, IV-SUR-09
    """

    def run(self, g: G, here: Step) -> None:
        s, ship = g.s, ship_of(g)
        tests: list[Verb] = []
        for me in s.members:
            person = person_of(ship, me.crew)
            if person.post == "field":
                bed = admit(g, person, BED_FOR[min(3, len(me.injuries))])
                if is_tested(g, bed):
                    tests.append(SurvivalTest(me.crew))
        s.members = []
        g.push(here.seat, *tests)


def admit(g: G, person: Person, wanted: str) -> str:
    """A bed of the condition or of the next more severe one; without any the patient dies.  IV-INF-06"""
    bed = wanted
    while bed and not is_free(g, bed):
        bed = WORSE.get(bed, "")
    if not bed:
        fall(g, person.crew)
        return ""
    person.post = bed  # type: ignore[assignment]
    g.did("admitted", person.seat, person.crew, bed)
    return bed


def is_tested(g: G, bed: str) -> bool:
    """Whether who is admitted to this condition makes a Survival test.  IV-INF-07, IV-SUR-09"""
    return bed == "critical" or (bed == "moderate" and g.s.survival)


class SurvivalTest(Verb, frozen=True):
    """Three injury dice: two Major damage, or one with a Damage, are deadly.  IV-INF-07, IV-INF-08"""

    crew: str

    def run(self, g: G, here: Step) -> None:
        faces = [HARM_FACES[g.roll(len(HARM_FACES), "injury")] for _ in range(TEST_DICE)]
        if rerolls_survival(g) and "major_damage" in faces:
            faces[faces.index("major_damage")] = HARM_FACES[g.roll(len(HARM_FACES), "injury")]
        person = person_of(ship_of(g), self.crew)
        g.did("survival", person.seat, self.crew, "dead" if is_deadly(faces) else "alive")
        if is_deadly(faces):
            fall(g, self.crew)
