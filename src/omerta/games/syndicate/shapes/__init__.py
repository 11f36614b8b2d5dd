"""The shapes of what SYNDICATE writes."""

from omerta.games.syndicate.shapes.events import Events
from omerta.games.syndicate.shapes.moves import Move
from omerta.games.syndicate.shapes.views import PositionJson, ViewJson

__all__ = ["Events", "Move", "PositionJson", "ViewJson"]
