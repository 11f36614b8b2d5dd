"""Reading plain data from outside: each value is what it should be, or a problem says which one is not."""

from omerta.core.game import Json
from omerta.core.problems import Impossible


def check_box(position: Json, box: str, digest: str, clause: str) -> None:
    """A position is of the box at hand; where it says so, of the same content."""
    data = value(position, "data")
    if data != box:
        raise Impossible("other-data", {"what": str(data), "known": box}, clause)
    if position.get("digest", digest) != digest:
        raise Impossible("other-content", {"what": box}, clause)


def value(data: Json, key: str) -> object:
    """A value that must be there."""
    if key not in data:
        raise Impossible("missing-key", {"key": key})
    return data[key]


def whole(data: Json, key: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    return check_whole(value(data, key), key, least, most)


def whole_or_null(data: Json, key: str, least: int, most: int) -> int | None:
    """A whole number within bounds, or null."""
    found = value(data, key)
    return None if found is None else check_whole(found, key, least, most)


def flag(data: Json, key: str) -> bool:
    """True or false."""
    found = value(data, key)
    if not isinstance(found, bool):
        raise Impossible("not-a-flag", {"key": key})
    return found


def mapping(data: Json, key: str) -> Json:
    """An object."""
    found = value(data, key)
    if not isinstance(found, dict):
        raise Impossible("not-an-object", {"key": key})
    return found


def items(data: Json, key: str, length: int | None = None) -> list[object]:
    """A list, of a given length where one is given."""
    return check_items(value(data, key), key, length)


def wholes(data: Json, key: str, least: int, most: int, length: int | None = None) -> list[int]:
    """A list of whole numbers within bounds."""
    return check_wholes(value(data, key), key, least, most, length)


def check_wholes(found: object, key: str, least: int, most: int, length: int | None = None) -> list[int]:
    return [check_whole(item, key, least, most) for item in check_items(found, key, length)]


def check_items(found: object, key: str, length: int | None) -> list[object]:
    if not isinstance(found, list):
        raise Impossible("not-a-list", {"key": key})
    if length is not None and len(found) != length:
        raise Impossible("wrong-length", {"key": key, "length": length, "found": len(found)})
    return list(found)


def check_whole(found: object, key: str, least: int, most: int) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
        raise Impossible("not-in-range", {"key": key, "least": least, "most": most})
    return found
