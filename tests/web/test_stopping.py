"""A server that stops."""

import asyncio
import threading
from pathlib import Path

import pytest

from omerta.table.host import Host
from omerta.web import app
from online import online


def test_clocks_end_before_anything_that_may_take_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can reach a server that stops: its tables must not go on while it finishes reading."""
    closed, was_closed = threading.Event(), list[bool]()
    close = Host.close

    async def closing(host: Host) -> None:
        await close(host)
        closed.set()

    monkeypatch.setattr(Host, "close", closing)
    monkeypatch.setattr(app, "read_all", lambda: was_closed.append(closed.wait(5)))
    with online(tmp_path):
        pass
    assert was_closed == [True]


def test_what_hangs_keeps_no_server_from_stopping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    close = Host.close

    async def closing(host: Host) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await close(host)

    monkeypatch.setattr(Host, "close", closing)
    monkeypatch.setattr(app, "CLOSING", 0.1)
    with online(tmp_path):
        pass
