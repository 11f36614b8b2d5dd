"""What a seat may know."""

from typing import final

from mypy_extensions import i64

from omerta.core.game import Json, View
from omerta.games.speakeasy.state import SpeakeasyState


@final
class SpeakeasyView(View):
    """The table as one seat sees it."""

    def __init__(self, viewer: i64, s: SpeakeasyState) -> None:
        self.viewer = viewer
        self.players = s.players
        self.to_move = s.to_move

    def to_json(self) -> Json:
        return {}


def see(s: SpeakeasyState, viewer: i64) -> SpeakeasyView:
    return SpeakeasyView(viewer, s)
