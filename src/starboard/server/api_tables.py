"""The API of the lobby: games, tables, seats and links."""

import secrets

from litestar import Router, get, post
from litestar.params import JSONBody
from msgspec import structs

from starboard.bots import BOTS
from starboard.server.auth import require_person
from starboard.server.dependencies import InPath, Lang, TheHub, Who
from starboard.server.hub import Hub, now
from starboard.server.infos import game_infos, lesson_infos, table_card, table_info
from starboard.server.protocol import (
    GameInfo,
    InviteInfo,
    Lobby,
    NewTable,
    Opened,
    SeatPlan,
    SitDown,
    TableCard,
    TableInfo,
)
from starboard.server.room import Room
from starboard.server.rule_bodies import LessonInfo
from starboard.table import people, seating
from starboard.table.actions import Actor, Draft
from starboard.table.names import optional_name
from starboard.table.opening import Plan, first_game_plan, open_table
from starboard.table.records import Clock
from starboard.table.refusal import Refusal, words
from starboard.table.seats import Holder
from starboard.table.summary import summary_of
from starboard.table.table import Table


@get("/games", sync_to_thread=False)
def list_games(lang: Lang = "en") -> tuple[GameInfo, ...]:
    """The games installed here, with their cartridges, settings and bots."""
    return game_infos(lang)


@get("/games/{game:str}/lessons", sync_to_thread=False)
def read_lessons(game: InPath, lang: Lang = "en") -> tuple[LessonInfo, ...]:
    """The lessons of a game, as the guide tells them."""
    return lesson_infos(game, lang)


@post("/games/{game:str}/first")
async def new_first_game(hub: TheHub, who: Who, game: InPath, lang: Lang = "en") -> Opened:
    """Open a guided first game: its settings, its bots and its seed are the game's own."""
    by = Actor(require_person(who).id, who.name, now(), lang=lang)
    plan = first_game_plan(game, _holder(SeatPlan("me"), 0, by), words(lang)("first-game"))
    table, draft = open_table(people.new_id(), by, plan, secrets.randbits(63))
    return opened_reply(await hub.open(table, draft), by)


@get("/tables")
async def lobby(hub: TheHub, who: Who, lang: Lang = "en") -> Lobby:
    """Listed tables: those with a free seat, and those being played."""

    def cards(status: str) -> tuple[TableCard, ...]:
        return tuple(table_card(card, who.id, lang) for card in hub.lobby.cards(status))

    return Lobby(cards("open"), cards("playing"))


@post("/tables")
async def new_table(hub: TheHub, who: Who, data: JSONBody[NewTable], lang: Lang = "en") -> Opened:
    """Open a table: a game, a world, and who is to sit where."""
    by = Actor(require_person(who).id, who.name, now(), lang=lang)
    plan = Plan(
        data.game,
        tuple(_holder(seat, i, by) for i, seat in enumerate(data.seats)),
        data.cartridge,
        data.difficulty,
        data.options,
        optional_name(data.name),
        data.listed,
        Clock(data.clock.minutes * 60_000, data.clock.bonus * 1000) if data.clock else None,
        data.seed,
        data.adviser,
        data.undo,
    )
    table, draft = open_table(people.new_id(), by, plan, secrets.randbits(63))
    return opened_reply(await hub.open(table, draft), by)


def _holder(plan: SeatPlan, seat: int, by: Actor) -> Holder:
    if plan.kind == "me":
        return Holder("person", by.person, by.name)
    if plan.kind == "hot":
        return Holder("hot", by.person, optional_name(plan.name) or str(seat + 1))
    if plan.kind == "bot":
        if plan.bot not in BOTS:
            raise Refusal("bad_setup", key="no_such_bot", why=plan.bot)
        return Holder("bot", bot=plan.bot)
    return Holder("invite", invite=secrets.token_urlsafe(12)) if plan.kind == "invite" else Holder("open")


def opened_reply(room: Room, by: Actor) -> Opened:
    mine = room.table.seats_of(by.person)
    return Opened(table_info(room.table, by.lang, bool(mine)), mine[0] if mine else None)


@get("/tables/{table:str}")
async def one_table(hub: TheHub, who: Who, table: InPath, lang: Lang = "en") -> TableInfo:
    """A table as it is."""
    found = hub.room(table).table
    return table_info(found, lang, bool(found.seats_of(who.id)))


@post("/tables/{table:str}/sit")
async def sit_down(hub: TheHub, who: Who, table: InPath, data: JSONBody[SitDown], lang: Lang = "en") -> Opened:
    """Take a seat that is open to all."""
    by = Actor(require_person(who).id, who.name, now(), lang=lang)
    room = hub.room(table)

    def action(at: Table) -> Draft:
        seat = data.seat
        if seat is None:
            seat = next((i for i, holder in enumerate(at.seats) if holder.kind == "open"), None)
        if seat is None or seat >= len(at.seats) or at.seats[seat].kind != "open":
            raise Refusal("seat_taken")
        return seating.sit(at, by, seat)

    await hub.do(room, action)
    return opened_reply(room, by)


# Links


@get("/invites/{token:str}")
async def one_invite(hub: TheHub, who: Who, token: InPath, lang: Lang = "en") -> InviteInfo:
    """What a link leads to."""
    room, seat = _room_of_invite(hub, token)
    table = room.table
    card = summary_of(table, Draft((table.entries[-1],)))
    return InviteInfo(table_card(card, who.id, lang), seat, not table.seats[seat].held)


@post("/invites/{token:str}")
async def use_invite(hub: TheHub, who: Who, token: InPath, lang: Lang = "en") -> Opened:
    """Take the seat of a link.  Who has it already just comes in."""
    by = Actor(require_person(who).id, who.name, now(), lang=lang)
    room, seat = _room_of_invite(hub, token)
    if room.table.seats[seat].person != by.person:
        await hub.do(room, lambda table: seating.sit(table, by, seat, token))
    return structs.replace(opened_reply(room, by), seat=seat)


def _room_of_invite(hub: Hub, token: str) -> tuple[Room, int]:
    found = hub.store.seat_of_invite(token)
    if found is None:
        raise Refusal("unknown_invite")
    return hub.room(found[0]), found[1]


router = Router(
    "/api",
    route_handlers=[
        list_games,
        read_lessons,
        new_first_game,
        lobby,
        new_table,
        one_table,
        sit_down,
        one_invite,
        use_invite,
    ],
    tags=["lobby"],
)
