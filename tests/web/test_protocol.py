"""The manners of a connection, without a table behind it."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import connect

from omerta.web.protocol import PoliteSockets


@pytest.mark.parametrize("said", ["websocket.send", "websocket.close"])
def test_who_would_be_answered_after_the_goodbye_of_a_stop_has_gone(said: Any) -> None:
    """Not an error of ours: the server stops between a question and its answer."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        del scope
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def story() -> int | None:
        server = uvicorn.Server(uvicorn.Config(app, port=0, ws=PoliteSockets, lifespan="off", log_level="error"))
        running = asyncio.create_task(server.serve())
        while not server.started:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}/") as line:
            (connection,) = server.server_state.connections
            assert isinstance(connection, PoliteSockets)
            connection.shutdown()
            with pytest.raises(ClientDisconnected):
                await connection.send({"type": said, "bytes": b"late"})
            await line.wait_closed()
        server.should_exit = True
        await running
        return line.close_code

    assert asyncio.run(story()) == 1012
