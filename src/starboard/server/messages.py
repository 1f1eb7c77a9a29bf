"""Messages between processes: each goes after four bytes that say how long it is."""

from typing import IO

LENGTH = 4


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "big") + message


def cut(data: bytearray) -> bytes | None:
    """Take the first message out of what was read, if all of it is there."""
    end = LENGTH + int.from_bytes(data[:LENGTH], "big")
    if len(data) < end:
        return None
    message = bytes(data[LENGTH:end])
    del data[:end]
    return message


def write(out: IO[bytes], message: bytes) -> None:
    out.write(framed(message))
    out.flush()


def read(source: IO[bytes]) -> bytes:
    """Wait for the next message; empty at the end."""
    return source.read(int.from_bytes(source.read(LENGTH), "big"))
