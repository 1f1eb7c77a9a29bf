"""The API of the adviser: what a search thinks of the options of one's own question."""

from typing import Any

from litestar import Router, post

from starboard.bots.adviser import Advice as Thought
from starboard.bots.adviser import estimate, sentence
from starboard.kernel.game import Game
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat
from starboard.server.auth import AnyRequest, require_person
from starboard.server.dependencies import AtSeat, InPath, Lang, TheHub, Who
from starboard.server.hang_up import unless_gone
from starboard.server.hub import now
from starboard.server.limits import address_of
from starboard.server.protocol import Advice, Advised
from starboard.server.thought_queue import Asker
from starboard.server.time_limit import LIMIT
from starboard.table import actions
from starboard.table.actions import Actor
from starboard.table.refusal import Refusal

MOST = 3  # more than three pieces of advice are none


@post("/tables/{table:str}/advice")
async def ask_adviser(
    request: AnyRequest, hub: TheHub, who: Who, table: InPath, seat: AtSeat = None, lang: Lang = "en"
) -> Advice:
    """Ask the adviser about the question of one of your seats.  The log says that you did, not what it said."""
    by = Actor(require_person(who).id, who.name, now(), lang=lang)
    room = hub.room(table)
    mine = room.table.seats_of(by.person)
    asked_seat = seat if seat is not None else next((one for one in room.table.waiting if one in mine), None)
    if asked_seat is None:
        raise Refusal("not_asked" if mine else "spectator")
    hub.shares.take("advice", by.person)
    await hub.do(room, lambda at: actions.advise(at, by, asked_seat))
    game = room.table.game.fork()
    asker = Asker(address_of(request), by.person)
    thought = hub.bots.advise(game, room.table.opened.cartridge, asked_seat, asker)
    thoughts = await unless_gone(request, thought)
    speak = room.table.say(lang)
    with LIMIT.of(room.table):
        return Advice(game.s.question, tuple(_advice(game, asked_seat, each, speak) for each in thoughts[:MOST]))


def _advice(game: Game[Any], seat: Seat, thought: Thought, speak: Say) -> Advised:
    chance, low, high = (round(100 * part) for part in (thought.value, thought.low, thought.high))
    told = estimate(game, seat, thought, speak), sentence(game, seat, thought, speak)
    return Advised(thought.option, chance, low, high, told[1], told[0])


router = Router("/api", route_handlers=[ask_adviser], tags=["tables"])
