"""The ten steps of a test, one verb each, inside one scope.  IV-TST-02."""

from typing import ClassVar

from starboard.kernel.asking import Moment
from starboard.kernel.verbs import Ask, Scope, Step, Verb
from starboard.kernel.words import Option, opt
from tests.hard.iss_vanguard.model import (
    DANGER_FACES,
    INJURY_FACES,
    Action,
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
from tests.hard.iss_vanguard.outcomes import ApplyLine, Converts, ResolveTracks
from tests.hard.iss_vanguard.solver import Convert, can_pay, most, payments


class InTest(Scope, frozen=True, kw_only=True):
    """A test from its first step to its last.  However it ends, its dice go to the discards of their owners."""

    def close(self, g: G, here: Here, cut: bool) -> None:
        to_discard(g, list(trial(g).pool))
        for die in trial(g).hand:
            member(g, field(g).dice[die].owner).discard.append(die)
        g.did("tested", here.seat, trial(g).card)
        field(g).test = None


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


class Specials(Verb, frozen=True):
    """Step 7: from left to right.  IV-SPE-01."""

    def run(self, g: G, here: Here) -> None:
        g.push(here.seat, *(ResolveSpecial(i) for i in range(len(action(g).special))), source=here.source)


class ResolveSpecial(Ask, frozen=True):
    """As often as printed icons allow; oftener with wild and converted ones, by choice.  IV-SPE-02, 03, 10, 11."""

    index: int
    prompt: ClassVar[str] = "special"

    def options(self, g: G, here: Here) -> list[Option]:
        special, lying, convert = action(g).special[self.index], pool(g), converting(g, here)
        if special.absent:
            icons = {icon for _, face, _ in lying for icon in face.split("+")}
            spared = [opt("spared")] if "vanguard" in icons else []
            return [] if special.absent in icons else [opt("happens"), *spared]
        due, limit = most(lying, special.need, False, ()), most(lying, special.need, True, convert)
        ways = [
            opt("resolve", n, *dice_of(g, paid))
            for n in range(max(due, 1), limit + 1)
            for paid in payments(lying, special.need, n, n > due, convert)
        ]
        return [*ways, *([opt("skip")] if limit and not due else [])]

    def answer(self, g: G, here: Here, option: Option) -> None:
        special = action(g).special[self.index]
        if option.key == "resolve":
            times, *dice = (int(i) for i in option.ids)
            to_discard(g, dice)
            g.push(here.seat, *special.does * times, source=here.source)
        elif option.key == "happens":
            g.push(here.seat, *special.does, source=here.source)
        if option.key != "skip" and option.key != "spared" and special.outcome >= 0:
            g.push(here.seat, StopTest(special.outcome), source=here.source)


class StopTest(Verb, frozen=True):
    """The test stops: all its dice are discarded and only that outcome is applied.  IV-SPE-07, IV-SPE-12."""

    line: int

    def run(self, g: G, here: Here) -> None:
        to_discard(g, list(trial(g).pool))
        g.cut(InTest, keep=True)
        g.push(here.seat, ApplyLine(self.line), source=here.source)


class MarkOutcome(Ask, frozen=True):
    """Step 8: the first line that is met is marked; one that needs a wild or converted icon may be declined.
    IV-TST-11 to 15, IV-TST-21."""

    line: int = 0
    prompt: ClassVar[str] = "outcome"

    def options(self, g: G, here: Here) -> list[Option]:
        lines = action(g).lines
        if action(g).tracks or self.line >= len(lines):
            return []
        need = lines[self.line].need
        ways = [opt("mark", *dice_of(g, paid)) for paid in payments(pool(g), need, convert=converting(g, here))]
        declined = [opt("decline")] if ways and not can_pay(pool(g), need, wild=False) else []
        return [*ways, *declined]

    def unasked(self, g: G, here: Here) -> None:
        if self.line + 1 < len(action(g).lines) and not action(g).tracks:
            g.push(here.seat, MarkOutcome(self.line + 1), source=here.source)

    def answer(self, g: G, here: Here, option: Option) -> None:
        if option.key == "decline":
            self.unasked(g, here)
        else:
            to_discard(g, [int(die) for die in option.ids])
            trial(g).marked = self.line


class DiscardRest(Verb, frozen=True):
    """Step 9: IV-TST-16."""

    def run(self, g: G, here: Here) -> None:
        to_discard(g, list(trial(g).pool))


class ResolveOutcomes(Verb, frozen=True):
    """Step 10: the marked line, or every finished track from top to bottom.  IV-TST-17."""

    def run(self, g: G, here: Here) -> None:
        if action(g).tracks:
            g.push(here.seat, ResolveTracks(), source=here.source)
        elif trial(g).marked >= 0:
            g.push(here.seat, ApplyLine(trial(g).marked), source=here.source)


def action(g: G) -> Action:
    return content(g).actions[trial(g).card]


def into_hand(g: G, here: Here, option: Option) -> None:
    die = int(option.ids[0])
    member(g, here.seat).slots.remove(die)
    trial(g).hand.append(die)


def converting(g: G, here: Here) -> Convert:
    """What the active member may convert as it is spent: printed on the crew card, or for this test.  IV-CNV-01, 05."""
    lasting = ((verb.colour, verb.icon) for _, verb in g.in_force(Converts, here.seat))
    return (*member(g, here.seat).convert, *lasting)
