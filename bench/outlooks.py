"""What SPEAKEASY's terms come to: the slopes of omerta.games.speakeasy.prospects.outlooks, found anew.

    python bench/outlooks.py [games for each number of players]

Soldiers play, and now and then choose at random. Final scores, each less the mean of its table, are regressed on the
terms where a turn begins; what is left unexplained is told for deals that were not fitted to.
"""

import sys
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import numpy as np
from librt.vecs import vec

from omerta.bots import Bot, make
from omerta.core.chance import settle
from omerta.core.game import OVER, State
from omerta.core.numbers import Numbers
from omerta.games import find
from omerta.games.speakeasy import bots
from omerta.games.speakeasy.prospects.scale import share, turns_left
from omerta.games.speakeasy.rules.turn import Speakeasy

GAME = find("speakeasy")

Table: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

GAMES: Final = 400
WHIM: Final = 10  # one first decision of a turn in so many is made at random, and one other in four times as many
RIDGE: Final = 100.0
FOLDS: Final = 5
TERMS: Final = int(bots.COUNT)

_measured: Final = vec[float]([0.0] * TERMS)


def play(seats: int, deal: int) -> tuple[list[list[list[float]]], list[int]]:
    """What every seat's terms were at each beginning of a turn, and the scores."""
    numbers, whims = Numbers(deal), Numbers(deal + 1)
    soldiers = [make("soldier", GAME, Numbers(10 * deal + seat)) for seat in range(seats)]
    state = GAME.new(seats)
    found: list[list[list[float]]] = []
    turns = -1
    settle(state, numbers)
    while state.to_move != OVER:
        begins = state.turns != turns
        turns = int(state.turns)
        if begins:
            found.append([_seen(state, seat) for seat in range(seats)])
        state.apply(_decided(state, soldiers[int(state.to_move)], whims, WHIM if begins else 4 * WHIM))
        settle(state, numbers)
    result = state.result()
    assert result is not None
    return found, result.scores


def _decided(state: State, soldier: Bot, whims: Numbers, seldom: int) -> int:
    legal = state.legal()
    if whims.below(seldom) == 0:
        return legal[int(whims.below(len(legal)))]
    return soldier.choose(state.view(int(state.to_move)), legal)


def _seen(state: State, seat: int) -> list[float]:
    """The terms, the same by the turns left, who is to move, the same by the turns left; last the turns themselves."""
    assert isinstance(state, Speakeasy)
    bots.measure_into(state, seat, _measured)
    turns = turns_left(state, seat)
    terms = [_measured[term] for term in range(TERMS)]
    terms.append(1.0 if state.to_move == seat else 0.0)
    return [*terms, *(term * share(turns) for term in terms), float(turns)]


def rows(seats: int, games: int) -> Iterator[Table]:
    """Deal, weight, score and terms of each seat at each beginning, all less the mean of their table."""
    for deal in range(games):
        found, scores = play(seats, 1000 * seats + deal)
        for moment in np.array(found):
            terms, turns = moment[:, :-1], moment[:, -1]
            weights = 1.0 / (20.0 + 9.0 * turns) ** 2  # how far scores are off grows with the turns to come
            score = np.array(scores) - np.mean(scores)
            yield np.column_stack([np.full(seats, deal), weights, score, terms - terms.mean(axis=0)])


def slopes(data: Table) -> Table:
    """By least squares, drawn toward what the terms say themselves: one dollar for a dollar."""
    weights, score, terms = data[:, 1:2] / data[:, 1].mean(), data[:, 2], data[:, 3:]
    promised = _promise()
    scale = terms.std(axis=0) + 1e-9
    scaled = terms / scale
    whole = (scaled * weights).T @ scaled + RIDGE * np.eye(len(promised))
    rest: Table = np.linalg.solve(whole, (scaled * weights).T @ (score - terms @ promised)) / scale
    return promised + rest


def _promise() -> Table:
    return np.array([1.0] * TERMS + [0.0] * (TERMS + 2))


def off_by(data: Table, found: Table) -> float:
    """The root of the mean square that is left, weighted toward the end."""
    rest = data[:, 2] - data[:, 3:] @ found
    return float(np.sqrt((data[:, 1] * rest**2).sum() / data[:, 1].sum()))


def held_out(data: Table) -> float:
    """The same for deals that were not fitted to."""
    squares = []
    for fold in range(FOLDS):
        away = data[:, 0] % FOLDS == fold
        squares.append(off_by(data[away], slopes(data[~away])) ** 2)
    return float(np.sqrt(np.mean(squares)))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    tables = {seats: np.concatenate(list(rows(seats, games))) for seats in (2, 3, 4)}
    for seats, data in tables.items():
        print(f"{seats} seats: off by {off_by(data, _promise()):.1f}, fitted and held out {held_out(data):.1f}")
    found = slopes(np.concatenate(list(tables.values())))
    late, more = found[: TERMS + 1], found[TERMS + 1 :]
    print(f"{'':10} with all turns, with none")
    for name, early, last in zip([*bots.TERMS, "to move"], late + more, late, strict=True):
        print(f"{name:10} {early:+.2f} {last:+.2f}")


if __name__ == "__main__":
    main()
