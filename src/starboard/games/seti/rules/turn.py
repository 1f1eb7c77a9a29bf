"""A turn: one main action, free actions around it, then what its end brings.  SE-TRN."""

from typing import ClassVar

from starboard.games.seti.book import G
from starboard.games.seti.model.memory import Main
from starboard.games.seti.rules.analyze import ANALYZE
from starboard.games.seti.rules.free import can_wait, free_offers
from starboard.games.seti.rules.land import LAND_NOWHERE, landings
from starboard.games.seti.rules.launch import LAUNCH
from starboard.games.seti.rules.orbit import ORBIT_NOWHERE, orbits
from starboard.games.seti.rules.pass_ import PASS
from starboard.games.seti.rules.planets import planets_in_reach
from starboard.games.seti.rules.play import plays
from starboard.games.seti.rules.scan import SCAN
from starboard.games.seti.rules.tech import RESEARCH
from starboard.kernel.offers import Offer, Offers
from starboard.kernel.verbs import Step
from starboard.kernel.words import Option, opt

END = Offer(opt("end"))


class ChooseAction(Offers, frozen=True):
    """Exactly one of eight main actions; passing is always one of them.  SE-TRN-01, SE-TRN-09."""

    prompt: ClassVar[str] = "action"
    because: ClassVar[str] = "turn"
    asks_one: ClassVar[bool] = True

    def offers(self, g: G, here: Step, closed: bool = False) -> list[Offer]:
        found = [PASS, LAUNCH]
        if g.s.probes and (planets := planets_in_reach(g, here.seat)):
            found += orbits(planets)
            found += landings(g, here.seat, planets, closed)
        elif closed:
            found += (ORBIT_NOWHERE, LAND_NOWHERE)
        found += (SCAN, ANALYZE, RESEARCH)
        found += plays(g, here.seat)
        return found

    def is_certain(self, g: G, here: Step) -> bool:
        return True

    def free_offers(self, g: G, here: Step) -> list[Offer]:
        return free_offers(g, here.seat, closed=True)

    def closing(self, g: G, here: Step) -> Option:
        return PASS.option

    def take(self, g: G, here: Step, offer: Offer) -> None:
        g.scope(Main(), here.seat, *offer.payment, *offer.does)


class EndTurn(Offers, frozen=True):
    """The active player ends the turn when no free action is wanted any more.  SE-TRN-06, SE-TRN-07."""

    prompt: ClassVar[str] = "end"
    because: ClassVar[str] = "turn"

    def offers(self, g: G, here: Step, closed: bool = False) -> list[Offer]:
        return [END]

    def find_open(self, g: G, here: Step) -> list[Offer]:
        return [END]  # it is always open

    def silence(self, g: G, here: Step) -> Option:
        return END.option

    def closing(self, g: G, here: Step) -> Option:
        return END.option

    def can_wait(self, g: G, here: Step, free: Option) -> bool:
        """Who has not passed has another turn, and nobody touches their stock before it.  SE-RND-03, SE-TRN-03."""
        return can_wait(g, free)

    def take(self, g: G, here: Step, offer: Offer) -> None:
        """Nothing more: the turn closes, and what follows it stands beneath."""

    def free_offers(self, g: G, here: Step) -> list[Offer]:
        return free_offers(g, here.seat, closed=True)
