"""Where FAMILIES differs from what holds for all games."""

from typing import Any, Final

from particulars import Particulars

HEAPS: Final = ("discard", "out", "passed", "hudson")  # lists whose order changes nothing to come


def essence(view: dict[str, Any]) -> dict[str, Any]:
    """After a hidden theft only what is to be expected of the hands."""
    told = {key: sorted(value, key=str) if key in HEAPS else value for key, value in view.items()}
    return {**told, "memory": view["memory"]["counted"]}


PARTICULARS: Final = Particulars(
    shown_by_asking=True,  # F4.6
    revealing=frozenset(("bid-revealed", "don-bid", "offer-taken", "offer-returned")),  # F11.1, F15.14, F8.5
    at_the_end=frozenset(("F14.1", "F14.2")),  # hands and suitcases are shown
    showing=frozenset(("discarded",)),  # F7.3, F12.1: where all cards must go nobody is asked which
    chosen=(".bids", ".shown"),
    rare=frozenset(("settings", "first", "shown")),
    essence=essence,
)
