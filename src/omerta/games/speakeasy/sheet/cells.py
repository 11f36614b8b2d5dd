"""What the parts of the sheet share: cells that are the same at every table of a box, made once."""
# interpreted: makes sheets

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from omerta.core.sheet import Cell, Count, Items, Person, Say, Text, Thing, seat_text, thing_id
from omerta.games.speakeasy.board import Box
from omerta.games.speakeasy.components import NONE


@lru_cache(1024)
def say(key: str) -> Say:
    return Say(Text(key))


@lru_cache(4096)
def counted(key: str, count: int, most: int | None = None) -> Count:
    return Count(Text(key), count, most)


@lru_cache(256)
def money(sum_: int) -> Say:
    return Say(Text("label-money", {"sum": sum_}))


@lru_cache(8)
def person(seat: int) -> Person:
    return Person(seat)


@lru_cache(512)
def of_seat(seat: int, count: int) -> Count:
    """So many are a seat's."""
    return Count(seat_text(seat), count)


@lru_cache(4096)
def thing(box: Box, noun: str, value: int | str, count: int = 1, owner: int | None = None) -> Thing:
    """Something of the box that is told by its name."""
    name = thing_id(noun, value)
    return Thing(name, Text(f"{noun}-{value}"), count, owner, origin=box.origins.get(name))


def persons(seats: Sequence[int], label: str) -> Items:
    return Items([person(seat) for seat in seats], Text(label))


@lru_cache(64)
def mobster_about(box: Box, mobster: int) -> list[Cell]:
    """E14.2, E20.4: strength, fee and power as an Associate, and strength in the Mob War; deck A never attacks."""
    strength = int(box.mobster_strength[mobster])
    about: list[Cell] = [counted("label-strength", strength), counted("label-fee", int(box.mobster_fee[mobster]))]
    about += [say(f"power-{box.mobster_names[mobster]}")] if box.mobster_power[mobster] != NONE else []
    war = strength + int(box.mobster_modifier[mobster])
    return [*about, counted("label-war", war)] if box.mobster_deck[mobster] else about


# Effects.


@lru_cache(1024)
def effects(box: Box, number: int) -> list[Cell]:
    """A list of effects (E10.1)."""
    found = box.effect_texts[box.list_start[number] : box.list_start[number + 1]]
    return [_effect(box, one) for one in found]


def _effect(box: Box, one: Mapping[str, Any]) -> Cell:
    """An effect, what it is about and how often."""
    if one["do"] == "choose":
        return Items([_effect(box, other) for other in one["of"]], Text("label-choose", {"count": one.get("n", 1)}))
    about: list[Cell] = [counted("label-up-to", one["max"])] if "max" in one else []
    about += [counted("label-more-range", one["range"])] if "range" in one else []
    name = thing_id("effect", one["do"])
    return Thing(name, _effect_text(box, one), one.get("n", one.get("times", 1)), about=about)


def _effect_text(box: Box, one: Mapping[str, Any]) -> Text:
    """In the words of a City tile that has it, else by its name and what it is about."""
    what = one.get("type", one.get("track"))
    for tile, number in enumerate(box.tile_effect):
        alike = cast(Mapping[str, Any], box.effect_texts[number])
        if what and alike["do"] == one["do"] and alike.get("type", alike.get("track")) == what:
            return Text(f"tile-{box.tile_names[tile]}")
    if what and what != "any":
        return Text("label-effect-of", {"effect": one["do"], "track": what})
    return Text(f"effect-{one['do']}")
