"""Signals, and sectors that are completed and resolved.

SE-SEC, SE-OUM-03, SE-OUM-07, SE-OUM-08, SE-OUM-17, SE-OUM-18, SE-OUM-19, SE-OUM-20.
"""

from typing import ClassVar

from msgspec import structs

from starboard.games.seti.book import G, clockwise, sky_of
from starboard.games.seti.constants import OUMUAMUA
from starboard.games.seti.model.memory import Aside, Scanning, Source
from starboard.games.seti.model.sky import Slot
from starboard.games.seti.rules.effects import steps
from starboard.games.seti.rules.resources import gain, room_for
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.verbs import NOTHING, Ask, Step, Verb
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
    """A signal replaces the leftmost data token, or is in excess.

    SE-SEC-05, SE-SEC-06, SE-SEC-07, SE-SEC-08, SE-SEC-09, SE-SEC-21, SE-SEC-27, SE-SEC-28, SE-MIS-14, SE-CLR-24.
    """
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
    t = g.book
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
    """The last data token is gone: the sector waits until the action is finished.

    SE-TRN-06, SE-TRN-10, SE-SEC-27, SE-SEC-28.
    """
    if not g.s.completed:
        g.owe(g.s.active, ResolveSectors(), to=("main", "free_move"))
    if star not in g.s.completed:
        g.s.completed.append(star)
    if star != OUMUAMUA:
        g.did("complete_sector", seat, g.book.star_keys[star])


class ResolveSectors(Ask, frozen=True):
    """Completed sectors are resolved one by one, in the order that the active player likes.

    SE-SEC-10, SE-SEC-25, SE-CLR-17, SE-CLR-19.
    """

    prompt: ClassVar[str] = "resolve"
    because: ClassVar[str] = "sectors"

    def options(self, g: G, here: Step) -> list[Option]:
        keys = g.book.star_keys
        found = [opt("resolve", keys[star]) for star in g.s.completed]
        return agency_of(g.s, here.seat).choose(g, self.prompt, found)

    def answer(self, g: G, here: Step, option: Option) -> None:
        resolve(g, g.book.star_keys.index(str(option.ids[0])))

    def needs_nobody(self, g: G, here: Step, only: Option) -> bool:
        return True  # with one sector there is no order to choose

    def can_wait(self, g: G, here: Step, free: Option) -> bool:
        """The reward has windows of its own, and the turn goes on after it; before it only a mission that looks at the
        markers, or room for the publicity that they bring, could be wanted.  SE-SEC-11, SE-TRN-11."""
        marked = any(here.seat in g.s.slots[star].marks for star in g.s.completed)
        is_full = marked and room_for(g.s.players[here.seat], "publicity", 1) != NOTHING
        return not (is_full or g.s.lasting or free.key == "complete")


def ranking(marks: tuple[Seat, ...]) -> list[Seat]:
    """Those with markers, most first; a tie goes to who placed the latest one.

    SE-SEC-08, SE-SEC-12, SE-SEC-13, SE-SEC-16.
    """
    last = {seat: i for i, seat in enumerate(marks)}
    return sorted(last, key=lambda seat: (marks.count(seat), last[seat]), reverse=True)


def resolve(g: G, star: int) -> None:
    """Publicity for all, win marker and reward, second place, reset.

    SE-SEC-11, SE-SEC-12, SE-SEC-13, SE-SEC-14, SE-SEC-15, SE-SEC-16, SE-SEC-17, SE-SEC-18, SE-SEC-19, SE-SEC-22,
    SE-SEC-20.
    """
    s, t = g.s, g.book
    marks = s.slots[star].marks
    if star == OUMUAMUA:
        for seat in dict.fromkeys(marks):
            gain(g, seat, "exofossil")
        g.push(s.active, ResetSlot(star))
        return
    for player in clockwise(g, s.active):
        if player.seat in marks:
            gain(g, player.seat, "publicity")
    winner = ranking(marks)[0]
    data = t.world.stars[star]
    verbs = data.later if s.wins[star] else data.first
    s.wins[star] = (*s.wins[star], winner)
    g.push(winner, ResetSlot(star))
    award(g, winner, verbs, data.key)
    g.did("win", winner, data.key, data.colour)


class ResetSlot(Verb, frozen=True):
    """The second place keeps one marker on the first position; every other position gets data.  SE-SEC-16, SE-SEC-17,
    SE-SEC-18, SE-SEC-19, SE-SEC-26.

    Only now the sector waits no longer, so that one which its reward completes is resolved after it.
    """

    star: int

    def run(self, g: G, here: Step) -> None:
        s = g.s
        if self.star == OUMUAMUA:
            s.slots[OUMUAMUA] = Slot(TILE_SLOTS)
        else:
            capacity = g.book.world.stars[self.star].slots
            second = [seat for seat in ranking(s.slots[self.star].marks) if seat != here.seat][:1]
            s.slots[self.star] = Slot(capacity - len(second), tuple(second))
        s.completed.remove(self.star)
        if s.completed:
            g.chain(s.active, ResolveSectors())


def award(g: G, seat: Seat, verbs: tuple[Verb, ...], source: str) -> None:
    """A reward of its own; outside one's turn no free action comes between.  SE-SEC-23."""
    body = tuple(reversed(steps(seat, verbs, source)))
    inner = Step(Source(body=body), seat, source)
    if seat == g.s.active:
        g.put(inner)
    else:
        g.put(Step(Aside(shut=True, body=(inner,)), seat, source))
