"""Lawrence and the dealer: how they come to their stock, with whom they deal, what is left of them.

OS-MER-14, OS-MER-16, OS-MER-17, OS-MER-18, OS-MER-19, OS-MER-20, OS-MER-22, OS-MER-23, OS-MER-24, OS-MER-28, OS-SET-19.
"""

from typing import ClassVar, Final

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS, NO_GOODS
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import HOME
from starboard.games.under_our_sun.model.memory import Turn
from starboard.games.under_our_sun.model.things import Merchant, Thing
from starboard.games.under_our_sun.rules.board import full_thing
from starboard.games.under_our_sun.rules.goods import (
    back_to_deck,
    draw_cube,
    fill_bag,
    gain_goods,
    gain_thing,
    gain_water,
    thing_id,
)
from starboard.games.under_our_sun.rules.ground import spot
from starboard.games.under_our_sun.rules.persons import person, push_for
from starboard.games.under_our_sun.world import MerchantBoard
from starboard.kernel.ids import parts_of
from starboard.kernel.offers import Need, never
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Option, opt

SPOILS: Final = 2  # cards of a defeated merchant
HOSTILE = never("why-hostile", "OS-MER-14")
SHUNS = never("why-shuns", "OS-MER-20")


def open_post(g: G) -> None:
    """Lawrence has water, random resources, two starting items nobody bought and a drawn Item card.

    OS-MER-22, OS-SET-19.
    """
    s = g.s
    board = next(board for board in g.book.system.merchants if board.kind == "post")
    left = list(s.offer)
    g.shuffle(left)
    kept, back = left[: board.starting], left[board.starting :]
    for key in back:
        s.shop[key] += 1
    s.offer = []
    kept += draw_shop(g, board.starting - len(kept), starred=True)
    stock(g, board, HOME, tuple(full_thing(g, key) for key in kept))


def place_dealer(g: G, at: int) -> bool:
    """The one dealer appears on a tile with its stock, unless it is or was in play.  OS-MER-23, OS-MER-28."""
    board = next((board for board in g.book.system.merchants if board.kind == "dealer"), None)
    if board is None or any(m.key == board.key for m in g.s.merchants):
        return False
    stock(g, board, at, ())
    return True


def stock(g: G, board: MerchantBoard, at: int, things: tuple[Thing, ...]) -> None:
    """A merchant comes into play on a tile with its stock."""
    goods = [0] * len(GOODS)
    merchant = Merchant(board.key, at, board.water, tuple(goods), things)
    g.s.merchants.append(merchant)
    for _ in range(board.random):
        kind = draw_cube(g)
        if kind:
            goods[GOODS.index(kind)] += 1
            g.s.merchants[-1] = Merchant(board.key, at, board.water, tuple(goods), things)
            fill_bag(g)
    drawn = tuple(full_thing(g, key) for key in draw_shop(g, board.items))
    g.s.merchants[-1] = Merchant(board.key, at, board.water, tuple(goods), (*things, *drawn))
    g.did("merchant", -1, board.key, spot(g, at))


def draw_shop(g: G, n: int, starred: bool = False) -> list[str]:
    """Item cards drawn at random from the Item deck; starred cards from both open decks.  OS-MER-24, OS-SET-19."""
    s, found = g.s, []
    for _ in range(n):
        able = [
            key
            for key, left in s.shop.items()
            for _ in range(left)
            if (g.book.things[key].stars if starred else key in g.book.items)
        ]
        if able:
            key = able[g.roll(len(able), "shop")]
            s.shop[key] -= 1
            found.append(key)
    return found


# Who deals with whom


def merchant_of(g: G, key: str) -> Merchant:
    return next(merchant for merchant in g.s.merchants if merchant.key == key)


def set_merchant(g: G, merchant: Merchant) -> None:
    """Put back a merchant that has changed."""
    g.s.merchants = [merchant if each.key == merchant.key else each for each in g.s.merchants]


def deals_with(g: G, me: Character, merchant: Merchant) -> Need | None:
    """Why a merchant does not deal with a character, if so.  OS-MER-14, OS-MER-20."""
    if (merchant.hostile | merchant.fights) >> me.id & 1:
        return HOSTILE
    return SHUNS if merchant.shuns >> me.id & 1 else None


def turn_of(g: G, me: Character) -> Turn | None:
    """The character's own turn, if this is it."""
    turn = g.find(Turn)
    return turn if turn is not None and turn.who == me.id else None


def left_alone(g: G) -> None:
    """The damage of a merchant that was not defeated is removed as soon as no character is on its tile.  OS-MER-19."""
    for merchant in g.s.merchants:
        if merchant.damage and not any(c.at == merchant.at and c.health > 0 for c in g.s.characters):
            set_merchant(g, structs.replace(merchant, damage=0))


def flee(g: G, me: Character, left: int) -> None:
    """A character left the tile of a merchant that it fights: it can no longer deal with it.  OS-MER-20."""
    for merchant in g.s.merchants:
        if merchant.at == left and merchant.fights >> me.id & 1:
            bit = 1 << me.id
            set_merchant(g, structs.replace(merchant, fights=merchant.fights & ~bit, shuns=merchant.shuns | bit))


# Spoils


def rob(g: G, me: Character, stock: Merchant) -> None:
    """A merchant is defeated and out of the game: who did it has all of its water and resources and 2 of its cards.

    OS-MER-16, OS-MER-17, OS-MER-18.
    """
    set_merchant(g, structs.replace(stock, gone=True, water=0, goods=NO_GOODS, damage=0, hostile=0, fights=0))
    g.did("defeated", me.seat, stock.key)
    gain_water(g, me, stock.water)
    for kind, n in zip(GOODS, stock.goods, strict=True):
        gain_goods(g, me, kind, n, from_supply=False)
    push_for(g, me.id, ChooseSpoils(stock.key, SPOILS))


class ChooseSpoils(Ask, frozen=True):
    """Which cards of a defeated merchant are taken; the others go back to their decks.  OS-MER-16, OS-MER-17"""

    merchant: str
    left: int
    prompt: ClassVar[str] = "spoils"
    because: ClassVar[str] = "spoils"

    def options(self, g: G, here: Step) -> list[Option]:
        things = merchant_of(g, self.merchant).things if self.left else ()
        return [opt("take", thing_id(things.index(thing), thing)) for thing in dict.fromkeys(things)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        stock = merchant_of(g, self.merchant)
        at = int(parts_of(option.ids[0])[1])
        set_merchant(g, structs.replace(stock, things=stock.things[:at] + stock.things[at + 1 :]))
        g.push(here.seat, structs.replace(self, left=self.left - 1))
        gain_thing(g, person(g, here.seat), stock.things[at])

    def skip(self, g: G, here: Step) -> None:
        stock = merchant_of(g, self.merchant)
        for thing in stock.things:
            back_to_deck(g, thing.key)
        set_merchant(g, structs.replace(stock, things=()))
