"""The shapes of what FAMILIES writes."""

from omerta.games.families.shapes.events import Events
from omerta.games.families.shapes.moves import Move
from omerta.games.families.shapes.views import PositionJson, SumsJson, ViewJson

__all__ = ["Events", "Move", "PositionJson", "SumsJson", "ViewJson"]
