"""The boards of a player's characters."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.names import character_name
from starboard.kernel.scene import Amount, Card, Cards, Panel, Player
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat

VITAL = ("health", "water", "ap", "karma")


def player(g: G, who: Seat, viewer: Seat | None, say: Say) -> Player:
    """A seat with all its characters."""
    mine = [c for c in g.s.characters if c.seat == who]
    stock = tuple(Amount(say(f"stock-{what}"), getattr(mine[0], what), icon=what) for what in VITAL)
    panels = tuple(board(g, c, viewer, say) for c in mine if c.key)
    return Player(who, stock=stock, parts=panels, face=mine[0].key)


def board(g: G, me: Character, viewer: Seat | None, say: Say) -> Panel:
    """One character's things, and its Team card for those who may see it."""
    things = tuple(
        Card(f"thing-{i}-{thing.key}", say.text(g.book.titles[thing.key])) for i, thing in enumerate(me.things)
    )
    goods = tuple(Card(kind, say(f"stock-{kind}"), foot=str(getattr(me, kind))) for kind in GOODS if getattr(me, kind))
    team: tuple[Card, ...] = ()
    if g.s.semi and me.team.known_to(viewer):
        team = (Card(me.team.value, say.text(g.book.titles[me.team.value])),)
    parts = (
        Cards(f"things-{me.id}", say("things"), things),
        Cards(f"goods-{me.id}", say("goods"), goods),
        Cards(f"team-{me.id}", say("team"), team),
    )
    return Panel(f"board-{me.id}", character_name(g, me.id, say), parts, seat=me.seat)
