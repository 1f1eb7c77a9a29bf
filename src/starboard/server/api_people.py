"""The API for who you are: a name, and an account for who wants to keep their tables across devices."""

import asyncio
from contextlib import suppress

from litestar import Response, Router, get, post, put
from litestar.params import JSONBody

from starboard.server.auth import AnyRequest, require_person, token_of, with_cookie
from starboard.server.dependencies import Lang, TheHub, Tries, Who
from starboard.server.hub import Hub, now
from starboard.server.infos import table_card
from starboard.server.limits import Buckets
from starboard.server.protocol import Credentials, Person, PersonWithToken, Rename, TableCard
from starboard.table import actions, people
from starboard.table.people import NOBODY
from starboard.table.refusal import Refusal
from starboard.table.unreadable import UnreadableTable
from starboard.table.writer import Conflict


@get("/me")
async def me(who: Who) -> Person:
    """Who you are; empty if you are nobody yet."""
    return who


@put("/me")
async def rename(request: AnyRequest, hub: TheHub, who: Who, data: JSONBody[Rename]) -> Response[Person]:
    """Choose your name.  The first time, it makes you somebody, and a cookie keeps it so."""
    if who != NOBODY:
        person, statements = people.rename_person(who, data.name)
        await hub.write_people(statements)
        return Response(person)
    hub.shares.take("person", _address(request))
    token = people.new_token()
    person, statements = people.create_person(data.name, token, now())
    await hub.write_people(statements)
    return with_cookie(person, token)


@post("/people")
async def program(request: AnyRequest, hub: TheHub, data: JSONBody[Rename]) -> PersonWithToken:
    """A person for a program, with the token that it sends from now on."""
    hub.shares.take("person", _address(request))
    token = people.new_token()
    person, statements = people.create_person(data.name, token, now())
    await hub.write_people(statements)
    return PersonWithToken(person, token)


@get("/me/tables")
async def my_tables(hub: TheHub, who: Who, lang: Lang = "en") -> list[TableCard]:
    """Your tables: those that wait for you first, then the newest."""
    cards = [table_card(card, who.id, lang) for card in hub.store.tables_of(who.id)] if who.id else []
    return sorted(cards, key=lambda card: (not card.your_turn, card.status == "over"))


@post("/account")
async def new_account(request: AnyRequest, hub: TheHub, who: Who, tries: Tries, data: JSONBody[Credentials]) -> Person:
    """Put a password on who you are, to find your tables from other devices."""
    _not_too_often(request, tries)
    if require_person(who).account:
        raise Refusal("not_allowed")
    statements = await asyncio.to_thread(people.create_account, who, data.name, data.password)
    try:
        await hub.write_people(statements)
    except Conflict:
        raise Refusal("name_taken") from None
    return Person(who.id, who.name, people.clean_name(data.name).casefold())


@post("/account/login", status_code=200)
async def login(
    request: AnyRequest, hub: TheHub, who: Who, tries: Tries, data: JSONBody[Credentials]
) -> Response[Person]:
    """Become the person of an account; the seats you held without one come along."""
    _not_too_often(request, tries)
    person = await asyncio.to_thread(people.log_in, hub.store, data.name, data.password)
    token = people.new_token()
    await hub.write_people(people.create_session(person.id, token, now()))
    if who != NOBODY and not who.account:
        await _bring_along(hub, who, person)
    return with_cookie(person, token)


async def _bring_along(hub: Hub, old: Person, new: Person) -> None:
    by = actions.Actor(new.id, new.name, now())
    for card in hub.store.tables_of(old.id):
        with suppress(UnreadableTable):  # it waits for another version, and keeps its people until then
            await hub.do(hub.room(card.id), lambda table: actions.transfer_seats(table, by, old.id))


@post("/account/logout", status_code=200)
async def logout(request: AnyRequest, hub: TheHub) -> Response[Person]:
    """Be nobody on this device."""
    if token := token_of(request):
        await hub.write_people(people.end_session(token))
    return with_cookie(NOBODY, "")


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def _not_too_often(request: AnyRequest, tries: Buckets) -> None:
    if not tries.of(_address(request)).take():
        raise Refusal("too_fast")


router = Router("/api", route_handlers=[me, rename, program, my_tables, new_account, login, logout], tags=["people"])
