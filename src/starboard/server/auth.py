"""Authentication: the person of a request, by the cookie of a browser or the token of a program."""

from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.datastructures import Cookie, Headers
from litestar.di import NamedDependency

from starboard.server.hub import Hub
from starboard.server.protocol import Person
from starboard.table.people import NOBODY
from starboard.table.refusal import Refusal

COOKIE = "starboard"
YEAR = 365 * 24 * 3600
AnyRequest: TypeAlias = Request[Any, Any, Any]


def token_in(headers: Headers) -> str:
    """The token of a request: from its Authorization header, else from its cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    sent = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
    return next((value for name, _, value in sent if name == COOKIE), "")


def token_of(request: AnyRequest) -> str:
    return token_in(request.headers)


async def person(request: AnyRequest, hub: NamedDependency[Hub]) -> Person:
    return hub.person(token_of(request))


def require_person(who: Person) -> Person:
    """The person, or a refusal if the client has not given a name yet."""
    if who == NOBODY:
        raise Refusal("no_person")
    return who


def cookie(token: str) -> Cookie:
    """A session cookie that scripts cannot read and other sites do not send."""
    return Cookie(COOKIE, value=token, path="/", max_age=YEAR if token else 0, httponly=True, samesite="lax")


def with_cookie(who: Person, token: str) -> Response[Person]:
    return Response(who, cookies=[cookie(token)])
