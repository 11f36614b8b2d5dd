"""Names that people give themselves."""

from typing import Final

from omerta.table.problems import bad

LONGEST_NAME: Final = 40


def checked_name(name: str) -> str:
    """A name that can be shown: trimmed, not empty, not too long, nothing but printing characters."""
    trimmed = " ".join(name.split())
    if not trimmed or len(trimmed) > LONGEST_NAME or not trimmed.isprintable():
        bad("bad-name", most=LONGEST_NAME)
    return trimmed
