"""What a seat sees: the map, the boards, the task, each dashboard, and the question.  In this game all lies open."""

from typing import TYPE_CHECKING, cast

from starboard.games.unsettled.model.ids import offset
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.view.boards import boards, cards, task
from starboard.games.unsettled.view.dashboards import player
from starboard.games.unsettled.view.map import draw_map
from starboard.kernel.scene import Scene
from starboard.kernel.show import ending, question
from starboard.kernel.texts import Say
from starboard.kernel.words import Id, Seat

if TYPE_CHECKING:
    from starboard.games.unsettled import Unsettled


def name(g: G, id_: Id, say: Say) -> str:
    """A piece or a place by its name: of the planet, of the texts, or of the grid."""
    titles = cast("Unsettled", g.rules).titles
    if isinstance(id_, int):
        east, south = offset(id_)
        return say("unknown-place", east=east, south=south)
    if id_ in titles:
        return say.text(titles[id_])
    if id_.startswith("explorer_"):
        return say("explorer", n=int(id_.rpartition("_")[2]) + 1)
    if id_.startswith("trigger_"):
        token = next((t for t in g.s.triggers if f"trigger_{t.id}" == id_), None)
        return name(g, token.kind, say) if token else id_
    if id_.startswith("page_"):
        return say("page-of", n=int(id_.rpartition("_")[2]), most=8)
    return say("hidden-node") if id_.startswith("hidden_") else say.word(id_)


def scene(g: G, seat: Seat | None, say: Say) -> Scene:
    about = cast("Unsettled", g.rules).cartridge.cartridge
    return Scene(
        "unsettled",
        say.text(about.title),
        tuple(player(g, e, say) for e in g.s.explorers),
        board=(draw_map(g, say),),
        strip=boards(g, say),
        shared=(task(g, say), *cards(g, say)),
        viewer=seat,
        waiting=tuple(g.waiting),
        question=question(g, seat, say),
        ending=ending(g, say),
        answers=g.s.answers,
    )
