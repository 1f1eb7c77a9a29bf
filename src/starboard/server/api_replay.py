"""The API of what was: positions, scenes of then, "what if", files."""

import secrets

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from starboard.server.api_tables import opened_reply
from starboard.server.auth import AnyRequest, require_person
from starboard.server.dependencies import AtPosition, AtSeat, InPath, Lang, TheHub, Who
from starboard.server.hub import Hub, now
from starboard.server.limits import address_of
from starboard.server.protocol import Journal, Opened, Positions, SceneAt, WhatIf
from starboard.server.time_limit import LIMIT
from starboard.table import files, hosting, people, replay, trial_tables
from starboard.table.actions import Actor
from starboard.table.people import Person
from starboard.table.refusal import Refusal
from starboard.table.retelling import Retelling, retell
from starboard.table.table import Table
from starboard.table.unreadable import UnreadableTable, raw_file

MOST_FILE = 4_000_000  # bytes; the file of a long game has about 300,000


def _enter(hub: Hub, who: Person, table: str) -> Table:
    """The table, unless this person may not come in."""
    found = hub.room(table).table
    hosting.check_entry(found, who.id)
    return found


@get("/tables/{table:str}/positions")
async def positions(
    hub: TheHub,
    who: Who,
    table: InPath,
    seat: AtSeat = None,
    after: AtPosition = None,
    to: AtPosition = None,
    lang: Lang = "en",
) -> Positions:
    """Every step of the game, or those after one position up to another, as one of your seats or a spectator may know
    it."""
    found = _enter(hub, who, table)
    first, last = found.history.first, found.history.last
    look = replay.check_look(found, who.id, seat)
    steps = replay.each_step(found, look, lang, after, to, hub.store.states(table))
    return Positions(first, last, tuple(await hub.slices.all(found, steps)))


@get("/tables/{table:str}/journal")
async def journal(hub: TheHub, who: Who, table: InPath, lang: Lang = "en") -> Journal:
    """What the table has read, chosen and lost so far, in chapters; nothing in a game that keeps none."""
    found = _enter(hub, who, table)
    with LIMIT.of(found):
        return Journal(tuple(found.rules.journal(found.game, found.say(lang))))


@get("/tables/{table:str}/scene")
async def scene(
    hub: TheHub,
    who: Who,
    table: InPath,
    position: AtPosition = None,
    seat: AtSeat = None,
    lang: Lang = "en",
) -> SceneAt:
    """What one of your seats, or a spectator, saw at a position; now, if none is named."""
    found = _enter(hub, who, table)
    look = replay.check_look(found, who.id, seat)
    with LIMIT.of(found):
        return replay.scene_at(found, position, look, lang, hub.store.states(table))


@get("/tables/{table:str}/retelling")
async def retelling(hub: TheHub, who: Who, table: InPath, lang: Lang = "en") -> Retelling:
    """How a game that is over went."""
    found = _enter(hub, who, table)
    with LIMIT.of(found):
        return retell(found, lang, hub.store.states(table))


@post("/tables/{table:str}/whatif")
async def what_if(hub: TheHub, who: Who, table: InPath, data: JSONBody[WhatIf], lang: Lang = "en") -> Opened:
    """A new table from a position of this one."""
    by = Actor(require_person(who).id, who.name, now(), lang=lang)
    found = _enter(hub, who, table)
    with LIMIT.of(found):
        table_, draft = replay.what_if(
            found, people.new_id(), by, data.position, data.name, secrets.randbits(63), hub.store.states(table)
        )
    room = await hub.open(table_, draft)
    await hub.remove_tables(trial_tables.surplus(hub.store, table_.opened.origin, by.person))
    return opened_reply(room, by)


@get("/tables/{table:str}/export", media_type="application/json")
async def export(request: AnyRequest, hub: TheHub, who: Who, table: InPath, lang: Lang = "en") -> Response[bytes]:
    """The table as a file: the whole game where you may know it, else what gives nothing away."""
    by = Actor(who.id, who.name, now(), lang=lang)
    hub.shares.take("export", who.id or address_of(request))
    try:
        found = _enter(hub, who, table)
        log = await hub.slices.all(found, files.log_texts(found, by))
        with LIMIT.of(found):
            data, game = files.export(found, by, secrets.randbits(63), hub.store.states(table), log), found.opened.game
    except UnreadableTable as refusal:
        data, game = raw_file(hub.store, table, who.id), refusal.facts["game"]
    name = f'attachment; filename="{game}-{table}.json"'
    return Response(data, media_type="application/json", headers={"Content-Disposition": name})


@get("/tables/{table:str}/campaign", media_type="application/gzip")
async def campaign(request: AnyRequest, hub: TheHub, who: Who, table: InPath, lang: Lang = "en") -> Response[bytes]:
    """The present state with all that is hidden, and the journal, compressed: for who may take it all along."""
    by = Actor(who.id, who.name, now(), lang=lang)
    hub.shares.take("export", who.id or address_of(request))
    found = _enter(hub, who, table)
    with LIMIT.of(found):
        data = files.campaign(found, by)
    name = f'attachment; filename="{found.opened.game}-{table}.json.gz"'
    return Response(data, media_type="application/gzip", headers={"Content-Disposition": name})


@post("/import", request_max_body_size=MOST_FILE)
async def restore(request: AnyRequest, hub: TheHub, who: Who, lang: Lang = "en") -> Opened:
    """A new table from a file; you play all the seats that people held."""
    by = Actor(require_person(who).id, who.name, now(), lang=lang)
    with hub.imports.place(by.person, address_of(request)):
        data = await request.body()
        if len(data) > MOST_FILE:
            raise Refusal("too_large", most=MOST_FILE)
        table, draft = await hub.imports.restore(by, data)
    return opened_reply(await hub.open(table, draft), by)


router = Router(
    "/api", route_handlers=[positions, journal, scene, retelling, what_if, export, campaign, restore], tags=["replay"]
)
