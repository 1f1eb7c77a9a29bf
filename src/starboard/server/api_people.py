"""The API for who you are: a name, and the devices on which you are known."""

from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody

from starboard.kernel.texts import Language
from starboard.server.auth import AnyRequest, browser_token, device_in, require_person, token_of, with_cookie
from starboard.server.dependencies import InPath, Lang, TheHub, Who
from starboard.server.hub import Hub, now
from starboard.server.infos import table_card
from starboard.server.limits import address_of
from starboard.server.people_bodies import PersonWithToken, Rename, SessionInfo
from starboard.server.protocol import Archive, TableCard
from starboard.table import archive, people
from starboard.table.people import NOBODY, Person
from starboard.table.refusal import Refusal
from starboard.table.sessions import Session, sessions_of, token_hash


@get("/me")
async def me(request: AnyRequest, hub: TheHub, who: Who) -> Response[Person]:
    """Who you are; empty if you are nobody yet.  A cookie in use lasts on."""
    token = browser_token(request)
    if who == NOBODY or not token:
        return Response(who)
    return with_cookie(request, who, token, hub.options.session_days)


@put("/me")
async def rename(request: AnyRequest, hub: TheHub, who: Who, data: JSONBody[Rename]) -> Response[Person]:
    """Choose your name.  The first time, it makes you somebody, and a cookie keeps it so."""
    if who != NOBODY:
        person, statements = people.rename_person(who, data.name)
        await hub.write_people(statements)
        return Response(person)
    return with_cookie(request, *await _new_person(request, hub, data.name), hub.options.session_days)


@post("/people")
async def program(request: AnyRequest, hub: TheHub, data: JSONBody[Rename]) -> PersonWithToken:
    """A person for a program, with the token that it sends from now on."""
    return PersonWithToken(*await _new_person(request, hub, data.name))


async def _new_person(request: AnyRequest, hub: Hub, name: str) -> tuple[Person, str]:
    """Somebody new, and their token."""
    hub.shares.take("person", address_of(request))
    token = people.new_token()
    person, statements = people.create_person(name, token, now(), device_in(request))
    await hub.write_people(statements)
    return person, token


@get("/me/tables")
async def my_tables(hub: TheHub, who: Who, lang: Lang = "en") -> list[TableCard]:
    """Your tables: those that wait for you first, then the newest.  Trials and archived ones are among them."""
    return _cards(hub, who, lang)


@put("/me/tables/{table:str}/archive")
async def archive_table(
    hub: TheHub, who: Who, table: InPath, data: JSONBody[Archive], lang: Lang = "en"
) -> list[TableCard]:
    """Put a table away, out of sight for you alone, or bring it back."""
    if all(card.id != table for card in hub.store.tables_of(require_person(who).id)):
        raise Refusal("unknown_table")
    await hub.write_people((archive.put_away if data.on else archive.bring_back)(who.id, table))
    return _cards(hub, who, lang)


def _cards(hub: Hub, who: Person, lang: Language) -> list[TableCard]:
    away = archive.archive_of(hub.store, who.id) if who.id else set()
    cards = [table_card(card, who.id, lang, away) for card in hub.store.tables_of(who.id)] if who.id else []
    return sorted(cards, key=lambda card: (not card.your_turn, card.status == "over"))


@get("/me/sessions")
async def my_sessions(request: AnyRequest, hub: TheHub, who: Who) -> list[SessionInfo]:
    """The devices on which you are known, the last used first."""
    return _infos(request, hub, require_person(who))


@delete("/me/sessions/{session:str}", status_code=200)
async def end_session(request: AnyRequest, hub: TheHub, who: Who, session: InPath) -> list[SessionInfo]:
    """Be nobody on that device; its sockets are closed."""
    ended = [one for one in sessions_of(hub.store, require_person(who).id) if one.id == session]
    if not ended:
        raise Refusal("unknown_session")
    await hub.end_sessions(ended)
    return _infos(request, hub, who)


@delete("/me/sessions", status_code=200)
async def end_other_sessions(request: AnyRequest, hub: TheHub, who: Who) -> list[SessionInfo]:
    """Be nobody on all devices but this one."""
    await hub.end_sessions(other_sessions(request, hub, require_person(who)))
    return _infos(request, hub, who)


def other_sessions(request: AnyRequest, hub: Hub, who: Person) -> list[Session]:
    here = token_hash(token_of(request))
    return [session for session in sessions_of(hub.store, who.id) if session.token != here]


def _infos(request: AnyRequest, hub: Hub, who: Person) -> list[SessionInfo]:
    here = token_hash(token_of(request))
    return [
        SessionInfo(session.id, session.device, session.made, session.used, session.token == here)
        for session in sessions_of(hub.store, who.id)
        if session.used >= hub.oldest_session
    ]


router = Router(
    "/api",
    route_handlers=[me, rename, program, my_tables, archive_table, my_sessions, end_session, end_other_sessions],
    tags=["people"],
)
