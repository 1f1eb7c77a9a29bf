"""The log: time, level, table, person and request of each line, as text or as JSON."""

import logging
import os
import sys
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

LogFormat: TypeAlias = Literal["text", "json"]
FORMATS: tuple[LogFormat, ...] = ("text", "json")
FORMAT = "STARBOARD_LOG_FORMAT"  # tells processes that the server starts
MOST_REPEATS = 100  # lines of one message in a minute


class Origin(Struct):
    """What a line of the log comes from."""

    request: str = ""  # a request, or a socket
    person: str = ""
    table: str = ""


ORIGIN: ContextVar[Callable[[], Origin]] = ContextVar("origin", default=Origin)


class Line(Struct, omit_defaults=True):
    """A line of the log as JSON."""

    time: str
    level: str
    logger: str
    message: str
    table: str = ""
    person: str = ""
    request: str = ""
    error: str = ""


class LineFormatter(logging.Formatter):
    """Formats a record with its origin: from `extra`, else from the context."""

    def __init__(self, kind: LogFormat) -> None:
        super().__init__()
        self._kind = kind

    def format(self, record: logging.LogRecord) -> str:
        origin = ORIGIN.get()()
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        line = Line(
            at,
            record.levelname.lower(),
            record.name,
            record.getMessage(),
            getattr(record, "table", origin.table),
            getattr(record, "person", origin.person),
            origin.request,
            self.formatException(record.exc_info) if record.exc_info else "",
        )
        return msgspec.json.encode(line).decode() if self._kind == "json" else _text(line)


def _text(line: Line) -> str:
    facts = {"table": line.table, "person": line.person, "request": line.request}
    known = " ".join(f"{name}={value}" for name, value in facts.items() if value)
    text = f"{line.time} {line.level} {line.logger}{f' [{known}]' if known else ''}: {line.message}"
    whole = f"{text}\n{line.error}" if line.error else text
    return "\n    ".join(whole.splitlines())  # what somebody says must not look like a line of ours


class RepeatLimit(logging.Filter):
    """Lets the same message through only so often a minute: nobody fills a disk with the log."""

    def __init__(self, most: int = MOST_REPEATS) -> None:
        super().__init__()
        self._most, self._minute = most, 0
        self._counts: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(record.created // 60)
        if minute != self._minute:
            self._minute = minute
            self._counts.clear()
        self._counts[record.name, str(record.msg)] += 1
        count = self._counts[record.name, str(record.msg)]
        if count == self._most:
            record.msg = f"{record.msg} (more of these are left out until the next minute)"
        return count <= self._most


def configure(kind: LogFormat = "text", level: str = "INFO") -> None:
    """Log to the standard error output in this form."""
    os.environ[FORMAT] = kind
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter(kind))
    handler.setLevel(level)  # uvicorn's own loggers have a level of their own
    handler.addFilter(RepeatLimit())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("starboard").setLevel(level)
