"""What a seat sees.  Give pieces their ids: what an option touches is lit by itself."""

from my_game.book import G
from my_game.constants import ROUNDS
from my_game.model import Player as Seated
from starboard.kernel.ids import pid
from starboard.kernel.render import render_once
from starboard.kernel.scene import Amount, Card, Cards, Cell, Piece, Player, Scene, Track
from starboard.kernel.show import ending, question
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def draw_scene(g: G, seat: Seat | None, say: Say) -> Scene:
    return Scene(
        "my_game",
        say.text(g.book.world.cartridge.title),
        tuple(player(g, each, each.seat == seat, say) for each in g.s.players),
        strip=(render_once(g, rounds, g, say),),
        shared=(render_once(g, discards, g, say),),
        viewer=seat,
        waiting=tuple(g.waiting),
        question=question(g, seat, say),
        ending=ending(g, say),
        answers=g.s.answers,
    )


def player(g: G, each: Seated, mine: bool, say: Say) -> Player:
    """Everybody's stock; the own hand open, that of others as a count."""
    stock = tuple(Amount(say(f"stock-{what}"), getattr(each, what), icon=what) for what in ("credits", "points"))
    cards = tuple(card(g, key, say) for key in each.hand) if mine else ()
    empty = "" if each.hand else say("hand-empty")
    hand = Cards(pid("hand", each.seat), say("hand"), cards, "hand", len(each.hand), empty)
    return Player(each.seat, stock=stock, parts=(hand,))


def card(g: G, key: str, say: Say) -> Card:
    printed = g.book.cards[key]
    cost = (Amount(say("stock-credits"), printed.cost, icon="credits"),)
    return Card(key, say.text(printed.title), rules=say.rules(printed.does), cost=cost, art=key)


def discards(g: G, say: Say) -> Cards:
    return Cards("discards", say("discards"), tuple(card(g, key, say) for key in g.s.discards), empty=say("no-card"))


def rounds(g: G, say: Say) -> Track:
    cells = tuple(Cell(str(n + 1)) for n in range(ROUNDS))
    now = Piece("round", "marker", say("round"), str(min(g.s.round, ROUNDS) - 1))
    return Track("rounds", say("round"), cells, (now,))
