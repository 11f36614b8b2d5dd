"""What is heard of other servers, when something goes wrong on the way."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from omerta.core.problems import Damaged
from omerta.table.hearing import AT_ONCE, Hearing
from omerta.table.storage import open_store


@pytest.mark.parametrize("trouble", [Damaged("database-away", {"what": "t"}), RuntimeError("a fault of ours")])
def test_tables_that_cannot_be_read_leave_the_others_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    """As many as are read at once fail: none of them may keep its place."""
    bad = [f"bad {number}" for number in range(AT_ONCE)]
    store = open_store(str(tmp_path / "tables.sqlite"))
    read: list[str] = []
    whole = asyncio.Event()

    async def changes() -> AsyncIterator[str]:
        for table in (*bad, "good"):
            yield table
        await whole.wait()

    async def refresh(table: str) -> None:
        if table in bad:
            raise trouble
        read.append(table)
        whole.set()

    async def story() -> None:
        monkeypatch.setattr(store, "changes", changes)
        hearing = Hearing(store, lambda table: [table], refresh)
        await hearing.start()
        async with asyncio.timeout(5):
            await whole.wait()
        await hearing.close()
        await store.close()

    asyncio.run(story())
    assert read == ["good"]
