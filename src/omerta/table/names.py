"""Names that people give themselves: what can be read, and no two at a table that look the same."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import count
from typing import Final

from omerta.table.problems import bad

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 2  # on one letter of a name

# What nobody sees although its category does not say so: fillers, joiners, blanks, variation selectors, tags.
_HIDDEN: Final = frozenset(
    (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2065, 0x2800, 0x3164, 0xFFA0),
        *(0x1D159, *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0xE0000, 0xE1000)),
    )
)
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")  # controls, format and direction, halves, line separators
_NO_LETTERS: Final = ("Co", "Cn", "Me")  # for private use, not assigned, rings around others
_EMOJI_STYLE: Final = "\ufe0f"
# Of different scripts, and alike: as large letters, as small ones.
_ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "аеіјорсухѕһԁԛԝкмтнвгпαεικνορτυχηωω|0",
    "ABESIJKMHOPCTYXQWABEZHIKMNOPTYX" + "aeijopcyxshdqwkmthbrnaeikvoptuxnwwlo",
)
_LATIN: Final = re.compile(r"LATIN (?:(?:SMALL|CAPITAL) LETTER|LETTER SMALL CAPITAL) (DOTLESS I|[A-Z])(?: WITH .*)?")
_ALPHABETS: Final = {"LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU"}  # that share shapes


def is_unseen(character: str) -> bool:
    """Whether nobody sees it, or it changes the direction of what follows."""
    return unicodedata.category(character) in _UNSEEN or ord(character) in _HIDDEN


def piles_marks(text: str, most: int) -> bool:
    """Whether one letter carries more marks than that."""
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks > most:
            return True
    return False


def checked_name(name: str) -> str:
    """A name that can be shown: in its usual form, trimmed, not empty, not too long, of what everybody sees."""
    if len(name) > 4 * LONGEST_NAME:
        bad("bad-name", most=LONGEST_NAME)
    usual = " ".join(unicodedata.normalize("NFKC", name.replace(_EMOJI_STYLE, "")).split())
    if not 0 < len(usual) <= LONGEST_NAME or not _is_legible(usual):
        bad("bad-name", most=LONGEST_NAME)
    return usual


def presentable(name: str) -> str:
    """A name that was kept before names were checked, as it may be shown."""
    usual = unicodedata.normalize("NFKC", name)
    seen = "".join(one for one in usual if not is_unseen(one) and unicodedata.category(one) not in _NO_LETTERS)
    return " ".join(seen.split())[:LONGEST_NAME] or "?"


def _is_legible(name: str) -> bool:
    if any(is_unseen(one) or unicodedata.category(one) in _NO_LETTERS for one in name):
        return False
    if piles_marks(name, MOST_MARKS) or unicodedata.category(name[0]) == "Mn":
        return False
    return all(len(_alphabets(word)) < 2 for word in name.split())


def _alphabets(word: str) -> set[str]:
    """Those of which letters look like others': who mixes them in a word wants to be taken for somebody else."""
    named = {unicodedata.name(one, "").partition(" ")[0] for one in word if one.isalpha()}
    return named & _ALPHABETS


@lru_cache(1024)
def looks(name: str) -> str:
    """The same for names that a person takes for the same: case, accents, spaces, signs and alphabets left out."""
    told = unicodedata.normalize("NFKC", name).translate(_ALIKE)
    plain = "".join(map(_plain, unicodedata.normalize("NFD", told))).translate(_ALIKE).lower()
    kept = "".join(one for one in plain if one.isalnum()) or "".join(plain.split())
    return kept.replace("i", "l").replace("1", "l").replace("rn", "m").replace("vv", "w")


def _plain(character: str) -> str:
    if unicodedata.category(character) in ("Mn", "Me"):
        return ""
    found = _LATIN.fullmatch(unicodedata.name(character, ""))
    return found[1][-1].lower() if found else character.casefold()


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it where it looks like another's."""
    taken = set(map(looks, others))
    numbered = (f"{name[: LONGEST_NAME - 5].rstrip()} {number}" for number in count(2))
    return name if looks(name) not in taken else next(one for one in numbered if looks(one) not in taken)
