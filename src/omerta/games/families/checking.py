"""How a data file is looked at: each value is what it should be, or it is refused with the reason (F2.4)."""
# interpreted: reads a data file

from typing import Final

from omerta.core.game import Json
from omerta.core.problems import Damaged

LANGUAGES: Final = ("pl", "en")
ORIGINS: Final = ("printed", "derived", "reconstructed")  # F2.2
NUMBERS: Final = list(range(1, 8))


def wrong(reason: str, where: str) -> Damaged:
    return Damaged(reason, {"where": where}, "F2.4")


def text_of(data: Json, key: str) -> str:
    found = data.get(key)
    if not isinstance(found, str) or not found:
        raise wrong("data-shape", key)
    return found


def strings_of(item: Json, key: str) -> list[str]:
    found = item.get(key)
    if not isinstance(found, list):
        raise wrong("data-shape", place_of(item, key))
    return [str(entry) for entry in found]


def check_whole(found: object, least: int, most: int, where: str) -> int:
    if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
        raise wrong("data-number", where)
    return found


def check_wholes(found: object, least: int, most: int, where: str) -> list[int]:
    if not isinstance(found, list):
        raise wrong("data-shape", where)
    return [check_whole(entry, least, most, where) for entry in found]


def place_of(item: Json, key: str) -> str:
    return f"{item.get('id')}: {key}"


def items_of(data: Json, group: str) -> list[Json]:
    """F2.2, F2.4: a group says where it is from, and its ids are unique."""
    found = data.get(group)
    if not isinstance(found, dict) or not isinstance(found.get("items"), list) or not found["items"]:
        raise wrong("data-shape", group)
    check_origin(found, group)
    items: list[Json] = []
    for item in found["items"]:
        if not isinstance(item, dict) or not isinstance(item.get("id"), (int, str)):
            raise wrong("data-shape", group)
        check_origin({"provenance": found["provenance"], **item}, f"{group}: {item['id']}")
        items.append(item)
    ids = [item["id"] for item in items]
    if len(set(ids)) != len(ids):
        raise wrong("data-duplicate-id", group)
    return items


def check_origin(group: Json, where: str) -> None:
    """F2.2."""
    overrides = group.get("overrides", {})
    if group.get("provenance") not in ORIGINS or not isinstance(overrides, dict):
        raise wrong("data-provenance", where)
    if any(origin not in ORIGINS for origin in overrides.values()):
        raise wrong("data-provenance", where)


def named(item: Json, key: str, language: str) -> str:
    found = item.get(key)
    text = found.get(language) if isinstance(found, dict) else None
    if not isinstance(text, str) or not text.strip():
        raise wrong("data-name", place_of(item, key))
    return " ".join(text.split())
