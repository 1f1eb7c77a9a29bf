"""What is printed on the pieces of the fixture; names and numbers follow the rules' own examples."""

from starboard.kernel.asking import Effect
from starboard.kernel.force import Modify, Whenever
from starboard.kernel.verbs import Verbs
from tests.hard.unsettled.model import Ability, Card, Node, World
from tests.hard.unsettled.moves import Dash, Place, TimeIcon, Traverse
from tests.hard.unsettled.verbs import (
    AddTrigger,
    DropDistress,
    Each,
    Gain,
    GainDistress,
    GainFocus,
    LoseFocus,
    RevealOpportunity,
)

NODES = {
    "camp": Node(("ridge", "cave"), {"ridge": (TimeIcon(),)}),
    "ridge": Node(("camp", "lake"), {"camp": (TimeIcon(), Gain(insight=1)), "lake": (TimeIcon(),)}),
    "lake": Node(("ridge", "cave"), enter=(Gain(data=1),)),
    "cave": Node(("camp", "lake"), walls=("camp",), enter=(LoseFocus(),)),
}
SPACES: dict[str, tuple[int, Verbs]] = {
    "rest": (0, (GainFocus(3),)),
    "study": (2, (Gain(data=2),)),
    "investigate": (1, (RevealOpportunity(),)),
    "traverse": (1, (Traverse(),)),
}
TRIGGERS: dict[str, Verbs] = {
    "dust": (Each((GainDistress("weary"),)),),
    "hum": (Gain(insight=1),),
    "glow": (Gain(power=1),),
    "swarm": (Gain(bugs=1),),
}
DISTRESS: dict[str, Verbs] = {
    "weary": (LoseFocus(),),
    "curious": (Gain(data=2), LoseFocus()),
    "panic": (LoseFocus(), Gain(insight=1)),
}
CARDS = {
    "drain": Card(reveal=(LoseFocus(2),), action=(Gain(data=3),)),
    "nest": Card(reveal=(Gain(bugs=2), AddTrigger("swarm", 6)), action=(Gain(power=2),)),
    "beacon": Card(
        action=(Gain(materials=1),),
        engages=True,
        standing=(Whenever("arrive", (Effect((Gain(power=1),)),), waits="effect"), Modify("arrows", by=-1)),
    ),
    "herd": Card(
        engages=True,
        standing=(Whenever("arrive", (Effect((Gain(bugs=1),)), Effect((Gain(materials=1),))), waits="moving"),),
    ),
}
ABILITIES = {
    "surge": Ability(power=1, does=(Effect((GainFocus(3),)),)),
    "strain": Ability(cost=(LoseFocus(),), does=(Effect((Gain(materials=1),)),)),
    "recall": Ability(data=1, does=(Effect((Place("camp"),)),)),
    "dash": Ability(power=1, does=(Effect((Dash(),)),)),
    "soothe": Ability(power=1, does=(Effect((DropDistress(),)),)),
}
WORLD = World(NODES, SPACES, TRIGGERS, DISTRESS, CARDS, ABILITIES)
