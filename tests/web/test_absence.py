"""A server that dies takes nobody's time with it."""

import asyncio
from typing import Any

import pytest
from bench.server import Server, serving

from omerta.table.shown import NewTable, SeatWish
from omerta.table.store import ClockChoice
from omerta.web.client import Browser

CLOCK = ClockChoice("move", 2, on_timeout="seat-to-bot")
KILLS = 3  # each takes about a second and a half


async def at_the_table(browser: Browser, table: str) -> dict[str, Any]:
    socket = await browser.look(table)
    while (news := await socket.news())["kind"] != "table":
        pass
    await socket.close()
    return news


async def story(server: Server) -> None:
    async with Browser(server.address) as browser:
        await browser.arrive("Ala")
        shown = await browser.create(NewTable("gangs", [SeatWish("me"), SeatWish("me")], clock=CLOCK))
        down = 0.0
        for _ in range(KILLS):
            await asyncio.to_thread(server.kill)
            down += await asyncio.to_thread(server.start)
        news = await at_the_table(browser, shown["id"])
        assert down > CLOCK.seconds
        assert news["table"]["deadline"] - news["now"] > 1000 * CLOCK.seconds, "all of the time, and some to come back"
        assert not any(seat["away"] for seat in news["table"]["seats"])
        mover = next(sight for sight in news["table"]["sights"] if sight["choices"])
        assert mover["moment"] == 0
        move = {"seat": mover["seat"], "moment": 0, "action": mover["choices"][0]["action"]}
        await browser.ask("POST", f"/tables/{shown['id']}/moves", move)


@pytest.mark.server
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_runs_out_of_time_while_the_server_is_down(kind: str, address: str) -> None:
    with serving(address, 2 if kind == "postgresql" else 1) as server:
        asyncio.run(story(server))
