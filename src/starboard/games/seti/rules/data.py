"""Data in the computer.  SE-DAT."""

from collections.abc import Iterator

from starboard.games.seti.book import G
from starboard.games.seti.constants import SLOTS_AT
from starboard.games.seti.rules.effects import flow
from starboard.games.seti.rules.income import AskTuck
from starboard.games.seti.rules.resources import gain, gain_change
from starboard.kernel.ids import number_of, word_of
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Step, Verb


class PlaceData(Verb, frozen=True):
    """A data token is placed, and its space gives what it gives.

    SE-DAT-01, SE-DAT-02, SE-DAT-03, SE-DAT-04, SE-DAT-05, SE-DAT-06, SE-DAT-07, SE-DAT-08, SE-DAT-11, SE-TEC-26.
    """

    space: str

    def run(self, g: G, here: Step) -> None:
        player = g.s.players[here.seat]
        g.did("place", here.seat, self.space)
        if word_of(self.space) == "lower":
            slot = number_of(self.space, "lower") - 1
            player.lower |= 1 << slot
            tech = g.book.techs[8 + player.slots[slot]]
            flow(g, here.seat, tech.lower, tech.key)
            return
        player.top += 1
        if player.top == 2:
            gain(g, here.seat, "publicity")
        elif player.top == 4:
            g.push(here.seat, AskTuck())
        elif player.slots[SLOTS_AT.index(player.top)] >= 0:
            gain(g, here.seat, "vp", 2)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        player = g.s.players[here.seat]
        row, _, number = self.space.partition("-")
        if row == "lower":
            for verb in g.book.techs[8 + player.slots[int(number) - 1]].lower:
                yield from verb.amounts(g, here)
        elif player.top + 1 == 2:
            yield gain_change(g, here.seat, "publicity")
        elif player.top + 1 != 4 and player.slots[SLOTS_AT.index(player.top + 1)] >= 0:
            yield gain_change(g, here.seat, "vp", 2)
