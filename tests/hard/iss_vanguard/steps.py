"""The ten steps of a test, one verb each, inside one scope; here up to injury and danger.  IV-TST-02."""

from typing import ClassVar

from starboard.kernel.asking import Moment
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt
from tests.hard.iss_vanguard.finish import DiscardRest, MarkOutcome, ResolveOutcomes, Specials
from tests.hard.iss_vanguard.model import (
    DANGER_FACES,
    INJURY_FACES,
    G,
    Here,
    Trial,
    alike,
    content,
    dice_of,
    faces,
    field,
    member,
    pool,
    to_discard,
    trial,
)
from tests.hard.iss_vanguard.outcomes import InTest, action, converting
from tests.hard.iss_vanguard.solver import payments


class TakeTest(Verb, frozen=True):
    """The ten steps in their order.  IV-TST-02."""

    card: str

    def run(self, g: G, here: Here) -> None:
        field(g).test = Trial(self.card)
        steps = (
            *(ChooseDice(), CallSupport(), RollPool(), ResultsLie(), Combine()),
            *(ResolveInjuryDice(), ResolveDanger(), Specials(), MarkOutcome(), DiscardRest(), ResolveOutcomes()),
        )
        g.scope(InTest(), here.seat, *steps, source=self.card)


class ChooseDice(Ask, frozen=True):
    """Step 1: any number of available dice, even none.  IV-TST-03."""

    prompt: ClassVar[str] = "choose_dice"

    def options(self, g: G, here: Here) -> list[Option]:
        return [*(opt("take", die) for die in alike(g, member(g, here.seat).slots)), opt("roll")]

    def answer(self, g: G, here: Here, option: Option) -> None:
        if option.key == "take":
            into_hand(g, here, option)
            g.push(here.seat, ChooseDice(), source=here.source)


class CallSupport(Verb, frozen=True):
    """Step 1: every other member on the sector may add one die.  IV-SUP-01."""

    def run(self, g: G, here: Here) -> None:
        me = member(g, here.seat)
        others = [m.seat for m in field(g).members if m.seat != me.seat and m.sector == me.sector]
        g.put(*(Step(Support(), seat, here.source) for seat in others))


class Support(Ask, frozen=True):
    prompt: ClassVar[str] = "support"

    def options(self, g: G, here: Here) -> list[Option]:
        return [*(opt("add", die) for die in alike(g, member(g, here.seat).slots)), opt("none")]

    def answer(self, g: G, here: Here, option: Option) -> None:
        if option.key == "add":
            into_hand(g, here, option)


class RollPool(Verb, frozen=True):
    """Steps 2 and 3: injury and danger dice are added, and all are rolled together once.  IV-TST-04 to 06."""

    def run(self, g: G, here: Here) -> None:
        test, dice = trial(g), field(g).dice
        test.pool = {i: faces(dice[i].colour, dice[i].kind)[g.roll(6, f"die{i}")] for i in test.hand}
        test.hand = []
        test.injury = [INJURY_FACES[g.roll(6, "injury")] for _ in member(g, here.seat).injuries]
        test.danger = [DANGER_FACES[g.roll(8, "danger")] for _ in range(action(g).danger)]


class ResultsLie(Moment, frozen=True, kw_only=True):
    """Step 4: the active member plays any number of cards, each supporter one; each sees what the last one did.
    IV-TST-08, IV-TST-22, IV-SUP-02."""

    prompt: ClassVar[str] = "results"


class Combine(Ask, frozen=True):
    """Step 5: combinations of the active member, each with dice of its own.  IV-CMB-01, 03, 08, 11, IV-DIC-12."""

    prompt: ClassVar[str] = "combine"

    def options(self, g: G, here: Here) -> list[Option]:
        lying, cards = pool(g, but="accident"), content(g).cards
        ways = [
            opt("combine", card, *dice_of(g, paid))
            for card in member(g, here.seat).cards
            if cards[card].need
            for paid in payments(lying, cards[card].need, convert=converting(g, here))
        ]
        return [*ways, opt("done")]

    def answer(self, g: G, here: Here, option: Option) -> None:
        if option.key == "combine":
            card, *dice = option.ids
            to_discard(g, [int(die) for die in dice])
            member(g, here.seat).cards.remove(str(card))
            g.push(here.seat, *content(g).cards[str(card)].combines, Combine(), source=here.source)


class ResolveInjuryDice(Ask, frozen=True):
    """Step 6: the dice of the active member in the order of their choice; each on the first free card that shows it,
    one gained a moment ago included; without one it does nothing.  IV-INJ-09 to 13."""

    prompt: ClassVar[str] = "injury"

    def options(self, g: G, here: Here) -> list[Option]:
        return [opt("resolve", icon) for icon in dict.fromkeys(trial(g).injury)]

    def answer(self, g: G, here: Here, option: Option) -> None:
        test, icon = trial(g), str(option.ids[0])
        test.injury.remove(icon)
        g.push(here.seat, ResolveInjuryDice(), source=here.source)
        for place, card in enumerate(member(g, here.seat).injuries):
            if place not in test.placed and icon in content(g).injuries[card]:
                test.placed.append(place)
                g.push(here.seat, *content(g).injuries[card][icon], source=here.source)
                return


class ResolveDanger(Verb, frozen=True):
    """Step 6: danger dice come after injury dice.  IV-TST-10."""

    def run(self, g: G, here: Here) -> None:
        rolled, trial(g).danger = trial(g).danger, []
        g.push(here.seat, *(verb for face in rolled for verb in content(g).danger.get(face, ())), source=here.source)


def into_hand(g: G, here: Here, option: Option) -> None:
    die = int(option.ids[0])
    member(g, here.seat).slots.remove(die)
    trial(g).hand.append(die)
