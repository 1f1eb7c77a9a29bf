"""Time, focus, distress, reveals: the verbs of effects.  What an indivisible effect causes is owed until it is over."""

from typing import ClassVar, TypeAlias

from msgspec import structs

from starboard.kernel.asking import Effect
from starboard.kernel.game import Game
from starboard.kernel.verbs import Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, Seat, opt
from tests.hard.unsettled.model import CUBES, SPACES, Opportunity, Table, World, clockwise

G: TypeAlias = Game[Table]
TOP = 3


def world(g: G) -> World:
    """What is printed on the pieces."""
    assert isinstance(g.rules.cartridge, World)
    return g.rules.cartridge


class Gain(Verb, frozen=True):
    """The group gains or loses resources."""

    power: int = 0
    data: int = 0
    materials: int = 0
    insight: int = 0
    bugs: int = 0

    def run(self, g: G, here: Step) -> None:
        for name in self.__struct_fields__:
            setattr(g.s, name, max(0, getattr(g.s, name) + getattr(self, name)))
        g.did("gain", here.seat, here.source)


class AdvanceTime(Verb, frozen=True):
    """The marker finishes its steps before anything it met is resolved.  UN-TIM-02, 05, 07, 14."""

    n: int = 1

    def run(self, g: G, here: Step) -> None:
        for _ in range(self.n):
            g.s.time = (g.s.time + 1) % SPACES
            if g.s.time == 0:
                g.did("round", here.seat)
            g.did("time", here.seat, g.s.time)


class LowerCube(Verb, frozen=True):
    """One cube goes down; what it cannot pay, time pays.  UN-FOC-03."""

    cube: str
    n: int = 1

    def run(self, g: G, here: Step) -> None:
        cubes = g.s.explorers[here.seat].cubes
        paid = min(cubes[self.cube], self.n)
        cubes[self.cube] -= paid
        if owed := self.n - paid:
            g.push(here.seat, AdvanceTime(owed), source=here.source)


class LoseFocus(Ask, frozen=True):
    """Lower cubes of one's choice, step by step; with all at 0 time pays the rest.  UN-FOC-03."""

    n: int = 1
    prompt: ClassVar[str] = "lose_focus"

    def options(self, g: G, here: Step) -> list[Option]:
        cubes = g.s.explorers[here.seat].cubes
        return [opt("lower", cube) for cube in CUBES if cubes[cube] > 0] if self.n else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.push(here.seat, LowerCube(str(option.ids[0])), LoseFocus(self.n - 1), source=here.source)

    def skip(self, g: G, here: Step) -> None:
        if self.n:
            g.push(here.seat, AdvanceTime(self.n), source=here.source)


class GainFocus(Ask, frozen=True):
    """Raise cubes of one's choice, step by step."""

    n: int = 1
    prompt: ClassVar[str] = "gain_focus"

    def options(self, g: G, here: Step) -> list[Option]:
        cubes = g.s.explorers[here.seat].cubes
        return [opt("raise", cube) for cube in CUBES if cubes[cube] < TOP] if self.n else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.s.explorers[here.seat].cubes[str(option.ids[0])] += 1
        g.push(here.seat, GainFocus(self.n - 1), source=here.source)


class LoseEndurance(Verb, frozen=True):
    n: int = 1

    def run(self, g: G, here: Step) -> None:
        g.s.explorers[here.seat].endurance -= self.n
        g.did("tired", here.seat, here.seat)


class GainDistress(Verb, frozen=True):
    """The text of a distress waits until the effect that gave it is over.  UN-INT-14."""

    card: str

    def run(self, g: G, here: Step) -> None:
        g.s.explorers[here.seat].distress.append(self.card)
        g.did("distress", here.seat, self.card, here.seat)
        g.owe(here.seat, Effect(world(g).distress[self.card]), source=self.card)


class DropDistress(Verb, frozen=True):
    """The oldest distress goes, if there is one."""

    def run(self, g: G, here: Step) -> None:
        del g.s.explorers[here.seat].distress[:1]


class Each(Verb, frozen=True):
    """Every explorer, from the active one clockwise.  UN-INT-12."""

    does: Verbs

    def run(self, g: G, here: Step) -> None:
        seats: list[Seat] = [explorer.seat for explorer in clockwise(g.s)]
        g.put(*(Step(verb, seat, here.source) for seat in seats for verb in self.does))


class Fire(Verb, frozen=True):
    """A trigger is resolved; its token stays.  UN-TIM-15."""

    token: str

    def run(self, g: G, here: Step) -> None:
        g.did("trigger", here.seat, self.token)
        g.push(here.seat, Effect(world(g).triggers[self.token]), source=self.token)


class AddTrigger(Verb, frozen=True):
    """A token added under the marker does not fire now.  UN-TIM-10."""

    token: str
    space: int

    def run(self, g: G, here: Step) -> None:
        g.s.triggers.setdefault(self.space, []).append(self.token)


class RevealOpportunity(Verb, frozen=True):
    """The top card comes to the explorer's node; what its reveal causes is the next link.  UN-INT-06, UN-OPP-15."""

    def run(self, g: G, here: Step) -> None:
        if not g.s.deck:
            return
        card, me = g.draw(g.s.deck), g.s.explorers[here.seat]
        g.s.opportunities.append(Opportunity(card, me.at))
        if world(g).cards[card].engages and not me.engaged:
            me.engaged = card
        g.did("reveal", here.seat, card)
        g.owe(here.seat, Effect(world(g).cards[card].reveal), source=card)


class PutCube(Verb, frozen=True):
    """The cube lies on the opportunity until the regroup.  UN-OPP-33."""

    card: str

    def run(self, g: G, here: Step) -> None:
        at = next(i for i, o in enumerate(g.s.opportunities) if o.card == self.card)
        g.s.opportunities[at] = structs.replace(g.s.opportunities[at], cube=True)


class Spend(Verb, frozen=True):
    """An ability is used: once a turn, known and paid for from the moment it is declared."""

    ability: str

    def run(self, g: G, here: Step) -> None:
        price = world(g).abilities[self.ability]
        g.s.power -= price.power
        g.s.data -= price.data
        g.s.used.append(self.ability)
        g.did("use", here.seat, self.ability)
