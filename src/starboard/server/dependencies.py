"""Types of handler parameters: parts of the server, the person, path and query parameters."""

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromQuery, PathParameter, QueryParameter

from starboard.kernel.texts import Language
from starboard.server.hub import Hub
from starboard.server.limits import Buckets
from starboard.server.options import Options
from starboard.server.socket import Sockets
from starboard.table.people import Person

TheHub: TypeAlias = NamedDependency[Hub]
TheOptions: TypeAlias = NamedDependency[Options]
TheSockets: TypeAlias = NamedDependency[Sockets]
Tries: TypeAlias = NamedDependency[Buckets]
Who: TypeAlias = NamedDependency[Person]

Lang: TypeAlias = FromQuery[Language]
InPath: TypeAlias = Annotated[str, PathParameter(max_length=80)]
AtPosition: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
AtSeat: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=31)]
