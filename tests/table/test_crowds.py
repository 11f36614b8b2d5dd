"""Many who watch one table are told bit by bit, and what others want is done in between."""

import asyncio

from omerta.table.watching import AT_ONCE, News, Watchers


class Spectator:
    def __init__(self) -> None:
        self.heard: list[News] = []

    def tell(self, news: News) -> None:
        self.heard.append(news)


def test_a_crowd_is_told_bit_by_bit_and_nobody_is_left_out() -> None:
    async def story() -> list[int]:
        watchers, crowd = Watchers(), [Spectator() for _ in range(3 * AT_ONCE + 1)]
        for spectator in crowd:
            watchers.add("table", spectator)
        watchers.tell("table", "table")
        watchers.remove("table", crowd[-1])  # gone before it was told
        told = []
        for _ in range(5):
            told.append(sum(len(spectator.heard) for spectator in crowd))
            await asyncio.sleep(0)  # whatever else is to be done
        assert not crowd[-1].heard
        return told

    assert asyncio.run(story()) == [AT_ONCE, 2 * AT_ONCE, 3 * AT_ONCE, 3 * AT_ONCE, 3 * AT_ONCE]
