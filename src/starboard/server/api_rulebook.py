"""The API of the rulebook: on the shelf, at a table, and the scenes that its pictures are drawn from."""

from litestar import Router, get

from starboard.kernel.pictures import NoPicture, picture_scene
from starboard.kernel.registry import games
from starboard.kernel.scene import Scene
from starboard.server.dependencies import InPath, Lang, TheHub, Who
from starboard.server.infos import require_rulebook, table_rulebook
from starboard.server.rule_bodies import Rulebook
from starboard.server.time_limit import LIMIT
from starboard.table.hosting import check_entry
from starboard.table.refusal import Refusal


@get("/games/{game:str}/rulebook", sync_to_thread=False)
def read_rules(game: InPath, lang: Lang = "en") -> Rulebook:
    """The rulebook of a game, every paragraph with the ids of its rules; what would spoil a discovery is closed."""
    return require_rulebook(game, lang)


@get("/tables/{table:str}/rulebook")
async def read_rules_at_table(hub: TheHub, who: Who, table: InPath, lang: Lang = "en") -> Rulebook:
    """The rulebook at a table: with the chapters of its world, and those that its discoveries have opened."""
    found = hub.room(table).table
    check_entry(found, who.id)
    with LIMIT.of(found):
        book = table_rulebook(found, lang)
    if book is None:
        raise Refusal("unknown_game")
    return book


@get("/games/{game:str}/pictures/{position:str}", sync_to_thread=True)
def read_picture(game: InPath, position: InPath, lang: Lang = "en") -> Scene:
    """The scene that a picture of the rulebook is drawn from."""
    if game not in games():
        raise Refusal("unknown_game")
    try:
        return picture_scene(game, position, lang)
    except NoPicture:
        raise Refusal("unknown_game") from None


router = Router("/api", route_handlers=[read_rules, read_rules_at_table, read_picture], tags=["rulebook"])
