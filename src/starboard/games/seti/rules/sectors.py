"""Signals, and sectors that are completed and resolved.  SE-SEC, SE-OUM-03, 07, 08, 17 to 20."""

from typing import ClassVar

from msgspec import structs

from starboard.games.seti.model.memory import Aside, Scanning, Source
from starboard.games.seti.model.sky import Slot
from starboard.games.seti.rules.anomalies import next_anomaly
from starboard.games.seti.rules.cards import RefillAfter, discard, hand_of, leave_hand, top_card
from starboard.games.seti.rules.conditions import OUMUAMUA
from starboard.games.seti.rules.effects import steps
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.tables import G, clockwise, sky_of, tables
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

TILE_SLOTS = 3
TILE_POINTS = {1: 1, 3: 2}  # SE-OUM-03


def stars_of(g: G, sectors: tuple[int, ...]) -> tuple[int, ...]:
    """The slots for a signal in these sectors: their stars, and the tile where Oumuamua is.  SE-SEC-03, SE-OUM-07."""
    s = g.s
    stars = tuple(dict.fromkeys(s.star_at[sector] for sector in sectors))
    if s.oumuamua and sky_of(g).at["oumuamua"] % 8 in sectors:
        return (*stars, OUMUAMUA)
    return stars


def sectors_of_stars(g: G, stars: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(g.s.star_at.index(star) for star in stars)


def mark(g: G, seat: Seat, star: int, nodata: bool = False) -> None:
    """A signal replaces the leftmost data token, or is in excess.  SE-SEC-05 to 09, 21, 27, 28."""
    s = g.s
    slot = s.slots[star]
    s.slots[star] = Slot(max(0, slot.data - 1), (*slot.marks, seat))
    remember(g, star)
    position = len(slot.marks) + 1
    if slot.data:
        if not nodata:
            gain(g, seat, "data")
        points = TILE_POINTS.get(position, 0) if star == OUMUAMUA else 2 * (position == 2)
        if points:
            gain(g, seat, "vp", points)
        if slot.data == 1:
            complete(g, seat, star)
    t = tables(g)
    if star == OUMUAMUA:
        g.did("signal", seat, "oumuamua")
    else:
        g.did("signal", seat, t.star_keys[star], t.colour[star])


def remember(g: G, star: int) -> None:
    """The scan or the card that marks keeps count of where."""
    for i, scope in g.scopes():
        if isinstance(scope, Source | Scanning):
            marked = structs.replace(scope, marked=(*scope.marked, star))
            g.s.stack[i] = structs.replace(g.s.stack[i], verb=marked)
            return


def complete(g: G, seat: Seat, star: int) -> None:
    """The last data token is gone: the sector waits until the action is finished.  SE-TRN-06, 10, SE-SEC-27, 28."""
    if not g.s.completed:
        g.owe(seat, ResolveSectors(), to=("main", "free_move"))
    if star not in g.s.completed:
        g.s.completed.append(star)
    if star != OUMUAMUA:
        g.did("complete_sector", seat, tables(g).star_keys[star])


def signal(
    g: G, here: Step, at: str, n: int, of: tuple[str, ...] = (), nodata: bool = False, up_to: bool = False
) -> None:
    """Signals at a target, one after the other; one without a target is skipped.  SE-EFF-05, 10."""
    seat, source = here.seat, here.source
    sky = sky_of(g)
    if at in ("row", "hand", "deck"):
        asks: Verb = RowSignal(n, nodata) if at == "row" else HandSignal(n) if at == "hand" else DeckSignal()
        g.push(seat, *([asks] if at != "deck" else [asks] * n), source=source)
    elif at in ("probe", "probe_and_neighbours", "chosen"):
        mine = tuple(dict.fromkeys(probe.at % 8 for probe in g.s.probes if probe.seat == seat))
        sectors = tuple(range(8)) if at == "chosen" else mine
        g.push(seat, ChooseSector(sectors, n, nodata, at == "probe_and_neighbours"), source=source)
    elif at == "probes":
        g.push(seat, ProbeSignals(n), source=source)
    else:
        if at == "star":
            stars: tuple[int, ...] = tuple(tables(g).stars[star] for star in of)
        elif at == "any":
            stars = stars_of(g, tuple(range(8)))
        elif at == "color":
            stars = stars_of(g, sectors_of_stars(g, tuple(s for c in of for s in tables(g).of_colour[c])))
        elif at == "next_anomaly":
            stars = stars_of(g, (next_anomaly(g).sector,)) if g.s.anomalies else ()
        else:
            planet = {"earth": "earth", "oumuamua": "oumuamua"}.get(at) or of[0]
            stars = stars_of(g, (sky.at[planet] % 8,)) if planet in sky.at else ()
        for _ in range(n if stars else 0):
            g.push(seat, MarkAt(stars, nodata), source=source)


class MarkAt(Ask, frozen=True):
    """One signal in one of these slots.  SE-EFF-05: it cannot be declined."""

    stars: tuple[int, ...]
    nodata: bool = False
    prompt: ClassVar[str] = "signal"

    def options(self, g: G, here: Step) -> list[Option]:
        keys = tables(g).star_keys
        return [Option("signal", (keys[star],)) for star in self.stars]

    def answer(self, g: G, here: Step, option: Option) -> None:
        mark(g, here.seat, tables(g).star_keys.index(str(option.ids[0])), self.nodata)


class ChooseSector(Ask, frozen=True):
    """One of these sectors, for all the signals; or also one signal in each sector next to it."""

    sectors: tuple[int, ...]
    n: int
    nodata: bool = False
    neighbours: bool = False
    prompt: ClassVar[str] = "sector"

    def options(self, g: G, here: Step) -> list[Option]:
        keys = tables(g).star_keys
        return [opt("sector", keys[g.s.star_at[sector]]) for sector in self.sectors]

    def answer(self, g: G, here: Step, option: Option) -> None:
        sector = g.s.star_at.index(tables(g).stars[str(option.ids[0])])
        where = [sector, sector - 1, sector + 1] if self.neighbours else [sector]
        verbs = [MarkAt(stars_of(g, (place % 8,)), self.nodata) for place in where for _ in range(self.n)]
        g.push(here.seat, *verbs, source=here.source)


def mark_colour(g: G, seat: Seat, card: str, nodata: bool = False) -> Verb:
    """A signal in one of the two sectors of a card's colour.  SE-CRD-10."""
    t = tables(g)
    return MarkAt(stars_of(g, sectors_of_stars(g, t.of_colour[t.cards[card].sector])), nodata)


class RowSignal(Ask, frozen=True):
    """Discard a card of the row for its signal, so many times, before the row is filled.  SE-SCN-03, 07."""

    n: int = 1
    nodata: bool = False
    prompt: ClassVar[str] = "row_signal"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("discard", card) for card in g.s.row if card]

    def answer(self, g: G, here: Step, option: Option) -> None:
        card = str(option.ids[0])
        g.s.row[g.s.row.index(card)] = ""
        discard(g, card)
        g.did("discard_row", here.seat, card)
        more = RowSignal(self.n - 1, self.nodata) if self.n > 1 else RefillAfter()
        g.push(here.seat, mark_colour(g, here.seat, card, self.nodata), more, source=here.source)


class HandSignal(Ask, frozen=True):
    """Discard up to so many cards from hand for their signals.  SE-CLR-37, SE-TEC-21."""

    n: int = 1
    prompt: ClassVar[str] = "hand_signal"

    def options(self, g: G, here: Step) -> list[Option]:
        hand = hand_of(g, here.seat)
        return [*(opt("discard", card) for card in hand), opt("stop")] if hand else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "stop":
            return
        card = str(option.ids[0])
        leave_hand(g, here.seat, card)
        discard(g, card)
        g.did("discard", here.seat, card)
        more = [HandSignal(self.n - 1)] if self.n > 1 else []
        g.push(here.seat, mark_colour(g, here.seat, card), *more, source=here.source)


class DeckSignal(Verb, frozen=True):
    """Reveal and discard the top card of the deck for its signal.  SE-CLR-28."""

    def run(self, g: G, here: Step) -> None:
        card = top_card(g)
        if card is not None:
            discard(g, card)
            g.did("discard_row", here.seat, card)
            g.push(here.seat, mark_colour(g, here.seat, card), source=here.source)


class ProbeSignals(Ask, frozen=True):
    """Up to so many different probes of any owners, one signal in the sector of each.  SE-CLR-50."""

    n: int
    used: tuple[int, ...] = ()
    prompt: ClassVar[str] = "probe_signal"

    def options(self, g: G, here: Step) -> list[Option]:
        left = [probe for probe in g.s.probes if probe.id not in self.used]
        return [*(opt("probe", f"probe-{probe.id}") for probe in left), opt("stop")] if left else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "stop":
            return
        probe = next(probe for probe in g.s.probes if f"probe-{probe.id}" == option.ids[0])
        more = [ProbeSignals(self.n - 1, (*self.used, probe.id))] if self.n > 1 else []
        g.push(here.seat, MarkAt(stars_of(g, (probe.at % 8,))), *more, source=here.source)


class ResolveSectors(Ask, frozen=True):
    """Completed sectors are resolved one by one, in the order that the active player likes.  SE-SEC-10, 25."""

    prompt: ClassVar[str] = "resolve"
    heeds: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        keys = tables(g).star_keys
        return [opt("resolve", keys[star]) for star in g.s.completed]

    def answer(self, g: G, here: Step, option: Option) -> None:
        star = tables(g).star_keys.index(str(option.ids[0]))
        g.s.completed.remove(star)
        g.push(here.seat, *([ResolveSectors()] if g.s.completed else []))
        resolve(g, star)


def ranking(marks: tuple[Seat, ...]) -> list[Seat]:
    """Those with markers, most first; a tie goes to who placed the latest one.  SE-SEC-08, 12, 13, 16."""
    last = {seat: i for i, seat in enumerate(marks)}
    return sorted(last, key=lambda seat: (marks.count(seat), last[seat]), reverse=True)


def resolve(g: G, star: int) -> None:
    """Publicity for all, win marker and reward, second place, reset.  SE-SEC-11 to 19, 22."""
    s, t = g.s, tables(g)
    marks = s.slots[star].marks
    if star == OUMUAMUA:
        for seat in dict.fromkeys(marks):
            gain(g, seat, "exofossil")
        s.slots[star] = Slot(TILE_SLOTS)
        return
    for player in clockwise(g, s.active):
        if player.seat in marks:
            gain(g, player.seat, "publicity")
    winner, *others = ranking(marks)
    data = t.world.stars[star]
    verbs = data.later if s.wins[star] else data.first
    s.wins[star] = (*s.wins[star], winner)
    g.push(winner, ResetSlot(star, others[0] if others else -1))
    award(g, winner, verbs, data.key)
    g.did("win", winner, data.key, data.colour)


class ResetSlot(Verb, frozen=True):
    """The second place keeps one marker on the first position; every other position gets data.  SE-SEC-16 to 19, 26."""

    star: int
    second: Seat

    def run(self, g: G, here: Step) -> None:
        capacity = tables(g).world.stars[self.star].slots
        g.s.slots[self.star] = Slot(capacity - 1, (self.second,)) if self.second >= 0 else Slot(capacity)


def award(g: G, seat: Seat, verbs: tuple[Verb, ...], source: str) -> None:
    """A reward of its own; outside one's turn no free action comes between.  SE-SEC-23."""
    body = tuple(reversed(steps(seat, verbs, source)))
    inner = Step(Source(body=body), seat, source)
    if seat == g.s.active:
        g.put(inner)
    else:
        g.put(Step(Aside(shut=True, body=(inner,)), seat, source))
