"""Where signals go: sectors, stars and colours that effects name, cards discarded for them.  SE-SCN-07, SE-CRD-10."""

from typing import ClassVar

from starboard.games.seti.book import G, me, sky_of
from starboard.games.seti.model.facets import PROBES, ROW
from starboard.games.seti.rules.anomalies import next_anomaly
from starboard.games.seti.rules.cards import RefillAfter, discard, hand_of, leave_hand, top_card
from starboard.games.seti.rules.resources import room_for
from starboard.games.seti.rules.sectors import mark, sectors_of_stars, stars_of
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.ids import pid
from starboard.kernel.verbs import NOTHING, Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt


def signal(g: G, here: Step, at: str, n: int, of: tuple[str, ...] = (), nodata: bool = False) -> None:
    """Signals at a target, one after the other; one without a target is skipped.  SE-EFF-05, SE-EFF-10."""
    if at == "row":
        verbs: list[Verb] = [RowSignal(n, nodata)]
    elif at == "hand":
        verbs = [HandSignal(n)]
    elif at == "deck":
        verbs = [DeckSignal()] * n
    elif at == "probes":
        verbs = [ProbeSignals(n)]
    elif at in ("probe", "probe_and_neighbours", "chosen"):
        verbs = [ChooseSector(at, n, nodata)]
    else:
        stars = stars_at(g, at, of)
        verbs = [MarkAt(stars, nodata)] * n if stars else []
    g.push(here.seat, *verbs, source=here.source)


def stars_at(g: G, at: str, of: tuple[str, ...]) -> tuple[int, ...]:
    """The slots that a target names: stars, colours, all, the sector of a planet or of the next anomaly."""
    if at == "star":
        return tuple(g.book.stars[star] for star in of)
    if at == "any":
        return stars_of(g, tuple(range(8)))
    if at == "color":
        return stars_of(g, sectors_of_stars(g, tuple(star for colour in of for star in g.book.of_colour[colour])))
    if at == "next_anomaly":
        return stars_of(g, (next_anomaly(g).sector,)) if g.s.anomalies else ()
    planets = sky_of(g).at
    planet = of[0] if at == "planet" else at  # Earth and Oumuamua are targets by name
    return stars_of(g, (planets[planet] % 8,)) if planet in planets else ()


class MarkAt(Ask, frozen=True):
    """One signal in one of these slots.  SE-EFF-05: it cannot be declined."""

    stars: tuple[int, ...]
    nodata: bool = False
    prompt: ClassVar[str] = "signal"

    def options(self, g: G, here: Step) -> list[Option]:
        keys = g.book.star_keys
        found = [Option("signal", (keys[star],)) for star in self.stars]
        return agency_of(g.s, here.seat).choose(g, self.prompt, found)

    def answer(self, g: G, here: Step, option: Option) -> None:
        mark(g, here.seat, g.book.star_keys.index(str(option.ids[0])), self.nodata)

    def at_stake(self, g: G, here: Step) -> int:
        """The data would be lost, unless data are placed first.  SE-TRN-11."""
        gives = not self.nodata and any(g.s.slots[s].data for s in self.stars)
        return room_for(me(g, here), "data", 1) if gives else NOTHING


class ChooseSector(Ask, frozen=True):
    """One sector, that of an own probe if so, for all signals; or also one in each sector next to it.  SE-CLR-16."""

    at: str
    n: int
    nodata: bool = False
    prompt: ClassVar[str] = "sector"

    def options(self, g: G, here: Step) -> list[Option]:
        keys, s = g.book.star_keys, g.s
        mine = dict.fromkeys(probe.at % 8 for probe in s.probes if probe.seat == here.seat)
        return [opt("sector", keys[s.star_at[sector]]) for sector in (range(8) if self.at == "chosen" else mine)]

    def at_stake(self, g: G, here: Step) -> int:
        """The probe could be flown elsewhere first."""
        return PROBES if self.at != "chosen" else NOTHING

    def answer(self, g: G, here: Step, option: Option) -> None:
        sector = g.s.star_at.index(g.book.stars[str(option.ids[0])])
        where = [sector, sector - 1, sector + 1] if self.at == "probe_and_neighbours" else [sector]
        verbs = [MarkAt(stars_of(g, (place % 8,)), self.nodata) for place in where for _ in range(self.n)]
        g.push(here.seat, *verbs, source=here.source)


def mark_colour(g: G, seat: Seat, card: str, nodata: bool = False) -> Verb:
    """A signal in one of the two sectors of a card's colour.  SE-CRD-10."""
    t = g.book
    return MarkAt(stars_of(g, sectors_of_stars(g, t.of_colour[t.cards[card].sector])), nodata)


class RowSignal(Ask, frozen=True):
    """Discard a card of the row for its signal, so many times, before the row is filled.

    SE-SCN-03, SE-SCN-07, SE-SCN-09.
    """

    n: int = 1
    nodata: bool = False
    prompt: ClassVar[str] = "row_signal"

    def at_stake(self, g: G, here: Step) -> int:
        return ROW

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
    """Discard up to so many cards from hand for their signals.  SE-CLR-37, SE-TEC-21, SE-SPE-09."""

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
        return [*(opt("probe", pid("probe", probe.id)) for probe in left), opt("stop")] if left else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "stop":
            return
        probe = next(probe for probe in g.s.probes if pid("probe", probe.id) == option.ids[0])
        more = [ProbeSignals(self.n - 1, (*self.used, probe.id))] if self.n > 1 else []
        g.push(here.seat, MarkAt(stars_of(g, (probe.at % 8,))), *more, source=here.source)
