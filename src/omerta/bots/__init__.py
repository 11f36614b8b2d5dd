"""Programs that sit at a table. They know views and legal actions, never the position."""

from omerta.bots.advice import Advice, Step, Suggestion, advise
from omerta.bots.bot import Bot, tell
from omerta.bots.budget import Budget, Clock
from omerta.bots.doubt import Doubt, doubt
from omerta.bots.hindsight import chances
from omerta.bots.levels import LEVELS, Level, is_level, make, read_level

__all__ = [
    "LEVELS",
    "Advice",
    "Bot",
    "Budget",
    "Clock",
    "Doubt",
    "Level",
    "Step",
    "Suggestion",
    "advise",
    "chances",
    "doubt",
    "is_level",
    "make",
    "read_level",
    "tell",
]
