"""Advice in words: the best moves, how likely they win, why, and how it may go on."""

from collections.abc import Sequence
from time import monotonic
from typing import Final

from omerta.bots import Advice, Budget, Suggestion, advise
from omerta.bots.budget import UNLIMITED
from omerta.core.game import Game, View
from omerta.core.words import Words

SECONDS: Final = 2.0


def hint(game: Game, view: View, words: Words, players: Sequence[str]) -> list[str]:
    """What a Don would tell the seat to move, in lines."""
    advice = advise(game, view, Budget(UNLIMITED, SECONDS, monotonic))
    lines = [_opening(advice, words)]
    for place, suggestion in enumerate(advice.suggestions, 1):
        lines += _lines(place, suggestion, words, players)
    return lines


def _opening(advice: Advice, words: Words) -> str:
    if advice.solved:
        return words.text("hint-solved")
    return words.text("hint-searched", {"count": advice.iterations})


def _lines(place: int, suggestion: Suggestion, words: Words, players: Sequence[str]) -> list[str]:
    chance = {"percent": round(100 * suggestion.chance)}
    lines = [f"{place:>4}  {words.move(suggestion.facts)} — {words.text('hint-chance', chance)}"]
    if suggestion.reasons:
        why = "; ".join(words.reason(reason.kind, reason.term) for reason in suggestion.reasons)
        lines.append(f"      {why}")
    if suggestion.line:
        steps = (f"{words.seat(step.seat, players)}: {words.move(step.facts)}" for step in suggestion.line)
        lines.append("      " + words.text("hint-line", {"line": " · ".join(steps)}))
    return lines
