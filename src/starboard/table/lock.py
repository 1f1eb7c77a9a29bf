"""The lock of a data file: one server at a time, and no server while a command rewrites the file."""

import fcntl
import os
from pathlib import Path


class DataInUse(OSError):
    """Another process holds the file."""


class DataLock:
    """Held from when it is made until `close`, or until the process ends, however it ends."""

    def __init__(self, file: str | Path) -> None:
        self._held = os.open(
            f"{Path(file).resolve()}.lock", os.O_RDWR | os.O_CREAT, 0o600
        )  # one file, however it is named
        try:
            fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(self._held, 20).decode("ascii", "replace").strip()
            os.close(self._held)
            raise DataInUse(
                f"{file} is in use by another server (process {holder or 'unknown'}); "
                "end that one first, or name another file with --data"
            ) from None
        os.ftruncate(self._held, 0)
        os.write(self._held, str(os.getpid()).encode())

    def close(self) -> None:
        os.close(self._held)

    def __enter__(self) -> "DataLock":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
