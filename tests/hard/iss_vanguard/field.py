"""In the field: rounds and turns, time tracks that the crew orders, a threat that acts and may leave."""

from typing import ClassVar

from msgspec import structs

from starboard.kernel.asking import Together
from starboard.kernel.force import When, Whenever
from starboard.kernel.verbs import Ask, Scope, Step, Verb
from starboard.kernel.words import Option, opt
from tests.hard.iss_vanguard.model import G, Here, content, field, member
from tests.hard.iss_vanguard.outcomes import GainSuccess
from tests.hard.iss_vanguard.prices import EndExploration, Reactivate, SpendDie
from tests.hard.iss_vanguard.steps import TakeTest

ROUNDS = 3


class Rounds(Verb, frozen=True):
    """Turn by turn, then all time tracks advance; after the last round the team is brought home."""

    def run(self, g: G, here: Here) -> None:
        ex = field(g)
        ex.round += 1
        if ex.round > ROUNDS:
            g.push(here.seat, EndExploration("time"))
            return
        g.push(here.seat, AdvanceTime(), Rounds())
        for m in reversed(ex.members):
            m.actions, m.special_taken = 2, False
            g.scope(MemberTurn(), m.seat, FieldAct())


class MemberTurn(Scope, frozen=True, kw_only=True):
    """The turn of one member."""

    wakes: ClassVar[bool] = True


class FieldAct(Ask, frozen=True):
    """Two Actions a turn, the Special Action of the place at most once."""

    prompt: ClassVar[str] = "act"
    asks_one: ClassVar[bool] = True

    def options(self, g: G, here: Here) -> list[Option]:
        me, ex = member(g, here.seat), field(g)
        if not me.actions:
            return [opt("end")]
        test = [opt("special")] if not me.special_taken and ex.cards.get(me.sector) in content(g).actions else []
        snare = [opt("snare")] if "snare" in me.cards and ex.threats else []
        home = [opt("lift_off")] if me.sector == 0 and ex.round > 1 else []
        moves = [opt("move", sector) for sector in ex.cards if sector != me.sector]
        return [*test, *moves, opt("rest"), *snare, *home, opt("end")]

    def answer(self, g: G, here: Here, option: Option) -> None:
        me = member(g, here.seat)
        if option.key == "end":
            return
        me.actions -= 1
        g.push(here.seat, FieldAct())
        if option.key == "special":
            me.special_taken = True
            g.push(here.seat, TakeTest(field(g).cards[me.sector]))
        elif option.key == "move":
            me.sector = int(option.ids[0])
        elif option.key == "rest":
            g.push(here.seat, Reactivate(3))
        elif option.key == "snare":
            me.cards.remove("snare")
            threat = min(field(g).threats)
            rule = Whenever(When("spent", whose="any"), (RemoveThreat(threat), GainSuccess()))
            g.last(rule, here.seat, until=("explore",), source="snare", uses=1)
        else:
            g.push(here.seat, EndExploration("lift_off"))


class AdvanceTime(Verb, frozen=True):
    """The tracks in play at this moment advance.  IV-TIM-08."""

    def run(self, g: G, here: Here) -> None:
        g.push(here.seat, OrderTracks(tuple(sorted(field(g).time))))


class OrderTracks(Together, frozen=True):
    """The crew chooses the order; one that has left play meanwhile does not advance.  IV-TIM-04, IV-TIM-08."""

    todo: tuple[str, ...]
    prompt: ClassVar[str] = "time"

    def options(self, g: G, here: Here) -> list[Option]:
        return [opt("advance", key) for key in self.todo if key in field(g).time]

    def answer(self, g: G, here: Here, option: Option) -> None:
        rest = tuple(key for key in self.todo if key != option.ids[0])
        g.push(here.seat, AdvanceTrackOf(str(option.ids[0])), structs.replace(self, todo=rest))


class AdvanceTrackOf(Verb, frozen=True):
    """Entering a box does what stands above it, on behalf of its card.  IV-TIM-01, IV-TIM-02, IV-THR-02."""

    key: str

    def run(self, g: G, here: Here) -> None:
        field(g).time[self.key] += 1
        does = content(g).threats[self.key][field(g).time[self.key] - 1]
        g.push(here.seat, *does, source=self.key)


class Attack(Verb, frozen=True):
    """Every member on its sector spends a die; with nobody there it moves.  Looked at anew each time.  IV-EX-47."""

    def run(self, g: G, here: Here) -> None:
        key, ex = str(here.source), field(g)
        there = [m.seat for m in ex.members if m.sector == ex.threats[key]]
        g.did("attack", here.seat, key, n=len(there))
        if there:
            g.put(*(Step(SpendDie(), seat, key) for seat in there))
        else:
            g.push(here.seat, MoveThreat(), source=key)


class MoveThreat(Verb, frozen=True):
    """To the next sector in the order of their numbers."""

    def run(self, g: G, here: Here) -> None:
        ex, key = field(g), str(here.source)
        sectors = sorted(ex.cards)
        ex.threats[key] = sectors[(sectors.index(ex.threats[key]) + 1) % len(sectors)]


class ResetTime(Verb, frozen=True):
    """The marker is removed.  IV-TIM-05."""

    def run(self, g: G, here: Here) -> None:
        field(g).time[str(here.source)] = 0


class RemoveThreat(Verb, frozen=True):
    """Card, figure and marker leave play; what it had not finished stops, what removed it goes on.  IV-THR-11."""

    key: str

    def run(self, g: G, here: Here) -> None:
        field(g).threats.pop(self.key, None)
        field(g).time.pop(self.key, None)
        g.did("threat_gone", here.seat, self.key)
        g.cancel(self.key)
