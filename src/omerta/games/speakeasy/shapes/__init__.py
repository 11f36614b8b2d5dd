"""The shapes of what SPEAKEASY writes."""

from omerta.games.speakeasy.shapes.events import Events
from omerta.games.speakeasy.shapes.moves import Move
from omerta.games.speakeasy.shapes.views import PositionJson, ViewJson

__all__ = ["Events", "Move", "PositionJson", "ViewJson"]
