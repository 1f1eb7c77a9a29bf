"""Prints the server's OpenAPI document, socket frames included: from it the client's types are generated."""

import asyncio
import tempfile
from typing import Any

import httpx

from starboard.server.app import make_app
from starboard.server.options import Options


async def described() -> str:
    with tempfile.TemporaryDirectory() as folder:
        app: Any = make_app(Options(f"{folder}/none.db"))  # the two libraries spell the type of an ASGI app differently
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://starboard") as client:
            return (await client.get("/api/openapi.json")).text


print(asyncio.run(described()))
