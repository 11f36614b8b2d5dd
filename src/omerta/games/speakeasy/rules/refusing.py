"""Why a decision is not possible now."""

from mypy_extensions import i64

from omerta.core.problems import Refused
from omerta.games.speakeasy.state import SpeakeasyState


def refuse(s: SpeakeasyState, action: i64) -> Refused:
    return Refused("E6.4", "not-that-decision")
