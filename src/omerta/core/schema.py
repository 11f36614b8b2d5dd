"""What a data file must hold, said in rules that check a value and note everything that is wrong with it.

A game says what its groups hold (``Schema``); what must agree between them it checks itself, once the shape is right.
Keys that nobody asks for are left alone, so an owner may write remarks of their own into a file.
"""
# interpreted: reads data files

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from omerta.core.boxes import LANGUAGES, ORIGINS, Data
from omerta.core.problems import Fact, Fault

Place: TypeAlias = tuple[str, ...]

FORMAT: Final = 1
MOST_FAULTS: Final = 200
MOST_THINGS: Final = 500  # that are looked at; more are too many anyway
LONGEST_NAME: Final = 200
LONGEST_NOTE: Final = 4000
SHOWN: Final = 40  # of a value that is wrong
LARGEST_ID: Final = 999
BOX_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
ID: Final = re.compile(r"[A-Za-z0-9_]{1,40}")  # it becomes part of the key of a name


class Faults:
    """What was found to be wrong, with the clause that holds where none is named."""

    def __init__(self, clause: str) -> None:
        self.clause = clause
        self.found: list[Fault] = []

    def report(self, place: Place, reason: str, clause: str = "", **facts: Fact) -> None:
        if len(self.found) < MOST_FAULTS:
            self.found.append(Fault(" › ".join(place), reason, facts, clause or self.clause))

    def demand(self, holds: bool, place: Place, reason: str, clause: str = "", **facts: Fact) -> None:
        """What must hold, or is noted as wrong."""
        if not holds:
            self.report(place, reason, clause, **facts)

    def count(self, found: int, count: int, place: Place, clause: str = "") -> None:
        self.demand(found == count, place, "data-count", clause, found=found, count=count)

    def unique(self, names: Iterable[object], place: Place, clause: str = "") -> None:
        seen: set[str] = set()
        for name in map(shown, names):
            self.demand(name not in seen, place, "data-duplicate-id", clause, what=name)
            seen.add(name)


def shown(value: object) -> str:
    """A value as a file writes it, cut short."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


class Rule(ABC):
    """What a value must be."""

    @abstractmethod
    def check(self, value: object, at: Place, faults: Faults) -> None:
        """Note what is wrong with the value at a place."""


@dataclass(frozen=True)
class Whole(Rule):
    """A whole number within bounds."""

    least: int
    most: int

    def check(self, value: object, at: Place, faults: Faults) -> None:
        fits = isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        if not fits:
            faults.report(at, "data-number", what=shown(value), least=self.least, most=self.most)


@dataclass(frozen=True)
class Flag(Rule):
    """True or false."""

    def check(self, value: object, at: Place, faults: Faults) -> None:
        if not isinstance(value, bool):
            faults.report(at, "data-flag", what=shown(value))


@dataclass(frozen=True)
class Text(Rule):
    """A text that is not empty."""

    longest: int = LONGEST_NAME

    def check(self, value: object, at: Place, faults: Faults) -> None:
        fits = isinstance(value, str) and len(value.strip()) > 0 and len(value) <= self.longest
        faults.demand(fits, at, "data-text", most=self.longest)


@dataclass(frozen=True)
class Name(Rule):
    """A text in both languages."""

    longest: int = LONGEST_NAME

    def check(self, value: object, at: Place, faults: Faults) -> None:
        if not isinstance(value, dict) or not set(LANGUAGES) <= set(value):
            faults.report(at, "data-name")
            return
        for language in LANGUAGES:
            Text(self.longest).check(value[language], (*at, language), faults)


@dataclass(frozen=True)
class OneOf(Rule):
    """One of the values that the rules know."""

    known: Sequence[object]

    def check(self, value: object, at: Place, faults: Faults) -> None:
        if not any(value == one and type(value) is type(one) for one in self.known):
            known = ", ".join(shown(one) for one in self.known)
            faults.report(at, "data-unknown", what=shown(value), known=known)


@dataclass(frozen=True)
class Fits(Rule):
    """A text that a test of the game's own lets pass."""

    test: Callable[[str], bool]
    reason: str

    def check(self, value: object, at: Place, faults: Faults) -> None:
        if not isinstance(value, str) or not self.test(value):
            faults.report(at, self.reason, what=shown(value))


@dataclass(frozen=True)
class Maybe(Rule):
    """A value, or null."""

    rule: Rule

    def check(self, value: object, at: Place, faults: Faults) -> None:
        if value is not None:
            self.rule.check(value, at, faults)


@dataclass(frozen=True)
class Each(Rule):
    """A list of values."""

    rule: Rule
    least: int = 0
    most: int = 999

    def check(self, value: object, at: Place, faults: Faults) -> None:
        if not isinstance(value, list):
            faults.report(at, "data-list", what=shown(value))
            return
        check_length(value, self.least, self.most, at, faults)
        for number, one in enumerate(value[: self.most], start=1):
            self.rule.check(one, (*at, str(number)), faults)


def check_length(value: list[object], least: int, most: int, at: Place, faults: Faults) -> None:
    if least == most:
        faults.count(len(value), least, at)
    else:
        faults.demand(least <= len(value) <= most, at, "data-length", found=len(value), least=least, most=most)


@dataclass(frozen=True)
class Fields(Rule):
    """An object with these keys."""

    needed: Mapping[str, Rule]
    optional: Mapping[str, Rule] = field(default_factory=dict)

    def check(self, value: object, at: Place, faults: Faults) -> None:
        if not isinstance(value, dict):
            faults.report(at, "data-object", what=shown(value))
            return
        for key, rule in self.needed.items():
            if key in value:
                rule.check(value[key], (*at, key), faults)
            else:
                faults.report((*at, key), "data-missing-key")
        for key, rule in self.optional.items():
            if key in value:
                rule.check(value[key], (*at, key), faults)


def by(keys: Iterable[str], rule: Rule) -> Fields:
    """An object with the same kind of value for each of some keys."""
    return Fields(dict.fromkeys(keys, rule))


@dataclass(frozen=True)
class Id(Rule):
    """By what a thing is called: a number, or a word of letters, digits and underlines."""

    is_number: bool = False

    def check(self, value: object, at: Place, faults: Faults) -> None:
        fits = isinstance(value, str) and ID.fullmatch(value) is not None
        if self.is_number:
            fits = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST_ID
        if not fits:
            faults.report(at, "data-id-number" if self.is_number else "data-id", what=shown(value))


@dataclass(frozen=True)
class Things(Rule):
    """A list of things, each with an id of its own."""

    needed: Mapping[str, Rule]
    optional: Mapping[str, Rule] = field(default_factory=dict)
    id: Rule = field(default_factory=Id)
    count: int | None = None
    least: int = 1
    most: int = 200
    ids: Sequence[object] | None = None  # exactly these, in this order
    key: str = "id"

    def check(self, value: object, at: Place, faults: Faults) -> None:
        if not isinstance(value, list) or len(value) < self.least:
            faults.report(at, "data-list", what=shown(value))
            return
        rule = Fields({self.key: self.id, **self.needed}, self.optional)
        for number, thing in enumerate(value[:MOST_THINGS], start=1):
            rule.check(thing, (*at, _called(thing, self.key, number)), faults)
        found = [thing[self.key] for thing in value if isinstance(thing, dict) and self.key in thing]
        faults.unique(found, at)
        self._check_count(value, found, at, faults)

    def _check_count(self, value: list[object], found: list[object], at: Place, faults: Faults) -> None:
        if self.ids is not None:
            known = ", ".join(map(shown, self.ids))
            faults.demand(found == list(self.ids), at, "data-ids", known=known)
        elif self.count is not None:
            faults.count(len(value), self.count, at)
        else:
            check_length(value, self.least, self.most, at, faults)


def _called(thing: object, key: str, number: int) -> str:
    return shown(thing[key]) if isinstance(thing, dict) and key in thing else str(number)


@dataclass(frozen=True)
class Group(Rule):
    """Values that say where they are from: things, and fields of the group itself."""

    things: Things | None = None
    fields: Mapping[str, Rule] = field(default_factory=dict)

    def check(self, value: object, at: Place, faults: Faults) -> None:
        Fields(self.fields).check(value, at, faults)
        if isinstance(value, dict):
            _check_says(value, at, faults)
            if self.things is not None:
                self.things.check(value.get("items"), at, faults)


@dataclass(frozen=True)
class Entry(Rule):
    """A value with its provenance beside it."""

    rule: Rule

    def check(self, value: object, at: Place, faults: Faults) -> None:
        if not isinstance(value, dict) or "value" not in value:
            faults.report((*at, "value"), "data-missing-key")
            return
        _check_says(value, at, faults)
        self.rule.check(value["value"], at, faults)


def _check_says(value: Data, at: Place, faults: Faults) -> None:
    faults.demand("provenance" in value, at, "data-provenance")


@dataclass(frozen=True)
class Schema:
    """What the data file of a game holds, and the clauses by which it is refused."""

    game: str
    clause: str  # of a file that is not as it should be
    origin_clause: str
    id_clause: str  # of one whose id is another's
    groups: Mapping[str, Rule]

    def check(self, data: Data) -> Faults:
        """All that is wrong with the shape of a file."""
        faults = Faults(self.clause)
        OneOf([self.game]).check(data.get("game"), ("game",), faults)
        if faults.found:  # nothing else would be to the point
            return faults
        OneOf([FORMAT]).check(data.get("format"), ("format",), faults)
        _check_id(data.get("id"), faults)
        about = {"title": Name(), "note": Name(LONGEST_NOTE)}
        Fields({**about, **self.groups}).check(data, (), faults)
        origins = Faults(self.origin_clause)
        for key, part in data.items():
            _check_origins(part, (key,), origins)
        faults.found = [*self._settled(faults), *origins.found][:MOST_FAULTS]
        return faults

    def _settled(self, faults: Faults) -> Iterable[Fault]:
        """What concerns provenance has its own clause."""
        for fault in faults.found:
            if fault.reason == "data-provenance":
                fault.clause = self.origin_clause
            yield fault


def _check_id(value: object, faults: Faults) -> None:
    fits = isinstance(value, str) and BOX_ID.fullmatch(value) is not None
    faults.demand(fits, ("id",), "data-box-id", what=shown(value))


def _check_origins(part: object, at: Place, faults: Faults) -> None:
    """Wherever something says where it is from, it is from one of the three."""
    if isinstance(part, dict):
        if "provenance" in part:
            faults.demand(_is_origin(part["provenance"]), at, "data-provenance")
        overrides = part.get("overrides", {})
        fits = isinstance(overrides, dict) and all(_is_origin(origin) for origin in overrides.values())
        faults.demand(fits, (*at, "overrides"), "data-provenance")
        for key, value in part.items():
            _check_origins(value, at if key == "items" else (*at, key), faults)
    elif isinstance(part, list):
        for number, value in enumerate(part, start=1):
            _check_origins(value, (*at, _called(value, "id", number)), faults)


def _is_origin(value: object) -> bool:
    return isinstance(value, str) and value in ORIGINS
