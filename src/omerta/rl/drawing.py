"""The table in text, as a seat sees it."""

from importlib import import_module

from omerta.core.game import Game, View
from omerta.core.words import Words


def drawn(game: Game, view: View, language: str = "en") -> str:
    """What the game draws on a terminal, without colours."""
    terminal = import_module(f"omerta.games.{game.name}.terminal")
    lines = terminal.draw(view, Words(language, game), ())
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines) + "\n"
