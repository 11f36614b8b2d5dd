"""The PettingZoo door: its own tests pass on every table."""

import importlib
import pickle
import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from boxes import Data, Shipped, item
from omerta import games
from omerta.core.game import Game, Setup
from omerta.core.problems import Refused, Unknown
from omerta.rl import pettingzoo
from omerta.rl.pettingzoo import Table, env
from tables import every_game, every_table

# PettingZoo asks for dictionaries with an action mask in games of this kind, and excuses only its own by name.
dictionaries_are_meant = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def played(table: Any, seed: int) -> Any:
    """A whole random game; the rewards and infos at its end, by seat."""
    table.reset(seed=seed)
    numbers = np.random.default_rng(seed)
    ends: dict[str, Any] = {}
    for name in table.agent_iter():
        seen, reward, terminated, truncated, info = table.last()
        if terminated or truncated:
            ends[name] = (reward, info)
            table.step(None)
        else:
            table.step(int(numbers.choice(np.flatnonzero(seen["action_mask"]))))
    return ends


@every_table
@dictionaries_are_meant
def test_PettingZoo_s_own_interface_test_passes(game: Game, setup: Setup) -> None:
    api_test(env(game, setup.seats, setup.options, render_mode="ansi"), num_cycles=60)


@every_table
def test_PettingZoo_s_own_test_of_seeds_passes(game: Game, setup: Setup) -> None:
    seed_test(lambda: env(game, setup.seats, setup.options), num_cycles=60)


@every_table
def test_PettingZoo_s_own_test_of_drawing_passes(game: Game, setup: Setup) -> None:
    render_test(lambda render_mode: env(game, setup.seats, setup.options, render_mode=render_mode))


@every_game
def test_PettingZoo_s_own_benchmark_runs(
    game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seconds = iter(count(0, 0.1))  # a clock on which its five seconds are soon over
    benchmark = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=seconds.__next__))
    performance_benchmark(env(game))
    assert "turns per second" in capsys.readouterr().out


@every_table
def test_max_cycles_cuts_a_game_off_as_in_PettingZoo_s_own_test(game: Game, setup: Setup) -> None:
    table = env(game, setup.seats, setup.options, max_cycles=4)
    table.reset(seed=1)
    steps = dict.fromkeys(table.possible_agents, 0)
    for name in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        assert not terminated
        assert reward == 0
        steps[name] += 1
        table.step(None if truncated else int(np.flatnonzero(seen["action_mask"])[0]))
    assert max(steps.values()) - 1 == 4


@every_table
def test_everyone_learns_the_result_and_rewards_sum_to_zero(game: Game, setup: Setup) -> None:
    deciding = [seat for seat in range(setup.seats) if seat not in game.automata(setup.options)]
    for seed in range(3):
        ends = played(Table(game, setup.seats, setup.options), seed)
        assert sorted(ends) == [f"seat_{seat}" for seat in deciding]
        for name, (reward, info) in ends.items():
            seat = int(name.removeprefix("seat_"))
            assert reward == info["utilities"][seat]
            assert (reward > -1) == (seat in info["result"]["winners"])
            assert sum(info["utilities"]) == pytest.approx(0)


@every_table
def test_only_the_seat_to_move_has_actions_and_others_see_their_own_view(game: Game, setup: Setup) -> None:
    table = Table(game, setup.seats, setup.options)
    table.reset(seed=2)
    for name in table.possible_agents:
        seen = table.observe(name)
        assert seen["action_mask"].any() == (name == table.agent_selection)
        assert table.observation_space(name).contains(seen)
    everyone = np.concatenate([table.observe(name)["observation"] for name in table.possible_agents])
    assert np.array_equal(table.state(), everyone)
    assert table.state() in table.state_space


@every_game
def test_an_illegal_action_ends_the_game_by_PettingZoo_s_convention(game: Game) -> None:
    table = env(game)
    table.reset(seed=3)
    seen, *_ = table.last()
    offender = table.agent_selection
    table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards[offender] == pettingzoo.ILLEGAL_REWARD


@every_game
def test_without_the_wrapper_an_illegal_action_is_refused_with_its_clause(game: Game) -> None:
    table = Table(game)
    table.reset(seed=3)
    before = table.render(), table.observe(table.agent_selection)["observation"].tobytes()
    with pytest.raises(Refused):
        table.step(game.action_count - 1)
    assert (table.render(), table.observe(table.agent_selection)["observation"].tobytes()) == before


@every_table
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_table_can_be_drawn(game: Game, setup: Setup, language: str) -> None:
    table = Table(game, setup.seats, setup.options, render_mode="ansi", language=language)
    table.reset(seed=4)
    picture = table.render()
    assert picture is not None
    assert len(picture.splitlines()) > 8
    assert Table(game).render() is None


@every_game
def test_a_table_comes_back_from_a_pickle_as_it_was_made(game: Game) -> None:
    table = Table(game, game.most_seats, max_cycles=3)
    twin = pickle.loads(pickle.dumps(table))  # noqa: S301
    assert played(twin, 5) == played(table, 5)


@every_game
def test_games_go_on_differing_until_a_seed_is_given_again(game: Game) -> None:
    table = Table(game)
    table.reset(seed=6)
    first = table.state()
    table.reset()
    second = table.state()
    table.reset(seed=6)
    assert np.array_equal(table.state(), first)
    assert not np.array_equal(second, first)


@every_game
def test_what_cannot_be_seated_is_refused(game: Game) -> None:
    with pytest.raises(Unknown, match="seat-count"):
        Table(game, game.most_seats + 1)
    with pytest.raises(Unknown, match="unknown-option"):
        Table(game, options={"no-such-option": 1})
    with pytest.raises(Unknown, match="unknown-game"):
        Table("no-such-game")


def test_without_PettingZoo_the_door_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "omerta.rl.pettingzoo")
    with pytest.raises(Unknown, match="missing-extra"):
        importlib.import_module("omerta.rl.pettingzoo")


def more_jobs(data: Data) -> None:
    data["id"] = "my-box"
    data["jobs"]["items"].append({**item(data, "jobs", "R01"), "id": "R12"})


def test_an_owners_box_is_chosen_by_the_option_data() -> None:
    games.keep(Shipped("families").box(more_jobs))
    sizes = [int(env("families", 2, options).action_space("seat_0").n) for options in ({"data": "my-box"}, {})]
    games.forget("families", "my-box")
    assert sizes[0] == sizes[1] + 4  # job, discard, draw, random
