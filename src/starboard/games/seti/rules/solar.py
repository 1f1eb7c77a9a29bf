"""The turning solar system.  SE-SOL."""

from msgspec import structs

from starboard.games.seti.book import G, clockwise, has_probes
from starboard.games.seti.model.facets import PROBES, SKY
from starboard.games.seti.rules.anomalies import EarthMeets
from starboard.games.seti.rules.movement import visit
from starboard.games.seti.rules.resources import room_for
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat


def turning(g: G, seat: Seat) -> int:
    """What a rotation goes by: the sky, and where own probes stand; what it gives may find no room."""
    return SKY | PROBES | room_for(g.s.players[seat], "publicity", 1) if has_probes(g, seat) else SKY


class Rotate(Verb, frozen=True):
    """The next discs of the cycle turn by one sector, with what they carry and push.

    SE-SOL-05, SE-SOL-06, SE-SOL-07, SE-SOL-08, SE-SOL-09, SE-SOL-10, SE-SOL-11, SE-SOL-12, SE-SOL-17, SE-EFF-04,
    SE-SOL-13, SE-SOL-14, SE-SOL-16.
    """

    def at_stake(self, g: G, here: Step) -> int:
        return turning(g, here.seat)

    def run(self, g: G, here: Step) -> None:
        s = g.s
        turn = g.book.turn(s.cycle, s.turned, s.oumuamua)
        for disc in range(s.cycle + 1):
            s.turned[disc] = (s.turned[disc] + 1) % 8
        pushed = []
        for i, probe in enumerate(s.probes):
            to = turn.to[probe.at]
            if to != probe.at:
                if turn.pushed[probe.at]:
                    pushed.append((probe.seat, to))
                s.probes[i] = structs.replace(probe, at=to)
        s.cycle = (s.cycle + 1) % 3
        g.did("rotate", here.seat)
        if s.anomalies:
            g.push(here.seat, EarthMeets())
        for player in clockwise(g, s.active):
            for seat, at in pushed:
                if seat == player.seat:
                    visit(g, seat, at)
