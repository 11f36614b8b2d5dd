"""Turn notices to an address of the host's: each is posted as JSON."""

import asyncio
import logging
from typing import Final

import httpx
import msgspec
import structlog

from omerta.core.problems import Unknown
from omerta.table.notices import Notices, TurnNotice

TIMEOUT: Final = 5.0  # seconds for an answer
PAUSE: Final = 1.0  # seconds before the second and last try
TRIES: Final = 2

_log = structlog.get_logger()


class WebhookNotices(Notices):
    """Posts notices. Where that fails it is tried once more; then it is logged, without the address."""

    def __init__(self, address: str, pause: float = PAUSE, timeout: float = TIMEOUT) -> None:
        self._address = address
        self._host = _host(address)
        self._pause = pause
        self._client = httpx.AsyncClient(timeout=timeout)
        # The library notes whole addresses, and who knows this one can write there.
        logging.getLogger("httpx").setLevel(logging.WARNING)
        logging.getLogger("httpcore").setLevel(logging.WARNING)

    async def your_turn(self, notice: TurnNotice) -> None:
        body = msgspec.json.encode(notice)
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(self._pause)
            failure = await self._post(body)
            if not failure:
                return
            _log.warning("webhook-failed", host=self._host, attempt=attempt + 1, reason=failure)

    async def close(self) -> None:
        await self._client.aclose()

    async def _post(self, body: bytes) -> str:
        """Nothing, or what went wrong."""
        try:
            answer = await self._client.post(self._address, content=body, headers={"Content-Type": "application/json"})
        except httpx.HTTPError as error:
            return type(error).__name__
        return "" if answer.is_success else f"status {answer.status_code}"


def _host(address: str) -> str:
    try:
        return httpx.URL(address).host
    except httpx.InvalidURL:
        raise Unknown("notices-address", {"what": address}) from None
