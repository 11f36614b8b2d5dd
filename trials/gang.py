"""Processes of attackers: begun, waited for, told to stop, asked what they saw."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import Self

import msgspec

from trials.attacking import Seen

SETTING_UP = 90.0  # seconds within which an attack must stand
ENDING = 30.0  # seconds that attackers have to say what they saw
LONGEST = 1800.0  # seconds in which attackers must come to the end that they have


class Party(msgspec.Struct, frozen=True):
    """One process of attackers: what it does, from which addresses, how many times."""

    attack: str
    sources: tuple[str, ...]
    most: int = 0
    ends: bool = False  # whether it comes to an end by itself, and is waited for
    until: tuple[str, ...] = ()  # what it must have seen before it ends


class Gang:
    """All attackers of one attack, from when it stands."""

    def __init__(self, address: str, parties: Sequence[Party], seed: int) -> None:
        self._address = address
        self._parties = parties
        self._seed = seed
        self._processes: list[Process] = []

    async def __aenter__(self) -> Self:
        try:
            for number, party in enumerate(self._parties):
                self._processes.append(await self._begin(party, self._seed + number))
            for process in self._processes:
                await _ready(process)
        except BaseException:
            await self._kill()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._kill()

    async def end(self) -> None:
        """Wait for those who come to an end by themselves."""
        parties = zip(self._parties, self._processes, strict=True)
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*(process.wait() for party, process in parties if party.ends or party.until))

    async def tell(self) -> list[Seen]:
        """Whoever has been told to stop says what it saw."""
        return [await _told(process) for process in self._processes]

    async def _begin(self, party: Party, seed: int) -> Process:
        command = [sys.executable, "-m", "trials.attacking", party.attack, "--server", self._address]
        command += ["--source", ",".join(party.sources), "--seed", str(seed), "--most", str(party.most)]
        command += ["--until", ",".join(party.until)]
        return await asyncio.create_subprocess_exec(*command, stdout=PIPE, limit=1 << 24)

    async def _kill(self) -> None:
        for process in self._processes:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _ready(process: Process) -> None:
    assert process.stdout is not None
    async with asyncio.timeout(SETTING_UP):
        assert (await process.stdout.readline()).strip() == b"ready"


async def _told(process: Process) -> Seen:
    assert process.stdout is not None
    with suppress(ProcessLookupError):
        process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(ENDING):
        return msgspec.json.decode(await process.stdout.readline(), type=Seen)
