"""Writes what the page must know of the server (`make types`): its types in TypeScript, and the OpenAPI document."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from omerta.core import differences, foresight, sheet, warning
from omerta.core.rulebook import Rulebook
from omerta.games import NAMES
from omerta.table import shown, studied
from omerta.web import wire
from omerta.web.app import routed
from omerta.web.gametypes import game_types
from omerta.web.settings import Settings

TYPES: Final = Path("web/src/lib/wire.ts")
OPENAPI: Final = Path("docs/openapi.json")

# What only the browser sends: there a field with a default may be left out. Everything else always comes whole, but for
# structs that leave out what is empty.
SENT: Final[Sequence[type]] = (
    *wire.Request.__subclasses__(),
    *get_args(wire.FromBrowser),
    shown.NewTable,
    shown.SeatWish,
)
RECEIVED: Final[Sequence[type]] = (
    *get_args(wire.ToBrowser),
    wire.Me,
    wire.Created,
    wire.Claimed,
    wire.Done,
    wire.GameShown,
    wire.WordsShown,
    wire.Health,
    shown.TableSummary,
    shown.BoxSummary,
    shown.BoxShown,
    shown.BoxChecked,
    sheet.Sheet,
    studied.Hint,
    studied.Replay,
    studied.Chances,
    studied.Verified,
    Rulebook,
)


def _is_sparse(struct: type) -> bool:
    return issubclass(struct, msgspec.Struct) and struct.__struct_config__.omit_defaults


SPARSE: Final = [
    one
    for module in (sheet, differences, foresight, warning)
    for one in vars(module).values()
    if isinstance(one, type) and _is_sparse(one)
]
UNIONS: Final = {"FromBrowser": wire.FromBrowser, "ToBrowser": wire.ToBrowser, "Cell": sheet.Cell}
HEADING: Final = "// Written by `make types` from the structs of src/omerta/web, table and core. Do not edit.\n"
_SIMPLE: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_ROOT: Final = Path(__file__).parents[3]


def types() -> str:
    """The page's types."""
    _, components = msgspec.json.schema_components([*SENT, *RECEIVED], ref_template="{name}")
    partial = {one.__name__ for one in (*SENT, *SPARSE)}
    interfaces = [_interface(name, components[name], whole=name not in partial) for name in sorted(components)]
    unions = [f"export type {name} = {_union(get_args(union))}\n" for name, union in UNIONS.items()]
    version = f"/** Of the socket's messages. */\nexport const VERSION = {wire.VERSION}\n"
    return "\n".join([HEADING, version, *interfaces, *unions])


def _union(members: Sequence[type]) -> str:
    return " | ".join(member.__name__ for member in members)


def _interface(name: str, schema: dict[str, Any], *, whole: bool) -> str:
    required = set(schema["properties"] if whole else schema.get("required", ()))
    fields = [_field(field, part, field in required) for field, part in schema["properties"].items()]
    return "\n".join([*_comment(schema), f"export interface {name} {{", *fields, "}\n"])


def _comment(schema: dict[str, Any]) -> Iterator[str]:
    text = " ".join(str(schema.get("description", "")).split())
    if text:
        yield f"/** {text} */"


def _field(name: str, schema: dict[str, Any], required: bool) -> str:
    return f"  {name}{'' if required else '?'}: {_type(schema)}"


def _type(schema: dict[str, Any]) -> str:
    """A schema's type; what is not said may be anything."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        return f"{_bracketed(_type(schema.get('items', {})))}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return _SIMPLE.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _bracketed(text: str) -> str:
    return f"({text})" if " | " in text else text


def openapi() -> str:
    """The OpenAPI document, laid out for reading."""
    schema = routed(Settings(), []).openapi_schema.to_schema()
    for component in schema["components"]["schemas"].values():
        component.pop("default", None)  # of some field that has this type: which one depends on the order of a set
    return msgspec.json.format(msgspec.json.encode(schema)).decode() + "\n"


def shapes_path(game: str) -> Path:
    """Where the types of a game's board are."""
    return Path(f"web/src/lib/games/{game}/shapes.ts")


def written() -> dict[Path, str]:
    """Every file that is generated, with its content."""
    return {TYPES: types(), OPENAPI: openapi(), **{shapes_path(game): game_types(game) for game in NAMES}}


def write(root: Path = _ROOT) -> None:
    for path, content in written().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    write()
