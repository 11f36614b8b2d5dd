"""Random games of SPEAKEASY in number: none may stop with an exception, get stuck or run beyond its bound.

    python bench/random_games.py [games for each number of players]

Prints, for each table, the games, the decisions of a game and how many options a decision of a seat has.
"""

import sys
from collections import Counter
from time import perf_counter

from omerta.core import chance
from omerta.core.game import CHANCE, OVER, Game, Setup, State
from omerta.core.numbers import Numbers
from omerta.games import find

GAMES = 10_000


def play(game: Game, setup: Setup, numbers: Numbers, options: Counter[int]) -> int:
    """One game in which every seat chooses evenly; how many decisions it took."""
    state: State = game.new(setup.seats, setup.options)
    decisions = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.advance(chance.sample(state, numbers))
        else:
            legal = state.legal()
            options[len(legal)] += 1
            state.advance(legal[numbers.below(len(legal))])
        decisions += 1
        assert decisions <= game.longest
    result = state.result()
    assert result is not None
    assert len(result.scores) == setup.seats
    return decisions


def quantile(options: Counter[int], part: float) -> int:
    rest = part * sum(options.values())
    for count in sorted(options):
        rest -= options[count]
        if rest <= 0:
            return count
    return max(options)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    game = find("speakeasy")
    for setup in game.setups:
        began, options, numbers = perf_counter(), Counter[int](), Numbers(2026)
        lengths = [play(game, setup, numbers, options) for _ in range(count)]
        mean = sum(number * times for number, times in options.items()) / sum(options.values())
        seconds = perf_counter() - began
        most = f"{sum(lengths) / count:.0f}, most {max(lengths)}"
        spread = ", ".join(f"{part:.0%} {quantile(options, part)}" for part in (0.5, 0.9, 0.99))
        print(f"{setup.name:<5} {count} games in {seconds:.0f} s; decisions {most}; ", end="")
        print(f"options mean {mean:.1f}, {spread}, most {max(options)}", flush=True)


if __name__ == "__main__":
    main()
