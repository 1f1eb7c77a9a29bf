"""A process that writes for a server: it reads batches of jobs, has each batch on disk, and says what became of it.

Each message goes after four bytes that say how long it is.  It ends when its input does, with all of that written: it
never outlives the server by more than one commit.
"""

import socket
import sys

import msgspec

from starboard.table.schema import connect
from starboard.table.writer import Statement, write

LENGTH = 4
AT_ONCE = 1 << 20  # bytes to read

jobs: msgspec.msgpack.Decoder[list[list[Statement]]] = msgspec.msgpack.Decoder(list[list[Statement]])
encode = msgspec.msgpack.Encoder().encode


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


def main(file: str) -> None:
    db, data = connect(file), bytearray()
    with socket.socket(fileno=sys.stdin.fileno()) as server:
        while some := server.recv(AT_ONCE):
            data += some
            while (batch := cut(data)) is not None:
                server.sendall(framed(encode(write(db, jobs.decode(batch)))))
    db.close()


if __name__ == "__main__":
    main(sys.argv[1])
