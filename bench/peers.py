"""Random play of OpenSpiel's C++ games, driven from Python as playing.driven drives ours."""

from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any

from bench.clock import Runs
from bench.playing import SEED

NAMES = ("crazy_eights", "hearts", "backgammon", "gin_rummy")


def installed() -> str | None:
    """The version of OpenSpiel, where there is one."""
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        return None


def load(name: str) -> tuple[int, Runs]:
    """How many players OpenSpiel gives the game unless told otherwise, and its random play."""
    import pyspiel  # noqa: PLC0415  # a bench-only extra: without it our own figures still come out

    game = pyspiel.load_game(name)
    rng = Random(SEED)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            decisions += play_one(game.new_initial_state(), rng)
        return decisions

    return game.num_players(), play


def play_one(state: Any, rng: Random) -> int:
    choice, choices = rng.choice, rng.choices
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = choices(actions, weights)[0]
        else:
            action = choice(state.legal_actions())
        state.apply_action(action)
        decisions += 1
    return decisions
