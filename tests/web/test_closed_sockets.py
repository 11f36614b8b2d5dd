"""Nothing of a socket that has gone waits for a collection: collections are rare, and stop everybody."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final, TypeAlias

import pytest
from litestar import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.server import ServerProtocol

from omerta.web.protocol import PoliteSockets, PromptRequests
from omerta.web.telling import Teller
from online import PATIENCE, WIDE, Browser, Online, greet, online, send

pytestmark = pytest.mark.server

SOCKETS: Final = 20
KINDS: Final = (PoliteSockets, PromptRequests, ServerProtocol, Teller, WebSocket)  # a conversation has a teller

Way: TypeAlias = Callable[[Browser, str], Awaitable[None]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Online]:
    with online(Path(tmp_path_factory.mktemp("sockets"))) as server:
        yield server


@pytest.fixture
def uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def goodbye(browser: Browser, table: str) -> None:
    async with browser.socket(table) as socket:
        await greet(socket)


async def killed(browser: Browser, table: str) -> None:
    socket = await browser.socket(table)
    await greet(socket)
    socket.transport.abort()


async def dropped(browser: Browser, table: str) -> None:
    async with browser.socket(table) as socket:
        await greet(socket)
        with suppress(ConnectionClosed):
            await socket.send("x" * (WIDE.message + 1))
            while True:
                await socket.recv()


async def impolite(browser: Browser, table: str) -> None:
    async with browser.socket(table) as socket:
        await send(socket, {"kind": "sync", "id": None})
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()


async def lost(browser: Browser, table: str) -> None:
    await impolite(browser, "0" * len(table))


async def refused(browser: Browser, table: str) -> None:
    with suppress(InvalidStatus):
        await browser.socket(table, origin="https://elsewhere.example")


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("way", [goodbye, killed, dropped, impolite, lost, refused])
def test_a_socket_that_has_gone_leaves_nothing_to_collect(house: Online, way: Way) -> None:
    with house.browser("Ala") as ala:
        table = ala.table("gangs", "me", "open")["table"]["id"]
        before = held(ala)

        async def come_and_go() -> None:
            for _ in range(SOCKETS):
                await way(ala, table)

        asyncio.run(come_and_go())
        deadline = monotonic() + PATIENCE
        while held(ala) > before and monotonic() < deadline:
            pass
        assert held(ala) <= before


def held(browser: Browser) -> int:
    """How many objects of connections the server still has, once it has answered something."""
    assert browser.get("/me").status_code == 200
    return sum(issubclass(type(found), KINDS) for found in gc.get_objects())
