"""The rules of the fixture: abilities as free moves, tokens and cards as what stands in force."""

from collections.abc import Iterable
from typing import ClassVar

from starboard.kernel.asking import Effect
from starboard.kernel.chance import shuffled
from starboard.kernel.force import Whenever
from starboard.kernel.game import Game
from starboard.kernel.offers import Free, free_move
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Lasting, Step
from starboard.kernel.words import Event, Seat, opt
from tests.hard.unsettled.model import Explorer, Table, clockwise
from tests.hard.unsettled.turn import Act, NextTurn, Turn
from tests.hard.unsettled.verbs import Each, Fire, LoseEndurance, Spend
from tests.hard.unsettled.world import WORLD

WAIT = "effect"  # what happens inside an effect is reacted to when the effect is over


class Planet(Rules[Table]):
    key: ClassVar = "hard_unsettled"
    seats: ClassVar = range(2, 5)
    state: ClassVar = Table
    trigger_events: ClassVar = frozenset({"time", "round", "arrive", "regroup"})
    longest: ClassVar = 3_000

    def new(self, setup: Setup) -> Table:
        s = Table(setup, power=3, data=2, rng=setup.seed, revealed=["camp", "ridge"])
        s.explorers = [Explorer(seat, abilities=[*self.cartridge.abilities][seat:]) for seat in range(setup.seats)]
        s.triggers = {2: ["dust"], 4: ["hum"], 5: ["glow", "swarm"], 9: ["dust"]}
        s.deck = [*self.cartridge.cards]
        s.rng = shuffled(s.deck, s.rng)
        s.stack = [Step(NextTurn(), 0), Step(Turn(body=(Step(Act(), 0),)), 0)]
        return s

    def free(self, g: Game[Table]) -> Iterable[Free]:
        for explorer in clockwise(g.s):
            for name in explorer.abilities:
                ability = WORLD.abilities[name]
                if name not in g.s.used and g.s.power >= ability.power and g.s.data >= ability.data:
                    cost = Effect((Spend(name), *ability.cost))
                    yield free_move(explorer.seat, opt("use", name), (cost,), ability.does)

    def standing(self, g: Game[Table]) -> Iterable[Lasting]:
        yield Lasting(Whenever("round", (Effect((Each((LoseEndurance(),)),)),), whose="any", waits=WAIT), g.s.active)
        for space, tokens in g.s.triggers.items():
            for token in tokens:
                fire = Whenever("time", (Fire(token),), which=space, whose="any", waits=WAIT)
                yield Lasting(fire, g.s.active, source=token)
        for node in g.s.revealed:
            if enter := WORLD.nodes[node].enter:
                yield Lasting(Whenever("arrive", (Effect(enter),), which=node, waits=WAIT), source=node)
        for explorer in g.s.explorers:
            if explorer.engaged:
                for verb in WORLD.cards[explorer.engaged].standing:
                    yield Lasting(verb, explorer.seat, source=explorer.engaged)

    def orders(self, g: Game[Table], event: Event) -> Seat:
        """UN-TIM-11: the active explorer."""
        active: Seat = g.s.active
        return active


RULES = Planet(WORLD)
