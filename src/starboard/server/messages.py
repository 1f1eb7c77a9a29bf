"""Messages between processes, each with a length prefix of four bytes."""

from typing import IO

LENGTH = 4


def with_length(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "big") + message


def take_message(data: bytearray) -> bytes | None:
    """Remove and return the first message of the buffer; None if it is incomplete."""
    end = LENGTH + int.from_bytes(data[:LENGTH], "big")
    if len(data) < end:
        return None
    message = bytes(data[LENGTH:end])
    del data[:end]
    return message


def write(out: IO[bytes], message: bytes) -> None:
    out.write(with_length(message))
    out.flush()


def read(source: IO[bytes]) -> bytes:
    """Wait for the next message; empty at the end."""
    return source.read(int.from_bytes(source.read(LENGTH), "big"))
