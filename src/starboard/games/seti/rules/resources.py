"""Credits, energy, publicity, data, points: gained within their limits, paid in full.  SE-RES."""

from collections.abc import Iterator

from starboard.games.seti.book import G
from starboard.games.seti.constants import DATA_MOST, PUBLICITY_MOST, SLOTS_AT, TOP_SPACES
from starboard.games.seti.model.facets import DATA_ROOM, PUBLICITY_ROOM
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.ids import pid
from starboard.kernel.offers import Change
from starboard.kernel.verbs import NOTHING, Step, Verb
from starboard.kernel.words import Seat


def gain(g: G, seat: Seat, what: str, n: int = 1) -> None:
    """Gain so many; what goes beyond a limit is lost.  SE-RES-01, SE-RES-02, SE-RES-03, SE-RES-06, SE-SET-21."""
    player = g.s.players[seat]
    agency = agency_of(g.s, seat)
    if agency.instead(g, what, n):
        return
    if what == "vp":
        player.vp += n
    elif what == "publicity":
        player.publicity = min(PUBLICITY_MOST, player.publicity + n)
    elif what == "data":
        player.data = min(DATA_MOST, player.data + n)
    elif what == "credit":
        player.credits += n
    elif what == "energy":
        player.energy += n
    else:
        player.exofossils += n
    if g.emit is not None:
        g.did("gain", seat, what, n=n)
    agency.on_gain(g, seat, what)


def room_for(player: Player, what: str, n: int) -> int:
    """What a gain goes by: room for it, where some of it would be lost.  SE-TRN-11, SE-RES-01, SE-RES-02."""
    if what == "data":
        return DATA_ROOM if player.data + n > DATA_MOST else NOTHING
    return PUBLICITY_ROOM if what == "publicity" and player.publicity + n > PUBLICITY_MOST else NOTHING


def open_spaces(player: Player) -> list[str]:
    """Where a data token can go: the next top space, and lower spaces below a filled one.

    SE-DAT-02, SE-DAT-07, SE-DAT-10.
    """
    spaces = [pid("top", player.top + 1)] if player.top < TOP_SPACES else []
    for slot, (tech, above) in enumerate(zip(player.slots, SLOTS_AT, strict=True)):
        if tech >= 0 and above <= player.top and not player.lower >> slot & 1:
            spaces.append(pid("lower", slot + 1))
    return spaces


STOCK = {"credit": "credits", "exofossil": "exofossils"}  # the stock of a resource, where it has another word
LIMITS = {"publicity": PUBLICITY_MOST, "data": DATA_MOST}


def gain_change(g: G, seat: Seat, what: str, n: int = 1) -> Change:
    """A gain as it is shown: what goes beyond a limit is lost.  SE-RES-01, SE-RES-02."""
    stock = STOCK.get(what, what)
    most = LIMITS[what] - getattr(g.s.players[seat], stock) if what in LIMITS else None
    return Change(stock, n, most=most)


class Receive(Verb, frozen=True):
    """What an exchange gives."""

    what: str

    def run(self, g: G, here: Step) -> None:
        gain(g, here.seat, self.what)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield gain_change(g, here.seat, self.what)
