"""The Barracks: recruits and training, or shore leave.  IV-BAR-01, IV-BAR-02, IV-BAR-03, IV-BAR-05, IV-BAR-06"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import MORALE, SECTIONS
from starboard.games.iss_vanguard.model.ship import Person
from starboard.games.iss_vanguard.rules.crew import Assign, assignable, at_post, person_of, rise_needs, ship_of
from starboard.games.iss_vanguard.rules.morale import raise_morale
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers
from starboard.games.iss_vanguard.rules.recruits import DrawRecruits
from starboard.kernel.offers import Change, Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt


class OpenBarracks(Verb, frozen=True):
    """IV-BAR-05"""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, Barracks())


class Barracks(ShipOffers, frozen=True):
    """Recruiting and training, or shore leave instead.  IV-BAR-02, IV-BAR-05"""

    prompt: ClassVar[str] = "barracks"

    def offers(self, g: G, here: Step, closed: bool = False) -> tuple[Offer, ...]:
        draws = tuple(DrawRecruits(seat) for seat in range(len(SECTIONS)))
        return (
            Offer(opt("muster"), does=(*draws, Training()), rule="IV-BAR-02"),
            Offer(
                opt("shore_leave"), needs=(Need(is_below_high, "why-high-morale", "IV-MOR-02"),), does=(GiveLeave(),),
                rule="IV-BAR-05",
            ),
        )  # fmt: skip

    def take(self, g: G, here: Step, offer: Offer) -> None:
        g.push(here.seat, *offer.does, source=here.source)


def is_below_high(g: G, here: Step) -> bool:
    return ship_of(g).morale < len(MORALE) - 1


class GiveLeave(Verb, frozen=True):
    """Shore leave raises morale by one level.  IV-BAR-05, IV-MOR-08"""

    def run(self, g: G, here: Step) -> None:
        g.did("shore_leave", -1)
        raise_morale(g)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("morale", 1)


class Training(ShipOffers, frozen=True):
    """One Rank 1 member is assigned and moves into a free Rank 2 sleeve.  IV-BAR-03"""

    prompt: ClassVar[str] = "training"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        ship = ship_of(g)
        for person in at_post(ship, "available") if closed else assignable(ship):
            if person.rank == 1:
                yield _train(person)
        yield Offer(DONE)

    def take(self, g: G, here: Step, offer: Offer) -> None:
        g.push(here.seat, *offer.payment, *offer.does, source=here.source)


def _train(person: Person) -> Offer:
    return Offer(
        opt("train", person.crew), needs=rise_needs(person), costs=(Assign(person.crew),), does=(Promote(person.crew),),
        rule="IV-BAR-03",
    )  # fmt: skip


class Promote(Verb, frozen=True):
    """A member goes up by one Rank.  IV-RNK-03, IV-BAR-03"""

    crew: str

    def run(self, g: G, here: Step) -> None:
        person = person_of(ship_of(g), self.crew)
        person.rank += 1
        g.did("risen", person.seat, self.crew, n=person.rank)
