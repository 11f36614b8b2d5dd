"""What a move is sure to bring, in words."""

from collections.abc import Sequence

from omerta import games
from omerta.core.foresight import ForeseenStanding, Foresight, foresee
from omerta.core.game import Game, View
from omerta.core.numbers import Numbers
from omerta.core.problems import Facts
from omerta.core.sheet_text import read
from omerta.core.words import Words


def foresight(game: Game, view: View, action: int, words: Words, players: Sequence[str]) -> list[str]:
    """What the journal will say, points, and who decides then, in lines."""
    sure = foresee(game, view, action, games.sheet_of(game).draw, Numbers(1))
    lines = [words.foreseen(line, players) for line in sure.lines]
    if sure.more:
        lines.append(words.text("foresight-more"))
    lines += [points(standing, words, players) for standing in sure.standings]
    lines.append(_then(sure, words, players))
    return [f"{words.text('foresight-title')}:", *(f"      {line}" for line in lines)]


def points(standing: ForeseenStanding, words: Words, players: Sequence[str]) -> str:
    """What a seat will have scored more or less."""
    name = words.seat(standing.seat, players)
    if standing.after is None:
        return words.text("foresight-points-unknown", {"name": name})
    more = standing.after - standing.before
    return words.text("foresight-points", {"name": name, "sign": "−" if more < 0 else "+", "count": abs(more)})


def _then(sure: Foresight, words: Words, players: Sequence[str]) -> str:
    if sure.next == "you":
        ask = "" if sure.ask is None else read(sure.ask, words, players)
        return words.text("foresight-then-asked", {"ask": ask}) if ask else words.text("foresight-then-you")
    facts: Facts = {} if sure.mover is None else {"name": words.seat(sure.mover, players)}
    return words.text(f"foresight-then-{sure.next}", facts)
