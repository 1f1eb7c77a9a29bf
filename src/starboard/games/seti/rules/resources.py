"""Credits, energy, publicity, data, points: gained within their limits, paid in full.  SE-RES."""

from starboard.games.seti.constants import DATA_MOST, PUBLICITY_MOST
from starboard.games.seti.tables import G
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat


def gain(g: G, seat: Seat, what: str, n: int = 1) -> None:
    """Gain so many; what goes beyond a limit is lost.  SE-RES-01 to 03, 06."""
    player = g.s.players[seat]
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


def pay(g: G, seat: Seat, credits: int = 0, energy: int = 0, publicity: int = 0) -> None:
    """Pay in full.  SE-RES-04."""
    player = g.s.players[seat]
    assert player.credits >= credits and player.energy >= energy and player.publicity >= publicity
    player.credits -= credits
    player.energy -= energy
    player.publicity -= publicity


class Spend(Verb, frozen=True):
    """The cost of a free action."""

    credits: int = 0
    energy: int = 0
    publicity: int = 0
    data: int = 0

    def run(self, g: G, here: Step) -> None:
        pay(g, here.seat, self.credits, self.energy, self.publicity)
        g.s.players[here.seat].data -= self.data


class Receive(Verb, frozen=True):
    """What an exchange gives."""

    what: str

    def run(self, g: G, here: Step) -> None:
        gain(g, here.seat, self.what)
