"""Moments at which cards speak by themselves, and limits of what is used.  IV-GEN-05, IV-RND-11"""

from typing import ClassVar, Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.force import cards_for, open_cards
from starboard.games.iss_vanguard.rules.team import deciding, living, member_of
from starboard.games.iss_vanguard.world import Ability
from starboard.kernel.asking import AnyOrder
from starboard.kernel.forms import all_hold, all_possible, all_read
from starboard.kernel.ids import pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

OF_THE_TEAM: Final = frozenset(
    {"start_of_round", "exploration_start", "exploration_end", "lift_off", "discovery_gained", "lead_placed"}
)  # everybody's cards speak, not those of one member


def ability_of(g: G, key: str, at: int) -> Ability:
    return g.book.abilities[key][at]


def happen(g: G, when: str, seat: Seat, which: str = "") -> None:
    """All that cards in force say of a moment happens, in the order that the active player chooses.  IV-GEN-05"""
    speak = g.book.moments.get(when)
    if not speak:
        return
    steps: list[Step] = []
    own = open_cards(g)
    if when in OF_THE_TEAM:
        for me in living(g.s):
            steps += [
                Step(Happen(key, at), me.seat, key)
                for key in (*cards_for(g, me.seat), *me.hand)
                if key not in own
                for at in speak.get(key, ())
            ]
        steps += [Step(Happen(key, at), seat, key) for key in own for at in speak.get(key, ())]
    else:
        me_or_none = member_of(g.s, seat)
        hand = me_or_none.hand if me_or_none is not None else ()
        steps = [Step(Happen(key, at), seat, key) for key in (*cards_for(g, seat), *hand) for at in speak.get(key, ())]
    if which:
        steps = [step for step in steps if _of(g, step).which in ("", which)]
    steps = [step for step in steps if is_heard(g, step)]
    if len(steps) > 1:
        todo = tuple((opt("first", step.source), (step.verb,)) for step in steps)
        whose = tuple((step.seat, step.source) for step in steps)
        g.push(deciding(g.s, g.s.active if g.s.active >= 0 else seat), AnyOrder(todo, whose))
    else:
        g.put(*steps)


def is_heard(g: G, step: Step) -> bool:
    """Whether a card has something to say at its moment: its limit is not used up, and what it asks for holds."""
    verb = step.verb
    assert isinstance(verb, Happen)
    ability = ability_of(g, verb.card, verb.at)
    return not is_spent(g.s, step.seat, verb.card, verb.at) and all_hold(g, step, ability.requires)


def _of(g: G, step: Step) -> Ability:
    verb = step.verb
    assert isinstance(verb, Happen)
    return ability_of(g, verb.card, verb.at)


class Happen(Verb, frozen=True):
    """A card speaks at its moment: it is asked about where its holder may decline or has to pay."""

    card: str
    at: int

    def at_stake(self, g: G, here: Step) -> int:
        """What it asks for; what it does has windows of its own."""
        return all_read(ability_of(g, self.card, self.at).requires)

    def run(self, g: G, here: Step) -> None:
        ability = ability_of(g, self.card, self.at)
        if not is_heard(g, here):  # what came before it has changed that
            return
        if ability.may or ability.cost or is_in_hand(g, here.seat, self.card):
            g.push(here.seat, UseOrNot(self.card, self.at), source=here.source)
        else:
            spend_limit(g.s, here.seat, self.card, self.at, ability)
            g.flow(here.seat, ability.does, here.source)


def is_in_hand(g: G, seat: Seat, card: str) -> bool:
    me = member_of(g.s, seat)
    return me is not None and card in me.hand


class UseOrNot(Ask, frozen=True):
    """Whether to use what a card offers at this moment."""

    card: str
    at: int
    prompt: ClassVar[str] = "use_or_not"

    def options(self, g: G, here: Step) -> list[Option]:
        ability = ability_of(g, self.card, self.at)
        if not all_possible(g, here, ability.cost):
            return []
        return [opt("use", self.card), opt("decline", self.card)]

    def silence(self, g: G, here: Step) -> Option:
        return opt("decline", self.card)

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "use":
            ability = ability_of(g, self.card, self.at)
            spend_limit(g.s, here.seat, self.card, self.at, ability)
            me = member_of(g.s, here.seat)
            if me is not None and self.card in me.hand:  # a played Section card goes to the card discard
                me.hand.remove(self.card)
                me.spent.append(self.card)
            g.did("use", here.seat, self.card)
            g.push(here.seat, *ability.cost, *ability.does, source=here.source)


# Limits


def limit_of(card: str, at: int, limit: str) -> str:
    return f"{pid(card, at)}@{limit}"


def is_spent(s: Table, seat: Seat, card: str, at: int) -> bool:
    """Whether the limit of an ability is used up: for each carrier, but of what lies open once for the team."""
    start = f"{pid(card, at)}@"
    for me in s.members:
        if me.uses and (me.seat == seat or card in s.finds or card in s.modules):
            for use in me.uses:
                if use.startswith(start):
                    return True
    return False


def spend_limit(s: Table, seat: Seat, card: str, at: int, ability: Ability) -> None:
    me = member_of(s, seat)
    if ability.limit and me is not None:
        me.uses.append(limit_of(card, at, ability.limit))


def refresh(s: Table, *limits: str) -> None:
    """A test, a turn, a round is over: what may be used once in it may be used again."""
    for me in s.members:
        if me.uses:
            me.uses = [use for use in me.uses if use.rpartition("@")[2] not in limits]
