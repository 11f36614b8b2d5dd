"""Where SPEAKEASY differs from what holds for all games."""

from typing import Any, Final

from particulars import Particulars

HEAPS: Final = ("discard", "out", "passed", "hudson")  # lists whose order changes nothing to come


def essence(view: dict[str, Any]) -> dict[str, Any]:
    return {key: sorted(value, key=str) if key in HEAPS else value for key, value in view.items()}


PARTICULARS: Final = Particulars(rare=frozenset(("settings",)), essence=essence)
