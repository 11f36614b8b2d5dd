"""Replays as answers: sent as fast as they are taken, a chunk at a time. Who takes none is cut off (protocol.py)."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from litestar import Request, Response
from litestar.response.base import ASGIResponse
from litestar.types import HTTPResponseBodyEvent, Receive, Scope, Send

from omerta.table.films import Film
from omerta.table.studied import Replay

SQUEEZED: Final = "gzip"


class Stream(ASGIResponse):
    """The answer itself."""

    def __init__(self, film: Film, done: Callable[[], None], *, squeezed: bool) -> None:
        length = film.squeezed_length if squeezed else film.length
        encoding = {"content-encoding": SQUEEZED} if squeezed else {}
        super().__init__(content_length=length, headers={"vary": "Accept-Encoding", **encoding})
        self._film = film
        self._done = done
        self._chunks = film.squeezed() if squeezed else film.plain()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._film.close()
            self._done()

    async def send_body(self, send: Send, receive: Receive) -> None:
        del receive
        for chunk in self._chunks:
            await send(_part(chunk))
            await asyncio.sleep(0)  # the system takes megabytes at once, and others would wait until it has
        await send(_part(b"", more=False))


class FilmAnswer(Response[Replay]):
    """A film to be sent; done is called when it has been, or will never be."""

    def __init__(self, film: Film, done: Callable[[], None]) -> None:
        super().__init__(None)  # type: ignore[arg-type]
        self._film = film
        self._done = done

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **_: Any) -> ASGIResponse:  # noqa: ARG002
        """What the framework asks for."""
        squeezed = SQUEEZED in request.headers.get("accept-encoding", "")
        return Stream(self._film, self._done, squeezed=squeezed)


def _part(chunk: bytes, *, more: bool = True) -> HTTPResponseBodyEvent:
    return {"type": "http.response.body", "body": chunk, "more_body": more}
