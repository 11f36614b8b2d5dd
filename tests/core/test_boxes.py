"""Boxes: reading a data file whatever is in it, what a schema notes, and where values are from."""

import ast
import json
import pickle
from pathlib import Path
from typing import Any, Final

import pytest

from omerta.core import boxes, schema
from omerta.core.boxes import Box, box_of, digest_of, parse, values
from omerta.core.problems import Broken, Fault
from omerta.core.schema import (
    MOST_FAULTS,
    Each,
    Entry,
    Faults,
    Fields,
    Flag,
    Group,
    Id,
    Maybe,
    Name,
    OneOf,
    Rule,
    Schema,
    Text,
    Things,
    Whole,
    by,
)
from omerta.core.words import LANGUAGES, Words

# Reading.

NO_FILE: Final[dict[str, tuple[bytes, str]]] = {
    "nothing": (b"", "data-not-json"),
    "half an object": (b'{"a": ', "data-not-json"),
    "a list": (b"[]", "data-no-object"),
    "a number": (b"3", "data-no-object"),
    "null": (b"null", "data-no-object"),
    "no UTF-8": (b'{"a": "\xff"}', "data-not-text"),
    "UTF-16": ('{"a": 1}'.encode("utf-16"), "data-not-text"),
    "half a surrogate pair": (b'{"a": "\\ud800"}', "data-not-text"),
    "half a surrogate pair as key": (b'{"\\udc00": 1}', "data-not-text"),
    "a key twice": (b'{"a": {"b": 1, "b": 2}}', "data-duplicate-key"),
    "not a number": (b'{"a": NaN}', "data-no-number"),
    "infinite": (b'{"a": -Infinity}', "data-no-number"),
    "too large to be finite": (b'{"a": 1e999}', "data-no-number"),
    "a huge number": (b'{"a": ' + b"9" * 5000 + b"}", "data-no-number"),
    "a number too long for a game": (b'{"a": 9999999999999999}', "data-no-number"),
    "deep": (b'{"a": ' + b"[" * 30 + b"]" * 30 + b"}", "data-too-deep"),
    "deeper than Python goes": (b'{"a": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", "data-too-deep"),
    "deep objects": (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "data-too-deep"),
    "ten megabytes": (b'{"a": "' + b"x" * 10_000_000 + b'"}', "data-too-large"),
}


@pytest.mark.parametrize("case", NO_FILE)
def test_what_is_no_data_file_is_refused_in_words(case: str) -> None:
    content, reason = NO_FILE[case]
    with pytest.raises(Broken) as refused:
        parse(content, "toy", "my.json", "T2.4")
    assert (refused.value.reason, refused.value.clause, refused.value.game) == (reason, "T2.4", "toy")
    for language in LANGUAGES:
        told = Words(language).problem(refused.value)
        assert "my.json" in told
        assert told.endswith("(T2.4)")


def test_the_digest_is_that_of_the_values_not_of_their_order_or_white_space() -> None:
    one = parse(b'{"b": [1, 2], "a": "\xc4\x85"}', "toy", "")
    other = parse('\ufeff{ "a":"\\u0105",\n"b":[1,2] }'.encode(), "toy", "")
    assert digest_of(one) == digest_of(other) == digest_of({"a": "ą", "b": [1, 2]})
    assert len(digest_of(one)) == 64
    assert digest_of(one) != digest_of({"a": "ą", "b": [2, 1]})


def test_a_box_can_be_written_and_read_again() -> None:
    box = toy()
    assert digest_of(parse(boxes.written(box), "toy", "")) == box.digest


def test_a_broken_box_can_be_sent_to_another_process() -> None:
    broken = Broken("toy", [Fault("a › b", "data-number", {"least": 1}, "T2.4"), Fault("c", "data-flag")])
    twin = pickle.loads(pickle.dumps(broken))  # noqa: S301
    assert (twin.game, twin.reason, twin.facts, twin.clause) == (
        "toy", "data-number", {"where": "a › b", "least": 1}, "T2.4",
    )  # fmt: skip
    assert [fault.place for fault in twin.faults] == ["a › b", "c"]


# Where values are from.

DATA: Final[dict[str, Any]] = {
    "game": "toy",
    "id": "toy-1",
    "format": 1,
    "title": {"pl": "Zabawka", "en": "Toy"},
    "note": {"pl": "Nic", "en": "Nothing"},
    "cards": {
        "provenance": "printed",
        "overrides": {"cost": "derived", "name.pl": "reconstructed", "total": "reconstructed"},
        "note": "of the deck",
        "total": 3,
        "items": [
            {"id": "a", "name": {"pl": "As", "en": "Ace"}, "cost": 1},
            {"id": "b", "cost": 2, "overrides": {"cost": "printed"}},
            {"id": "c", "cost": 3, "provenance": "reconstructed", "sides": [{"id": "front", "up": True}]},
        ],
    },
    "setup": {"hand": {"provenance": "derived", "value": 5, "note": "read"}, "remark": "no value"},
    "goals": {"provenance": "printed", "park": {"provenance": "derived", "spaces": [{"id": "p", "pays": 1}], "n": 1}},
}


def toy(**changed: Any) -> Box:
    return box_of({**DATA, **changed})


def test_an_items_own_origin_wins_over_that_of_its_group() -> None:
    found = {(value.group, value.item, value.field): value.origin for value in values(toy())}
    assert found == {
        ("cards", "", "total"): "reconstructed",
        ("cards", "a", "name.pl"): "reconstructed",
        ("cards", "a", "name.en"): "printed",
        ("cards", "a", "cost"): "derived",
        ("cards", "b", "cost"): "printed",
        ("cards", "c", "cost"): "reconstructed",
        ("cards.sides", "front", "up"): "reconstructed",
        ("setup", "", "hand"): "derived",
        ("goals.park", "", "n"): "derived",
        ("goals.park.spaces", "p", "pays"): "derived",
    }


def test_a_value_has_the_note_of_its_entry_or_group() -> None:
    notes = {(value.group, value.field): value.note for value in values(toy())}
    assert notes["setup", "hand"] == "read"
    assert notes["cards", "cost"] == "of the deck"


def test_a_thing_is_as_sure_as_the_least_sure_of_its_values() -> None:
    box = toy()
    assert box.origin("cards", "a", "cost") == "derived"
    assert box.origin("cards", "a") == "reconstructed"  # its Polish name
    assert box.origin("cards", "b") == "printed"
    assert box.origin("goals.park") == "derived"
    assert box.origin("cards", "z") is None
    assert box.reconstructed == ["cards"]
    things = box.origins({"cards": ("card", "hat"), "cards.sides": ("side",)})
    assert (things["card:b"], things["hat:b"], things["side:front"]) == ("printed", "printed", "reconstructed")
    assert "card:z" not in things


# What a schema notes.


def noted(rule: Rule, value: object) -> list[tuple[str, str]]:
    faults = Faults("T2.4")
    rule.check(value, ("x",), faults)
    assert all(fault.clause == "T2.4" for fault in faults.found)
    return [(fault.place, fault.reason) for fault in faults.found]


GOOD: Final[list[tuple[Rule, object]]] = [
    (Whole(1, 3), 3),
    (Flag(), False),
    (Text(), "a"),
    (Name(), {"pl": "a", "en": "b", "de": 3}),
    (OneOf(("a", 1, None)), None),
    (Maybe(Whole(1, 3)), None),
    (Each(Whole(1, 3), 1, 2), [1, 3]),
    (Fields({"a": Flag()}, {"b": Flag()}), {"a": True, "remark": 1.5}),
    (by(("1", "2"), Whole(0, 9)), {"1": 1, "2": 2}),
    (Id(), "R_07"),
    (Id(is_number=True), 7),
    (Things({"n": Whole(0, 9)}), [{"id": "a", "n": 1}]),
    (Group(Things({}), {"n": Flag()}), {"provenance": "printed", "n": True, "items": [{"id": "a"}]}),
    (Entry(Whole(0, 9)), {"provenance": "printed", "value": 3}),
]
BAD: Final[list[tuple[Rule, object, list[tuple[str, str]]]]] = [
    (Whole(1, 3), 4, [("x", "data-number")]),
    (Whole(1, 3), True, [("x", "data-number")]),
    (Whole(1, 3), 1.0, [("x", "data-number")]),
    (Whole(1, 3), 10**14, [("x", "data-number")]),
    (Flag(), 1, [("x", "data-flag")]),
    (Text(3), "long", [("x", "data-text")]),
    (Text(), "  ", [("x", "data-text")]),
    (Name(), {"en": "a"}, [("x", "data-name")]),
    (Name(), {"en": "", "pl": 3}, [("x › pl", "data-text"), ("x › en", "data-text")]),
    (OneOf((1, 2)), True, [("x", "data-unknown")]),
    (OneOf(("a",)), {"a": 1}, [("x", "data-unknown")]),
    (Each(Whole(1, 3)), {}, [("x", "data-list")]),
    (Each(Whole(1, 3), 2, 3), [9], [("x", "data-length"), ("x › 1", "data-number")]),
    (Each(Whole(1, 3), 2, 2), [1], [("x", "data-count")]),
    (Fields({"a": Flag()}), [], [("x", "data-object")]),
    (Fields({"a": Flag()}, {"b": Flag()}), {"b": 0}, [("x › a", "data-missing-key"), ("x › b", "data-flag")]),
    (Id(), "no word", [("x", "data-id")]),
    (Id(), "", [("x", "data-id")]),
    (Id(), 7, [("x", "data-id")]),
    (Id(is_number=True), "7", [("x", "data-id-number")]),
    (Id(is_number=True), -1, [("x", "data-id-number")]),
    (Things({}), [], [("x", "data-list")]),
    (Things({}), [7], [("x › 1", "data-object")]),
    (Things({}), [{"id": "a"}, {"id": "a"}], [("x", "data-duplicate-id")]),
    (Things({}, ids=("a", "b")), [{"id": "b"}, {"id": "a"}], [("x", "data-ids")]),
    (Things({}, count=2), [{"id": "b"}], [("x", "data-count")]),
    (Things({}, most=2), [{"id": "b"}, {"id": "c"}, {"id": "d"}], [("x", "data-length")]),
    (Things({"n": Flag()}), [{"id": "R07", "n": 3}], [("x › R07 › n", "data-flag")]),
    (Things({"n": Flag()}), [{"n": True}], [("x › 1 › id", "data-missing-key")]),
    (Group(Things({})), {"items": [{"id": "a"}]}, [("x", "data-provenance")]),
    (Group(Things({})), None, [("x", "data-object")]),
    (Entry(Flag()), {"provenance": "printed"}, [("x › value", "data-missing-key")]),
    (Entry(Flag()), {"value": 3}, [("x", "data-provenance"), ("x", "data-flag")]),
]


@pytest.mark.parametrize(("rule", "value"), GOOD, ids=str)
def test_what_is_as_it_should_be_is_let_pass(rule: Rule, value: object) -> None:
    assert noted(rule, value) == []


@pytest.mark.parametrize(("rule", "value", "faults"), BAD, ids=str)
def test_what_is_wrong_is_noted_with_its_place(rule: Rule, value: object, faults: list[tuple[str, str]]) -> None:
    assert noted(rule, value) == faults


TOY: Final = Schema("toy", "T2.4", "T2.2", "T2.3", {"cards": Group(Things({"cost": Whole(0, 9)}))})


def test_all_faults_of_a_file_are_told_at_once_each_with_its_clause() -> None:
    cards = {
        "provenance": "guessed",
        "items": [{"id": "a", "cost": 10}, {"id": "a", "cost": 1, "overrides": {"cost": "read"}}, {}],
    }
    data = {**DATA, "id": "no id", "format": 2, "note": 7, "cards": cards, "other": {"overrides": []}}
    faults = TOY.check(data).found
    assert [(fault.place, fault.reason, fault.clause) for fault in faults] == [
        ("format", "data-unknown", "T2.4"),
        ("id", "data-box-id", "T2.4"),
        ("note", "data-name", "T2.4"),
        ("cards › a › cost", "data-number", "T2.4"),
        ("cards › 3 › id", "data-missing-key", "T2.4"),
        ("cards › 3 › cost", "data-missing-key", "T2.4"),
        ("cards", "data-duplicate-id", "T2.4"),
        ("cards", "data-provenance", "T2.2"),
        ("cards › a › overrides", "data-provenance", "T2.2"),
        ("other › overrides", "data-provenance", "T2.2"),
    ]
    for language in LANGUAGES:
        told = [Words(language).problem(fault.problem()) for fault in faults]
        assert all(fault.place in text for fault, text in zip(faults, told, strict=True))
        assert not any(fault.reason in text for fault, text in zip(faults, told, strict=True))


def test_of_a_file_of_another_game_nothing_else_is_said() -> None:
    assert [fault.place for fault in TOY.check({"game": "chess"}).found] == ["game"]


def test_no_more_faults_are_told_than_can_be_read() -> None:
    data = {**DATA, "cards": {"provenance": "printed", "items": [{"id": f"c{n}", "cost": -1} for n in range(5000)]}}
    assert len(TOY.check(data).found) == MOST_FAULTS


def test_long_values_are_cut_short_in_a_fault() -> None:
    fault = TOY.check({**DATA, "cards": {"provenance": "printed", "items": ["x" * 10_000]}}).found[0]
    assert len(str(fault.facts["what"])) < 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_machinery_has_its_sentence(language: str) -> None:
    words = Words(language)
    for module in (boxes, schema):
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        reasons = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        for reason in (one for one in reasons if isinstance(one, str) and one.startswith("data-")):
            assert words.has(f"problem-{reason}"), reason


def test_the_canonical_text_is_json_that_says_the_same() -> None:
    assert json.loads(boxes.canonical_text(DATA)) == DATA
