"""Whether plain data has a declared shape: nothing lacks, nothing more is there, nothing is of another type."""

from collections.abc import Iterator, Mapping
from functools import cache
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

import msgspec

_PLAIN: Final = (int, str, bool, float, NoneType)


def faults(value: object, shape: Any, where: str = "") -> list[str]:
    """What is wrong with a value, and where; empty where it conforms."""
    return list(_faults(value, shape, where))


@cache
def hints(shape: Any) -> dict[str, Any]:
    """The declared type of each key."""
    return {key: _bare(hint) for key, hint in get_type_hints(shape, include_extras=True).items()}


@cache
def kinds(move: Any) -> list[tuple[str, Any]]:
    """Each kind of move with its shape; a shape may stand for several, a kind may have several."""
    return [(kind, one) for one in get_args(move) for kind in get_args(hints(one)["move"])]


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint


def _faults(value: object, shape: Any, where: str) -> Iterator[str]:
    kind = get_origin(shape)
    if is_typeddict(shape):
        yield from _record_faults(value, shape, where)
    elif kind is Annotated:
        yield from _faults(value, get_args(shape)[0], where)
        yield from _length_faults(value, get_args(shape)[1], where)
    elif kind is list:
        yield from _list_faults(value, get_args(shape)[0], where)
    elif kind is dict:
        key, item = get_args(shape)
        yield from _mapping_faults(value, key, item, where)
    elif not _is_one(value, shape):
        yield f"{where}: {value!r} is no {shape}"


def _is_one(value: object, shape: Any) -> bool:
    kind = get_origin(shape)
    if kind in (Union, UnionType):
        return any(not faults(value, one) for one in get_args(shape))
    if kind is Literal:
        return isinstance(value, str) and value in get_args(shape)
    assert shape in _PLAIN, f"{shape} is no shape"
    return type(value) is shape


def _record_faults(value: object, shape: Any, where: str) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield f"{where}: {value!r} is no {shape.__name__}"
        return
    declared = hints(shape)
    yield from (f"{where}.{key}: lacks in {shape.__name__}" for key in shape.__required_keys__ - value.keys())
    yield from (f"{where}.{key}: not declared in {shape.__name__}" for key in value.keys() - declared.keys())
    for key in declared.keys() & value.keys():
        yield from _faults(value[key], declared[key], f"{where}.{key}")


def _length_faults(value: object, meta: msgspec.Meta, where: str) -> Iterator[str]:
    assert meta.min_length == meta.max_length
    if isinstance(value, list) and len(value) != meta.min_length:
        yield f"{where}: {value!r} has not the length {meta.min_length}"


def _list_faults(value: object, item: Any, where: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{where}: {value!r} is no list"
        return
    for number, one in enumerate(value):
        yield from _faults(one, item, f"{where}[{number}]")


def _mapping_faults(value: object, key: Any, item: Any, where: str) -> Iterator[str]:
    """Where the keys are a closed list all of them are there."""
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no dictionary"
        return
    if get_origin(key) is Literal and value.keys() != set(get_args(key)):
        yield f"{where}: {sorted(value)} are not the keys {get_args(key)}"
    for name, one in value.items():
        yield from _faults(name, key, f"{where} key")
        yield from _faults(one, item, f"{where}.{name}")
