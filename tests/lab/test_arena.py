"""Standings, the early stop, and going on with a file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from experiments import lonely_pawns, note, pawns, run
from omerta.core.problems import Damaged
from omerta.lab.arena import LOOKS, Arena, Standings
from omerta.lab.engines import HereEngine, LocalEngine
from omerta.lab.plans import AUTOMATON

GAMES = 60


def test_shared_victories_count_in_parts() -> None:
    standings = Standings()
    standings.add([note(["a", "b"], [0, 1]), note(["b", "a"], [1])])
    assert standings.rates["a"].won == 1.5
    assert standings.rates["b"].won == 0.5
    assert standings.meetings["a", "b"].interval().value == 0.75


def test_a_player_on_several_seats_has_the_rate_of_one_seat() -> None:
    standings = Standings()
    for _ in range(100):
        standings.add([note(["a", "b", "b", "b"], [0]), note(["b", "a", "b", "b"], [0])])
    assert standings.rates["a"].interval().value == 0.5
    assert standings.rates["b"].interval().value == pytest.approx(1 / 6)
    assert standings.rates["b"].interval().high < 1 / 3
    assert standings.table()[0].player == "a"


def test_the_automaton_is_a_player_of_its_own() -> None:
    arena = run(lonely_pawns(), 20)
    assert {standing.player: standing.games for standing in arena.standings.table()} == {AUTOMATON: 20, "pawn": 20}
    arena.standings.add([note([AUTOMATON, "pawn"], [0]), note([AUTOMATON, "don"], [1], lineup=1)])
    assert {standing.player: standing.games for standing in arena.standings.table()} == {
        AUTOMATON: 22,
        "pawn": 21,
        "don": 1,
    }


def test_results_are_the_same_for_one_worker_and_for_two(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    first = run(pawns(), GAMES, one)
    second = run(pawns(), GAMES, two, LocalEngine(2))
    assert one.read_bytes() == two.read_bytes()
    assert first.to_json() == second.to_json()


def interrupted(arena: Arena, after: int) -> None:
    """Play so many deals and stop, as Ctrl-C does."""
    with HereEngine() as engine:
        steps: Iterator[None] = arena.play(engine)
        for _ in range(after):
            next(steps)


@pytest.mark.parametrize("after", [1, 17])
@pytest.mark.parametrize("torn", [b"", b'[{"lineup":0,"rota'])
def test_an_interrupted_run_goes_on_to_the_same_end(tmp_path: Path, after: int, torn: bytes) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    run(pawns(), GAMES, whole)
    interrupted(Arena(pawns(), GAMES, None, parts), after)
    with parts.open("ab") as file:
        file.write(torn)
    resumed = Arena(pawns(), GAMES, None, parts)
    assert len(resumed.ledger.units) >= after
    run(pawns(), GAMES, parts)
    assert parts.read_bytes() == whole.read_bytes()


def test_a_longer_run_goes_on_from_a_shorter_one(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(pawns(), 40, path)
    known = path.read_bytes()
    longer = run(pawns(), 80, path)
    assert path.read_bytes().startswith(known)
    assert longer.to_json() == run(pawns(), 80).to_json()
    assert run(pawns(), 40, path).to_json() == run(pawns(), 40).to_json()


@pytest.mark.parametrize("content", [b"{}\n", b"something else", b'{"omerta":"lab"}\n[]\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    with pytest.raises(Damaged, match="lab-other-experiment"):
        Arena(pawns(), GAMES, None, path)
    assert path.read_bytes() == content


def test_a_file_of_another_experiment_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(pawns(seed=1), 10, path)
    content = path.read_bytes()
    with pytest.raises(Damaged, match="lab-other-experiment"):
        Arena(pawns(seed=2), GAMES, None, path)
    assert path.read_bytes() == content


def test_a_file_damaged_in_the_middle_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(pawns(), 10, path)
    lines = path.read_bytes().split(b"\n")
    lines[2] = b"x" + lines[2]
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(Damaged, match="lab-damaged-line") as problem:
        Arena(pawns(), GAMES, None, path)
    assert problem.value.facts["line"] == 3


def test_an_arena_stops_at_the_precision_asked_for() -> None:
    arena = run(lonely_pawns(), 10_000, precision=0.06)
    assert arena.stopped_early
    assert arena.standings.deals % LOOKS == 0
    assert arena.standings.widest() <= 0.06
    less = run(lonely_pawns(), arena.standings.games - LOOKS)
    assert less.standings.widest() > 0.06


def test_it_stops_at_the_same_deal_however_it_is_played(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    alone = run(lonely_pawns(), 4000, precision=0.07)
    interrupted(Arena(lonely_pawns(), 4000, 0.07, path), 15)
    resumed = run(lonely_pawns(), 4000, path, precision=0.07)
    many = run(lonely_pawns(), 4000, engine=LocalEngine(2), precision=0.07)
    assert alone.stopped_early
    assert alone.standings.deals > 15
    assert alone.to_json() == resumed.to_json() == many.to_json()
