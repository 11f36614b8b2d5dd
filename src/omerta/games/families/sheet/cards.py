"""Cards and businesses: what they cost, bring and do."""
# interpreted: makes sheets

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.sheet import Cell, Count, Hue, Items, Say, Text, Thing, Trade, thing_id
from omerta.core.words import noun_key
from omerta.games.families.board import COLOURS, Box, Face, face_of
from omerta.games.families.components import (
    BACK,
    CARD_NAMES,
    EFFECT_NAMES,
    FRONT,
    GAIN,
    GOODS,
    ICON_NAMES,
    JOB_ICON,
    KINDS,
    MONEY,
    NONE,
    STASH_ICON,
    WITH_NUMBER,
    effect_code,
    effect_number,
)
from omerta.games.families.rules.jobs import can_pay
from omerta.games.families.state import FamiliesState
from omerta.games.families.sums import lacking
from omerta.games.families.views import FamiliesView

KNOWN: Final = 1024  # cards, businesses and spaces of the boxes in use
HUES: Final[dict[str, Hue]] = {"red": "red", "yellow": "gold", "green": "green", "blue": "blue"}


@lru_cache(KNOWN)
def card(kind: int, count: int = 1, mark: str = "") -> Thing:
    """F1.5: Money or goods."""
    name = CARD_NAMES[kind]
    return Thing(thing_id("card", name), Text(noun_key("card", name)), count, marks=[Text(mark)] if mark else [])


def cards(counts: vec[i64]) -> list[Cell]:
    """Cards by kind."""
    return [card(kind, int(count)) for kind, count in enumerate(counts) if count]


def icons(shown: Iterable[int]) -> list[Cell]:
    """F1.4: what a face shows, like icons together."""
    return [icon(which, len(list(same))) for which, same in groupby(shown)]


def icon(which: int, count: int) -> Cell:
    if which == JOB_ICON:
        return Count(Text("component-job"), count)
    return Count(Text("component-stash"), count) if which == STASH_ICON else card(which, count)


# Businesses.


@lru_cache(KNOWN)
def business(box: Box, number: int) -> Thing:
    """F1.4: a business with both its faces."""
    name, colour = box.business_ids[number], int(box.tile_colour[number])
    faces: list[Cell] = [
        Items(face_cells(box.faces[face_of(number, FRONT)]), Text("label-front")),
        Items(face_cells(box.faces[face_of(number, BACK)]), Text("label-back"), "soft"),
    ]
    hue, marks = ("", []) if colour == NONE else (HUES[COLOURS[colour]], [Text(f"label-tile-{COLOURS[colour]}")])
    text, thing = Text(f"business-{name}"), thing_id("business", name)
    return Thing(thing, text, hue=hue, about=faces, marks=marks, origin=box.origins.get(thing), clause="F1.4")


def face_cells(face: Face) -> list[Cell]:
    """F7.3: a face may ask for discards first."""
    return [Trade([any_cards(face.discard)], icons(face.icons))] if face.discard else icons(face.icons)


def any_cards(count: int) -> Count:
    return Count(Text("label-any-cards"), count)


# Jobs and Allies.


@lru_cache(KNOWN)
def _job(box: Box, number: int) -> Thing:
    """F8: a Job with its colour, cost, pay and effects."""
    name = box.job_ids[number]
    goods = [kind for kind in range(MONEY, KINDS) for _ in range(box.job_cost[number * GOODS + kind - MONEY])]
    pay = [value for value in range(MONEY) for _ in range(box.job_pay[number * MONEY + value])]
    done = effects(box.job_effects[box.job_start[number] : box.job_start[number + 1]])
    about: list[Cell] = [colour(box, int(box.job_colour[number])), Trade(icons(goods), icons(pay)), *done]
    thing = thing_id("job", name)
    text, also = Text(f"job-{name}"), [thing_id("card", name)]
    hue = HUES.get(box.colour_ids[box.job_colour[number]], "")
    return Thing(thing, text, hue=hue, about=about, origin=box.origins.get(thing), clause="F8.3", also=also)


def colour(box: Box, number: int, count: int = 1) -> Thing:
    """F14.4: a colour of Jobs."""
    name = box.colour_ids[number]
    return Thing(thing_id("colour", name), Text(f"colour-{name}"), count, hue=HUES.get(name, ""), clause="F14.4")


def job(view: FamiliesView, name: str, seat: int = -1) -> Thing:
    """A Job; to whoever may complete it: whether it can be paid, or what is missing."""
    box = view.box
    number = box.job_ids.index(name)
    plain = _job(box, number)
    if seat < 0:
        return plain
    missing = [] if can_pay(view.seen, seat, number) else [_missing(view.seen, seat, number)]
    marks = [] if missing else [Text("label-payable")]
    return Thing(
        plain.id, plain.text, hue=plain.hue, about=[*plain.about, *missing], marks=marks, origin=plain.origin,
        clause=plain.clause, also=plain.also,
    )  # fmt: skip


def _missing(s: FamiliesState, seat: int, number: int) -> Items:
    """F8.1: the goods that are not in hand, and how many of them Narcotics in hand would replace."""
    missing, replaced = lacking(s, seat, number)
    told: list[Cell] = [card(kind, count) for kind, count in missing]
    return Items([*told, Count(Text("label-replaced"), replaced)] if replaced else told, Text("label-missing"))


@lru_cache(KNOWN)
def _ally(box: Box, number: int) -> Thing:
    """F9: an Ally with its effects."""
    name = box.ally_ids[number]
    thing, done = thing_id("ally", name), effects(box.ally_effects[box.ally_start[number] : box.ally_start[number + 1]])
    return Thing(thing, Text(f"ally-{name}"), about=done, origin=box.origins.get(thing), clause="F9.2")


def ally(view: FamiliesView, number: int, owner: int | None = None) -> Thing:
    """In the row, or before its owner (F9.1)."""
    plain = _ally(view.box, number)
    if owner is None:
        return plain
    marks = [Text("label-played")] if view.seen.played[number] == 1 else []
    return Thing(
        plain.id, plain.text, owner=owner, about=plain.about, marks=marks, origin=plain.origin, clause=plain.clause
    )


def effects(packed: vec[i64]) -> list[Cell]:
    """F8.5."""
    return [_effect(int(effect_code(one)), int(effect_number(one))) for one in packed]


def _effect(code: int, number: int) -> Cell:
    """What depends on a number or a card is told with it."""
    name = EFFECT_NAMES[code]
    if name in WITH_NUMBER:
        return Say(Text(f"label-{name}", {"count": number}))
    return Say(Text("label-GAIN", {"what": _icon_text(number)}) if code == GAIN else Text(f"effect-{name}"))


def _icon_text(which: int) -> Text:
    if which in (JOB_ICON, STASH_ICON):
        return Text(f"component-{ICON_NAMES[which]}")
    return Text(noun_key("card", ICON_NAMES[which]))
