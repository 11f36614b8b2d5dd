"""The browser's table: the files that `make page` has built, as they are; without them a word about how to get them."""

import re
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from omerta.core.words import LANGUAGES, Words
from omerta.web.answers import on_http_error
from omerta.web.routes.needs import TABLE_PATTERN
from omerta.web.squeezing import ASK_AGAIN, Leaf, leaf, sent

FOLDER: Final = Path(__file__).parent / "page"  # where the page is built, and where the wheel has it
HASHED: Final = "assets/"  # what lies there is named by its content, and never changes
FOREVER: Final = "public, max-age=31536000, immutable"
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


def read_leaf(path: Path, name: str) -> Leaf:
    keeping = FOREVER if name.startswith(HASHED) else ASK_AGAIN
    return leaf(path.read_bytes(), KINDS[path.suffix], keeping, is_packed=path.suffix in _PACKED)


def leaves(folder: Path) -> dict[str, Leaf]:
    """The files of a built page, by their names; none if there is no page. One that is built anew is read anew."""
    index = folder / "index.html"
    return _read(folder, index.stat().st_mtime_ns) if index.is_file() else {}


@lru_cache(1)
def _read(folder: Path, _: int) -> dict[str, Leaf]:
    """All of its files but those of kinds that no page has."""
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in KINDS and path.is_file()]
    return {name: read_leaf(path, name) for path in paths for name in [path.relative_to(folder).as_posix()]}


def _folder(request: Request[Any, Any, Any]) -> Path:
    folder: Path = request.app.state.page
    return folder


def _found(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    found = leaves(_folder(request)).get(name)
    if found is None:
        raise NotFoundException
    return sent(request, found)


@get("/", include_in_schema=False, sync_to_thread=False)
def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself, or how to build it."""
    found = leaves(_folder(request)).get("index.html")
    if found is not None:
        return sent(request, found)
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


def on_not_found(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """Whoever comes with a browser sees the page, which says that nothing is there; programs are told a problem."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if request.url.path.startswith("/api") or not wants_page:
        return on_http_error(request, error)
    found = leaves(_folder(request)).get("index.html")
    content = missing().encode() if found is None else found.content
    headers = {"content-type": KINDS[".html"], "cache-control": "no-store"}
    return Response(content, status_code=404, headers=headers)


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
