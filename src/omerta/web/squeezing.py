"""Long answers that are the same for everybody, compressed. No others: their sizes would tell what is inside."""

import asyncio
import gzip
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.config.compression import CompressionConfig
from litestar.middleware.base import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

SQUEEZED: Final = [
    DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6))
]
JSON: Final = "application/json"
ASK_AGAIN: Final = "no-cache"
NOT_MODIFIED: Final = 304
MIN_SQUEEZED: Final = 512  # bytes worth compressing


class Leaf(msgspec.Struct, frozen=True):
    """Something that is handed out again and again, and how it travels."""

    content: bytes
    squeezed: bytes | None
    headers: dict[str, str]


def leaf(content: bytes, kind: str, keeping: str = ASK_AGAIN, *, is_packed: bool = False) -> Leaf:
    """Compressed once, unless it is so already or too short."""
    headers = {
        "content-type": kind,
        "cache-control": keeping,
        "etag": f'"{blake2b(content, digest_size=12).hexdigest()}"',
        "vary": "accept-encoding",
    }
    is_worth_it = len(content) >= MIN_SQUEEZED and not is_packed
    return Leaf(content, gzip.compress(content, 9, mtime=0) if is_worth_it else None, headers)


def json_leaf(answer: object) -> Leaf:
    return leaf(msgspec.json.encode(answer), JSON)


class Kept:
    """Answers that are the same for everybody as long as the server lives: made once, beside the loop."""

    def __init__(self) -> None:
        self._leaves: dict[tuple[object, ...], Leaf] = {}

    async def find(self, key: tuple[object, ...], make: Callable[[], object]) -> Leaf:
        if key not in self._leaves:
            self._leaves[key] = await asyncio.to_thread(lambda: json_leaf(make()))
        return self._leaves[key]


def sent(request: Request[Any, Any, Any], kept: Leaf) -> Response[Any]:
    """Compressed for whoever takes it so; nothing for whoever has it."""
    if request.headers.get("if-none-match") == kept.headers["etag"]:
        return Response(b"", status_code=NOT_MODIFIED, headers=kept.headers)
    takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
    if kept.squeezed is None or not takes_gzip:
        return Response(kept.content, headers=kept.headers)
    return Response(kept.squeezed, headers=kept.headers | {"content-encoding": "gzip"})
