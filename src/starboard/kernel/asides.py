"""Asides: a sentence that a story tells after its own, by what happened, so that a second game reads differently."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from starboard.kernel.forms import Conditions, all_hold
from starboard.kernel.texts import Say, Text
from starboard.kernel.verbs import Step

if TYPE_CHECKING:
    from starboard.kernel.game import Game


class Aside(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A sentence more for a story, if its conditions hold as the story is read."""

    story: Text
    requires: Conditions = ()


def first_that_fits(g: "Game[Any]", here: Step, asides: Sequence[Aside]) -> int | None:
    """The number of the first aside that fits what happened; None: the story is told alone."""
    return next((n for n, aside in enumerate(asides) if all_hold(g, here, aside.requires)), None)


def with_aside(story: Text, asides: Sequence[Aside], n: int | None, say: Say) -> str:
    """A story with the aside that was told; a table may be older than its cartridge, and know one that is gone."""
    if n is None or n >= len(asides):
        return say.text(story)
    return f"{say.text(story).rstrip()} {say.text(asides[n].story)}"
