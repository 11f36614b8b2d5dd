"""However many boxes are handed in at once, one thread at most works on them beside the event loop."""

import asyncio
from pathlib import Path
from threading import current_thread

import pytest

from omerta import games
from omerta.core.boxes import Box
from omerta.table.slowly import slowly
from parlour import Parlour, run


def test_one_thing_at_a_time_first_come_first_served() -> None:
    done: list[int] = []

    async def story() -> None:
        await asyncio.gather(*(slowly(done.append, number) for number in range(20)))

    asyncio.run(story())
    assert done == list(range(20))


def test_boxes_are_read_in_the_one_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()
    game = next(name for name in games.NAMES if games.find(name).box is not None)
    content = games.shipped_file(game).read_bytes()
    read_box = games.read_box

    def noting(*given: object) -> Box:
        threads.add(current_thread().name)
        return read_box(*given)  # type: ignore[arg-type]

    async def story(parlour: Parlour) -> None:
        await asyncio.gather(*(parlour.host.boxes.read(game, content) for _ in range(8)))

    monkeypatch.setattr(games, "read_box", noting)
    run(tmp_path, story)
    assert len(threads) == 1
