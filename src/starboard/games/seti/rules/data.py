"""Data in the computer.  SE-DAT."""

from starboard.games.seti.constants import SLOTS_AT, TOP_SPACES
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.effects import flow
from starboard.games.seti.rules.income import AskTuck
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.tables import G, tables
from starboard.kernel.verbs import Step, Verb


def open_spaces(player: Player) -> list[str]:
    """Where a data token can go: the next top space, and lower spaces below a filled one.  SE-DAT-02, 07, 10."""
    spaces = [f"top-{player.top + 1}"] if player.top < TOP_SPACES else []
    for slot, (tech, above) in enumerate(zip(player.slots, SLOTS_AT, strict=True)):
        if tech >= 0 and above <= player.top and not player.lower >> slot & 1:
            spaces.append(f"lower-{slot + 1}")
    return spaces


class PlaceData(Verb, frozen=True):
    """A data token is placed, and its space gives what it gives.  SE-DAT-01 to 08."""

    space: str

    def run(self, g: G, here: Step) -> None:
        player = g.s.players[here.seat]
        row, _, number = self.space.partition("-")
        g.did("place", here.seat, self.space)
        if row == "lower":
            slot = int(number) - 1
            player.lower |= 1 << slot
            tech = tables(g).techs[8 + player.slots[slot]]
            flow(g, here.seat, tech.lower, tech.key)
            return
        player.top += 1
        if player.top == 2:
            gain(g, here.seat, "publicity")
        elif player.top == 4:
            g.push(here.seat, AskTuck())
        elif player.slots[SLOTS_AT.index(player.top)] >= 0:
            gain(g, here.seat, "vp", 2)
