"""Scopes: what has an inside.  Their fields are the memory of that thing, and vanish with it."""

from typing import TYPE_CHECKING, Any, ClassVar

from starboard.kernel.verbs import Scope, Step

if TYPE_CHECKING:
    from starboard.kernel.game import Game


class Exploration(Scope, frozen=True, kw_only=True):
    """A Planetary Exploration, from the landing to its end."""

    because: ClassVar[str] = "exploration"


class Round(Scope, frozen=True, kw_only=True):
    """A round.  IV-RND-02"""


class Turn(Scope, frozen=True, kw_only=True):
    """A member's turn.  IV-RND-05"""

    wakes: ClassVar[bool] = True
    declined: tuple[str, ...] = ()  # what the others would not agree to in this turn.  IV-SPA-07, IV-LFT-01


class Acting(Scope, frozen=True, kw_only=True, tag="action"):
    """An Action, resolved completely before the next.  IV-RND-05"""

    what: str = ""
    because: ClassVar[str] = "action"


class Moving(Scope, frozen=True, kw_only=True):
    """A Move along one route: the member is on the starting sector until all icons are resolved.  IV-MOV-07"""

    to: int = 0
    because: ClassVar[str] = "route"


class Behaving(Scope, frozen=True, kw_only=True):
    """A behaviour of a Threat, which stops when the Threat leaves play.  IV-THR-11"""

    threat: str = ""


class Testing(Scope, frozen=True, kw_only=True, tag="test"):
    """The ten steps of a test; its memory is `Table.test`.  IV-TST-02"""

    because: ClassVar[str] = "test"

    def close(self, g: "Game[Any]", here: Step, cut: bool) -> None:
        """The test is over: what it still holds goes back to its members, also where something cut it.  IV-TST-19"""
        s = g.s
        test, s.test = s.test, s.tests.pop() if s.tests else None
        for me in s.members:
            if me.uses:
                me.uses = [use for use in me.uses if not use.endswith("@test")]
            if test is not None and not me.dead:
                me.used += [kind for owner, kind in test.hand if owner == me.seat]
                me.used += [die.kind for die in test.pool if die.owner == me.seat]
                if test.seat == me.seat and test.out:
                    empty = [colour for colour, die in enumerate(me.harm) if not die]
                    for colour in empty[: test.out]:
                        me.harm[colour] = 1


class ShipPhase(Scope, frozen=True, kw_only=True):
    """Ship Management before an exploration, from the Bridge to the launch.  IV-SHP-01"""

    because: ClassVar[str] = "ship"


class Homecoming(Scope, frozen=True, kw_only=True):
    """Ship Management after an exploration, from leaving the planet to the Save point.  IV-SHP-02"""

    because: ClassVar[str] = "ship"
