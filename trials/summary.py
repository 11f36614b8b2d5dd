"""What a trial has seen: figures with their aims, the seed, the commit; printed, and kept as JSON."""

import subprocess
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

FOLDER = Path("build") / "trials"


def commit() -> str:
    """Of the sources in the working folder, where git knows it."""
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty"],  # noqa: S607
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return found.stdout.strip()


class Figure(msgspec.Struct, frozen=True):
    """One number, and whether it is as it should be; None: there is no aim."""

    name: str
    value: str
    aim: str = ""
    held: bool | None = None


class Summary(msgspec.Struct):
    """All figures of one trial."""

    trial: str
    seed: int
    commit: str = msgspec.field(default_factory=commit)
    started: float = msgspec.field(default_factory=time.time)
    seconds: float = 0.0
    figures: list[Figure] = []

    def add(self, name: str, value: object, aim: str = "", *, held: bool | None = None) -> None:
        self.figures.append(Figure(name, str(value), aim, held))

    @property
    def has_held(self) -> bool:
        return all(figure.held is not False for figure in self.figures)

    def finish(self, console: Console | None = None, folder: Path = FOLDER) -> int:
        """Show and keep everything; the exit code is 1 where an aim was missed."""
        self.keep(folder)
        (console or Console()).print(self._table())
        return 0 if self.has_held else 1

    def keep(self, folder: Path = FOLDER) -> None:
        """Write down what there is so far."""
        self.seconds = time.time() - self.started
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{self.trial}.json").write_bytes(msgspec.json.format(msgspec.json.encode(self)) + b"\n")

    def _table(self) -> Table:
        title = f"{self.trial}: seed {self.seed}, commit {self.commit}, {self.seconds:.0f} s"
        table = Table("figure", "seen", "aim", "", title=title, title_justify="left")
        for figure in self.figures:
            mark = {None: "", True: "held", False: "MISSED"}[figure.held]
            table.add_row(figure.name, figure.value, figure.aim, mark)
        return table
