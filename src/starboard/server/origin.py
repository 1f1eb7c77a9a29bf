"""Which requests may change something: those of our own pages and of programs, and only in JSON."""

from urllib.parse import urlsplit

from litestar.datastructures import Headers

from starboard.table.refusal import Refusal

READS = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_SITES = frozenset({None, "same-origin", "none"})  # what browsers say of our own pages; programs say nothing


def is_same_site(headers: Headers) -> bool:
    """Whether the request comes from our own pages.  Other sites must not use our cookie; programs send no origin."""
    origin = headers.get("origin")
    return headers.get("sec-fetch-site") in OWN_SITES and (
        origin is None or urlsplit(origin).netloc == headers.get("host")
    )


def refuse_write(method: str, headers: Headers) -> Refusal | None:
    """Why this request may change nothing, if so."""
    if method in READS:
        return None
    if not is_same_site(headers):
        return Refusal("foreign")
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if (kind or has_body) and kind != "application/json":
        return Refusal("not_json")
    return None
