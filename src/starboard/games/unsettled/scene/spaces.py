"""Action spaces outside the dashboards: those of the boards, the structures, and whatever lies where one stands."""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import ACTIONS, CUBES
from starboard.games.unsettled.model.node import Structure
from starboard.games.unsettled.rules.dashboard import reachable
from starboard.games.unsettled.wording import space_label, space_rules, structure_text
from starboard.games.unsettled.world import ActionSpace
from starboard.kernel.ids import word_of
from starboard.kernel.scene import Card, Cards, Piece
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def spaces(g: G, seat: Seat, say: Say) -> tuple[Cards, ...]:
    """What this explorer can reach beside the own dashboard: first what is only here, then the boards."""
    book = g.book
    boards, tiles = [*book.boards], {*book.builds.values(), *book.destroys.values()}
    here = [key for key in reachable(g, seat) if key not in ACTIONS and key not in boards and key not in tiles]
    found = [Cards("boards", say("boards"), tuple(space(g, seat, key, say) for key in boards))]
    if here:
        found.insert(0, Cards("here", say("spaces-here"), tuple(space(g, seat, key, say) for key in here)))
    built = tuple(structure(g, seat, tile, say) for tile in g.s.structures if not tile.gone)
    return (*found, Cards("structures", say("structures"), built))


def space(g: G, seat: Seat, key: str, say: Say) -> Card:
    """A space with the cube that lies on it, and where it belongs if it is not a board's."""
    book = g.book
    owner = book.owner.get(key, key)
    foot = g.rules.name(g, owner, say) if owner != key and word_of(owner) != "page" else ""
    name = g.rules.name(g, key, say)
    return Card(key, name, "", below_name(book.spaces[key], name, say), foot=foot, pieces=_cubes(g, seat, key, say))


def below_name(printed: ActionSpace, name: str, say: Say) -> str:
    """What a space says where its name stands above: arrows, then what it does."""
    label = space_label(printed, say).removeprefix(name).strip()
    return " ".join(filter(None, (label, space_rules(printed, say))))


def structure(g: G, seat: Seat, tile: Structure, say: Say) -> Card:
    """A structure by what one can do with it now: build it, or use it and pull it down."""
    book = g.book
    printed = next(each for each in book.structures if each.key == tile.key)
    able = structure_text(printed, say)
    key = (book.destroys if tile.built else book.builds).get(tile.key, tile.key)
    foot = g.rules.name(g, tile.at, say) if tile.at else say("not-built")
    return Card(key, say.text(printed.title), "", able, foot=foot, pieces=_cubes(g, seat, key, say))


def _cubes(g: G, seat: Seat, key: str, say: Say) -> tuple[Piece, ...]:
    me = g.s.explorers[seat]
    return tuple(
        Piece(f"{cube}-on-{key}", "cube", g.rules.name(g, cube, say), key, seat, cube, str(n))
        for cube, n, on in zip(CUBES, me.focus, me.on, strict=True)
        if on == key
    )
