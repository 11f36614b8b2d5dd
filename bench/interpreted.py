"""The same engine run from its plain source, in a process of its own that waits for orders between its turns."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

import omerta
from bench.clock import Runs, Sample, sample
from bench.playing import inside
from omerta.games import find

ROOT = Path(__file__).resolve().parents[1]


class Order(msgspec.Struct):
    """Play this game inside the engine for so long."""

    game: str
    setup: str
    seconds: float


class Interpreted:
    """The other process, as seen from this one."""

    def __enter__(self) -> Self:
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.interpreted"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        self._process.communicate()

    def sample(self, game: str, setup: str, seconds: float) -> Sample:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(Order(game, setup, seconds)) + b"\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline(), type=Sample)


def obey() -> None:
    """Answer orders, a line each, until there are no more."""
    if omerta.speed() != "interpreted":
        sys.exit("bench: the source folder holds a compiled engine; remove its .so files")
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        taken = sample(_play(order.game, order.setup), order.seconds)
        sys.stdout.buffer.write(msgspec.json.encode(taken) + b"\n")
        sys.stdout.buffer.flush()


@cache
def _play(game: str, setup: str) -> Runs:
    """Kept between the turns, so that every turn plays new games."""
    return inside(find(game), next(found for found in find(game).setups if found.name == setup))


if __name__ == "__main__":
    obey()
