"""The file of an experiment: what was asked, then a line for each finished deal, in order; ready to be gone on with."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from omerta.core.problems import Damaged
from omerta.core.records import telling_of
from omerta.lab.match import Note
from omerta.lab.plans import Plan

FORMAT: Final = 1


class Ledger:
    """The deals so far, from the file where there is one, and every new one at once on the disk."""

    def __init__(self, plans: list[Plan], watch: str, path: Path | None) -> None:
        header: dict[str, Any] = {"omerta": "lab", "format": FORMAT, "watch": watch, "plans": plans}
        self._header = msgspec.json.encode(header)
        self._path = path
        self.units: list[list[Note]] = []
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        with telling_of(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            content = path.read_bytes() if path.exists() else b""
        lines = content.split(b"\n")[:-1]  # what no newline ends was cut short
        if lines and lines[0] != self._header:
            raise Damaged("lab-other-experiment", {"file": str(path)})
        if not lines and not self._header.startswith(content):
            raise Damaged("lab-other-experiment", {"file": str(path)})
        self.units = list(_read(lines[1:], path))
        with telling_of(path), path.open("ab") as file:
            file.truncate(sum(len(line) + 1 for line in lines))
            if not lines:
                file.write(self._header + b"\n")

    def add(self, notes: list[Note]) -> None:
        self.units.append(notes)
        if self._path is not None:
            with telling_of(self._path), self._path.open("ab") as file:
                file.write(msgspec.json.encode(notes) + b"\n")


def _read(lines: list[bytes], path: Path) -> Iterator[list[Note]]:
    for number, line in enumerate(lines, start=2):
        try:
            yield msgspec.json.decode(line, type=list[Note])
        except msgspec.DecodeError:
            raise Damaged("lab-damaged-line", {"file": str(path), "line": number}) from None
