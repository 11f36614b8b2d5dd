"""One process at a time: a lock on a file, which the system releases when the process ends, however it ends."""

import os
import sys
from pathlib import Path

from omerta.table.store import StoreTrouble

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        # Of the kind that a forked child does not share: no worker process can keep it after its parent has died.
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_held: set[Path] = set()  # such a lock does not hold against its own process


class FileLock:
    """Stands for the file beside it; never removed, since somebody may be waiting to lock it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._path = file.with_name(file.name + ".lock")
        self._descriptor = -1

    def take(self) -> None:
        """Lock, or tell that somebody else has."""
        if self._path in _held:
            raise StoreTrouble("database-in-use", {"what": str(self._file)})
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(descriptor)
        except OSError:
            os.close(descriptor)
            raise StoreTrouble("database-in-use", {"what": str(self._file)}) from None
        self._descriptor = descriptor
        _held.add(self._path)

    def release(self) -> None:
        if self._descriptor >= 0:
            _held.discard(self._path)
            os.close(self._descriptor)
            self._descriptor = -1
