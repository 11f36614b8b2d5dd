"""The browser's table: the files that `make page` has built, as they are; without them a word about how to get them."""

import gzip
import re
from functools import cache, lru_cache
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from omerta.core.words import LANGUAGES, Words
from omerta.web.routes.needs import TABLE_PATTERN

FOLDER: Final = Path(__file__).parent / "page"  # where the page is built, and where the wheel has it
HASHED: Final = "assets/"  # what lies there is named by its content, and never changes
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_MODIFIED: Final = 304
MIN_SQUEEZED: Final = 512  # bytes worth compressing
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".jsonl": "application/jsonl",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_TABLE: Final = re.compile(TABLE_PATTERN)
_PACKED: Final = (".jpg", ".mp3", ".ogg", ".png", ".webp", ".woff2")  # compressed already


class Leaf(msgspec.Struct, frozen=True):
    """A file of the page, and how it travels."""

    content: bytes
    squeezed: bytes | None
    headers: dict[str, str]


def read_leaf(path: Path, name: str) -> Leaf:
    content = path.read_bytes()
    is_worth_it = len(content) >= MIN_SQUEEZED and path.suffix not in _PACKED
    headers = {
        "content-type": KINDS[path.suffix],
        "cache-control": FOREVER if name.startswith(HASHED) else ASK_AGAIN,
        "etag": f'"{blake2b(content, digest_size=12).hexdigest()}"',
        "vary": "accept-encoding",
    }
    return Leaf(content, gzip.compress(content, 9, mtime=0) if is_worth_it else None, headers)


def leaves(folder: Path) -> dict[str, Leaf]:
    """The files of a built page, by their names; none if there is no page. One that is built anew is read anew."""
    index = folder / "index.html"
    return _read(folder, index.stat().st_mtime_ns) if index.is_file() else {}


@lru_cache(1)
def _read(folder: Path, _: int) -> dict[str, Leaf]:
    """All of its files but those of kinds that no page has."""
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in KINDS and path.is_file()]
    return {name: read_leaf(path, name) for path in paths for name in [path.relative_to(folder).as_posix()]}


def sent(request: Request[Any, Any, Any], leaf: Leaf) -> Response[bytes]:
    """A file, compressed for whoever takes it so; nothing for whoever has it."""
    if request.headers.get("if-none-match") == leaf.headers["etag"]:
        return Response(b"", status_code=NOT_MODIFIED, headers=leaf.headers)
    takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
    if leaf.squeezed is None or not takes_gzip:
        return Response(leaf.content, headers=leaf.headers)
    return Response(leaf.squeezed, headers=leaf.headers | {"content-encoding": "gzip"})


def _folder(request: Request[Any, Any, Any]) -> Path:
    folder: Path = request.app.state.page
    return folder


def _found(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    leaf = leaves(_folder(request)).get(name)
    if leaf is None:
        raise NotFoundException
    return sent(request, leaf)


@get("/", include_in_schema=False, sync_to_thread=False)
def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself, or how to build it."""
    leaf = leaves(_folder(request)).get("index.html")
    if leaf is not None:
        return sent(request, leaf)
    return Response(missing().encode(), media_type="text/html; charset=utf-8", headers={"cache-control": ASK_AGAIN})


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """What the page consists of."""
    return _found(request, HASHED + name)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """What browsers look for beside a page: its icon, its manifest."""
    return _found(request, name)


@get("/t/{table:str}", include_in_schema=False, sync_to_thread=False)
def table_link(table: FromPath[str]) -> Response[bytes]:
    """A short way to a table, as notices have it: where it leads is behind the # and never sent to a server."""
    if not _TABLE.fullmatch(table):
        raise NotFoundException
    return Response(b"", status_code=303, headers={"location": f"/#/table/{table}", "cache-control": ASK_AGAIN})


@cache
def missing() -> str:
    """The page in place of the page, in every language we speak."""
    parts = "".join(_missing_in(Words(language)) for language in LANGUAGES)
    return f"""<!doctype html>
<html lang="{LANGUAGES[0]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Omerta</title><link rel="stylesheet" href="/api/style.css"><link rel="icon" href="data:,"></head>
<body><header><h1>Omerta</h1></header><main>{parts}</main></body></html>
"""


def _missing_in(words: Words) -> str:
    told = escape(words.text("page-missing"))
    link = f'<a href="/api?language={words.language}">{escape(words.text("api-title"))}</a>'
    title = escape(words.text("page-missing-title"))
    return f'<section lang="{words.language}"><h2>{title}</h2><p>{told}</p><p>{link}</p></section>\n'


ROUTES: Final = (front, asset, file, table_link)
