"""Questions and steps that effects lead to; no card names them."""

from typing import ClassVar

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import RESOURCES
from starboard.games.under_our_sun.model.hexes import around
from starboard.games.under_our_sun.rules import goods
from starboard.games.under_our_sun.rules.board import held_goods
from starboard.games.under_our_sun.rules.ground import change, has_room, hex_at, hex_id, spot
from starboard.games.under_our_sun.rules.movement import EnterTile
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.kernel.asking import AtOnce
from starboard.kernel.forms import Way, way_of
from starboard.kernel.offers import Offer, Offers
from starboard.kernel.verbs import Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, Seat, opt


class LoseAny(Ask, frozen=True):
    """Which resource is lost."""

    n: int
    prompt: ClassVar[str] = "lose_any"

    def options(self, g: G, here: Step) -> list[Option]:
        me = person(g, here.seat)
        return [opt("give_up", kind) for kind in held_goods(me) if kind in RESOURCES] if self.n > 0 else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        goods.lose_goods(g, person(g, here.seat), str(option.ids[0]), 1)
        g.push(here.seat, structs.replace(self, n=self.n - 1), source=here.source)


class PickLost(Ask, frozen=True):
    """Which card is lost."""

    card: str
    prompt: ClassVar[str] = "lose_card"

    def options(self, g: G, here: Step) -> list[Option]:
        held = goods.held_things(person(g, here.seat))
        return [opt("give_up", id_) for id_, thing in held if self.card in ("", thing.key)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        me = person(g, here.seat)
        thing = goods.thing_at(me, option.ids[0])
        goods.lose_thing(g, me, thing)
        goods.back_to_deck(g, thing.key)
        g.did("gives_up", here.seat, name(me), thing.key)


class PickRow(Verb, frozen=True):
    """The row that a roll picked."""

    rows: tuple[Verbs, ...]
    result: int = 0

    def run(self, g: G, here: Step) -> None:
        g.flow(here.seat, self.rows[min(self.result, len(self.rows) - 1)], here.source)


class Ballot(Ask, frozen=True):
    """One voice of a vote."""

    among: tuple[Way, ...]
    prompt: ClassVar[str] = "vote"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("choose", way.key) for way in self.among]


class VoteOf(AtOnce, frozen=True):
    """The voices are counted when all have spoken."""

    among: tuple[Way, ...] = ()
    prompt: ClassVar[str] = "vote"

    def take_effect(self, g: G, here: Step, said: dict[Seat, Option]) -> None:
        votes = [str(option.ids[0]) for option in said.values()]
        most = max(votes.count(way.key) for way in self.among)
        leading = [way.key for way in self.among if votes.count(way.key) == most]
        first = said.get(g.s.first)
        key = str(first.ids[0]) if first is not None and first.ids[0] in leading else leading[0]
        g.did("voted", -1, key)
        g.flow(here.seat, way_of(self.among, opt("choose", key)).does, here.source)


class StepAside(Ask, frozen=True):
    """Onto which neighbour."""

    prompt: ClassVar[str] = "step_aside"

    def options(self, g: G, here: Step) -> list[Option]:
        me = person(g, here.seat)
        return [opt("step", hex_id(to)) for to in around(me.at) if to in g.s.tiles and has_room(g, to)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.push(here.seat, EnterTile(hex_at(option.ids[0])), source=here.source)


class PayOrSuffer(Offers, frozen=True):
    """Whether to pay, or to suffer what happens otherwise."""

    cost: Verbs
    otherwise: Verbs
    prompt: ClassVar[str] = "pay"

    def offers(self, g: G, here: Step, closed: bool = False) -> tuple[Offer, ...]:
        return Offer(opt("pay"), costs=self.cost), Offer(opt("no"), does=self.otherwise)

    def take(self, g: G, here: Step, offer: Offer) -> None:
        g.flow(here.seat, (*offer.costs, *offer.does), here.source)


class MoveMarkerTo(Ask, frozen=True):
    """Onto which neighbour a marker goes."""

    marker: str
    prompt: ClassVar[str] = "move_marker"

    def options(self, g: G, here: Step) -> list[Option]:
        at = g.s.places.get(self.marker, -1)
        return [opt("marker_to", hex_id(to)) for to in around(at) if to in g.s.tiles]

    def answer(self, g: G, here: Step, option: Option) -> None:
        to = hex_at(option.ids[0])
        shift_marker(g, self.marker, g.s.places[self.marker], -1)
        shift_marker(g, self.marker, to, 1)
        g.did("marker_moves", here.seat, self.marker, spot(g, to))


def shift_marker(g: G, marker: str, at: int, n: int) -> None:
    """Markers on a tile; one that a mission brings is a named place from then on."""
    found = dict(g.s.tiles[at].markers)
    found[marker] = found.get(marker, 0) + n
    change(g, at, markers=tuple((key, left) for key, left in found.items() if left > 0))
    if n > 0 and marker in g.book.markers:
        g.s.places[marker] = at
