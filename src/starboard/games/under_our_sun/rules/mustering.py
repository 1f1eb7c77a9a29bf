"""A combat round, and who says to join it before the enemies answer.  OS-COM-06, OS-MUL-02, OS-MUL-03, OS-MUL-11."""

from typing import ClassVar

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import distance
from starboard.games.under_our_sun.model.memory import Round
from starboard.games.under_our_sun.rules.enemies import joint_foes, ready_all
from starboard.games.under_our_sun.rules.persons import clockwise_from, name, person, push_for
from starboard.games.under_our_sun.rules.weapons import can_shoot
from starboard.kernel.verbs import Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, opt


class OpenRound(Verb, frozen=True):
    """A combat round begins: exhausted enemies are ready again, on the tile fought on and on that of who opens it.

    OS-COM-06, OS-COM-11
    """

    at: int
    does: Verbs

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        for at in {self.at, me.at}:
            ready_all(g, at)
        g.scope(Round(at=self.at, active=me.id), here.seat, *self.does)


def in_range(g: G, me: Character, at: int, active: int) -> bool:
    """Whether it can join against the enemies of a tile: it stands there, or beside it with a loaded weapon.

    OS-MUL-02, OS-MUL-03.
    """
    if me.health <= 0 or me.ap <= 0 or (me.at != at and not (distance(me.at, at) == 1 and can_shoot(g, me))):
        return False
    return bool(joint_foes(g, me, at, active))


def others_in_range(g: G, me: Character, at: int) -> tuple[int, ...]:
    """Clockwise from the active player.  OS-MUL-13."""
    return tuple([c.id for c in clockwise_from(g.s, me.id) if in_range(g, c, at, me.id)])


class Muster(Verb, frozen=True):
    """With two or more ready enemies on the tile the others say whether they join before the enemies answer.

    OS-MUL-11
    """

    def run(self, g: G, here: Step) -> None:
        me, now = person(g, here.seat), g.inside(Round)
        if now.active != me.id or sum(not foe.exhausted for foe in joint_foes(g, me, now.at, me.id)) < 2:
            return
        g.amend(Round, mustered=True)
        for who in reversed(others_in_range(g, me, now.at)):
            push_for(g, who, Pledge())


class Pledge(Ask, frozen=True):
    """Whether a character joins.  OS-MUL-01, OS-MUL-11"""

    prompt: ClassVar[str] = "join"
    because: ClassVar[str] = "combat"

    def options(self, g: G, here: Step) -> list[Option]:
        me = person(g, here.seat)
        return [opt("join", name(me)), opt("stand_by")]

    def silence(self, g: G, here: Step) -> Option:
        return opt("stand_by")

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "join":
            g.amend(Round, joiners=(*g.inside(Round).joiners, person(g, here.seat).id))
