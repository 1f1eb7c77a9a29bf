"""Unloading: ship abilities, unique discoveries to their rows, the rest to the Found Discoveries.

IV-DOC-08, IV-DOC-09, IV-DOC-10, IV-UNI-04, IV-UNI-06
"""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.games.iss_vanguard.rules.discoveries import KEPT
from starboard.games.iss_vanguard.rules.pages import DONE, ShipOffers, turn_to
from starboard.games.iss_vanguard.rules.rows import keep_uniques
from starboard.kernel.forms import all_hold
from starboard.kernel.ids import pid
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt


class Unload(Verb, frozen=True):
    """IV-DOC-08"""

    def run(self, g: G, here: Step) -> None:
        turn_to(g, "unloading")
        g.push(here.seat, ShipAbilities(), Store())


class ShipAbilities(ShipOffers, frozen=True):
    """Ship abilities of Discoveries are resolved, each once; one that costs the card may be left.

    IV-DOC-08, IV-DOC-10
    """

    used: tuple[str, ...] = ()
    prompt: ClassVar[str] = "unloading"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        for key, at in self.abilities(g):
            yield _ability(g, key, at)
        yield Offer(DONE, needs=(Need(self.is_nothing_due, "why-ability-due", "IV-DOC-08"),), rule="IV-DOC-08")

    def abilities(self, g: G) -> Iterator[tuple[str, int]]:
        """The cards whose ability was not used yet, and which of their abilities it is."""
        speak = g.book.moments.get("unload", {})
        for key in dict.fromkeys(g.s.finds):
            yield from ((key, at) for at in speak.get(key, ()) if _name(key, at) not in self.used)

    def is_nothing_due(self, g: G, here: Step) -> bool:
        """What its card does not leave to choose, and what does not use it up, must happen.  IV-DOC-08, IV-DOC-10"""
        return not any(_is_due(g, here, key, at) for key, at in self.abilities(g))

    def take(self, g: G, here: Step, offer: Offer) -> None:
        if offer.option != DONE:
            key, at = str(offer.option.ids[0]), int(offer.option.ids[1]) if len(offer.option.ids) > 1 else 0
            g.push(here.seat, ShipAbilities((*self.used, _name(key, at))))
            g.push(here.seat, *offer.payment, *offer.does, source=key)


def _name(key: str, at: int) -> str:
    """An ability that was used, as it is remembered: its card, and which of several of the card."""
    return pid(key, at) if at else key


def _is_due(g: G, here: Step, key: str, at: int) -> bool:
    ability = g.book.abilities[key][at]
    return not ability.cost and not ability.may and all_hold(g, Step(here.verb, here.seat, key), ability.requires)


def _ability(g: G, key: str, at: int) -> Offer:
    ability = g.book.abilities[key][at]

    def holds(g: G, here: Step) -> bool:
        return all_hold(g, here, ability.requires)

    option = opt("use", key) if not at else opt("use", key, at)
    return Offer(
        option, needs=(Need(holds, "why-requires"),), costs=ability.cost, does=ability.does, rule="IV-DOC-08",
        source=key,
    )  # fmt: skip


class Store(Verb, frozen=True):
    """Unique discoveries go to the Ship Book, completed rows give their reward, the rest is stock.

    IV-DOC-08, IV-DOC-09, IV-UNI-04
    """

    def run(self, g: G, here: Step) -> None:
        s, ship = g.s, ship_of(g)
        ship.found += s.finds
        keep_uniques(g, [number for number in s.finds_unique if number <= KEPT])
        s.finds, s.finds_unique = [], []
        g.did("unloaded", -1)
