"""The shapes of what TOY writes."""

from omerta.games.toy.shapes.events import Events
from omerta.games.toy.shapes.moves import Move
from omerta.games.toy.shapes.views import PositionJson, ViewJson

__all__ = ["Events", "Move", "PositionJson", "ViewJson"]
