"""Dice combinations, step 5: of Section cards in the active member's hand, and of the circumstances.  IV-CMB"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.rules.dice import rolled_ids
from starboard.games.iss_vanguard.rules.force import circumstances_of
from starboard.games.iss_vanguard.rules.pool import conversion_of, counts_of, current_test, dice_for, more_of_a
from starboard.games.iss_vanguard.rules.pool_choices import ENOUGH
from starboard.games.iss_vanguard.rules.requirements import is_met, ways, without_accidents
from starboard.games.iss_vanguard.rules.special_effects import pay
from starboard.games.iss_vanguard.rules.team import member, member_of
from starboard.games.iss_vanguard.world import Combination
from starboard.kernel.ids import parts_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt


def combinations_of(g: G, test: Test) -> list[tuple[str, Combination]]:
    """The combinations that the active member could activate: never those of supporters.  IV-SUP-05"""
    me = member_of(g.s, test.seat)
    cards = g.book.section_cards
    found = [(key, cards[key].lower) for key in (me.hand if me is not None else ())]
    circumstances = g.book.circumstances.get(circumstances_of(g))
    if circumstances is not None:
        found += [(pid(circumstances.key, at), combination) for at, combination in enumerate(circumstances.combos)]
    return found


def combination_named(g: G, key: str) -> Combination:
    """A combination of a Section card, or of the circumstances by its number there."""
    card, *at = parts_of(key)
    return g.book.circumstances[card].combos[int(at[0])] if at else g.book.section_cards[card].lower


class ActivateCombinations(Ask, frozen=True):
    """Step 5: combinations are activated one after the other, each with other dice; its card is discarded.

    IV-CMB-01, IV-CMB-02, IV-CMB-03, IV-CMB-04, IV-CMB-08, IV-DIC-12
    """

    prompt: ClassVar[str] = "combinations"

    def options(self, g: G, here: Step) -> list[Option]:
        test = current_test(g)
        if not test.pool:
            return []
        pool, conversion = without_accidents(counts_of(g, test)), conversion_of(g, test.seat)
        more = more_of_a(g, test)
        found = [
            opt("combine", key)
            for key, combination in combinations_of(g, test)
            if is_met(pool, combination.req, True, conversion, more)
        ]
        return [*found, ENOUGH] if found else []

    def silence(self, g: G, here: Step) -> Option:
        return ENOUGH

    def closing(self, g: G, here: Step) -> Option:
        return ENOUGH

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option == ENOUGH:
            return
        key = str(option.ids[0])
        me = member(g.s, here.seat)
        if key in me.hand:
            me.hand.remove(key)
            me.spent.append(key)
        g.push(here.seat, PayForCombination(key), Combine(key), self, source=here.source)


class PayForCombination(Ask, frozen=True):
    """Which dice pay for a combination: at once they serve nothing else.  IV-CMB-01, IV-CMB-03, IV-CMB-05, IV-CNV-07"""

    key: str
    prompt: ClassVar[str] = "pay_with"

    def options(self, g: G, here: Step) -> list[Option]:
        test = current_test(g)
        pool = without_accidents(counts_of(g, test))
        combination = combination_named(g, self.key)
        found = ways(pool, combination.req, conversion_of(g, test.seat), more_of_a(g, test))
        return [
            Option("pay_with", ids)
            for ids in dict.fromkeys(rolled_ids(g.book, dice_for(g, test, pool, way)) for way in found)
        ]

    def answer(self, g: G, here: Step, option: Option) -> None:
        pay(g, option)


class Combine(Verb, frozen=True):
    """The combination happens at once.  IV-CMB-11"""

    key: str

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        card = parts_of(self.key)[0]
        g.did("combine", test.seat, card)
        g.flow(test.seat, combination_named(g, self.key).does, card)
