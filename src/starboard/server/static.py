"""The browser client: its files, compressed once; every other address outside the API is its page."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from litestar import Response, Router, get
from litestar.params import FromPath
from msgspec import Struct

from starboard.server.auth import AnyRequest
from starboard.server.dependencies import TheOptions
from starboard.table.refusal import Refusal

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
    "connect-src 'self' ws: wss:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
SAFE = {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
FOR_EVER = "public, max-age=31536000, immutable"
PACKED = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")
NO_CLIENT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Starboard</title>
<h1>Starboard</h1><p>The server runs, but the browser client is not built. <code>make play</code> builds it.</p>
<p lang="fr">Le serveur fonctionne, mais le client n&rsquo;est pas construit. <code>make play</code> le construit.</p>
"""


AnyPath: TypeAlias = FromPath[str]


class File(Struct, frozen=True):
    """A file as it is sent."""

    data: bytes
    gzip: bytes | None
    brotli: bytes | None  # made by the build of the client
    kind: str
    tag: str

    def in_coding(self, accepted: str) -> tuple[bytes, str]:
        """The bytes to send, and how they are coded: as short as the browser can read."""
        codings = {part.split(";")[0].strip() for part in accepted.lower().split(",")}
        for data, coding in ((self.brotli, "br"), (self.gzip, "gzip")):
            if data is not None and coding in codings:
                return data, coding
        return self.data, ""


@lru_cache(maxsize=512)
def _file(path: Path, changed: int) -> File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(data, 9, mtime=0) if kind.startswith(PACKED) and len(data) > 500 else None
    beside = path.with_name(f"{path.name}.br")
    brotli = beside.read_bytes() if packed is not None and beside.is_file() else None
    return File(data, packed, brotli, kind, f'"{hashlib.blake2b(data, digest_size=9).hexdigest()}"')


def _find(static: Path, path: str) -> Path | None:
    """A file below the folder of the client, never one beside it."""
    try:
        wanted = (static / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(static.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: AnyRequest, options: TheOptions, path: AnyPath = "/") -> Response[bytes]:
    """A file of the client, or its page."""
    if path.lstrip("/").split("/")[0] == "api":
        raise Refusal("not_found")
    at = _find(options.static, path) or _find(options.static, "index.html")
    if at is None:
        return Response(NO_CLIENT, media_type="text/html; charset=utf-8", headers=SAFE)
    file = _file(at, at.stat().st_mtime_ns)
    hashed = "/assets/" in path and at.name != "index.html"
    headers = {**SAFE, "ETag": file.tag, "Vary": "Accept-Encoding", "Cache-Control": FOR_EVER if hashed else "no-cache"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    kind = f"{file.kind}; charset=utf-8" if file.kind.startswith("text/") else file.kind
    data, coding = file.in_coding(request.headers.get("accept-encoding", ""))
    if coding:
        headers["Content-Encoding"] = coding
    return Response(data, media_type=kind, headers=headers)


router = Router("/", route_handlers=[client])
