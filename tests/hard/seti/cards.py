"""The cards of the fixture: numbers and effects of the game's own, and five of our own from 900 on."""

from starboard.kernel.force import Last, Modify, Whenever
from tests.hard.seti.missions import GrantedScan, Per
from tests.hard.seti.model import Card, Circle
from tests.hard.seti.sectors import RefillRow, Signal
from tests.hard.seti.verbs import Gain, Instead, Move, Rotate

CARDS = {
    2: Card(0, "blue", circles=(Circle("visit", (Gain(data=1),), "mercury"), Circle("visit", (Gain(vp=1),), "venus"))),
    19: Card(1, "yellow", this_turn=(Last((Instead((Move(1),)),)),), does=(Move(2),)),
    20: Card(
        1,
        "red",
        this_turn=(Last((Whenever("visit", (Gain(vp=4),), which="mercury"),), uses=1),),
        does=(Move(2),),
    ),
    26: Card(1, "blue", this_turn=(Last((Modify("asteroids", by=-1),)),), does=(Move(2),)),
    50: Card(3, "blue", does=(*[Signal("row")] * 3, RefillRow(), Per("sectors_marked", (Gain(vp=2),)))),
    52: Card(2, "yellow", does=(GrantedScan(), Per("red_signals", (Gain(vp=2),)))),
    101: Card(2, "yellow", circles=tuple(Circle("scan", (Signal(colour),)) for colour in ("yellow", "red", "blue"))),
    119: Card(3, "blue", does=(Rotate(), Per("publicity", (Gain(vp=1),)))),
    128: Card(
        1,
        "blue",
        circles=tuple(Circle("visit", (gain,), "planet") for gain in (Gain(energy=1), Gain(data=1), Move(1))),
    ),
    129: Card(0, "red", circles=(Circle("visit", (Gain(data=1),), "asteroids", own_turn=True),) * 3),
    900: Card(1, "red", circles=(Circle("signal", (Gain(vp=1),), "red"), Circle("signal", (Gain(energy=1),)))),
    901: Card(1, "yellow", needs=1, gain=(Signal("yellow"),)),
    902: Card(1, "blue", circles=(Circle("visit", (Gain(vp=2),), "comet"),)),
    903: Card(1, "red", needs=1, gain=(GrantedScan(),)),
    904: Card(1, "black", circles=(Circle("rotate", (Gain(vp=1),)),)),
}
