"""The OpenSpiel door: its own tests pass on every table, and its own algorithms play there."""

import importlib
import pickle
import sys
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from omerta.bots import Budget
from omerta.core.chance import sample
from omerta.core.game import Game, Setup
from omerta.core.numbers import Numbers
from omerta.core.problems import Unknown
from omerta.rl import openspiel
from omerta.rl.openspiel import IsmctsBot, OmertaState
from tables import MASSIVE, every_game, every_table, games, has_secrets, is_massive, named, picture, tables


def started(game: Game, setup: Setup) -> OmertaState:
    return openspiel.load(game, setup.seats, setup.options).new_initial_state()


def random_walk(game: Game, setup: Setup, seed: int) -> Iterator[OmertaState]:
    """The same state at each moment of a random game."""
    state, numbers = started(game, setup), Numbers(seed)
    yield state
    while not state.is_terminal():
        legal = state.legal_actions()
        chosen = sample(state.position, numbers) if state.is_chance_node() else legal[numbers.below(len(legal))]
        state.apply_action(chosen)
        yield state


def decisions(game: Game, setup: Setup, seed: int, every: int) -> Iterator[OmertaState]:
    """Some moments at which a seat decides."""
    asked = (state for state in random_walk(game, setup, seed) if state.current_player() >= 0)
    for number, state in enumerate(asked):
        if number % every == 0:
            yield state


def seldom(game: Game, every: int) -> int:
    """Of a massive game a sixth of the moments must do."""
    return 6 * every if is_massive(game) else every


@every_table
def test_OpenSpiel_s_own_simulation_finds_nothing_wrong(game: Game, setup: Setup) -> None:
    loaded = openspiel.load(game, setup.seats, setup.options)
    pyspiel.random_sim_test(loaded, num_sims=1 if is_massive(game) else 2, serialize=True, verbose=False)


@every_table
def test_a_game_comes_back_from_its_name_and_parameters(game: Game, setup: Setup) -> None:
    loaded = openspiel.load(game, setup.seats, setup.options)
    again = pyspiel.load_game(str(loaded))
    assert str(again) == str(loaded)
    assert again.options == game.chosen(setup.options)
    assert again.num_players() == setup.seats


@every_table
def test_chance_is_explicit_and_decides_by_the_weights(game: Game, setup: Setup) -> None:
    met = 0
    for state in random_walk(game, setup, seed=1):
        if state.is_chance_node():
            outcomes, weights = state.chance_outcomes(), state.position.weights()
            assert [outcome for outcome, _ in outcomes] == state.position.legal()
            assert [share for _, share in outcomes] == [weight / sum(weights) for weight in weights]
            met += 1
    assert met > 0


@every_table
def test_clones_and_pickles_are_independent_twins(game: Game, setup: Setup) -> None:
    for state in decisions(game, setup, seed=2, every=seldom(game, 9)):
        for twin in (state.clone(), pickle.loads(pickle.dumps(state))):  # noqa: S301
            assert picture(twin.position) == picture(state.position)
            assert twin.history() == state.history()
            before = picture(state.position)
            twin.apply_action(twin.legal_actions()[0])
            assert picture(state.position) == before
            assert picture(twin.position) != before


@every_table
def test_a_resampled_state_differs_only_in_what_is_hidden(game: Game, setup: Setup) -> None:
    changed = total = 0
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in decisions(game, setup, seed=3, every=seldom(game, 5)):
        player = state.current_player()
        world = state.resample_from_infostate(player, sampler)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
        assert pickle.loads(pickle.dumps(world)).information_state_string(player) == state.information_state_string(  # noqa: S301
            player
        )
        changed += picture(world.position) != picture(state.position)
        total += 1
    some = total / (5 if game.longest > MASSIVE else 2)  # in the longest game its few secrets are soon out
    assert changed > some or not has_secrets(game, setup, player)


@every_table
def test_an_information_state_forgets_nothing(game: Game, setup: Setup) -> None:
    remembered = [""] * setup.seats
    seen: dict[str, str] = {}
    for state in islice(random_walk(game, setup, seed=4), 0, None, seldom(game, 4)):
        for seat in range(setup.seats):
            memory = state.information_state_string(seat)
            assert memory.startswith(remembered[seat])
            remembered[seat] = memory
            view = state.observation_string(seat)
            assert seen.setdefault(memory, view) == view


@every_table
def test_what_other_seats_remember_in_a_resampled_state_begins_with_what_they_see(game: Game, setup: Setup) -> None:
    state = next(decisions(game, setup, seed=5, every=1))
    player = state.current_player()
    world = state.resampled(player, seed=1)
    for seat in set(range(setup.seats)) - {player}:
        assert world.information_state_string(seat) == f"seat {seat}\n{world.observation_string(seat)}"


@every_table
def test_utilities_sum_to_zero_and_favour_the_winners(game: Game, setup: Setup) -> None:
    for seed in range(4):
        *_, state = random_walk(game, setup, seed)
        result, returns = state.position.result(), state.returns()
        assert result is not None
        assert sum(returns) == pytest.approx(0)
        assert {seat for seat in range(setup.seats) if returns[seat] > -1} == set(result.winners)


@every_table
@pytest.mark.parametrize("by_observation", [True, False], ids=["observation", "information-state"])
def test_OpenSpiel_s_ISMCTS_plays(game: Game, setup: Setup, by_observation: bool) -> None:
    state = next(decisions(game, setup, seed=6, every=1))
    random_state = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, 2.0, 20, random_state=random_state, use_observation_string=by_observation
    )
    assert bot.step(state) in state.legal_actions()


@every_table
def test_OpenSpiel_s_MCTS_plays(game: Game, setup: Setup) -> None:
    state = next(decisions(game, setup, seed=7, every=1))
    random_state = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        state.get_game(), 2.0, 20, mcts.RandomRolloutEvaluator(1, random_state), random_state=random_state
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("game", "setup"),
    [pytest.param(game, setup, id=named(game, setup)) for game, setup in tables() if game.longest <= MASSIVE],
)
def test_OpenSpiel_s_counterfactual_regret_iterates(game: Game, setup: Setup) -> None:
    """Not in games so long that the probability of a whole one, by which it divides, is below the smallest float."""
    state = started(game, setup)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(state.get_game())
    solver.iteration()
    policy = solver.average_policy()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    shares = policy.action_probabilities(state)
    assert set(shares) == set(state.legal_actions())
    assert sum(shares.values()) == pytest.approx(1)


@every_table
def test_its_ISMCTS_sits_at_our_table_and_sees_only_the_view(game: Game, setup: Setup) -> None:
    for number, state in enumerate(decisions(game, setup, seed=8, every=seldom(game, 12))):
        seat = state.current_player()
        twin = state.resampled(seat, seed=number)
        choices = [
            IsmctsBot(game, Numbers(1), Budget(8)).choose(world.position.view(seat), world.legal_actions())
            for world in (state, twin)
        ]
        assert choices[0] == choices[1]
        assert choices[0] in state.legal_actions()


@every_game
def test_its_ISMCTS_stops_by_the_clock_and_when_told(game: Game) -> None:
    state = next(decisions(game, game.setups[0], seed=9, every=1))
    ticks = iter(range(1000))
    bot = IsmctsBot(game, Numbers(1), Budget(1 << 40, 10.0, lambda: next(ticks)))
    assert bot.choose(state.position.view(state.current_player()), state.legal_actions()) in state.legal_actions()
    assert next(ticks) == 11


@every_game
def test_its_ISMCTS_is_not_asked_where_nothing_is_to_decide(game: Game) -> None:
    state = next(decisions(game, game.setups[0], seed=9, every=1))
    view = state.position.view(state.current_player())
    assert IsmctsBot(game, Numbers(1), Budget(1)).choose(view, state.legal_actions()[-1:]) == state.legal_actions()[-1]


def test_a_course_that_began_with_a_view_cannot_be_pickled() -> None:
    game = games()[0]
    state = next(decisions(game, game.setups[0], seed=1, every=1))
    root = IsmctsBot(game, Numbers(1), Budget(1))._root(state.position.view(state.current_player()))
    with pytest.raises(TypeError, match="view"):
        pickle.dumps(root.course)


@every_game
def test_unknown_parameters_and_observations_are_refused(game: Game) -> None:
    loaded = openspiel.load(game, game.fewest_seats)
    with pytest.raises(ValueError, match="parameters"):
        loaded.make_py_observer(None, {"colour": 1})
    with pytest.raises(ValueError, match="private"):
        loaded.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))


def test_without_OpenSpiel_the_door_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "omerta.rl.openspiel")
    with pytest.raises(Unknown) as caught:
        importlib.import_module("omerta.rl.openspiel")
    assert caught.value.reason == "missing-extra"
    assert "openspiel" in str(caught.value.facts["install"])


@every_table
def test_the_tensor_is_the_observation_of_the_view(game: Game, setup: Setup) -> None:
    for state in decisions(game, setup, seed=10, every=seldom(game, 10)):
        for seat in range(setup.seats):
            expected = np.frombuffer(game.observe(state.position.view(seat)), "<f4")
            assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), expected)


@every_table
def test_an_observer_names_the_blocks_of_the_layout(game: Game, setup: Setup) -> None:
    state = next(decisions(game, setup, seed=11, every=1))
    observer = make_observation(state.get_game())
    observer.set_from(state, state.current_player())
    assert list(observer.dict) == [block.name for block in game.layout]
    assert np.array_equal(np.concatenate(list(observer.dict.values())), observer.tensor)
    public = make_observation(
        state.get_game(), pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 0)
    assert np.array_equal(public.tensor, np.frombuffer(game.observe(state.position.view(None)), "<f4"))
