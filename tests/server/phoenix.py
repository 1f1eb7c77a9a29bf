"""A server that rises again: whatever kills it, the next one serves the same file on the same port at once.

Arguments: port, data, number of lives.  Each life is a process of its own, forked from one that has everything loaded,
so a hundred of them take seconds.  It says the process id of each life on a line.
"""

import os
import sys

from starboard.server.options import Options, without_limits
from starboard.server.preload import pieces
from starboard.server.run import bind, server


def live(port: int, data: str) -> None:
    server(without_limits(Options(data))).run(sockets=[bind("127.0.0.1", port)])


def main() -> None:
    port, data, lives = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    for load in pieces():
        load()
    for _ in range(lives):
        child = os.fork()
        if child == 0:
            try:
                live(port, data)
            finally:
                os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
