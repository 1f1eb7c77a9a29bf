"""The last steps of a test: special effects, the outcome marked, the rest discarded, outcomes resolved."""

from typing import ClassVar

from starboard.kernel.verbs import Ask, Verb
from starboard.kernel.words import Option, opt
from tests.hard.iss_vanguard.model import G, Here, dice_of, pool, to_discard, trial
from tests.hard.iss_vanguard.outcomes import ApplyLine, InTest, ResolveTracks, action, converting
from tests.hard.iss_vanguard.solver import can_pay, most, payments


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

    def skip(self, g: G, here: Here) -> None:
        if self.line + 1 < len(action(g).lines) and not action(g).tracks:
            g.push(here.seat, MarkOutcome(self.line + 1), source=here.source)

    def answer(self, g: G, here: Here, option: Option) -> None:
        if option.key == "decline":
            self.skip(g, here)
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
