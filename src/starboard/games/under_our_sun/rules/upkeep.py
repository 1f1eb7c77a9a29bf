"""Drinking and eating.  OS-RND-15, OS-RND-19, OS-RND-20, OS-CON-09."""

from collections.abc import Iterable
from typing import ClassVar

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.health import hurt
from starboard.games.under_our_sun.rules.modifiers import SkipUpkeep, Upkeep
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.kernel.offers import Offer, Offers
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt


def need_of(g: G, me: Character, what: str) -> int:
    """How much of it is taken; nothing, where a card leaves the step out."""
    if any(skip.what == what for skip in in_force(g, me, SkipUpkeep)):
        return 0
    return max([1, *(up.n for up in in_force(g, me, Upkeep) if up.what == what)])


class Thirst(Verb, frozen=True):
    """1 health is lost instead of water.  OS-RND-19, OS-CON-09"""

    def run(self, g: G, here: Step) -> None:
        hurt(g, person(g, here.seat), 1, "thirst")


class Hunger(Verb, frozen=True):
    """1 health is lost instead of a ration.  OS-RND-15, OS-CON-09"""

    def run(self, g: G, here: Step) -> None:
        hurt(g, person(g, here.seat), 1, "hunger")


class Drunk(Verb, frozen=True):
    """It has drunk."""

    def run(self, g: G, here: Step) -> None:
        g.did("hydrate", here.seat, name(person(g, here.seat)))


class Fed(Verb, frozen=True):
    """It has eaten."""

    def run(self, g: G, here: Step) -> None:
        g.did("fed", here.seat, name(person(g, here.seat)))


class Hydrate(Offers, frozen=True):
    """At the start of its turn a character drinks or loses health.  OS-RND-19, OS-RND-20, OS-RND-23"""

    prompt: ClassVar[str] = "hydrate"
    because: ClassVar[str] = "hydrate"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        me = person(g, here.seat)
        n = need_of(g, me, "hydrate")
        if not n or me.health <= 0:
            return ()
        return (
            Offer(opt("drink"), (("water", n),), (), (Drunk(),), "OS-RND-19"),
            Offer(opt("thirst"), (), (), (Thirst(),), "OS-RND-20"),
        )


class Meal(Offers, frozen=True):
    """In the preparation a character eats a ration or loses health.  OS-RND-15, OS-RND-20"""

    prompt: ClassVar[str] = "meal"
    because: ClassVar[str] = "meal"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        me = person(g, here.seat)
        n = need_of(g, me, "eat")
        if not n or me.health <= 0:
            return ()
        return (
            Offer(opt("feed"), (("ration", n),), (), (Fed(),), "OS-RND-15"),
            Offer(opt("hunger"), (), (), (Hunger(),), "OS-RND-20"),
        )
