"""Advice in words: the best moves, how likely they win, what they do, and how it may go on."""

from collections.abc import Sequence
from time import monotonic
from typing import Final

from omerta.bots import Advice, Budget, Suggestion, advise
from omerta.bots.budget import UNLIMITED
from omerta.cli.foreseeing import points
from omerta.core.foresight import brought
from omerta.core.game import Game, View
from omerta.core.numbers import Numbers
from omerta.core.words import Words

SECONDS: Final = 2.0


def hint(game: Game, view: View, words: Words, players: Sequence[str]) -> list[str]:
    """What a Don would tell the seat to move, in lines."""
    advice = advise(game, view, Budget(UNLIMITED, SECONDS, monotonic))
    lines = [_opening(advice, words)]
    for place, suggestion in enumerate(advice.suggestions, 1):
        does = _does(game, view, suggestion, words, players)
        lines += _lines(place, suggestion, does, words, players)
    return lines


def _does(game: Game, view: View, suggestion: Suggestion, words: Words, players: Sequence[str]) -> str:
    """What the move does, in a line."""
    assert view.seat is not None
    brings = brought(game, view, suggestion.action, Numbers(1))
    told = words.does(suggestion.facts, view.seat, brings.lines, players)
    told += [points(standing, words, players) for standing in brings.standings]
    return "; ".join(told)


def _opening(advice: Advice, words: Words) -> str:
    if advice.solved:
        return words.text("hint-solved")
    return words.text("hint-searched", {"count": advice.iterations})


def _lines(place: int, suggestion: Suggestion, does: str, words: Words, players: Sequence[str]) -> list[str]:
    chance = {"percent": round(100 * suggestion.chance)}
    lines = [f"{place:>4}  {words.move(suggestion.facts)} — {words.text('hint-chance', chance)}"]
    if does:
        lines.append(f"      {does}")
    if suggestion.line:
        steps = (f"{words.seat(step.seat, players)}: {words.move(step.facts)}" for step in suggestion.line)
        lines.append("      " + words.text("hint-line", {"line": " · ".join(steps)}))
    return lines
