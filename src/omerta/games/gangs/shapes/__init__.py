"""The shapes of what GANGS writes."""

from omerta.games.gangs.shapes.events import Events
from omerta.games.gangs.shapes.moves import Move
from omerta.games.gangs.shapes.views import PositionJson, ViewJson

__all__ = ["Events", "Move", "PositionJson", "ViewJson"]
