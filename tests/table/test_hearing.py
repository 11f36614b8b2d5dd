"""What is heard of other servers, when something goes wrong on the way."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from omerta.core.problems import Damaged
from omerta.table import hearing as hearing_module
from omerta.table.hearing import AT_ONCE, Hearing
from omerta.table.storage import open_store, postgres
from omerta.table.storage.notices import Notices
from parlour import unheard


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
        hearing = Hearing(store, lambda table: [table], refresh, unheard)
        await hearing.start()
        async with asyncio.timeout(5):
            await whole.wait()
        await hearing.close()
        await store.close()

    asyncio.run(story())
    assert read == ["good"]


@pytest.mark.parametrize("turns", range(4))  # of the event loop
def test_who_has_just_heard_something_stops_all_the_same(turns: int) -> None:
    """The soak had a server that was told to stop and listened for ever."""

    async def story() -> None:
        heard = Notices()
        listening = asyncio.create_task(postgres._heard(heard, None))
        for _ in range(3):
            await asyncio.sleep(0)
        heard.add(["t"])
        for _ in range(turns):
            await asyncio.sleep(0)
        was_told = listening.cancel()  # or had ended before
        await asyncio.wait([listening])
        assert listening.cancelled() == was_told

    asyncio.run(story())


def test_a_listener_that_overhears_the_first_word_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(str(tmp_path / "tables.sqlite"))
    words: list[str] = []

    async def changes() -> AsyncIterator[str]:
        yield ""
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            words.append("overheard")
        await asyncio.Event().wait()

    async def refresh(_: str) -> None:
        return

    async def story() -> None:
        monkeypatch.setattr(store, "changes", changes)
        monkeypatch.setattr(hearing_module, "STOPPING", 0.01)
        hearing = Hearing(store, lambda _: [], refresh, unheard)
        await hearing.start()
        async with asyncio.timeout(5):
            await hearing.close()
        await store.close()

    asyncio.run(story())
    assert words == ["overheard"]
