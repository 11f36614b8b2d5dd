"""Where GANGS differs from what holds for all games."""

from typing import Any, Final

from particulars import Particulars

HEAPS: Final = ("discard", "out", "passed")  # lists whose order changes nothing to come


def essence(view: dict[str, Any]) -> dict[str, Any]:
    told = {key: sorted(value) if key in HEAPS else value for key, value in view.items()}
    return {**told, "revealed": [sorted(gangs) for gangs in view["revealed"]]}


PARTICULARS: Final = Particulars(essence=essence)
