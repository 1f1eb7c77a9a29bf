"""What a seat sees.  Give pieces their ids: what an option touches is lit by itself."""

from my_game.book import G
from my_game.constants import ROUNDS
from my_game.model import Player as Seated
from starboard.kernel.ids import pid
from starboard.kernel.render import render_once
from starboard.kernel.scene import Amount, Card, Cards, Cell, Player, Scene, Track
from starboard.kernel.scene_kit import hand, lay_out, marker_track, stock_of
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def draw_scene(g: G, seat: Seat | None, say: Say) -> Scene:
    players = [player(g, each, each.seat == seat, say) for each in g.s.players]
    strip, shared = render_once(g, rounds, g, say), render_once(g, discards, g, say)  # which all see alike
    return lay_out(g, seat, say, players, strip=(strip,), shared=(shared,))


def player(g: G, each: Seated, mine: bool, say: Say) -> Player:
    """Everybody's stock; the own hand open, that of others as a count."""
    id_, label, empty = pid("hand", each.seat), say("hand"), say("hand-empty")
    cards = hand(id_, label, each.hand, lambda key: card(g, key, say), mine, empty=empty)
    return Player(each.seat, stock=stock_of(each, ("credits", "points"), say), parts=(cards,))


def card(g: G, key: str, say: Say) -> Card:
    printed = g.book.cards[key]
    cost = (Amount(say("stock-credits"), printed.cost, icon="credits"),)
    return Card(key, say.text(printed.title), rules=say.rules(printed.does), cost=cost, art=key)


def discards(g: G, say: Say) -> Cards:
    return Cards("discards", say("discards"), tuple(card(g, key, say) for key in g.s.discards), empty=say("no-card"))


def rounds(g: G, say: Say) -> Track:
    cells = tuple(Cell(str(n + 1)) for n in range(ROUNDS))
    return marker_track("rounds", say("round"), cells, min(g.s.round, ROUNDS) - 1)
