"""uvicorn's protocols with manners of ours: sockets say why they go, and nobody is waited for without end."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from omerta.web.limiting import Places, address_of

RESTARTING: Final = 1012
FAREWELL: Final = 10.0  # seconds a browser has to read what was sent before its connection is cut
LARGEST_HEAD: Final = 64 * 1024  # bytes of a request before its body
TAKING: Final = 10.0  # seconds between two looks whether a browser takes its answer
LEAST: Final = 16 * 1024  # bytes of it that it must have taken by then
MOST_UNREAD: Final = 32  # answers that one address may leave lying at once
ASKING: Final = 20.0  # seconds from a request's first byte, or from the connection, to the request's last byte


_unread: Final = Places(10_000, MOST_UNREAD)


class PromptRequests(HttpToolsProtocol):
    """One connection. A request that does not come whole and soon ends it: thousands of them would leave no room.

    So does an answer that is not taken: it would lie in memory for as long as somebody likes.
    """

    _deadline: asyncio.TimerHandle | None = None
    _head = 0  # bytes since the last request's end
    _has_head = False
    _cycles: Sequence[RequestResponseCycle] = ()  # requests that are not yet answered
    _look: asyncio.TimerHandle | None = None
    _lying = 0  # bytes of an answer at the last look
    _place = ""  # the address for which an answer lies here

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        self._head += 0 if self._has_head else len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        self._await_request()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head, self._has_head = 0, True
        super().on_headers_complete()
        newest: RequestResponseCycle | None = self.cycle  # none where a socket is asked for
        self._cycles = [cycle for cycle in (*self._cycles, newest) if cycle is not None and not cycle.response_complete]

    def on_message_complete(self) -> None:
        self._has_head = False
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._relax()
        super().handle_websocket_upgrade()
        del self.parser  # it knows us as we know it: what has gone would wait for a collection

    def eof_received(self) -> None:
        """Who hangs up is not answered any more: the loop closes the connection now, and refuses what is written."""
        self._give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        self._give_up()
        self._note_taken()
        super().connection_lost(exc)

    def _give_up(self) -> None:
        """Tell all requests, for the library tells only the last of several sent at once."""
        for cycle in self._cycles:
            cycle.disconnected = not cycle.response_complete
            cycle.message_event.set()

    def pause_writing(self) -> None:
        """An answer is not taken as fast as it comes."""
        super().pause_writing()
        address = address_of(self.scope)
        if not _unread.take(address):
            self.transport.abort()
            return
        self._place = address
        self._look_later()

    def resume_writing(self) -> None:
        self._note_taken()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(FAREWELL, self.transport.abort)  # what is still unread then stays so

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.loop.call_later(FAREWELL, self.transport.abort)

    def _look_later(self) -> None:
        self._lying = self.transport.get_write_buffer_size()
        self._look = self.loop.call_later(TAKING, self._look_whether_taken)

    def _look_whether_taken(self) -> None:
        if self._lying - self.transport.get_write_buffer_size() < LEAST:
            self.transport.abort()
        else:
            self._look_later()

    def _note_taken(self) -> None:
        if self._look is not None:
            self._look.cancel()
            self._look = None
        if self._place:
            _unread.give_back(self._place)
            self._place = ""

    def _await_request(self) -> None:
        self._relax()
        self._deadline = self.loop.call_later(ASKING, self.transport.abort)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class PoliteSockets(WebSocketsSansIOProtocol):
    """One connection."""

    _has_stopped = False
    _cutting: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Whatever would hold this connection beyond its end lets go of it: nothing waits for a collection."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self._cutting is not None:
            self._cutting.cancel()
            self._cutting = None

    def shutdown(self) -> None:
        """The server stops."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTARTING})
            self.conn.send_close(RESTARTING, "the server stops or restarts")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self._has_stopped = True
            self._cut_later()
            self.transport.close()
        else:
            super().shutdown()

    async def send(self, message: Any) -> None:
        if self._has_stopped:
            raise ClientDisconnected  # who was about to be answered has been told goodbye
        if message["type"] == "websocket.close" and self.handshake_complete:
            self.writable.set()  # a browser that takes nothing would keep us from ever saying goodbye
            self._cut_later()
        try:
            await super().send(message)
        except RuntimeError:  # the loop's own word for a connection that is closed
            if not self.transport.is_closing():
                raise
            raise ClientDisconnected from None
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # refused, and answered: uvicorn would log each as an error of ours

    def _cut_later(self) -> None:
        if self._cutting is None:
            self._cutting = self.loop.call_later(FAREWELL, self.transport.abort)
