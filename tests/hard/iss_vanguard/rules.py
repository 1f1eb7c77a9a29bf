"""The fixture as a game, with its content."""

from collections.abc import Iterable
from typing import ClassVar

from starboard.kernel.force import Last
from starboard.kernel.game import Game
from starboard.kernel.offers import Free
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step
from starboard.kernel.words import NOBODY_SEAT
from tests.hard.iss_vanguard.field import Attack, ResetTime
from tests.hard.iss_vanguard.model import Action, Card, Line, Ship, Special, Track, World, member
from tests.hard.iss_vanguard.outcomes import AdvanceTrack, Converts, GainSuccess, LoseSupplies, ReplaceCard, card_moves
from tests.hard.iss_vanguard.prices import GainInjury, Reactivate, SacrificeDie, SpendDie, persevere_moves
from tests.hard.iss_vanguard.ship import ShipBook
from tests.hard.iss_vanguard.steps import ResultsLie

GREEN, RED = AdvanceTrack("green"), AdvanceTrack("red")
FOUR = (
    Track("green", 4, (GainSuccess(), ReplaceCard("vault"))),
    Track("red", 4, (GainInjury("trauma"),)),
)

ACTIONS = {
    "door": Action(
        lines=(
            Line("green", "physical / collect / defence", (GainSuccess(), ReplaceCard("hall"))),
            Line("red", "", (GainInjury("trauma"),), arrow=0),
        )
    ),
    "vault": Action(
        lines=(
            Line("yellow", "survey / biology / xenology", (GainSuccess(),), arrow=1),
            Line("green", "red + green + blue", (ReplaceCard("done"),)),
            Line("red", "", (SpendDie(),)),
        ),
        danger=1,
    ),
    "hall": Action(special=(Special("accident", (RED,)), Special("die", (GREEN,))), tracks=FOUR),
    "nest": Action(special=(Special("biology", (GREEN,)), Special("accident", (RED,))), tracks=FOUR),
    "store": Action(special=(Special("2*collect", (GREEN,)), Special("die", (GREEN,))), tracks=FOUR),
    "haul": Action(special=(Special("collect", (GREEN,)), Special("defence", (RED,))), tracks=FOUR),
    "three": Action(
        special=(Special("accident", (RED,)), Special("physical / survey", (GREEN,)), Special("3*die", (GREEN,))),
        tracks=(Track("green", 6), Track("red", 6)),
    ),
    "cliff": Action(
        special=(Special(absent="physical", outcome=1),),
        lines=(Line("green", "physical", (GainSuccess(),)), Line("red", "", (GainInjury("exhausted"),))),
    ),
}

WORLD = World(
    {"lamp": (("green", "survey"),), "drill": (("blue", "construction"),)},
    ACTIONS,
    cards={
        "focus": Card("last", (Last((Converts("red", "defence"), Converts("green", "survey")), ("in_test",)),)),
        "second_try": Card("reroll", need="basic", combines=(LoseSupplies(),)),
        "snare": Card(),
        "trial_and_error": Card("trade", need="A + A", combines=(Reactivate(1),)),
    },
    injuries={
        "aggravated": {"damage": (SacrificeDie(),), "major": (GainInjury("trauma"),)},
        "exhausted": {"major": (SacrificeDie(),)},
        "trauma": {"damage": (SpendDie(),), "psychic": (LoseSupplies(),)},
    },
    danger={"common": (SpendDie(),), "uncommon": (SpendDie(2),), "rare": (GainInjury("trauma"),)},
    threats={
        "stalker": ((), (), (Attack(), Attack(), ResetTime())),
        "mission": ((LoseSupplies(),),) * 99,
    },
    planets={"ash": {0: "door", 1: "cliff"}, "brine": {0: "nest", 1: "three"}, "coral": {0: "haul", 2: "store"}},
)


class SmallVanguard(Rules[Ship]):
    key: ClassVar = "small_vanguard"
    seats: ClassVar = range(1, 5)
    state: ClassVar = Ship
    trigger_events: ClassVar = frozenset({"spent", "tested"})

    def new(self, setup: Setup) -> Ship:
        return Ship(setup, setup.seed, stack=[Step(ShipBook(), NOBODY_SEAT)], armoury=sorted(WORLD.tools))

    def free(self, g: Game[Ship]) -> Iterable[Free]:
        found = persevere_moves(g)
        top = g.s.stack[-1]
        if isinstance(top.verb, ResultsLie):
            found += card_moves(g, member(g, top.seat))
        return found


RULES = SmallVanguard(WORLD)
