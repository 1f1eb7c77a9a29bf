"""The database writer process: reads batches of jobs, commits each batch and replies with an error per job.

It exits at the end of its input, after the last commit.
"""

import os
import socket
import sys

import msgspec

from starboard.server.logs import FORMAT, configure
from starboard.server.messages import take_message, with_length
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
            while (batch := take_message(data)) is not None:
                server.sendall(with_length(encode(write(db, jobs.decode(batch)))))
    db.close()


if __name__ == "__main__":
    configure(os.environ.get(FORMAT, "text"))  # type: ignore[arg-type]  # the server's own
    main(sys.argv[1])
