"""Whether the files of an open database are still the ones that have its names: a commit into others is lost."""

import os
import time
from pathlib import Path
from typing import Final

BESIDE: Final = ("", "-wal", "-shm")  # what SQLite keeps there while it is open
SETTLED: Final = 1_000_000_000  # nanoseconds: within a tick of a file system's clock two changes look like one


class Presence:
    """Remembers which files they were. Asked at every commit, so it looks at two names, seldom at more."""

    def __init__(self, path: Path) -> None:
        paths = [path.with_name(f"{path.name}{ending}") for ending in BESIDE]
        self._files = [(str(file), _identity(file.stat())) for file in paths if file.exists()]
        self._folder = str(path.parent)
        self._changed = 0  # when the folder was, in which these files were last found

    def problem(self) -> str:
        """A reason, or nothing where all is well."""
        try:
            changed = os.stat(self._folder).st_mtime_ns  # noqa: PTH116 – a Path costs as much again
        except OSError:
            return "database-gone"
        if changed == self._changed:
            return _problem(*self._files[0])  # a name elsewhere changes nothing in this folder
        problem = next(filter(None, (_problem(*file) for file in self._files)), "")
        if not problem and changed < time.time_ns() - SETTLED:
            self._changed = changed
        return problem


def _problem(name: str, known: tuple[int, int]) -> str:
    try:
        found = os.stat(name)  # noqa: PTH116
    except OSError:
        return "database-gone"
    if _identity(found) != known:
        return "database-replaced"
    return "database-linked" if found.st_nlink > 1 else ""


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino
