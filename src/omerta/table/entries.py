"""The log of a table: everything that decides how its game stands and how much time is left.

An entry is written once and never changed; its number is unique at its table. Taking back is an entry of its own.
"""

from typing import Final, Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["seat", "chance", "undo", "pause", "resume", "resign"]
By: TypeAlias = Literal["", "player", "bot", "fallback", "timeout", "auto", "premove"]

START: Final = 0  # the number of a table's first entry


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One line of the log."""

    number: int
    kind: Kind
    seat: int  # who decided or asked; −1 for chance and for the table itself
    # seat, chance: the action; undo: how many decisions remain; resume: milliseconds that do not count; resign: 1 where
    # the game is over by it
    value: int
    at: int  # milliseconds since 1970
    by: By = ""  # who decided for the seat


def decisions(entries: list[Entry]) -> list[int]:
    """The decisions that stand, undone ones left out."""
    standing: list[int] = []
    for entry in entries:
        if entry.kind in ("seat", "chance"):
            standing.append(entry.value)
        elif entry.kind == "undo":
            del standing[entry.value :]
    return standing
