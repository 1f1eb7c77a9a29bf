"""A part of an effect: a verb that content may use, as a cost or as a result.

It says what it goes by and what it changes as facets of the table: of whomever it means, and of the table itself.  What
its selectors go by is added; what it comes to as things stand, it may say more exactly.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.effects.selectors import is_fixed, reads_of, seats_of
from starboard.games.unsettled.rules.facets import is_harm, loss_of, of
from starboard.kernel.verbs import ANYTHING, Ask, Step, Verb
from starboard.kernel.words import Seat

ALL_SEATS: Sequence[Seat] = range(4)


class Part(Verb, frozen=True):
    """What every verb of content can say of itself beside what it does."""

    goes_by: ClassVar[int] = ANYTHING  # what it goes by, of whom it means and of the table
    alters: ClassVar[int] = ANYTHING  # what it changes, of whom it means and of the table

    def is_safe(self) -> bool:
        """Whether it goes by nothing and takes nothing away, however things stand."""
        return is_safe(self)

    def goes_by_now(self, g: G, here: Step) -> int:
        """What it goes by as things stand; less only if certain."""
        return goes_by(g, here, self)

    def alters_now(self, g: G, here: Step) -> int:
        """What it changes as things stand, with what follows from it; less only if certain."""
        return of(self.alters, seats_of(g, here, self))

    def alters_at_once(self, g: G, here: Step) -> int:
        """What it changes as it happens."""
        return of(self.alters, seats_of(g, here, self))

    def needs_now(self, g: G, here: Step) -> int:
        """What a free action needs that consists of it."""
        return self.goes_by_now(g, here)

    def calls_ever(self, book: Book) -> int:
        """What it may change, whoever is meant."""
        return of(self.alters, ALL_SEATS)

    def at_stake(self, g: G, here: Step) -> int:
        """What it goes by, and what is lost by it at once; what follows from it has windows of its own."""
        return self.goes_by_now(g, here) | loss_of(self.alters_at_once(g, here))


class AskingPart(Part, Ask, frozen=True):
    """A part that begins with a question."""

    def is_safe(self) -> bool:
        return False


def goes_by(g: G, here: Step, thing: Any) -> int:
    """What a verb or a condition goes by: its facets for whom it means, and its selectors."""
    return of(thing.goes_by, seats_of(g, here, thing)) | reads_of(g, here, thing)


SAYS = ("at_stake", "goes_by_now", "alters_at_once")


def is_safe(part: Part) -> bool:
    """Whether all that a verb says of itself holds always: it goes by nothing, by its own word and by its selectors."""
    kind = type(part)
    plain = all(getattr(kind, name) is getattr(Part, name) for name in SAYS)
    return plain and not part.goes_by and not is_harm(part.alters) and is_fixed(part)
