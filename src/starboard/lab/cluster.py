"""A Dask cluster as an executor: the same batches, on other machines."""

import logging
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from starboard.kernel.registry import games


class ClusterError(ValueError):
    """What is wrong with a cluster, in a sentence."""


def _tell(line: str) -> None:
    print(line, file=sys.stderr)


@contextmanager
def cluster(address: str, game: str, tell: Callable[[str], None] = _tell) -> Iterator[tuple[Executor, int]]:
    """The executor of the scheduler at this address, and how many batches it can run at once.

    A worker that dies loses nothing: its batches are run again elsewhere, and a game depends on its number alone.
    At the end `tell` hears of those that were lost on the way.
    """
    client = _client(address)
    try:
        slots = sum(client.nthreads().values())
        if not slots:
            raise ClusterError(f"the scheduler at {address} has no workers: start some with `dask worker {address}`")
        without_game = [worker for worker, games_ in client.run(installed_games).items() if game not in games_]
        if without_game:
            raise ClusterError(
                f"{game} is not installed on {len(without_game)} of the workers: {', '.join(without_game[:4])}"
            )
        before = set(client.nthreads())
        yield client.get_executor(pure=False, retries=3), slots
        if lost := sorted(before - set(client.nthreads())):
            tell(f"{len(lost)} of {len(before)} workers were lost on the way: {', '.join(lost[:4])}; no game was")
    finally:
        client.close()


def installed_games() -> list[str]:
    """The games of the machine on which this is called."""
    return list(games())


def _client(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError("--cluster needs Dask: pip install 'starboard[lab]'") from None
    logging.getLogger("distributed").setLevel(logging.ERROR)  # that a worker comes or goes is not news
    try:
        return Client(address, timeout="10s", set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(f"there is no Dask scheduler at {address}: {error}") from None
