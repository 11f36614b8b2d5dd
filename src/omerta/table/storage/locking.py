"""One process at a time: locks on files, which the system releases when the process ends, however it ends."""

import errno
import os
import stat
import sys
from pathlib import Path

from omerta.table.store import StoreTrouble

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _lock_file(descriptor: int) -> None:
        """A locked file could not be read there; an open one cannot be taken away either."""
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        # Of the kind that a forked child does not share: no worker process can keep it after its parent has died.
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_file(descriptor: int) -> None:
        # Of the other kind: SQLite's own locks are of the first, and the two do not know of each other.
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _let_go() -> None:
        """A forked child shares this kind until it closes what it inherited."""
        for lock in _taken:
            if lock.own >= 0:
                os.close(lock.own)
                lock.own = -1

    os.register_at_fork(after_in_child=_let_go)


_held: set[Path] = set()  # such a lock does not hold against its own process
_taken: "set[FileLock]" = set()


class FileLock:
    """Stands for the file beside it; never removed, since somebody may be waiting to lock it."""

    def __init__(self, file: Path) -> None:
        self.own = -1  # the descriptor of the file itself
        self._file = file
        self._path = file.with_name(file.name + ".lock")
        self._descriptor = -1
        self._identity = (-1, -1)

    def take(self) -> None:
        """Lock, or tell that somebody else has."""
        if self._path in _held:
            raise self._in_use()
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(descriptor)
        except OSError:
            os.close(descriptor)
            raise self._in_use() from None
        self._descriptor = descriptor
        _held.add(self._path)

    def take_file(self) -> None:
        """The file itself too, whichever of its names somebody else has opened it by; it may have one only.

        SQLite loses its own locks on a file when this process closes any other descriptor of it, so this one is closed
        by ``release`` alone, after SQLite's.
        """
        found = self._file.stat()
        if not stat.S_ISREG(found.st_mode):
            return  # SQLite will say what it thinks of that
        self._identity = (found.st_dev, found.st_ino)
        if any(lock._identity == self._identity for lock in _taken):  # noqa: SLF001
            raise self._in_use()
        self.own = os.open(self._file, os.O_RDONLY)
        try:
            _lock_file(self.own)
        except OSError as error:
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):  # others: this file system knows no such locks
                raise self._in_use() from None
        if found.st_nlink > 1:
            raise StoreTrouble("database-linked", {"what": str(self._file)})
        _taken.add(self)

    def release(self) -> None:
        _taken.discard(self)
        if self.own >= 0:
            os.close(self.own)
            self.own = -1
        if self._descriptor >= 0:
            _held.discard(self._path)
            os.close(self._descriptor)
            self._descriptor = -1

    def _in_use(self) -> StoreTrouble:
        return StoreTrouble("database-in-use", {"what": str(self._file)})
