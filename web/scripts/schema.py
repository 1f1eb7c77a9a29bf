"""Prints everything that goes over the wire as one OpenAPI document, from which the client's types are generated."""

import json
import sys

import msgspec

from starboard.server import protocol

wire = (
    kind
    for name, kind in vars(protocol).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and name not in ("Sent", "Said", "Struct")
)
_, parts = msgspec.json.schema_components(wire, ref_template="#/components/schemas/{name}")
api = {"openapi": "3.1.0", "info": {"title": "Starboard", "version": "1"}, "paths": {}, "components": {"schemas": parts}}
json.dump(api, sys.stdout)
