"""The Son of Liberty: hidden until they show their card or use an ability; then spared by their own kind."""

from starboard.kernel.offers import Free, Offer
from starboard.kernel.verbs import Verb
from starboard.kernel.words import Seat, opt
from tests.hard.under_our_sun.day import Act, TurnOf
from tests.hard.under_our_sun.model import ENEMIES, Character, Enemy, G, Here, is_revealed, neighbours


class Reveal(Verb, frozen=True):
    """The Team card is shown to everybody.  OS-MOD-06, OS-MOD-14."""

    def run(self, g: G, here: Here) -> None:
        me = g.s.characters[here.seat]
        me.team = g.show(me.team)
        g.did("reveal", here.seat, me.team.value)


class Infiltrate(Verb, frozen=True):
    """One enemy of the Sons of Liberty appears beside the character, once a day.  OS-MOD-10, OS-MOD-24."""

    to: int

    def run(self, g: G, here: Here) -> None:
        g.s.characters[here.seat].infiltrated = True
        g.s.enemies.append(Enemy(ENEMIES + g.s.bred, self.to, "sons"))
        g.s.bred += 1
        g.did("infiltrate", here.seat, self.to)


def turn_of(g: G) -> Seat | None:
    return next((g.s.stack[i].seat for i, scope in g.scopes() if isinstance(scope, TurnOf)), None)


def traitor_moves(g: G) -> list[Free]:
    """Secret, so they never open a window: they stand beside questions that are put in every world alike."""
    acting = isinstance(g.s.stack[-1].verb, Act) if g.s.stack else False
    found: list[Free] = []
    for me in g.s.characters:
        if me.team.value != "sons" or not me.health:
            continue
        if not is_revealed(me) and turn_of(g) == me.seat:
            found.append(Free(me.seat, Offer(opt("reveal"), costs=(Reveal(),), opens=False)))
        if acting and not me.infiltrated:  # OS-MOD-22: between any two actions, anybody's
            found += [
                Free(me.seat, Offer(opt("infiltrate", to), costs=(Reveal(), Infiltrate(to)), opens=False))
                for to in lairs(g, me)
            ]
    return found


def lairs(g: G, me: Character) -> list[int]:
    """Beside the character, where a tile lies, face up or face down.  OS-MOD-24."""
    return [to for to in neighbours(me.at) if to in g.s.tiles]
