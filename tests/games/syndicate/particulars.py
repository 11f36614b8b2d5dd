"""Where SYNDICATE differs from what holds for all games."""

import struct
from typing import Any, Final

from particulars import Particulars

SLOTS: Final = 16  # tokens of a row that are told in order


def essence(view: dict[str, Any]) -> dict[str, Any]:
    """Chances as 32-bit numbers tell them; the end of a long row has no place of its own."""
    memory = [[struct.pack("<f", chance).hex() for chance in chances] for chances in view["memory"]]
    return {**view, "memory": memory, "row": view["row"][:SLOTS]}


PARTICULARS: Final = Particulars(
    shown_by_asking=True,  # S4.7, S9.4
    ends_alike=True,  # S9.1 and S9.4 can end a game in the same position
    rare=frozenset(("shot",)),
    essence=essence,
)
