"""Writes a game's declared shapes in TypeScript, for its board: views, positions, moves and the journal."""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from omerta.games import shapes_of

WIDTH: Final = 120
SHORT: Final = 80  # what stands on one line with its name
_PLAIN: Final[Mapping[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
}
_UNIONS: Final = (Union, UnionType)
_IDENTIFIER: Final = re.compile(r"[A-Za-z_$][\w$]*")
_ENDING: Final = """
/** A line of the journal as somebody reads it. */
export type Line = {
  [Kind in keyof Events]: { number: number; event: Kind; clause: string; facts: Events[Kind]; by: number | null }
}[keyof Events]

/** All of them, for the board's props. */
export interface Shapes {
  view: View
  position: Position
  move: Move
  line: Line
  sums: SUMS
}
"""
_ROOTS: Final = ("ViewJson", "PositionJson", "Move", "Events", "SumsJson")


def game_types(game: str) -> str:
    """The types of a game's board."""
    heading = f"// Written by `make types` from src/omerta/games/{game}/shapes. Do not edit.\n"
    return heading + "".join(f"\n{text}\n" for text in _Writer(game).texts()) + _ending(game)


def _ending(game: str) -> str:
    return _ENDING.replace("SUMS", "Sums" if hasattr(shapes_of(game), "SumsJson") else "null")


class _Writer:
    """The names that a game's shapes have, and what is written of them."""

    def __init__(self, game: str) -> None:
        self._roots = shapes_of(game)
        self._named: dict[str, Any] = {}
        for module in _parts(self._roots):
            self._named |= {name: value for name, value in vars(module).items() if _is_shape(value)}
        alike = [name for name in self._named if f"{name}Json" in self._named]
        if alike:
            raise ValueError(f"{game}: the same but for Json: {', '.join(alike)}")

    def texts(self) -> Iterator[str]:
        used = self._used()
        for name, value in self._named.items():
            if name in used:
                text = self._record(value) if is_typeddict(value) else self._alias(value)
                yield _comment(value) + _assigned(_short(name), text)

    def _used(self) -> set[str]:
        """The names that can be come by from those that a board needs."""
        found: set[str] = set()
        waiting = [self._name(getattr(self._roots, name)) for name in _ROOTS if hasattr(self._roots, name)]
        while waiting:
            name = waiting.pop()
            if name and name not in found:
                found.add(name)
                waiting += map(self._name, _within(self._named[name]))
        return found

    def _name(self, value: Any) -> str:
        """The name under which a shape is declared; nothing where it has none."""
        return next((name for name, known in self._named.items() if known == value), "")

    def _record(self, shape: Any) -> str:
        fields = get_type_hints(shape, include_extras=True)
        if not fields:
            return "Record<string, never>"
        lines = [f"{_key(key, shape)}: {self._type(_bare(hint))}" for key, hint in fields.items()]
        together = f"{{ {'; '.join(lines)} }}"
        return together if len(together) <= SHORT else "{\n" + "".join(f"  {line}\n" for line in lines) + "}"

    def _type(self, hint: Any) -> str:
        name = self._name(hint)
        return _short(name) if name else self._alias(hint)

    def _alias(self, hint: Any) -> str:
        kind, given = get_origin(hint), get_args(hint)
        if kind in _UNIONS or kind is Literal:
            return self._joined(hint)
        if kind is list:
            item = self._type(given[0])
            return f"({item})[]" if " | " in item and item == self._joined(given[0]) else f"{item}[]"
        if kind is dict:
            return f"Record<{self._type(given[0])}, {self._type(given[1])}>"
        if kind is Annotated:  # a list of known length
            return f"[{', '.join([self._type(get_args(given[0])[0])] * int(given[1].max_length))}]"
        return _PLAIN[hint]

    def _joined(self, hint: Any) -> str:
        """One of several; nothing where it is only one."""
        given = get_args(hint)
        if get_origin(hint) is Literal:
            return " | ".join(f"'{value}'" for value in given)
        return " | ".join(dict.fromkeys(map(self._type, given))) if get_origin(hint) in _UNIONS else ""


def _parts(package: Any) -> Iterator[Any]:
    names = {part.name for part in iter_modules(package.__path__)}
    for name in sorted(names, key=("views", "moves", "facts", "events").index):
        yield import_module(f"{package.__name__}.{name}")


def _is_shape(value: Any) -> bool:
    return is_typeddict(value) or get_origin(value) in (*_UNIONS, Literal, Annotated)


def _within(value: Any) -> Iterator[Any]:
    """All that a shape is made of, and what that is made of."""
    parts = map(_bare, get_type_hints(value, include_extras=True).values()) if is_typeddict(value) else get_args(value)
    for part in parts:
        yield part
        if not is_typeddict(part):
            yield from _within(part)


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint


def _key(key: str, shape: Any) -> str:
    written = key if _IDENTIFIER.fullmatch(key) else f"'{key}'"
    return written if key in shape.__required_keys__ else f"{written}?"


def _short(name: str) -> str:
    return name.removesuffix("Json")


def _comment(value: Any) -> str:
    text = " ".join((value.__doc__ or "").split()) if is_typeddict(value) and value.__doc__ != dict.__doc__ else ""
    return f"/** {text} */\n" if text else ""


def _assigned(name: str, text: str) -> str:
    """A type by its name; a list that is too long for a line goes on the next, or one below the other."""
    line = f"export type {name} = {text}"
    if "\n" in text or len(line) <= WIDTH:
        return line
    if len(text) <= WIDTH - 2:
        return f"export type {name} =\n  {text}"
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in text.split(" | "))
