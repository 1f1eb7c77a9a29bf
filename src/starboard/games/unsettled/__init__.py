"""Unsettled: explorers stranded on one strange planet at a time."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar

from starboard.games.unsettled import problems, scene
from starboard.games.unsettled.catalogue import Catalogue
from starboard.games.unsettled.effects.language import MODULES
from starboard.games.unsettled.model.table import G, Table
from starboard.games.unsettled.rules import freeactions, interrupts, modifiers, movement, setup, tasks
from starboard.games.unsettled.world import System, World
from starboard.kernel.codec import codec
from starboard.kernel.content import load
from starboard.kernel.rules import Free, Rules, Setting
from starboard.kernel.scene import Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Lasting, Scope, Step
from starboard.kernel.words import Id, Seat


class Unsettled(Rules[Table]):
    key: ClassVar = "unsettled"
    prefix: ClassVar = "UN"
    seats: ClassVar = range(2, 5)
    difficulties: ClassVar = ("atrocious", "uncomfortable", "unbearable", "plain")
    settings: ClassVar = (
        Setting("task", ("a", "b", "c")),
        Setting("windows", ("matter", "all")),
        Setting("scarab", ("resurrection_chamber", "transporter", "rejuvenation_pod")),
    )
    state: ClassVar = Table
    world: ClassVar = World
    effects: ClassVar = MODULES
    prompts: ClassVar = {"act": "UN-TRN-01", "walk": "UN-MOV-01", "window": "UN-INT-02", "cover": "UN-DIS-01"}
    longest: ClassVar = 20_000

    def __init__(self, cartridge: World) -> None:
        super().__init__(cartridge)
        self.catalogue = Catalogue(system(), cartridge)
        self.titles = self.catalogue.titles()

    def new(self, setup_: Setup) -> Table:
        return setup.new(self.catalogue, setup_)

    def free(self, g: G) -> Iterable[Free]:
        return freeactions.free(g)

    def polls(self, g: G, here: Step | None, holders: Sequence[Seat]) -> Sequence[Seat]:
        return interrupts.polls(g, here, holders)

    def standing(self, g: G) -> Iterable[Lasting]:
        return modifiers.printed(g)

    def ended(self, g: G, scope: Scope, here: Step) -> None:
        """As soon as a page's objective holds the task advances; not in the midst of a step.  UN-TSK-05, UN-END-08"""
        if g.s.turns and g.find(movement.Crossing) is None:
            tasks.check(g)

    def scene(self, g: G, seat: Seat | None, say: Say) -> Scene:
        return scene.scene(g, seat, say)

    def name(self, g: G, id_: Id, say: Say) -> str:
        return scene.name(g, id_, say)

    def counts(self, s: Table) -> dict[str, Any]:
        return problems.counts(s)

    def keys(self) -> Iterable[str]:
        return [card.key for card in self.catalogue.cards()]

    def in_play(self, s: Table) -> Iterable[str]:
        return problems.in_play(s)

    def problems(self) -> Iterable[str]:
        return problems.problems(self.catalogue)


@cache
def system() -> System:
    """The game system's own pieces."""
    loaded: System = load(Unsettled.home() / "system" / "system.yaml", System, codec(Unsettled).hook)
    return loaded
