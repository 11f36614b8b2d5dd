"""A box is read by people: every group, field and value of a shipped box has words in both languages, and no more."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from omerta import games
from omerta.core.boxes import Box, Value, values
from omerta.core.words import LANGUAGES
from omerta.table.box_words import BoxWords
from tables import ROOT, SOURCE

BOXED = [name for name in games.NAMES if games.has_box(name)]
every_box = pytest.mark.parametrize(("name", "language"), list(product(BOXED, LANGUAGES)))
DRAWING = ("at",)  # where something is drawn is nobody's to settle


def box_of(name: str) -> Box:
    box = games.shipped(name)
    assert box is not None
    return box


def texts(name: str, language: str) -> dict[str, ftl.Message]:
    path: Path = SOURCE / "games" / name / "words" / "box" / f"{language}.ftl"
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = entry
    return found


def keys_within(value: object) -> Iterator[str]:
    """The keys of objects within a value, other than counts, codes and languages."""
    if isinstance(value, dict) and not set(value) <= {"pl", "en"}:
        for key, inner in value.items():
            if not re.fullmatch(r"\d+(-\d+)?|[A-Z]", key):
                yield key
            yield from keys_within(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys_within(inner)


@every_box
def test_every_group_and_field_has_a_name(name: str, language: str) -> None:
    words = BoxWords(games.find(name), language)
    told = values(box_of(name))
    assert not [group for group in dict.fromkeys(value.group for value in told) if not words.has("group", group)]
    assert not [field for field in dict.fromkeys(value.field for value in told) if not words.has("field", field)]
    inner = dict.fromkeys(key for value in told for key in keys_within(value.value))
    named = {item["id"] for part in box_of(name).data.values() if isinstance(part, dict) for item in _items(part)}
    assert not [key for key in inner if not words.has("field", key) and key not in named and key != "id"]


def _items(part: dict[str, object]) -> list[dict[str, object]]:
    items = part.get("items")
    return [item for item in items if isinstance(item, dict) and "id" in item] if isinstance(items, list) else []


@every_box
def test_every_value_is_said_and_nothing_of_json_is_left(name: str, language: str) -> None:
    words = BoxWords(games.find(name), language)
    assert list(words.unnamed()) == []
    for value in values(box_of(name)):
        told = words.value(value)
        assert told
        if isinstance(value.value, str) and " " in value.value:
            continue  # a sentence for whoever writes a file
        assert not re.search(r"[{}\[\]]|_|None|True|False|', '", told), (value.group, value.field, told)
        assert words.thing(value.group, value.item) or not value.item


@every_box
def test_every_note_and_every_open_value_is_told_in_the_readers_language(name: str, language: str) -> None:
    words = BoxWords(games.find(name), language)
    texts_here = texts(name, language)
    for value in values(box_of(name)):
        assert not value.note or _has_note(texts_here, value), f"{value.group}.{value.field}"
    for group in {value.group for value in values(box_of(name)) if _is_open(value)}:
        assert words.guide(group), group


def _is_open(value: Value) -> bool:
    return value.origin == "reconstructed" and value.field not in DRAWING


def _has_note(found: dict[str, ftl.Message], value: Value) -> bool:
    group = value.group.replace(".", "-")
    return f"box-note-{group}" in found or f"box-note-{group}-{value.field}" in found


@pytest.mark.parametrize("name", BOXED)
def test_both_languages_say_the_same_and_nothing_is_unused(name: str) -> None:
    en, pl = texts(name, "en"), texts(name, "pl")
    assert list(en) == list(pl)
    told = values(box_of(name))
    groups = {value.group.replace(".", "-") for value in told}
    fields = {value.field.partition(".")[0] for value in told} | {key for one in told for key in keys_within(one.value)}
    for key, message in en.items():
        _, kind, rest = key.split("-", 2)
        assert [part.id.name for part in message.attributes] == [part.id.name for part in pl[key].attributes]
        if kind == "group":
            assert rest in groups, key
        elif kind == "field":
            assert rest in fields | {"do", "need"}, key
        elif kind in ("note", "guide"):
            assert rest in groups or rest.rpartition("-")[0] in groups, key
        else:
            assert kind == "value", key


@pytest.mark.parametrize("name", BOXED)
def test_the_guide_of_the_documents_is_that_of_the_page(name: str) -> None:
    document = (ROOT / "docs" / "boxes.md").read_text(encoding="utf-8")
    words = BoxWords(games.find(name), "en")
    for group in dict.fromkeys(value.group for value in values(box_of(name)) if _is_open(value)):
        row = next(
            line for line in document.splitlines() if line.startswith(f"| `{group}` |") and words.guide(group) in line
        )
        fields = {value.field for value in values(box_of(name)) if value.group == group and _is_open(value)}
        assert all(f"`{field}`" in row for field in fields)
