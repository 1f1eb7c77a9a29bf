"""The API of accounts: a name and a password for who wants to keep their tables across devices."""

import logging

from litestar import Response, Router, post, put
from litestar.params import JSONBody

from starboard.server.api_people import other_sessions
from starboard.server.auth import AnyRequest, browser_token, device_in, require_person, token_of, with_cookie
from starboard.server.dependencies import TheHub, Tries, Who
from starboard.server.hub import Hub, now
from starboard.server.limits import Buckets, address_of
from starboard.server.people_bodies import Confirmation, Credentials, NewPassword
from starboard.server.room import Action
from starboard.table import people, seating
from starboard.table.actions import Actor
from starboard.table.names import clean_name
from starboard.table.people import NOBODY, Person
from starboard.table.refusal import Refusal
from starboard.table.sessions import create_session, sessions_of
from starboard.table.writer import Conflict

log = logging.getLogger("starboard.accounts")


@post("/account")
async def new_account(request: AnyRequest, hub: TheHub, who: Who, tries: Tries, data: JSONBody[Credentials]) -> Person:
    """Put a password on who you are, to find your tables from other devices."""
    _not_too_often(request, tries)
    if require_person(who).account:
        raise Refusal("not_allowed", key="has_account")
    statements = await hub.passwords.run(people.create_account, who, data.name, data.password)
    try:
        await hub.write_people(statements)
    except Conflict:
        raise Refusal("name_taken") from None
    return Person(who.id, who.name, clean_name(data.name).casefold())


@post("/account/login", status_code=200)
async def login(
    request: AnyRequest, hub: TheHub, who: Who, tries: Tries, data: JSONBody[Credentials]
) -> Response[Person]:
    """Become the person of an account; the seats you held without one come along."""
    _not_too_often(request, tries)
    person = await hub.passwords.run(people.log_in, hub.store, data.name, data.password)
    token = people.new_token()
    await hub.write_people(create_session(person.id, token, now(), device_in(request)))
    if who != NOBODY and not who.account:
        by = Actor(person.id, person.name, now())
        await _at_all_tables(hub, who.id, lambda table: seating.transfer_seats(table, by, who.id))
    await _end_here(request, hub)
    return with_cookie(request, person, token, hub.options.session_days)


async def _end_here(request: AnyRequest, hub: Hub) -> None:
    """End the session of this browser; a program keeps its token."""
    if found := hub.session(browser_token(request)):
        await hub.end_sessions([found[1]])


async def _at_all_tables(hub: Hub, person: str, action: Action) -> None:
    """The same at every table where somebody holds a seat.  One that cannot be loaded is logged and left alone."""
    for card in hub.store.tables_of(person):
        try:
            await hub.do(hub.room(card.id), action)
        except Refusal as refusal:
            log.warning("cannot change the seats of table %s: %s", card.id, refusal)
            if refusal.code == "not_saved":
                raise


@post("/account/logout", status_code=200)
async def logout(request: AnyRequest, hub: TheHub) -> Response[Person]:
    """Be nobody on this device.  Its sockets are closed."""
    if found := hub.session(token_of(request)):
        await hub.end_sessions([found[1]])
    return with_cookie(request, NOBODY, "", 0)


@put("/account/password")
async def change_password(
    request: AnyRequest, hub: TheHub, who: Who, tries: Tries, data: JSONBody[NewPassword]
) -> Person:
    """Another password; you are nobody any more on all other devices."""
    _not_too_often(request, tries)
    await hub.write_people(await hub.passwords.run(people.change_password, hub.store, who, data.old, data.new))
    await hub.end_sessions(other_sessions(request, hub, who))
    return who


@post("/account/delete", status_code=200)
async def delete_account(
    request: AnyRequest, hub: TheHub, who: Who, tries: Tries, data: JSONBody[Confirmation]
) -> Response[Person]:
    """Delete your account and yourself: you leave your seats, and every device forgets you."""
    _not_too_often(request, tries)
    await hub.passwords.run(people.check_password, hub.store, who, data.password)
    by = Actor(who.id, who.name, now())
    await _at_all_tables(hub, who.id, lambda table: seating.leave_all(table, by))
    ended = sessions_of(hub.store, who.id)
    await hub.write_people(people.delete_person(who.id))
    for session in ended:
        hub.online.end(session.id)
    return with_cookie(request, NOBODY, "", 0)


def _not_too_often(request: AnyRequest, tries: Buckets) -> None:
    if not tries.of(address_of(request)).take():
        raise Refusal("too_fast")


router = Router("/api", route_handlers=[new_account, login, logout, change_password, delete_account], tags=["people"])
