"""Special effects, step 7: line by line, as often as the pool meets them.  IV-SPE

IV-SPE-06, IV-SPE-13
"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ICONS
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.rules.dice import leave_pool, rolled_ids, rolled_of
from starboard.games.iss_vanguard.rules.force import circumstances_of
from starboard.games.iss_vanguard.rules.pool import card_of, conversion_of, counts_of, current_test, dice_for, more_of_a
from starboard.games.iss_vanguard.rules.requirements import shows, times, ways_for
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.games.iss_vanguard.world import SpecialEffect
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt


def effects_of(g: G, test: Test) -> tuple[SpecialEffect, ...]:
    """Those of the circumstances first, then those of the Action, from top to bottom and left to right.

    IV-SPE-01, IV-SPE-09, IV-PRE-03
    """
    circumstances = g.book.circumstances.get(circumstances_of(g))
    added = circumstances.special if circumstances is not None else ()
    return tuple([effect for line in (*added, *card_of(g.book, test).special) for effect in line])


def leftovers_matter(g: G, test: Test, at: int) -> bool:
    """Whether it matters which dice this effect leaves: a later effect or an outcome line may want them."""
    card = card_of(g.book, test)
    return any(line.req for line in card.lines) or len(effects_of(g, test)) > at + 1


class ResolveSpecialEffects(Verb, frozen=True):
    """Step 7: each special effect in its order.  IV-SPE-01"""

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        test.step = 7
        g.push(here.seat, *(ResolveSpecial(at) for at in range(len(effects_of(g, test)))), source=test.source)


class ResolveSpecial(Verb, frozen=True):
    """A special effect: as often as printed results meet it, more often by choice.  IV-SPE-02, IV-SPE-03, IV-SPE-08"""

    at: int

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        effect = effects_of(g, test)[self.at]
        if effect.absent:
            pool = counts_of(g, test)
            icon = ICONS.index(effect.absent)
            if not shows(pool, icon, False):
                wild = shows(pool, icon, True)
                g.push(
                    here.seat, *([CountAsThere(self.at)] if wild else [ApplySpecial(self.at, 1)]), source=here.source
                )
        elif effect.req:
            g.push(here.seat, ChooseTimes(self.at), source=here.source)


class CountAsThere(Ask, frozen=True):
    """Whether a Vanguard counts as the icon whose absence has an effect.  IV-SPE-11"""

    at: int
    prompt: ClassVar[str] = "count_as_there"
    because: ClassVar[str] = "special_effect"

    def options(self, g: G, here: Step) -> list[Option]:
        icon = effects_of(g, current_test(g))[self.at].absent
        return [opt("count_as", icon), opt("count_not", icon)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "count_not":
            g.push(here.seat, ApplySpecial(self.at, 1), source=here.source)


class ChooseTimes(Ask, frozen=True):
    """How often: printed results bind, wild and converted ones are a choice.  IV-SPE-02, IV-SPE-03"""

    at: int
    prompt: ClassVar[str] = "how_often"
    because: ClassVar[str] = "special_effect"

    def options(self, g: G, here: Step) -> list[Option]:
        test = current_test(g)
        req = effects_of(g, test)[self.at].req
        pool, more = counts_of(g, test), more_of_a(g, test)
        conversion = conversion_of(g, test.seat)
        least = times(pool, req, False, conversion, more)
        most = times(pool, req, True, conversion, more)
        found = [n for n in range(least, most + 1) if n == 0 or ways_for(pool, req, n, conversion, more)]
        return [opt("times", pid("number", n)) for n in found]

    def answer(self, g: G, here: Step, option: Option) -> None:
        n = number_of(option.ids[0], "number")
        if n:
            g.push(here.seat, PayForSpecial(self.at, n), ApplySpecial(self.at, n), source=here.source)


class PayForSpecial(Ask, frozen=True):
    """Which dice supply the icons; those that are not needed stay.  IV-SPE-04, IV-SPE-10"""

    at: int
    n: int
    prompt: ClassVar[str] = "pay_with"
    because: ClassVar[str] = "special_effect"

    def ways(self, g: G) -> list[tuple[str, ...]]:
        test = current_test(g)
        pool = counts_of(g, test)
        req = effects_of(g, test)[self.at].req
        found = ways_for(pool, req, self.n, conversion_of(g, test.seat), more_of_a(g, test))
        if not leftovers_matter(g, test, self.at):
            found = found[:1]
        return [rolled_ids(g.book, dice_for(g, test, pool, way)) for way in found]

    def options(self, g: G, here: Step) -> list[Option]:
        return [Option("pay_with", ids) for ids in dict.fromkeys(self.ways(g))]

    def answer(self, g: G, here: Step, option: Option) -> None:
        pay(g, option)


def pay(g: G, option: Option) -> None:
    """Dice of the pool pay for something."""
    leave_pool(g, [rolled_of(g.book, id_) for id_ in option.ids])


class ApplySpecial(Verb, frozen=True):
    """What a special effect does, so many times."""

    at: int
    n: int

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        if member_of(g.s, test.seat) is None:
            return
        effect = effects_of(g, test)[self.at]
        g.did("special_effect", test.seat, effect.req or effect.absent, n=self.n)
        g.flow(test.seat, effect.does * self.n, test.source)
