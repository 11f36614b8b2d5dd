"""What a person reads of a box: its groups, things, fields and values in one language, never as JSON.

A game's own words name its groups (``box-group-jobs``), its fields (``box-field-cost``) and values that are neither
numbers nor things (``box-value-square``). The part ``of`` of a field names the group whose things its values are.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from omerta import games
from omerta.core.boxes import Box, Value, item_id, values
from omerta.core.game import Game
from omerta.core.words import Words

_GAMES: Final = Path(games.__file__).parent
EFFECTS: Final = ("do", "need")  # by which a value names what it does or asks for
COUNT: Final = "n"
PATH: Final = " › "  # between the parts of a place
_PLAIN: Final = re.compile(r"[$+−-]?\d[\d–-]*|[A-Z]{1,2}\d{0,3}|[a-z]\d|[A-Z][A-Za-z.]+")  # $5, 3–4, M01, A, Bronx


class _Texts(Words):
    """A game's words, with those for its box: nobody needs them to play."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language, game)
        path = _GAMES / game.name / "words" / "box" / f"{language}.ftl"
        if path.is_file():
            self._add(path)


class BoxWords:
    """A box of a game, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        assert game.box is not None
        self.box: Box = game.box
        self.language = language
        self._words = _Texts(language, game)
        self._nouns = sorted(set(game.nouns.values()))
        self._named: dict[str, dict[str, str]] = {}  # by group: names by id, or what a thing does
        self._told_at_length: dict[str, set[str]] = {}  # by group: ids of things without a name
        for group, part in self.box.data.items():
            self._name(group, part)

    # Groups, things and fields.

    def group(self, group: str) -> str:
        return self._text(f"box-group-{_slug(group)}") or _spoken(group)

    def field(self, field: str) -> str:
        """A field's name; of one that is written in several languages or for several counts, the part too."""
        head, _, part = field.partition(".")
        name = self._text(f"box-field-{_slug(head)}") or _spoken(head)
        return f"{name} ({part})" if part else name

    def thing(self, group: str, item: str) -> str:
        """What a thing of a group is called; the id itself where it has no name."""
        if not item:
            return ""
        found = self._named.get(group, {}).get(item, "")
        if item in self._told_at_length.get(group, ()):  # its effect is no name
            return item
        if not found and item.isdecimal():
            return self._words.text("box-number", {"number": item})
        return found or self._text(f"box-value-{_slug(item)}") or self._noun(item) or _spoken(item)

    def place(self, place: str) -> str:
        """Where in a file something is, as checks write it, in words: a group, a thing and a field as far as known."""
        group, *rest = place.split(PATH)
        parts = [self.group(group) if self.has("group", group) else group]
        for part in rest:
            named = self._named.get(group, {}).get(part, "")
            parts.append(named or (self.field(part) if self.has("field", part) else part))
        return PATH.join(parts)

    def note(self, value: Value) -> str:
        """What is said about a value alone; ours in the reader's language."""
        if not value.note or value.note == self._note_of(value.group):
            return ""
        return self._text(f"box-note-{_slug(value.group)}-{_slug(value.field)}") or value.note

    def group_note(self, group: str) -> str:
        """What is said about a group: our own notes in the reader's language, an owner's as they are written."""
        note = self._note_of(group)
        shipped = games.shipped(self.box.game)
        if not note or shipped is None or _note_in(shipped.data, group) != note:
            return note
        return self._text(f"box-note-{_slug(group)}") or note

    def guide(self, group: str) -> str:
        """What an owner of the printed game can look at to settle the values of a group."""
        return self._text(f"box-guide-{_slug(group)}")

    def _note_of(self, group: str) -> str:
        return _note_in(self.box.data, group)

    def has(self, kind: str, name: str) -> bool:
        """Whether the game's words name this group or field."""
        return self._words.has(f"box-{kind}-{_slug(name.partition('.')[0] if kind == 'field' else name)}")

    def unnamed(self) -> Iterator[str]:
        """Words in the values that nobody has named: none in a box that is shipped."""
        for value in values(self.box):
            for token in _tokens(value.value):
                if not _PLAIN.fullmatch(token) and not self._token(token, value.field.partition(".")[0], value.group):
                    yield f"{value.group}.{value.field}: {token}"

    # Values.

    def value(self, value: Value) -> str:
        return self._told(value.value, value.field.partition(".")[0], value.group)

    def _told(self, value: object, field: str, group: str) -> str:
        if value is None:
            return self._words.text("box-none")
        if isinstance(value, bool):
            return self._words.text("box-yes" if value else "box-no")
        if isinstance(value, int | float):
            return self._of_group(str(value), field, group) or str(value)
        if isinstance(value, str):
            return self._token(value, field, group) or value
        if isinstance(value, list):
            return self._list(value, field, group)
        return self._object(value, field, group) if isinstance(value, dict) else str(value)

    def _list(self, items: list[Any], field: str, group: str) -> str:
        if not items:
            return self._words.text("box-nothing")
        mark = "; " if any(isinstance(item, list) or _is_effect(item) for item in items) else ", "
        mark = " | " if any(isinstance(item, dict) and not _is_effect(item) for item in items) else mark
        return mark.join(self._told(item, field, group) for item in items)

    def _object(self, value: dict[str, Any], field: str, group: str) -> str:
        if not value:
            return self._words.text("box-nothing")
        if set(value) <= {"pl", "en"}:
            return str(value.get(self.language) or next(iter(value.values())))
        if _is_effect(value):
            return self._effect(value, next(name for name in EFFECTS if name in value))
        return "; ".join(self._pair(name, part, field, group) for name, part in value.items())

    def _pair(self, name: str, part: object, field: str, group: str) -> str:
        """A part of an object, under its key; an object within it in brackets."""
        said = self._told(part, name, group)
        is_inner = isinstance(part, dict) and not _is_effect(part) and not set(part) <= {"pl", "en"}
        return f"{self._key(name, field, group)}: {f'({said})' if is_inner else said}"

    def _effect(self, value: dict[str, Any], act: str) -> str:
        """What it does, how often, and to what."""
        name = self._token(str(value[act]), act, "effects") or _spoken(str(value[act]))
        count = value.get(COUNT, 1)
        name = name if count == 1 else f"{name} × {count}"
        rest = [self._told(part, key, "") for key, part in value.items() if key not in (act, COUNT)]
        return f"{name} ({', '.join(rest)})" if rest else name

    def _key(self, name: str, field: str, group: str) -> str:
        """The key of an object within a value: a number, a thing or a field of its own."""
        if name.isdecimal() or _PLAIN.fullmatch(name):
            return name
        return self._text(f"box-field-{_slug(name)}") or self._token(name, field, group) or _spoken(name)

    def _token(self, token: str, field: str, group: str) -> str:
        """A word of the data: said in its own words, or the name of a thing."""
        if " " in token:
            return token  # a sentence or a name of its own
        said = self._text(f"box-value-{_slug(token)}") or self._of_group(token, field, group) or self._anywhere(token)
        coded = re.fullmatch(r"([a-z])(\d)", token)
        if not said and coded is not None:
            name = self._anywhere(coded[1])
            said = f"{name} {coded[2]}" if name else ""
        if not said and ":" in token:
            head, _, rest = token.partition(":")
            name = self._token(head, field, group)
            inner = rest if rest.isdecimal() else self._token(rest, "", "") or rest
            said = f"{name} ({inner})" if name else ""
        return said

    def _of_group(self, token: str, field: str, group: str) -> str:
        """The name of a thing, where the field's values are things."""
        of = self._part(f"box-field-{_slug(field)}", "of")
        return self._named.get(group if of == "self" else of, {}).get(token, "")

    def _anywhere(self, token: str) -> str:
        found = next((names[token] for names in self._named.values() if token in names), "")
        return found or self._noun(token)

    def _noun(self, token: str) -> str:
        return next((text for text in (self._text(f"{noun}-{_slug(token)}") for noun in self._nouns) if text), "")

    # Reading.

    def _name(self, group: str, part: object) -> None:
        """The names of all things in a part of the file, those within others too."""
        if isinstance(part, dict):
            for key, inner in part.items():
                self._name(group if key == "items" else f"{group}.{key}", inner)
        elif isinstance(part, list):
            for number, item in enumerate(part):
                self._name_item(group, item, number)

    def _name_item(self, group: str, item: object, number: int) -> None:
        if not isinstance(item, dict):
            return
        name = item.get("name") or item.get("text")
        said = name.get(self.language) if isinstance(name, dict) else name
        if isinstance(said, str):
            self._named.setdefault(group, {})[item_id(item, number)] = said
            if "name" not in item:
                self._told_at_length.setdefault(group, set()).add(item_id(item, number))
        for key, inner in item.items():
            self._name(f"{group}.{key}", inner)

    def _text(self, key: str) -> str:
        return self._words.text(key) if self._words.has(key) else ""

    def _part(self, key: str, part: str) -> str:
        return self._words.part(key, part)


def _note_in(data: dict[str, Any], group: str) -> str:
    """The note of a group, or of the one it lies in."""
    part: Any = data
    note = ""
    for name in group.split("."):
        part = part.get(name) if isinstance(part, dict) else None
        own = part.get("note") if isinstance(part, dict) else None
        note = own if isinstance(own, str) else note
    return note


def _slug(name: str) -> str:
    """A name as a key may have it."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", name.replace("$", "cash"))


def _is_effect(value: object) -> bool:
    return isinstance(value, dict) and any(isinstance(value.get(name), str) for name in EFFECTS)


def _spoken(name: str) -> str:
    return name.replace("_", " ")


def _tokens(value: object) -> Iterator[str]:
    """The words in a value that are neither in a language nor numbers."""
    if isinstance(value, str) and " " not in value:
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _tokens(item)
    elif isinstance(value, dict) and not set(value) <= {"pl", "en"}:
        for item in value.values():
            yield from _tokens(item)
