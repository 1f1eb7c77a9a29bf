"""The dead: a window of three phases, then elimination.  OS-DTH."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.ground import drop
from starboard.games.under_our_sun.rules.persons import name


def count_down(g: G) -> None:
    """A phase is over: who was not revived by the end of the third is eliminated.  OS-DTH-03, OS-DTH-04."""
    for c in g.s.characters:
        if c.dead:
            c.dead -= 1
            if not c.dead:
                eliminate(g, c)


def eliminate(g: G, me: Character) -> None:
    """Its belongings are dropped on its tile, its water is lost, its karma dice leave the game.  OS-DTH-08."""
    me.out, me.dead, me.water, me.karma = True, 0, 0, 0
    drop(g, me.at, me.goods, tuple(me.things))
    for kind in GOODS:
        setattr(me, kind, 0)
    me.things = []
    g.did("eliminated", me.seat, name(me))
