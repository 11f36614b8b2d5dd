"""A worker dies while the database is away: those that cannot start are tried again, and the others go on."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
from trials.killing import Killed

from omerta.web.client import Browser
from postgres import PostgresServer, postgres_server

PATIENCE = 180


def failures(log: Path) -> int:
    return log.read_bytes().count(b"Application startup failed")


async def failed_to_start(log: Path, times: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while failures(log) < times:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def lose_worker_without_database(server: Killed, postgres: PostgresServer, log: Path) -> None:
    await server.start()
    while len(workers := server.workers()) < 2:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    await asyncio.to_thread(postgres.stop)
    os.kill(workers[0], signal.SIGKILL)
    await failed_to_start(log, 2)
    assert not server.has_ended
    await asyncio.to_thread(postgres.start)
    async with Browser(server.address) as browser:
        await browser.arrive("Ann")
    async with asyncio.timeout(PATIENCE):
        while len(server.workers()) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


@pytest.mark.server
def test_a_worker_that_cannot_start_ends_no_other(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def story(address: str, postgres: PostgresServer) -> None:
        server = Killed(address, 2, log)
        try:
            await lose_worker_without_database(server, postgres, log)
        finally:
            await server.end()

    with postgres_server() as postgres:
        asyncio.run(story(postgres.new(), postgres))
