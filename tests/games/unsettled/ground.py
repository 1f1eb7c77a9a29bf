"""Ground to stand on: nodes with edges of one's own, structures that are built, things that lie on nodes.

`land(nodes=[{"key": "swamp", "edges": {"south": ["time"]}}])` is the small planet with a swamp.
"""

from typing import Any

from msgspec import structs

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.effects.planet import PlaceNode
from starboard.games.unsettled.model.ids import location, offset
from starboard.games.unsettled.model.node import Structure
from starboard.games.unsettled.world import Clause, EdgeIcon, Environment, Named, StructureTile
from starboard.kernel.force import Modifier
from tests.games.unsettled.given import RULES, Given
from tests.games.unsettled.planet import TITLE, made

NORTH, EAST, SOUTH, WEST = location(0, -1), location(1, 0), location(0, 1), location(-1, 0)


def land(
    base: Unsettled = RULES,
    nodes: list[dict[str, Any]] | None = None,
    clauses: list[dict[str, Any]] | None = None,
    icons: list[dict[str, Any]] | None = None,
    tiles: list[dict[str, Any]] | None = None,
    triggers: str = "",
    static: tuple[Modifier, ...] = (),
    pages: dict[int, dict[str, Any]] | None = None,
    **numbers: int,
) -> Unsettled:
    """A planet with these nodes, clauses and icons of the journal, structures, triggers and pages as well."""
    world = base.cartridge
    journal = structs.replace(
        world.journal,
        clauses=(*world.journal.clauses, *made(Clause, clauses or [])),
        icons=(*world.journal.icons, *made(EdgeIcon, icons or [], title=TITLE)),
        structures=made(StructureTile, tiles or [], title=TITLE),
        triggers=(*world.journal.triggers, *made(Named, [{"key": key} for key in triggers.split()], title=TITLE)),
        static=static,
        numbers=numbers,
    )
    task = world.tasks[0]
    changed = [
        structs.replace(page, **{name: _read(name, value) for name, value in (pages or {}).get(i, {}).items()})
        for i, page in enumerate(task.pages, 1)
    ]
    return Unsettled(
        structs.replace(
            world,
            journal=journal,
            environment=(*world.environment, *made(Environment, nodes or [], title=TITLE)),
            tasks=(structs.replace(task, pages=tuple(changed)), *world.tasks[1:]),
        )
    )


def _read(name: str, value: Any) -> Any:
    """What a page says: its clauses, or the conditions of its objective."""
    if name == "clauses":
        return made(Clause, value)
    return made(Clause, [{"requires": value}])[0].requires


def tiles(under_construction: bool = False, **at: str) -> list[Structure]:
    """The three structures, those named here built on their nodes."""
    return [Structure(key, at.get(key, ""), key in at and not under_construction) for key in KEYS]


KEYS = ("research_hut", "laboratory", "workshop")


def lying(given: Given, node: str, **things: Any) -> Given:
    """So much data, so many materials and so on lie on a node."""
    given.s.nodes[node] = structs.replace(given.s.nodes[node], **things)
    given.g.settle()
    return given


def hide(given: Given, card: str, place: int) -> str:
    """A card of the environment deck lies face down at a location; the key of that node."""
    x, y = offset(place)
    given.doing(PlaceNode(x, y, card, hidden=True))
    return given.s.grid[place]
