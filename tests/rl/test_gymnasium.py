"""The Gymnasium door: its own check passes on every table, and a learner meets the bots it asked for."""

import importlib
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from omerta.core.features import length
from omerta.core.game import Game, Setup
from omerta.core.problems import Unknown
from omerta.rl.gymnasium import LOST, AgainstBots
from tables import every_game, every_table


def id_of(game: Game, setup: Setup | None = None) -> str:
    name = game.name if setup is None else f"{game.name}-{setup.name}"
    return f"omerta/{name}-v{game.version}"


def played(env: Any, seed: int) -> list[tuple[bytes, float]]:
    """A whole random game as the learner met it: what it observed, and its rewards."""
    observation, info = env.reset(seed=seed)
    numbers = np.random.default_rng(seed)
    met: list[tuple[bytes, float]] = [(observation.tobytes(), 0.0)]
    terminated = False
    while not terminated:
        action = int(numbers.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        assert terminated == ("result" in info)
        met.append((observation.tobytes(), float(reward)))
    return met


@every_table
def test_Gymnasium_s_own_check_passes(game: Game, setup: Setup) -> None:
    env = gymnasium.make(id_of(game, setup), render_mode="ansi")
    check_env(env.unwrapped)
    env.close()


@every_table
def test_a_learner_plays_whole_games_and_seeds_repeat_them(game: Game, setup: Setup) -> None:
    env = gymnasium.make(id_of(game, setup))
    met = played(env, 1)
    assert [reward for _, reward in met[:-1]] == [0.0] * (len(met) - 1)
    assert -1 <= met[-1][1] <= setup.seats - 1
    assert played(env, 1) == met
    assert played(env, 2) != met


@every_table
@pytest.mark.parametrize("level", ["pawn", "soldier"])
def test_every_seat_can_learn(game: Game, setup: Setup, level: str) -> None:
    for seat in set(range(setup.seats)) - set(game.automata(setup.options)):
        env = AgainstBots(game, setup.seats, setup.options, seat=seat, rivals=level)
        observation, info = env.reset(seed=seat)
        assert observation in env.observation_space
        observation, _, _, _, _ = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert observation in env.observation_space


@every_game
def test_each_rival_may_be_of_another_level(game: Game) -> None:
    levels = ["soldier", *["pawn"] * (game.most_seats - 2)]
    env = AgainstBots(game, game.most_seats, rivals=levels)
    env.reset(seed=1)
    with pytest.raises(Unknown, match="rivals"):
        AgainstBots(game, game.most_seats, rivals=[*levels, "pawn"])
    with pytest.raises(Unknown, match="unknown-bot"):
        AgainstBots(game, rivals="emperor")
    with pytest.raises(Unknown, match="bot-needs-clock"):
        AgainstBots(game, rivals="don@2s")


@every_table
def test_nobody_learns_on_a_seat_where_nobody_decides(game: Game, setup: Setup) -> None:
    for seat in [*game.automata(setup.options), setup.seats, -1]:
        with pytest.raises(Unknown, match="not-a-seat"):
            AgainstBots(game, setup.seats, setup.options, seat=seat)


@every_game
def test_an_illegal_action_loses_and_tells_its_clause(game: Game) -> None:
    env = AgainstBots(game)
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated) == (LOST, True)
    assert "(" in str(info["refused"])
    assert "result" not in info


@every_table
def test_many_tables_side_by_side_as_Gymnasium_makes_them(game: Game, setup: Setup) -> None:
    envs = gymnasium.make_vec(id_of(game, setup), num_envs=3)
    observations, infos = envs.reset(seed=1)
    for _ in range(20):
        masks = infos["action_mask"]
        assert observations.shape == (3, length(game.layout))
        actions = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in masks]
        observations, _, _, _, infos = envs.step(np.array(actions))
    envs.close()


@every_game
def test_a_table_is_drawn_as_the_learner_sees_it(game: Game) -> None:
    env = gymnasium.make(id_of(game), render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 8
    plain = AgainstBots(game)
    plain.reset(seed=1)
    assert plain.render() is None


def test_without_Gymnasium_the_door_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "omerta.rl.gymnasium")
    with pytest.raises(Unknown, match="missing-extra"):
        importlib.import_module("omerta.rl.gymnasium")
