"""Authentication: the person of a request, by the cookie of a browser or the token of a program."""

from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.datastructures import Cookie, Headers
from litestar.di import NamedDependency

from starboard.server.hub import Hub
from starboard.table.people import NOBODY, Person
from starboard.table.refusal import Refusal
from starboard.table.sessions import device_of

COOKIE = "starboard"
SECURE_COOKIE = "__Host-starboard"  # under https: no other host and no plain http can set it
DAY = 24 * 3600
AnyRequest: TypeAlias = Request[Any, Any, Any]


def bearer_in(headers: Headers) -> str:
    """The token of a program."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def cookie_in(headers: Headers, is_secure: bool) -> str:
    """The token of a browser.  Under https, a cookie of the time before `SECURE_COOKIE` is still read."""
    parts = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
    sent = {name: value for name, _, value in parts}
    return (sent.get(SECURE_COOKIE) if is_secure else "") or sent.get(COOKIE, "")


def token_in(headers: Headers, is_secure: bool) -> str:
    """The token of a request: from its Authorization header, else from its cookie."""
    return bearer_in(headers) or cookie_in(headers, is_secure)


def token_of(request: AnyRequest) -> str:
    return token_in(request.headers, is_secure(request))


def browser_token(request: AnyRequest) -> str:
    """The token of the cookie, where no program sends its own."""
    return "" if bearer_in(request.headers) else cookie_in(request.headers, is_secure(request))


def is_secure(request: AnyRequest) -> bool:
    """Whether the browser speaks https, with us or with the proxy before us."""
    return request.url.scheme == "https"


def device_in(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


async def person(request: AnyRequest, hub: NamedDependency[Hub]) -> Person:
    return hub.person(token_of(request))


def require_person(who: Person) -> Person:
    """The person, or a refusal if the client has not given a name yet."""
    if who == NOBODY:
        raise Refusal("no_person")
    return who


def with_cookie(request: AnyRequest, who: Person, token: str, days: float) -> Response[Person]:
    """A session cookie that scripts cannot read and other sites do not send; without a token, the cookie ends."""
    secure = is_secure(request)
    cookies = [_cookie(SECURE_COOKIE if secure else COOKIE, token, days, secure)]
    if secure and f"{COOKIE}=" in request.headers.get("cookie", "").replace(SECURE_COOKIE, ""):
        cookies.append(_cookie(COOKIE, "", 0, secure))
    return Response(who, cookies=cookies)


def _cookie(name: str, token: str, days: float, secure: bool) -> Cookie:
    age = int(days * DAY) if token else 0
    return Cookie(name, value=token, path="/", max_age=age, httponly=True, samesite="lax", secure=secure)
