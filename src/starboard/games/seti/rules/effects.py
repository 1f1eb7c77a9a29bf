"""How lists of effects are put on the stack, multiplied, and paid for.  SE-EFF, SE-RES-04."""

from typing import ClassVar

from starboard.games.seti.book import G
from starboard.games.seti.constants import BUY_PUBLICITY
from starboard.games.seti.model.player import Player
from starboard.games.seti.model.sky import Figure
from starboard.kernel.ids import pid
from starboard.kernel.verbs import AnyVerb, Ask, Step, Verb
from starboard.kernel.words import Id, Option, Seat, opt


def steps(seat: Seat, verbs: tuple[Verb, ...], source: Id = "") -> tuple[Step, ...]:
    """Verbs as steps; one that heeds what free actions change comes after a window for the active player."""
    return tuple(Step(verb, seat, source, None, verb.heeds) for verb in verbs)


def heeded(g: G, here: Step) -> bool:
    """Whether a free action just before this could change what it does: the one place that decides on windows.

    A verb that may be changed at all says `heeds`; one that is changed only now and then says when in `matters`.
    """
    verb = here.verb
    return verb.heeds and here.seat == g.s.active and verb.matters(g, here)  # only the active player has free actions


def can_get_card(player: Player) -> bool:
    """Whether free actions could bring a card to an empty hand, in a way that is seen at a glance."""
    return player.publicity >= BUY_PUBLICITY or player.credits > 1 or player.energy > 1 or player.data > 0


def flow(g: G, seat: Seat, verbs: tuple[Verb, ...], source: Id = "") -> None:
    """These effects come next, from left to right.  SE-EFF-15."""
    g.flow(seat, verbs, source)


class Purse:
    """What a player can pay with for an effect beside the usual resources."""

    def __init__(self, g: G, seat: Seat) -> None:
        self.g, self.seat, self.player = g, seat, g.s.players[seat]

    def can(self, what: str, n: int) -> bool:
        if what == "exofossil":
            return self.player.exofossils >= n
        if what == "data":
            return self.player.data >= n
        return any(figure.seat == self.seat and f"remove_{figure.kind}" == what for figure in self.g.s.figures)

    def pay(self, what: str, n: int) -> None:
        if what == "exofossil":
            self.player.exofossils -= n
        elif what == "data":
            self.player.data -= n
        else:
            self.g.push(self.seat, RemoveFigure(what.removeprefix("remove_")))


class PayOrNot(Ask, frozen=True):
    """Whether to pay for an effect that may be paid for."""

    what: str
    n: int
    paid: AnyVerb
    prompt: ClassVar[str] = "pay"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("pay", self.what), opt("no")] if Purse(g, here.seat).can(self.what, self.n) else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "pay":
            g.push(here.seat, self.paid, source=here.source)


class RemoveFigure(Ask, frozen=True):
    """An own orbiter or lander leaves; a first place that it covered is free again.  SE-PLN-05 to 07."""

    kind: str
    prompt: ClassVar[str] = "remove"

    def options(self, g: G, here: Step) -> list[Option]:
        mine = [f for f in g.s.figures if f.seat == here.seat and f.kind == self.kind]
        return list(dict.fromkeys(opt("remove", *figure_ids(figure)) for figure in mine))

    def answer(self, g: G, here: Step, option: Option) -> None:
        gone = next(
            f for f in g.s.figures if f.seat == here.seat and f.kind == self.kind and figure_ids(f) == option.ids
        )
        g.s.figures.remove(gone)
        g.did("remove", here.seat, *option.ids)


def figure_ids(figure: Figure) -> tuple[Id, ...]:
    """Where a figure stands, and on which first place if it covers one."""
    return (figure.at,) if figure.first < 0 else (figure.at, pid("first", figure.first + 1))
