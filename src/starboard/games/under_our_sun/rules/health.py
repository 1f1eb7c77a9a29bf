"""Health lost and regained, wounds, infection, death.  OS-CHR-01, OS-CHR-02, OS-CHR-19, OS-CHR-20, OS-CHR-21, OS-CON,
OS-DTH-01, OS-DTH-06."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import REVIVAL_PHASES, Damage
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.modifiers import Immune, ReduceDamage
from starboard.games.under_our_sun.rules.persons import name


def damage_after(g: G, me: Character, n: int, kind: Damage) -> int:
    """What is left of damage when skills and immunities are counted, after protection.

    OS-CHR-19, OS-CHR-20, OS-CHR-21, OS-CON-09.
    """
    if n <= 0 or any(immune.to == kind for immune in in_force(g, me, Immune)):
        return 0
    if n > 1 and in_force(g, me, ReduceDamage) and kind not in ("hunger", "thirst", "infection"):
        return n - 1
    return n


def hurt(g: G, me: Character, n: int, kind: Damage = "normal") -> int:
    """A character takes damage; at 0 health it is dead from that moment.  How much it came to.

    OS-CHR-01, OS-DTH-01.
    """
    if me.health <= 0:
        return 0
    taken = min(me.health, damage_after(g, me, n, kind))
    if taken:
        me.health -= taken
        g.did("hurt", me.seat, name(me), kind, n=taken)
        if me.health == 0:
            die(g, me)
    return taken


def heal(g: G, me: Character, n: int) -> int:
    """Health is regained as far as the gauge has room.  OS-CHR-02."""
    gained = max(0, min(n, g.book.characters[me.key].health - me.health))
    if gained and me.health > 0:
        me.health += gained
        g.did("heal", me.seat, name(me), n=gained)
        return gained
    return 0


def die(g: G, me: Character) -> None:
    """A dead character takes no turn, keeps its belongings and loses its stealth; it can be revived for three phases.

    OS-DTH-01, OS-DTH-03, OS-DTH-05, OS-DTH-06, OS-DTH-10.  The preparation is none of the phases: who dies in it has
    the three that follow.
    """
    me.health, me.hidden, me.waiting = 0, False, False
    me.dead, me.fell = REVIVAL_PHASES, g.s.day
    g.did("dead", me.seat, name(me))


def infect(g: G, me: Character) -> None:
    """OS-CON-03, OS-CON-05."""
    if me.health > 0 and not me.infected:
        me.infected = True
        g.did("infected", me.seat, name(me))


def cure(g: G, me: Character) -> None:
    """OS-CON-06, OS-CON-07."""
    if me.infected:
        me.infected = False
        g.did("cured", me.seat, name(me))
