"""What a seat sees: the map, the boards, the task, each dashboard, and the question.  In this game all lies open."""

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.scene.boards import cards, journal, resources, strip, supplies
from starboard.games.unsettled.scene.dashboards import player
from starboard.games.unsettled.scene.ending import journey
from starboard.games.unsettled.scene.personality import choices
from starboard.games.unsettled.scene.planet_map import draw_map
from starboard.games.unsettled.scene.spaces import spaces
from starboard.games.unsettled.scene.task import book as task_book
from starboard.kernel.ids import pid
from starboard.kernel.render import render_once
from starboard.kernel.scene import Asked, Choice, Scene
from starboard.kernel.scene_kit import group, lay_out
from starboard.kernel.show import question
from starboard.kernel.texts import Say
from starboard.kernel.words import Id, Option, Seat

GROUPS = {  # the options of a turn under headings: cubes, the Move, LUNA
    "assign": "group-assign",
    "move": "group-move",
    "luna": "group-luna",
    "scan": "group-luna",
}


def mover(g: G, option: Option) -> Id:
    """Who goes: the explorer whose turn it is, or LUNA."""
    if option.key in ("move", "step"):
        return pid("explorer", g.s.active)
    return "luna" if option.key in ("luna", "scan") else ""


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


def scene(g: G, seat: Seat | None, say: Say) -> Scene:
    book = g.book
    reader = g.s.active if seat is None else seat
    asked = question(g, seat, say)
    headings = {key: say(word) for key, word in GROUPS.items()}
    return lay_out(
        g,
        seat,
        say,
        tuple(render_once(g, player, g, e.seat, say, e.seat == reader) for e in g.s.explorers),
        board=(render_once(g, draw_map, g, say),),
        strip=render_once(g, strip, g, say),
        shared=(
            *choices(g, asked, say),
            task_book(g, reader, say),
            render_once(g, resources, g, say),
            *render_once(g, cards, g, say),
            *spaces(g, reader, say),
            render_once(g, supplies, g, say),
            render_once(g, journal, g, say),
        ),
        subtitle=say("task-is", what=say.text(book.tasks[g.s.task].title)) if g.s.task in book.tasks else "",
        question=group(lit_at(g, asked), headings, say("group-end")),
        ending=journey(g, say),
    )
