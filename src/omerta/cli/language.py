"""Which language to speak: --lang, OMERTA_LANG, or the system's."""

import os
from collections.abc import Sequence

from omerta.core.problems import Unknown
from omerta.core.words import LANGUAGES


def chosen_language(arguments: Sequence[str]) -> str:
    """The language asked for, otherwise that of the locale, otherwise English."""
    asked = _option(arguments)
    if asked is not None:
        if asked not in LANGUAGES:
            raise Unknown("unknown-language", {"what": asked, "known": ", ".join(LANGUAGES)})
        return asked
    for variable in ("OMERTA_LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else "en"
    return "en"


def spoken(language: str) -> str:
    """The option that a command needs to speak this language here, or nothing."""
    return "" if chosen_language([]) == language else f" --lang {language}"


def without_language(arguments: Sequence[str]) -> list[str]:
    """The command line less --lang and its value, which may stand anywhere."""
    rest: list[str] = []
    skip = False
    for i, argument in enumerate(arguments):
        if skip:
            skip = False
        elif argument == "--lang" and i + 1 < len(arguments):
            skip = True
        elif not argument.startswith("--lang="):
            rest.append(argument)
    return rest


def _option(arguments: Sequence[str]) -> str | None:
    """The value of --lang, which must be known before the commands are built in that language."""
    for i, argument in enumerate(arguments):
        if argument == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None
