"""Worker processes of this machine that stop at once when nobody wants their work any more."""

import gc
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType


def start_worker() -> None:
    """A worker leaves Ctrl-C to its parent, and never looks again at what was loaded before it was born."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A run that was killed cannot tell its workers: each looks for itself, and ends in the middle of a game."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Pool:
    """A process pool for a `with` block.  Left by an error or by Ctrl-C, it does not wait for long games to end."""

    def __init__(self, workers: int) -> None:
        self._before = {process.pid for process in multiprocessing.active_children()}
        self.executor = ProcessPoolExecutor(workers, initializer=start_worker)

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                if process.pid not in self._before:
                    process.terminate()
        self.executor.shutdown()
