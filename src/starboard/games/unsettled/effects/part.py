"""A part of an effect: a verb that content may use, as a cost or as a result."""

from typing import ClassVar

from starboard.kernel.verbs import Ask, Verb


class Part(Verb, frozen=True):
    """What every verb of content can say of itself beside what it does."""

    threatens: ClassVar[frozenset[str]] = frozenset()  # what an explorer may lose by it: a window may matter before
    helps: ClassVar[frozenset[str]] = frozenset()  # what it can save from a threat: worth a window as a free action


class AskingPart(Ask, frozen=True):
    """A part that begins with a question."""

    threatens: ClassVar[frozenset[str]] = frozenset()
    helps: ClassVar[frozenset[str]] = frozenset()
