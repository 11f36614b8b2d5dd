"""Chance is a decider: its weights are right, its outcomes real, and the same numbers always give the same game."""

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from itertools import islice
from math import sqrt

import omerta
from omerta.core.chance import sample, settle
from omerta.core.game import CHANCE, Game, Json, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from tables import ROOT, every_table, everything, fewer, random_positions, tables, uniform_decisions

SAMPLES = 2_000


def chance_moments(game: Game, setup: Setup, count: int, seed: int) -> list[State]:
    found = (state for state in random_positions(game, setup, 100_000, seed) if state.to_move == CHANCE)
    return list(islice(found, fewer(game, count)))


@every_table
def test_chance_has_a_positive_weight_for_each_outcome_and_seats_have_none(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 600, seed=1):
        weights = state.weights()
        assert len(weights) == (len(state.legal()) if state.to_move == CHANCE else 0)
        assert all(type(weight) is int and weight > 0 for weight in weights)


@every_table
def test_each_outcome_leads_to_a_position_of_its_own(game: Game, setup: Setup) -> None:
    for state in chance_moments(game, setup, 150, seed=2):
        ends = {json.dumps(what_comes_of(state, outcome), sort_keys=True) for outcome in state.legal()}
        assert len(ends) == len(state.legal())


def what_comes_of(state: State, outcome: int) -> Json:
    """The position after an outcome, with what the journal tells where several outcomes may come to the same."""
    facts = first_facts(state, outcome) if is_passing(dict(state.move(outcome) or {})) else None
    return {**everything(after(state, outcome)), "told": facts}


def is_passing(move: Json) -> bool:
    """A roll of a die that changes nothing; a Mobster who finds no place and leaves at once (E20.8)."""
    return move.get("move") == "roll" or "mobster" in move


def after(state: State, outcome: int) -> State:
    twin = state.copy()
    twin.apply(outcome)
    return twin


@every_table
def test_each_outcome_gives_what_was_asked_for(game: Game, setup: Setup) -> None:
    for state in chance_moments(game, setup, 150, seed=3):
        for outcome in state.legal():
            assert everything(after(state, outcome)) == everything(after(state, outcome))
            asked = {key: value for key, value in (state.move(outcome) or {}).items() if key != "move"}
            facts = first_facts(state, outcome)
            assert not facts or asked.items() <= facts.items()


def first_facts(state: State, outcome: int) -> Json:
    """What the journal's first true line after an outcome says; nothing where it keeps silent."""
    twin, journal = state.copy(), Journal()
    twin.journal = journal
    twin.apply(outcome)
    return dict(next((event.facts for event in journal.truth()), {}))


@every_table
def test_outcomes_come_as_often_as_their_weights_say(game: Game, setup: Setup) -> None:
    for seed, state in enumerate(chance_moments(game, setup, 12, seed=4)):
        numbers, legal, weights = Numbers(seed), state.legal(), state.weights()
        found = Counter(sample(state, numbers) for _ in range(SAMPLES))
        assert set(found) <= set(legal)
        expected = [SAMPLES * weight / sum(weights) for weight in weights]
        chi_square = sum((found[a] - mean) ** 2 / mean for a, mean in zip(legal, expected, strict=True))
        freedom = len(legal) - 1
        assert chi_square <= freedom + 5 * sqrt(2 * freedom) + 5


@every_table
def test_settling_stops_where_a_seat_decides(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 100, seed=5):
        twin = state.copy()
        outcomes = settle(twin, Numbers(1))
        assert twin.to_move != CHANCE
        assert bool(outcomes) == (state.to_move == CHANCE)
        for outcome in outcomes:
            state.apply(outcome)
        assert everything(state) == everything(twin)


def digest() -> str:
    """A fingerprint of games at every table, for comparison between processes."""
    played = [uniform_decisions(game, setup, seed) for game, setup in tables() for seed in range(5)]
    return hashlib.sha256(json.dumps(played).encode()).hexdigest()


def test_the_same_numbers_give_the_same_games_in_another_process() -> None:
    program = "import omerta, test_chance; print(omerta.__file__, test_chance.digest())"
    for hash_seed in ("1", "2"):
        paths = [str(ROOT / "tests"), str(ROOT / "tests" / "contract"), os.environ.get("PYTHONPATH", "")]
        surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        found = subprocess.run(
            [sys.executable, "-c", program], env=surroundings, cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert found.stdout.split() == [omerta.__file__, digest()]
