"""uvicorn's WebSocket protocol, with two manners of ours: it says why it goes, and it waits for nobody to do so."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

RESTARTING: Final = 1012
FAREWELL: Final = 10.0  # seconds a browser has to read what was sent before its connection is cut


class PoliteSockets(WebSocketsSansIOProtocol):
    """One connection."""

    def shutdown(self) -> None:
        """The server stops."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTARTING})
            self.conn.send_close(RESTARTING, "the server stops or restarts")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self._cut_later()
            self.transport.close()
        else:
            super().shutdown()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close" and self.handshake_complete:
            self.writable.set()  # a browser that takes nothing would keep us from ever saying goodbye
            self._cut_later()
        await super().send(message)

    def _cut_later(self) -> None:
        self.loop.call_later(FAREWELL, self.transport.abort)
