"""The page that documents the API, written from the OpenAPI document: no script, nothing from elsewhere."""

from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Final

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from omerta.core.words import LANGUAGES, Words

METHODS: Final = ("get", "post", "put", "patch", "delete")


class ApiPage(OpenAPIRenderPlugin):
    """The documentation in the reader's language."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return written(openapi_schema, language_of(request)).encode()


def language_of(request: Request[Any, Any, Any]) -> str:
    """The one asked for, otherwise the first that the browser and we both speak."""
    asked = request.query_params.get("language")
    wanted = [asked] if asked else request.headers.get("accept-language", "").replace(";", ",").split(",")
    return next((word.strip()[:2] for word in wanted if word.strip()[:2] in LANGUAGES), "en")


def written(schema: dict[str, Any], language: str) -> str:
    words = _words(language)
    others = (
        f'<a href="/api?language={other}" lang="{other}">{_text(_words(other), "api-language")}</a>'
        for other in LANGUAGES
        if other != language
    )
    groups = "".join(_group(words, tag, operations) for tag, operations in _by_tag(schema).items())
    return f"""<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{_text(words, "api-title")}</title>
<link rel="stylesheet" href="/api/style.css"><link rel="icon" href="data:,"></head>
<body><header><h1>{_text(words, "api-title")}</h1><p>{_text(words, "api-about")}</p>
<nav><a href="/api/openapi.json">openapi.json</a> {" ".join(others)}</nav></header>
<main>{groups}
<section><h2>{_text(words, "api-tag-socket")}</h2><article>
<h3><b class="get">WS</b> <code>/api/v1/tables/{{table}}/socket</code></h3>
<p>{_text(words, "api-socket")}</p></article></section></main></body></html>
"""


@cache
def _words(language: str) -> Words:
    return Words(language)


def _text(words: Words, key: str) -> str:
    return escape(words.text(key))


def _by_tag(schema: dict[str, Any]) -> dict[str, list[tuple[str, str, dict[str, Any]]]]:
    found: dict[str, list[tuple[str, str, dict[str, Any]]]] = {}
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                found.setdefault(item[method]["tags"][0], []).append((method, path, item[method]))
    return found


def _group(words: Words, tag: str, operations: list[tuple[str, str, dict[str, Any]]]) -> str:
    articles = "".join(_article(words, *operation) for operation in operations)
    return f"<section><h2>{_text(words, f'api-tag-{tag}')}</h2>{articles}</section>\n"


def _article(words: Words, method: str, path: str, operation: dict[str, Any]) -> str:
    shapes = "".join(f"<li>{line}</li>" for line in _shapes(words, operation))
    name = operation["operationId"]
    title = f'<h3><b class="{method}">{method.upper()}</b> <code>{escape(path)}</code></h3>'
    return f'<article id="{name}">{title}<p>{_text(words, f"api-{name}")}</p><ul>{shapes}</ul></article>'


def _shapes(words: Words, operation: dict[str, Any]) -> Iterator[str]:
    body = _named(operation.get("requestBody"))
    if body:
        yield f"{_text(words, 'api-takes')} <code>{escape(body)}</code>"
    for status, response in sorted(operation["responses"].items()):
        yield f"<code>{status}</code> <code>{escape(_named(response))}</code>"


def _named(part: dict[str, Any] | None) -> str:
    """The name of a body's struct."""
    for content in (part or {}).get("content", {}).values():
        schema = content.get("schema", {})
        many = schema.get("items", {})
        name = str(schema.get("$ref", many.get("$ref", ""))).rpartition("/")[2]
        return f"{name}[]" if many else name
    return ""


@cache
def _style() -> bytes:
    return (files("omerta.web") / "static" / "api.css").read_bytes()


@get("/api/style.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[bytes]:
    return Response(_style(), media_type="text/css")
