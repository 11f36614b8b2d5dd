"""Inputs that nobody should send, from a seed: values, texts, bodies by a schema and against it, bytes."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

NUMBERS = (0, 1, -1, 2, 3, 31, 32, 255, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**40, -(10**400))
TEXTS = (
    "",
    "a",
    "auto",
    "premove",
    "notes",
    "\x00",
    "\u202eevil",
    "\ud800",
    "\ufeff",
    "\u3164",
    "é" * 50,
    "👩‍👩‍👧" * 10,
    "../../etc/passwd",
    "%00",
    "{{7*7}}",
    "' OR 1=1 --",
    "<script>",
    "nan",
    "1e999",
    "ff" * 32,
    "x" * 5000,
)
WORDS = ("kind", "id", "seat", "moment", "action", "move", "value", "name", "text", "game", "seats", "level", "x")
DEEPEST = 4


class Nonsense:
    """Draws whatever is asked for."""

    def __init__(self, rng: Random, document: Mapping[str, Any]) -> None:
        self.rng = rng
        self._document = document

    def likely(self, share: float) -> bool:
        return self.rng.random() < share

    def number(self) -> int:
        return self.rng.choice(NUMBERS) if self.likely(0.5) else self.rng.randrange(-5, 500)

    def text(self) -> str:
        if self.likely(0.5):
            return self.rng.choice(TEXTS)
        return "".join(chr(self.rng.randrange(1, 0x2FFF)) for _ in range(self.rng.randrange(12)))

    def anything(self, depth: int = 0) -> Any:
        """Any value of JSON."""
        kind = self.rng.randrange(6 if depth > DEEPEST else 8)
        if kind == 6:
            return [self.anything(depth + 1) for _ in range(self.rng.randrange(4))]
        if kind == 7:
            return {self.rng.choice(WORDS): self.anything(depth + 1) for _ in range(self.rng.randrange(4))}
        return (None, True, self.number(), self.text(), self.rng.random() * 1e300, self.rng.randrange(8))[kind]

    # Bodies that the API's own document describes.

    def fitting(self, schema: Mapping[str, Any], depth: int = 0) -> Any:
        """A value as the schema wants it, more or less."""
        if "$ref" in schema:
            return self.fitting(self._named(schema["$ref"]), depth)
        for several in ("oneOf", "anyOf", "allOf"):
            if several in schema:
                return self.fitting(self.rng.choice(schema[several]), depth)
        if "const" in schema or "enum" in schema:
            return schema.get("const", self.rng.choice(schema.get("enum", [None])))
        return self._of_type(schema, depth)

    def _named(self, name: str) -> Mapping[str, Any]:
        found: Any = self._document
        for part in name.removeprefix("#/").split("/"):
            found = found[part]
        assert isinstance(found, Mapping)
        return found

    def _of_type(self, schema: Mapping[str, Any], depth: int) -> Any:
        kind = schema.get("type")
        if kind == "object":
            wanted = schema.get("properties", {})
            chosen = [name for name in wanted if name in schema.get("required", ()) or self.likely(0.6)]
            return {name: self.fitting(wanted[name], depth + 1) for name in chosen}
        if kind == "array":
            few = self.rng.randrange(5 if depth < DEEPEST else 1)
            return [self.fitting(schema.get("items", {}), depth + 1) for _ in range(few)]
        if kind in ("integer", "number"):
            return self.rng.randrange(6) if self.likely(0.8) else self.number()
        if kind == "boolean":
            return self.likely(0.5)
        return self._text_like(schema) if kind == "string" else None

    def _text_like(self, schema: Mapping[str, Any]) -> str:
        if "64" in schema.get("pattern", ""):
            return self.rng.randbytes(32).hex()
        return self.rng.choice(("gangs", "soldier", "don", "en", "pl", "Ala")) if self.likely(0.6) else self.text()

    # Mutations.

    def mutated(self, value: Any) -> Any:
        """The same with something in it changed, left out or added."""
        if isinstance(value, dict):
            return self._mutated_dict(value)
        if isinstance(value, list) and value and self.likely(0.7):
            changed = list(value)
            changed[self.rng.randrange(len(changed))] = self.mutated(changed[-1])
            return changed
        if isinstance(value, int) and self.likely(0.6):
            return value + self.rng.choice((-1, 1, 2, 1000))
        return self.anything()

    def _mutated_dict(self, value: dict[str, Any]) -> dict[str, Any]:
        changed = dict(value)
        if not changed or self.likely(0.2):
            return changed | {self.rng.choice(WORDS): self.anything()}
        name = self.rng.choice(list(changed))
        if self.likely(0.2):
            del changed[name]
        else:
            changed[name] = self.mutated(changed[name])
        return changed

    # Bytes.

    def encoded(self, value: Any) -> bytes:
        """JSON, with numbers and texts that encoders of good manners refuse."""
        return json.dumps(value, ensure_ascii=self.likely(0.3)).encode("utf-8", "surrogatepass")

    def broken(self, content: bytes) -> bytes:
        """Bytes that were JSON once."""
        place = self.rng.randrange(len(content) + 1)
        return self.rng.choice(
            (
                content[:place],
                content[:place] + self.rng.randbytes(3) + content[place:],
                content + content,
                b"[" * self.rng.choice((10, 2000, 20_000)),
                b'{"a":' * 3000 + b"1" + b"}" * 3000,
                b"\xef\xbb\xbf" + content,
                b"\xff\xfe" + content,
                content.replace(b":", b"="),
                content.replace(b'"', b"'"),
                b"9" * 5000,
                b"-",
                b"1e400",
                b"",
            )
        )
