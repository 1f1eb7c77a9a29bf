"""Health, conditions, fitness and action points."""

from collections.abc import Iterator

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import Damage as DamageKind
from starboard.games.under_our_sun.rules import health
from starboard.games.under_our_sun.rules.camp import change_fitness
from starboard.games.under_our_sun.rules.combat import Suffer
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.kernel.forms import Amount, amount
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Step, Verb


class Damage(Verb, frozen=True):
    """So much damage, which no protection reduces.  OS-CHR-01, OS-SUN-05"""

    n: Amount = 1
    kind: DamageKind = "normal"

    def run(self, g: G, here: Step) -> None:
        health.hurt(g, person(g, here.seat), amount(g, here, self.n), self.kind)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        if isinstance(self.n, int):
            yield Change("health", -health.damage_after(g, person(g, here.seat), self.n, self.kind))


class Heal(Verb, frozen=True):
    """So much health regained, as far as the gauge has room.  OS-CHR-02"""

    n: Amount = 1

    def possible(self, g: G, here: Step) -> bool:
        me = person(g, here.seat)
        return 0 < me.health < g.book.characters[me.key].health

    def run(self, g: G, here: Step) -> None:
        health.heal(g, person(g, here.seat), amount(g, here, self.n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        me = person(g, here.seat)
        if isinstance(self.n, int):
            yield Change("health", self.n, most=g.book.characters[me.key].health - me.health)


class Infect(Verb, frozen=True):
    """The character is infected.  OS-CON-03, OS-CON-05"""

    def run(self, g: G, here: Step) -> None:
        health.infect(g, person(g, here.seat))


class Cure(Verb, frozen=True):
    """The infection is treated.  OS-CON-06, OS-CON-07"""

    def possible(self, g: G, here: Step) -> bool:
        return person(g, here.seat).infected

    def run(self, g: G, here: Step) -> None:
        health.cure(g, person(g, here.seat))


class ChangeFitness(Verb, frozen=True):
    """Fitness rises or falls by so many steps.  OS-CHR-11"""

    n: int

    def run(self, g: G, here: Step) -> None:
        change_fitness(g, person(g, here.seat), self.n)


class ChangeAp(Verb, frozen=True):
    """AP more or fewer now, never below 0."""

    n: int

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        me.ap = max(0, me.ap + self.n)
        g.did("ap", here.seat, name(me), n=self.n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("ap", max(self.n, -person(g, here.seat).ap))


class Prevent(Verb, frozen=True):
    """So much of the attack that is about to land does not count; 0: all of it.  OS-ITM-14"""

    n: int = 1

    def run(self, g: G, here: Step) -> None:
        blow = g.find(Suffer)
        if blow is not None:
            g.amend(Suffer, less=blow.less + (self.n or blow.result))


class Revive(Verb, frozen=True):
    """A dead character lives again with 1 health and no AP until the next refill.  OS-DTH-02, OS-DTH-07, OS-DTH-09"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.dead:
            me.health, me.dead, me.ap = 1, 0, 0
            g.did("revived", me.seat, name(me))
