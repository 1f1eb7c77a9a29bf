"""How Lawrence and the dealer come to their stock.  OS-MER-22, OS-MER-23, OS-MER-24, OS-MER-28, OS-SET-19."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.model.hexes import HOME
from starboard.games.under_our_sun.model.things import Merchant, Thing
from starboard.games.under_our_sun.rules.board import loaded
from starboard.games.under_our_sun.rules.goods import draw_cube, fill_bag
from starboard.games.under_our_sun.rules.ground import spot
from starboard.games.under_our_sun.world import MerchantBoard


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
    stock(g, board, HOME, tuple(loaded(g, key) for key in kept))


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
    drawn = tuple(loaded(g, key) for key in draw_shop(g, board.items))
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
