"""A Host on a real store, with bots that think in this process, and guests to play there."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from omerta.bots import Budget
from omerta.core.foresight import Foresight
from omerta.table import pondering
from omerta.table.host import Host
from omerta.table.problems import NotDone
from omerta.table.shown import NewTable, SeatWish, Sight, TableShown
from omerta.table.storage import open_store
from omerta.table.store import GuestRow
from omerta.table.studied import Doubt
from omerta.table.studying import studied
from omerta.table.thinkers import Advised, Answer, Question, Studied, Study, Thinkers
from omerta.table.timekeeping import Machine

ME: Final = SeatWish("me")
OPEN: Final = SeatWish("open")
BOT: Final = SeatWish("bot", level="pawn")
CONTRIBUTION: Final = "5e" * 32


class Novices(Thinkers):
    """Bots of every level that play their first legal action, and count who was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def start(self) -> None:
        pass

    async def ask(self, question: Question) -> Answer:
        self.asked.append(question.level)
        await asyncio.sleep(0)
        return Answer(pondering.replay(question).legal()[0], question.level)

    async def advise(self, question: Question) -> Advised | None:
        return pondering.advise(question, Budget(20))

    async def judge(self, question: Question) -> list[float] | None:
        await asyncio.sleep(0)
        return pondering.judge(question, Budget(0))

    async def foresee(self, question: Question, action: int) -> Foresight | None:
        return pondering.foresee(question, action)

    async def doubt(self, question: Question, action: int) -> Doubt | None:
        return pondering.doubt(question, action, Budget(20))

    async def study(self, study: Study) -> Studied | None:
        return studied(study)

    async def close(self) -> None:
        pass


class HandMachine(Machine):
    """A machine whose clocks are moved by hand."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000
        self.up = 50_000
        self.boots = 0

    def wall(self) -> int:
        return self.at

    def steady(self) -> int:
        return self.up

    def boot(self) -> str:
        return f"boot-{self.boots}"

    def pass_time(self, milliseconds: int, *, jump: int = 0) -> None:
        self.at += milliseconds + jump
        self.up += milliseconds

    def reboot(self, milliseconds: int, *, jump: int = 0) -> None:
        self.at += milliseconds + jump
        self.up = 7_000
        self.boots += 1


class Parlour:
    """A server without HTTP that can be closed and opened again."""

    def __init__(self, folder: Path, machine: Machine | None = None) -> None:
        self._address = str(folder / "tables.sqlite")
        self._machine = machine
        self.bots = Novices()
        self.host = self._made()

    def _made(self) -> Host:
        return Host(open_store(self._address), self.bots, machine=self._machine)

    async def open(self) -> "Parlour":
        await self.host.start()
        return self

    async def reopen(self) -> None:
        """As after a restart: nothing is left but what was stored."""
        await self.host.close()
        self.host = self._made()
        await self.host.start()

    async def guest(self, name: str = "Ala") -> GuestRow:
        guest, _ = await self.host.new_guest(name)
        return guest

    async def table(self, guest: GuestRow, *seats: SeatWish, game: str = "gangs", **wishes: Any) -> TableShown:
        shown, _ = await self.host.create(guest, NewTable(game, list(seats), **wishes))
        return (
            await self.host.contribute(guest, shown.id, CONTRIBUTION)
            if any(seat.kind == "me" for seat in seats)
            else shown
        )

    async def sight(self, guest: GuestRow, table: str, seat: int | None = None) -> Sight:
        shown = await self.host.show(guest, table)
        return next(sight for sight in shown.sights if seat in (None, sight.seat))

    async def play_out(self, table: str, *guests: GuestRow, rng: Random | None = None, most: int = 10_000) -> int:
        """Let guests decide (at random, or their first choice) until it is over or they have decided so often."""
        moves = 0
        while moves < most:
            for guest in guests:
                shown = await self.host.show(guest, table)
                if shown.phase != "playing":
                    return moves
                for sight in shown.sights:
                    if sight.choices and sight.seat is not None:
                        choice = rng.choice(sight.choices) if rng else sight.choices[0]
                        await self.host.move(guest, table, sight.seat, sight.moment, choice.action)
                        moves += 1
            await asyncio.sleep(0.001)
        return moves


def run(folder: Path, story: Callable[[Parlour], Awaitable[None]], machine: Machine | None = None) -> None:
    """Tell a story in a parlour of its own, and clean up."""

    async def told() -> None:
        parlour = await Parlour(folder, machine).open()
        try:
            async with asyncio.timeout(60):
                await story(parlour)
        finally:
            await parlour.host.close()

    asyncio.run(told())


def unheard(_: str) -> None:
    """For whoever does not want to be told."""


@contextmanager
def refused(code: str, reason: str = "") -> Iterator[None]:
    """What is asked for is not done, for this reason."""
    with pytest.raises(NotDone) as caught:
        yield
    assert caught.value.problem.code == code
    assert reason in ("", caught.value.problem.reason)
