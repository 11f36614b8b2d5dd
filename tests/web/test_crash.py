"""Fifty tables and a server that is killed five times in the middle: nothing acknowledged is lost, nothing is twice."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import httpx
import pytest
from bench.crowd import Player, Table, seat_crowd

from omerta.core import records
from omerta.core.game import CHANCE
from omerta.games import find
from omerta.table.verifying import verify
from tables import tables

TABLES: Final = 50
KILLS: Final = 5
ROOMY: Final = ("tables", "guests", "joins", "sockets", "sockets-of-one", "messages")
LIMITS: Final = [part for name in ROOMY for part in ("--limit", f"{name}=1000000")]


class Server:
    """A real server process that can be killed and started again at the same address."""

    def __init__(self, database: str, workers: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self._command = [sys.executable, "-m", "omerta", "serve", "--quiet", "--port", str(self._port)]
        self._command += ["--database", database, "--workers", str(workers), *LIMITS]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, start_new_session=True, stdout=subprocess.DEVNULL)
        latest = time.monotonic() + 60
        while time.monotonic() < latest:
            with suppress(httpx.HTTPError):
                httpx.get(f"{self.address}/healthz", timeout=5)
                return
            assert self._process.poll() is None, "the server ended by itself"
            time.sleep(0.05)
        raise TimeoutError

    def kill(self) -> None:
        """As a power cut would: all of its processes, with no warning."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@contextmanager
def serving(database: str, workers: int) -> Iterator[Server]:
    server = Server(database, workers)
    server.start()
    try:
        yield server
    finally:
        server.kill()


async def killed_again_and_again(server: Server, playing: list[Table]) -> None:
    """Whenever a further part of all moves has been acknowledged, the server dies and comes back."""
    for kill in range(1, KILLS + 1):
        while sum(len(table.acknowledged) for table in playing) < 15 * kill * len(playing) // KILLS:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def play_all(server: Server, playing: list[Table]) -> list[bytes]:
    """Everybody plays to the end; the record of each table."""
    players = await seat_crowd(playing, lambda: server.address)
    async with asyncio.timeout(200):
        await asyncio.gather(killed_again_and_again(server, playing), *(player.play() for player in players))
    firsts: dict[str, Player] = {}
    for player in players:
        firsts.setdefault(player.table.id, player)
    found = [await firsts[table.id].record() for table in playing]
    for player in players:
        await player.close()
    return found


def check(table: Table, content: bytes) -> None:
    """Every acknowledged move stands once, at its own moment; the whole game verifies."""
    record = records.parse(content, table.id)
    verify(record)
    state = find(record.game).new(len(record.seats), record.options)
    made: dict[int, int] = {}
    standing: dict[tuple[int, int], int] = {}
    for decision in record.decisions:
        assert isinstance(decision, int)
        if state.to_move != CHANCE:
            seat = int(state.to_move)
            standing[seat, made.setdefault(seat, 0)] = decision
            made[seat] += 1
        state.apply(decision)
    assert state.result() is not None
    assert table.acknowledged.items() <= standing.items()


@pytest.mark.server
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(kind: str, address: str) -> None:
    kinds = [(game, setup) for game, setup in tables() if not game.automata(setup.options)]
    playing = [
        Table(number, kinds[number % len(kinds)][0].name, kinds[number % len(kinds)][1]) for number in range(TABLES)
    ]
    with serving(address, 2 if kind == "postgresql" else 1) as server:
        found = asyncio.run(play_all(server, playing))
    for table, content in zip(playing, found, strict=True):
        assert table.finished == table.setup.seats
        check(table, content)
    assert sum(table.resyncs for table in playing) >= KILLS * TABLES
