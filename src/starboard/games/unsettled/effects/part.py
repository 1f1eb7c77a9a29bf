"""A part of an effect: a verb that content may use, as a cost or as a result."""

from typing import ClassVar

from starboard.games.unsettled.model.table import G
from starboard.kernel.verbs import Ask, Step, Verb


class Part(Verb, frozen=True):
    """What every verb of content can say of itself beside what it does."""

    threatens: ClassVar[frozenset[str]] = frozenset()  # what an explorer may lose by it: a window may matter before
    helps: ClassVar[frozenset[str]] = frozenset()  # what it can save from a threat: worth a window as a free action

    def possible(self, g: G, here: Step) -> bool:
        """Whether it can be done, or as a cost paid, in full; under an action space all must be.  UN-FOC-21"""
        return True


class AskingPart(Ask, frozen=True):
    """A part that begins with a question."""

    threatens: ClassVar[frozenset[str]] = frozenset()
    helps: ClassVar[frozenset[str]] = frozenset()

    def possible(self, g: G, here: Step) -> bool:
        return True


def possible(g: G, here: Step, verb: Verb) -> bool:
    return not isinstance(verb, Part | AskingPart) or verb.possible(g, here)
