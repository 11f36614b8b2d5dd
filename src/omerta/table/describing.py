"""Boxes as a browser is shown them: value by value in words, and how one differs from another."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from omerta import games
from omerta.core.boxes import Box, Value, values
from omerta.core.problems import Broken
from omerta.table.box_words import BoxWords
from omerta.table.boxes import Outline, outline
from omerta.table.shown import BoxChange, BoxChecked, BoxFault, BoxGroup, BoxShown, BoxSummary, BoxValue
from omerta.table.store import BoxRow

MOST_CHANGES: Final = 300
MOST_FAULTS: Final = 60
AT_HAND: Final = 24  # descriptions


def summary(box: Outline, row: BoxRow | None = None, guest: str = "") -> BoxSummary:
    """A box in a list."""
    return BoxSummary(
        game=box.game,
        id=box.id,
        digest=box.digest,
        title=box.title,
        note=box.note,
        printed=box.origins["printed"],
        derived=box.origins["derived"],
        reconstructed=box.origins["reconstructed"],
        shipped=box.is_shipped,
        keeper="" if row is None else row.keeper,
        kept=0 if row is None else row.kept,
        yours=row is not None and row.guest == guest != "",
    )


@lru_cache(AT_HAND)
def groups(box: Box, language: str) -> list[BoxGroup]:
    """Every value of a box in words, the groups in the order of the file."""
    words = BoxWords(games.make(box.game, box), language)
    found: dict[str, list[BoxValue]] = {}
    for value in values(box):
        found.setdefault(value.group, []).append(_value(words, value))
    return [
        BoxGroup(group, words.group(group), some, words.group_note(group), words.guide(group))
        for group, some in found.items()
    ]


def _value(words: BoxWords, value: Value) -> BoxValue:
    thing = words.thing(value.group, value.item)
    name, text = words.field(value.field), words.value(value)
    return BoxValue(value.item, thing, value.field, name, text, value.origin, words.note(value))


def described(box: Box, language: str) -> BoxShown:
    return BoxShown(summary(outline(box)), language, groups(box, language))


def checked(box: Box, language: str) -> BoxChecked:
    """A good file: what it is, and how it differs from the box that comes with the game."""
    shipped = games.shipped(box.game)
    changes = [] if shipped is None else list(_changes(shipped, box, language))
    return BoxChecked(summary(outline(box)), [], changes[:MOST_CHANGES], max(0, len(changes) - MOST_CHANGES))


def refused(broken: Broken, language: str) -> BoxChecked:
    """A bad file: all that is wrong with it."""
    words = BoxWords(games.find(broken.game), language)
    faults = [
        BoxFault(fault.place, words.place(fault.place), fault.reason, dict(fault.facts), fault.clause)
        for fault in broken.faults[:MOST_FAULTS]
    ]
    return BoxChecked(None, faults, [], 0)


def _changes(before: Box, after: Box, language: str) -> Iterator[BoxChange]:
    old, new = _by_place(before), _by_place(after)
    if old == new:
        return
    old_words = BoxWords(games.make(before.game, before), language)
    new_words = BoxWords(games.make(after.game, after), language)
    for place in dict.fromkeys((*old, *new)):
        was, now = old.get(place), new.get(place)
        if was is None or now is None or (was.value, was.origin) != (now.value, now.origin):
            yield _change(old_words, new_words, was, now)


def _by_place(box: Box) -> dict[tuple[str, str, str], Value]:
    return {(value.group, value.item, value.field): value for value in values(box)}


def _change(old: BoxWords, new: BoxWords, was: Value | None, now: Value | None) -> BoxChange:
    words, value = (old, was) if now is None else (new, now)
    assert value is not None
    return BoxChange(
        group=words.group(value.group),
        thing=words.thing(value.group, value.item),
        name=words.field(value.field),
        before=None if was is None else old.value(was),
        after=None if now is None else new.value(now),
        origin_before=None if was is None else was.origin,
        origin_after=None if now is None else now.origin,
    )
