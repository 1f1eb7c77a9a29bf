"""Turns refusals and errors into `Problem` responses in the reader's language.  Internal errors are logged only."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import ValidationError

from starboard.kernel.texts import Language
from starboard.kernel.words import TooLong
from starboard.server.protocol import Problem
from starboard.table.refusal import Refusal

log = logging.getLogger("starboard.server")

STATUS = {
    "malformed": 400,
    "bad_setup": 400,
    "bad_file": 400,
    "bad_name": 400,
    "unknown_position": 404,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_invite": 404,
    "unknown_session": 404,
    "not_found": 404,
    "unreadable_table": 409,
    "no_person": 401,
    "no_account": 401,
    "wrong_password": 401,
    "spectator": 403,
    "not_your_seat": 403,
    "not_allowed": 403,
    "foreign": 403,
    "not_json": 415,
    "muted": 403,
    "locked": 403,
    "removed": 403,
    "seat_taken": 409,
    "name_taken": 409,
    "stale": 409,
    "over": 409,
    "too_large": 413,
    "too_fast": 429,
    "fault": 500,
    "not_saved": 503,
}
HUNG_UP = "client disconnected prematurely"  # litestar's words for who hangs up in the middle of a body
CODES = {404: "not_found", 405: "not_found", 413: "too_large", 429: "too_fast"}


def language(request: Request[Any, Any, Any]) -> Language:
    return "fr" if request.query_params.get("lang") == "fr" else "en"


def problem(refusal: Refusal, lang: Language, status: int = 0) -> Response[Problem]:
    said = Problem(refusal.code, refusal.message(lang), refusal.rule)  # type: ignore[arg-type]  # codes of ours
    headers = {"Retry-After": "1"} if refusal.code == "too_fast" else {}
    return Response(said, status_code=status or STATUS.get(refusal.code, 400), headers=headers, media_type=JSON)


JSON = "application/json"


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return problem(error, language(request))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What litestar refuses by itself: an unknown address, a body that fits no type."""
    if isinstance(error.__cause__, ValidationError):  # too much of something, which litestar takes for its own fault
        return problem(Refusal("malformed", why=str(error.__cause__)), language(request))
    if error.detail == HUNG_UP:  # nobody reads this
        return problem(Refusal("stale"), language(request))
    if error.status_code >= 500:
        return on_fault(request, error)
    code = CODES.get(error.status_code, "malformed")
    facts = {"why": _why(error)} if code == "malformed" else {"most": request.app.request_max_body_size}
    response = problem(Refusal(code, **facts), language(request), error.status_code)
    response.headers.update(error.headers or {})
    return response


def _why(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        found = extra[0]
        return f"{found.get('key', '')}: {found.get('message', '')}".strip(": ")
    return error.detail


def on_too_long(request: Request[Any, Any, Any], error: TooLong) -> Response[Problem]:
    log.warning("%s %s was stopped: %s", request.method, request.url.path, error)
    return problem(Refusal("fault", key="too_long"), language(request))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("unhandled error in %s %s", request.method, request.url.path, exc_info=error)
    return problem(Refusal("fault", key="inside"), language(request))
