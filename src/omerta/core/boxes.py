"""Boxes: what is printed on a game's boards, cards and tiles, as a data file that an owner of the game may replace.

A file names its game, has an id, a title and a note in both languages, and groups of values. A group says where its
values are from: ``provenance`` holds for all in it, ``overrides`` names fields (of the group or of every item) that
are from elsewhere, and an item's own ``provenance`` or ``overrides`` win over those of its group.
"""
# interpreted: reads data files

import hashlib
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Literal, NoReturn, TypeAlias, TypeGuard, cast

from omerta.core.problems import Broken, Fault

Origin: TypeAlias = Literal["printed", "derived", "reconstructed"]
Data: TypeAlias = dict[str, Any]

ORIGINS: Final[tuple[Origin, ...]] = ("printed", "derived", "reconstructed")
LANGUAGES: Final = ("pl", "en")
MOST_BYTES: Final = 2_000_000
DEEPEST: Final = 24  # lists and objects within each other
LONGEST_NUMBER: Final = 15  # digits
_ABOUT: Final = ("id", "provenance", "overrides", "note", "items")  # what describes values rather than being one


@dataclass(frozen=True)
class Value:
    """One value of a box, and where it is from."""

    group: str  # within another group: goals.zones
    item: str  # the id of the thing that has it; nothing for a value of the group itself
    field: str
    value: object
    origin: Origin
    note: str = ""  # of the group, or of the value's own entry


@dataclass(frozen=True, eq=False)
class Box:
    """A data file that was read and found to be good."""

    game: str
    id: str
    digest: str
    title: Mapping[str, str]  # by language
    note: Mapping[str, str]
    data: Data = field(repr=False)
    is_shipped: bool = False

    def origin(self, group: str, item: str = "", field: str = "") -> Origin | None:
        """Where a value is from; of a whole item or group the least certain of all its values."""
        found = self._origins.get((group, str(item), field))
        return None if found is None else ORIGINS[found]

    def origins(self, nouns: Mapping[str, Sequence[str]]) -> dict[str, Origin]:
        """The same of things by their ids; nouns says what the items of a group are called."""
        return {
            f"{noun}:{item}": ORIGINS[rank]
            for (group, item, name), rank in self._origins.items()
            if item and not name
            for noun in nouns.get(group, ())
        }

    @cached_property
    def values(self) -> list[Value]:
        parts = [(key, part) for key, part in self.data.items() if isinstance(part, dict)]
        return [value for key, part in parts for value in _group(key, part, None)]

    @cached_property
    def reconstructed(self) -> list[str]:
        """The groups that hold something of our own."""
        ours = {value.group.partition(".")[0] for value in self.values if value.origin == "reconstructed"}
        return [key for key in self.data if key in ours]

    @cached_property
    def _origins(self) -> dict[tuple[str, str, str], int]:
        """The place of an origin in ORIGINS, by group, item and field; the least certain where there are several."""
        found: dict[tuple[str, str, str], int] = {}
        for value in self.values:
            rank = ORIGINS.index(value.origin)
            for key in ((value.group, value.item, value.field), (value.group, value.item, ""), (value.group, "", "")):
                found[key] = max(rank, found.get(key, 0))
        return found


# Reading.


class _NotAllowed(ValueError):
    """Something that JSON or Python takes but a data file must not hold."""

    def __init__(self, reason: str, what: str = "") -> None:
        super().__init__(reason)
        self.fault = Fault("", reason, {"what": what} if what else {})


def parse(content: bytes, game: str, name: str, clause: str = "") -> Data:
    """The JSON object in a file; Broken says why there is none. ``name`` is what the file is called."""
    facts: dict[str, int | str] = {}
    try:
        return _parsed(content)
    except UnicodeDecodeError:
        reason = "data-not-text"
    except json.JSONDecodeError as problem:
        reason, facts = "data-not-json", {"line": problem.lineno, "column": problem.colno}
    except RecursionError:
        reason, facts = "data-too-deep", {"most": DEEPEST}
    except _NotAllowed as problem:
        reason, facts = problem.fault.reason, dict(problem.fault.facts)
    raise Broken(game, [Fault(name, reason, facts, clause)])


def _parsed(content: bytes) -> Data:
    if len(content) > MOST_BYTES:
        raise _NotAllowed("data-too-large", f"{MOST_BYTES // 1_000_000} MB")
    text = content.decode("utf-8-sig")
    data = json.loads(text, object_pairs_hook=_object, parse_constant=_constant, parse_float=_float, parse_int=_whole)
    if not isinstance(data, dict):
        raise _NotAllowed("data-no-object")
    if _depth(data) > DEEPEST:
        raise RecursionError
    if not _is_text(canonical_text(data)):
        raise _NotAllowed("data-not-text")
    return data


def _object(pairs: list[tuple[str, Any]]) -> Data:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise _NotAllowed("data-duplicate-key", next(name for name in names if names.count(name) > 1))
    return found


def _constant(text: str) -> NoReturn:
    raise _NotAllowed("data-no-number", text)


def _float(text: str) -> float:
    if not math.isfinite(float(text)):
        raise _NotAllowed("data-no-number", text[:LONGEST_NUMBER])
    return float(text)


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise _NotAllowed("data-no-number", f"{text[:LONGEST_NUMBER]}…")
    return int(text)


def _depth(part: object) -> int:
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else None
    return 0 if inner is None else 1 + max(map(_depth, inner), default=0)


def _is_text(text: str) -> bool:
    """Half a surrogate pair is none."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def canonical_text(data: Data) -> str:
    """The same values always as the same text: keys sorted, no white space."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def digest_of(data: Data) -> str:
    """SHA-256 of the canonical text, in hexadecimal: what two files have in common that say the same."""
    return hashlib.sha256(canonical_text(data).encode()).hexdigest()


def box_of(data: Data, *, is_shipped: bool = False) -> Box:
    """The box of a file that has been checked."""
    return Box(data["game"], data["id"], digest_of(data), data["title"], data["note"], data, is_shipped)


def written(box: Box) -> bytes:
    """The box as a file that a person can read and change."""
    return (json.dumps(box.data, ensure_ascii=False, indent=1) + "\n").encode()


# Where values are from.


def values(box: Box) -> list[Value]:
    """Every value that says where it is from, in the order of the file."""
    return list(box.values)


@dataclass(frozen=True)
class _Source:
    """What holds for a part of the file: its own provenance and overrides, then those of what it lies in."""

    part: Data
    outer: "_Source | None"
    name: str = ""  # of the part within the outer one, where overrides there are written name.field

    def origin(self, name: str) -> Origin | None:
        """Where a field of the part is from."""
        overrides = self.part.get("overrides", {})
        for key in (name, name.partition(".")[0], name.rpartition(".")[2]):
            if key in overrides:
                return cast("Origin", overrides[key])
        own = self.part.get("provenance")
        if own is not None or self.outer is None:
            return cast("Origin | None", own)
        return self.outer.origin(f"{self.name}.{name}" if self.name else name)

    def splits(self, name: str) -> bool:
        """Whether parts of a field are from elsewhere, such as a name in one language."""
        here = any(key.startswith(f"{name}.") for key in self.part.get("overrides", {}))
        return here or (self.outer is not None and not self.name and self.outer.splits(name))

    def note(self) -> str:
        own = self.part.get("note")
        return own if isinstance(own, str) else "" if self.outer is None else self.outer.note()


def _group(path: str, part: Data, outer: _Source | None) -> Iterator[Value]:
    source = _Source(part, outer)
    yield from _fields(path, "", part, source)
    items = part.get("items")
    for number, item in enumerate(items if isinstance(items, list) else []):
        if isinstance(item, dict):
            yield from _fields(path, item_id(item, number), item, _Source(item, source))


def item_id(item: Data, number: int) -> str:
    """By what a thing of a group is called; the spaces of a track and the acts are numbered."""
    return str(item.get("id", item.get("space", item.get("act", number))))


def _fields(path: str, item: str, part: Data, source: _Source) -> Iterator[Value]:
    for name, value in part.items():
        if name not in _ABOUT:
            yield from _field(path, item, name, value, source)


def _field(path: str, item: str, name: str, value: object, source: _Source) -> Iterator[Value]:
    if isinstance(value, dict) and "provenance" in value:
        yield from _entry(path, item, name, value, source)
    elif _are_things(value):
        for number, thing in enumerate(value):
            yield from _fields(f"{path}.{name}", item_id(thing, number), thing, _Source(thing, source, name))
    elif isinstance(value, dict) and source.splits(name):
        for key, inner in value.items():
            yield from _field(path, item, f"{name}.{key}", inner, source)
    else:
        origin = source.origin(name)
        if origin is not None:
            yield Value(path, item, name, value, origin, source.note())


def _entry(path: str, item: str, name: str, entry: Data, source: _Source) -> Iterator[Value]:
    """A value that has its origin beside it, or a group within a group."""
    inner = _Source(entry, source)
    if "value" in entry:
        origin = inner.origin("value")
        if origin is not None:
            yield Value(path, item, name, entry["value"], origin, inner.note())
    else:
        yield from _group(f"{path}.{name}", entry, source)


def _are_things(value: object) -> TypeGuard[list[Data]]:
    """Whether a list holds things with ids, each with values of its own."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) and "id" in one for one in value)
