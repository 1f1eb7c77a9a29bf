"""What a seat sees: the map, the boards, the task, each dashboard, and the question.  In this game all lies open."""

from typing import TYPE_CHECKING, cast

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.rules.exploration import around
from starboard.games.unsettled.scene.boards import cards, journal, resources, strip, supplies
from starboard.games.unsettled.scene.dashboards import player
from starboard.games.unsettled.scene.ending import told
from starboard.games.unsettled.scene.personality import offered
from starboard.games.unsettled.scene.planet_map import draw_map
from starboard.games.unsettled.scene.spaces import spaces
from starboard.games.unsettled.scene.task import book as task_book
from starboard.kernel.render import render_once
from starboard.kernel.scene import Asked, Choice, Scene
from starboard.kernel.show import question
from starboard.kernel.texts import Say
from starboard.kernel.words import Id, Seat

if TYPE_CHECKING:
    from starboard.games.unsettled import Unsettled


def name(g: G, id_: Id, say: Say) -> str:
    """A piece or a place by its name: of the planet, of the texts, or of the grid."""
    titles = cast("Unsettled", g.rules).titles
    if isinstance(id_, int):
        return unexplored(g, id_, say)
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


def unexplored(g: G, place: int, say: Say) -> str:
    """A location without a card, by the node that it lies beside: the mover's, LUNA's, or any."""
    near = dict.fromkeys((g.s.explorers[g.s.active].at, g.s.luna, *g.s.nodes))
    for key in near:
        for side, at, _ in around(g, key) if key in g.s.nodes else ():
            if at == place and key == g.s.explorers[g.s.active].at:
                return say("unknown-side", side=say.word(f"side-{side}"))
            if at == place:
                return say("unknown-place", side=say.word(f"side-{side}"), beside=g.rules.name(g, key, say))
    return say("unexplored")


GROUPS = {"assign": "group-assign", "move": "group-move", "luna": "group-luna", "scan": "group-luna"}


def lit_at(g: G, asked: Asked | None) -> Asked | None:
    """A space is answered with at the card that brings it, too: an opportunity, or the open page."""
    if asked is None:
        return None
    owner = g.book.owner
    lying = {moment.card: moment.card for moment in g.s.moments if moment.card}
    lying[g.book.page_key(g.s.task, g.s.page)] = "page-now"

    def more(choice: Choice) -> Choice:
        brought = [lying[owner[id_]] for id_ in choice.touches if owner.get(id_) in lying]
        return structs.replace(choice, touches=(*choice.touches, *brought)) if brought else choice

    choices, free = tuple(map(more, asked.choices)), tuple(map(more, asked.free))
    return structs.replace(asked, choices=choices, free=free)


def grouped(asked: Asked | None, say: Say) -> Asked | None:
    """The options of a turn under headings: cubes, the Move, LUNA."""
    if asked is None or not any(choice.option.key in GROUPS for choice in asked.choices):
        return asked
    words = {key: say(word) for key, word in GROUPS.items()}
    found = [structs.replace(each, group=words.get(each.option.key, say("group-end"))) for each in asked.choices]
    return structs.replace(asked, choices=tuple(found))


def scene(g: G, seat: Seat | None, say: Say) -> Scene:
    about, book = cast("Unsettled", g.rules).cartridge.cartridge, g.book
    reader = g.s.active if seat is None else seat
    return Scene(
        "unsettled",
        say.text(about.title),
        tuple(render_once(g, player, g, e.seat, say, e.seat == reader) for e in g.s.explorers),
        board=(render_once(g, draw_map, g, say),),
        strip=render_once(g, strip, g, say),
        shared=(
            *offered(g, seat, say),
            task_book(g, reader, say),
            render_once(g, resources, g, say),
            *render_once(g, cards, g, say),
            *spaces(g, reader, say),
            render_once(g, supplies, g, say),
            render_once(g, journal, g, say),
        ),
        subtitle=say("task-is", what=say.text(book.tasks[g.s.task].title)) if g.s.task in book.tasks else "",
        viewer=seat,
        waiting=tuple(g.waiting),
        question=grouped(lit_at(g, question(g, seat, say)), say),
        ending=told(g, say),
        answers=g.s.answers,
    )
