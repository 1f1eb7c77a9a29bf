"""A process that writes for a server: it reads batches of jobs, has each batch on disk, and says what became of it.

It ends when its input does, with all of that written: it never outlives the server by more than one commit.
"""

import socket
import sys

import msgspec

from starboard.server.messages import cut, framed
from starboard.table.schema import connect
from starboard.table.writer import Statement, write

AT_ONCE = 1 << 20  # bytes to read

jobs: msgspec.msgpack.Decoder[list[list[Statement]]] = msgspec.msgpack.Decoder(list[list[Statement]])
encode = msgspec.msgpack.Encoder().encode


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
