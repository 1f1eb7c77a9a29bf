"""What a seat sees: the map, the boards, the task, each dashboard, and the question.  In this game all lies open."""

from msgspec import structs

from starboard.games.unsettled.book import G
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
from starboard.kernel.words import Seat

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
    book = g.book
    reader = g.s.active if seat is None else seat
    return Scene(
        "unsettled",
        say.text(book.world.cartridge.title),
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
