"""Time: the marker goes round, endurance is lost, triggers fire in the order met.  UN-TIM"""

from typing import ClassVar

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.node import Trigger
from starboard.games.unsettled.rules import clauses, unconscious
from starboard.games.unsettled.rules.facets import LAID, loss_of
from starboard.games.unsettled.rules.holding import holder, where_it_lies
from starboard.games.unsettled.rules.modifiers import IgnoreTime, in_force
from starboard.kernel.asking import AnyOrder, Effect
from starboard.kernel.ids import pid
from starboard.kernel.verbs import NOTHING, Ask, Lasting, Step, Verb
from starboard.kernel.words import Option, Seat, opt


def pass_time(g: G, seat: Seat, n: int) -> None:
    """So many Time icons for this explorer, who may ignore some of them.  UN-TIM-12, UN-TIM-17"""
    if n <= 0:
        return
    icons = ignoring(g, seat)
    if any(icon.unasked for _, icon in icons):
        g.did("ignore_time", seat)
    else:
        g.push(seat, MayIgnore(n) if icons else PassTime(n))


def ignoring(g: G, seat: Seat) -> list[tuple[Lasting, IgnoreTime]]:
    """The Ignore Time icons that this explorer can still use: one on a piece in play serves once a turn.  UN-TIM-12"""
    return [(m, v) for m, v in in_force(g, IgnoreTime, seat) if v.all or _mark(m, seat) not in g.s.used]


def _mark(lasting: Lasting, seat: Seat) -> str:
    return f"time.{lasting.source}.{seat}"


def _use(g: G, seat: Seat, lasting: Lasting, icon: IgnoreTime) -> None:
    """Each icon is good for one Time icon, except one that ignores all."""
    if lasting.left >= 0:
        g.use(lasting)
    elif not icon.all and lasting in g.s.lasting:
        g.s.lasting.remove(lasting)
    elif not icon.all:
        g.s.used.append(_mark(lasting, seat))


class PassTime(Verb, frozen=True):
    """The marker finishes all its steps; then what it met follows, in the order met.

    UN-TIM-01, UN-TIM-02, UN-TIM-03, UN-TIM-04, UN-TIM-05, UN-TIM-06, UN-TIM-07, UN-TIM-08, UN-TIM-09, UN-TIM-14
    """

    n: int

    def run(self, g: G, here: Step) -> None:
        s, spaces = g.s, g.book.numbers["spaces"]
        for _ in range(self.n):
            s.time = (s.time + 1) % spaces
            g.did("time", here.seat, s.time)
            if s.time == 0:
                g.owe(s.active, Effect((Weary(),)), source="timeline")
                clauses.happens(g, "on_timeline_round", s.active)
            fire(g, [t for t in s.triggers if t.space == s.time])


def fire(g: G, met: list[Trigger]) -> None:
    """Triggers on one space, in an order that the active explorer chooses.  UN-TIM-11, UN-GLO-11"""
    if len(met) > 1:
        todo = tuple((opt("trigger", pid("trigger", t.id)), (Fire(t.id),)) for t in met)
        g.owe(g.s.active, AnyOrder(todo), source="timeline")
    elif met:
        g.owe(g.s.active, Fire(met[0].id), source=met[0].kind)


class Fire(Verb, frozen=True):
    """A trigger is resolved; its token stays.  UN-TIM-08, UN-TIM-15"""

    id: int

    def at_stake(self, g: G, here: Step) -> int:
        """That it is there, and so are the cards that wait for it."""
        kind = next((t.kind for t in g.s.triggers if t.id == self.id), "")
        found = LAID
        for card, at in g.book.by_when.get("on_trigger", ()):
            if g.book.clauses[card][at].which in ("", kind) and g.book.kind[card] in ("planet_card", "distress"):
                found |= where_it_lies(g, card) if holder(g, card) is not None else NOTHING
        return found

    def run(self, g: G, here: Step) -> None:
        token = next((t for t in g.s.triggers if t.id == self.id), None)
        if token is not None:
            g.did("trigger", here.seat, token.kind)
            clauses.happens(g, "on_trigger", here.seat, token.kind)


class Weary(Verb, frozen=True):
    """Time has gone round: every explorer loses 1 endurance.  UN-TIM-02"""

    def at_stake(self, g: G, here: Step) -> int:
        everybody = range(len(g.s.explorers))
        return unconscious.at_risk(g, everybody, 1) | loss_of(unconscious.change(g, everybody, 1))

    def run(self, g: G, here: Step) -> None:
        unconscious.lose(g, range(len(g.s.explorers)), 1)


IGNORE, IGNORE_ALL, LET = opt("ignore_time"), opt("ignore_all_time"), opt("let_time")


class MayIgnore(Ask, frozen=True):
    """Each Ignore Time icon in force lets one Time icon be ignored; one that ignores all asks no further.  UN-TIM-12"""

    n: int
    prompt: ClassVar[str] = "ignore_time"

    def options(self, g: G, here: Step) -> list[Option]:
        icons = ignoring(g, here.seat)
        for_good = any(icon.all and lasting in g.s.lasting for lasting, icon in icons)
        return [*[IGNORE] * bool(icons), *[IGNORE_ALL] * for_good, LET]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option == LET:
            g.push(here.seat, PassTime(self.n))
            return
        lasting, icon = min(ignoring(g, here.seat), key=lambda found: not found[1].all)
        if option == IGNORE_ALL:
            at = g.s.lasting.index(lasting)
            g.s.lasting[at] = structs.replace(lasting, verb=structs.replace(icon, unasked=True))
        else:
            _use(g, here.seat, lasting, icon)
        g.did("ignore_time", here.seat)
        if not icon.all and self.n > 1:
            pass_time(g, here.seat, self.n - 1)
