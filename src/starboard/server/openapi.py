"""The API as OpenAPI, with the frames of the socket among its types: what other clients are generated from."""

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar

from starboard.server import frames, people_bodies, protocol, rule_bodies

PROBLEM = {"$ref": "#/components/schemas/Problem"}
BODIES = (protocol, people_bodies, rule_bodies)
REF = "#/components/schemas/{name}"


@cache  # made when it is first asked for: a server starts faster without
def document(app: Litestar) -> dict[str, Any]:
    """The whole document.  Types are described by msgspec itself, which knows tuples and tags best."""
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    components = schema.setdefault("components", {}).setdefault("schemas", {})
    unions = {"ServerFrame": frames.ServerFrame, "ClientFrame": frames.ClientFrame}
    sent = dict.fromkeys(value for module in BODIES for value in vars(module).values() if _is_body(value))
    described, types = msgspec.json.schema_components([*unions.values(), *sent], ref_template=REF)
    components.update(types)
    components.update(zip(unions, described, strict=False))
    for path in schema["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", ()):
                if "maximum" in parameter["schema"]:
                    parameter["schema"].setdefault("minimum", 0)  # litestar forgets a bound of zero
            operation["responses"] = {
                **{code: response for code, response in operation["responses"].items() if code.startswith("2")},
                "4XX": {"description": "A refusal", "content": {"application/json": {"schema": PROBLEM}}},
            }
    return schema


def _is_body(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in (protocol.Sent, protocol.Said)
