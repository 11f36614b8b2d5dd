"""Workers that die lose nothing but their chunk, which is done again; a cluster gives what one process gives."""

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

import pytest

from cluster import Cluster, cluster
from experiments import pawns, run, soldiers
from omerta.core.problems import Problem, Unknown
from omerta.lab import chunks, extras
from omerta.lab.arena import Arena
from omerta.lab.engines import DaskEngine, Engine, HereEngine, LocalEngine, make_engine

T = TypeVar("T")
GAMES = 60


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that there is a middle."""
    monkeypatch.setattr(chunks, "SECONDS", 0.1)


class Deadly(LocalEngine):
    """Every chunk ends the process that takes it."""

    def submit(self, work: Callable[..., T], *arguments: object) -> Future[T]:  # noqa: ARG002
        return self.executor.submit(os._exit, 1)


def test_a_chunk_that_ends_every_worker_is_given_up() -> None:
    with pytest.raises(Problem, match="lab-deadly-chunk"):
        run(pawns(), 4, engine=Deadly(1))


def killed_in_the_middle(engine: Engine, path: Path, kill: Callable[[], None]) -> Arena:
    arena = Arena(soldiers(), GAMES, None, path)
    with engine:
        for number, _ in enumerate(arena.play(engine)):
            if number == 4:
                kill()
    return arena


@pytest.mark.cluster
@pytest.mark.usefixtures("small_chunks")
def test_a_local_worker_killed_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole.jsonl", tmp_path / "killed.jsonl"
    run(soldiers(), GAMES, whole)
    engine = LocalEngine(2)
    before = engine.executor
    processes = before._processes
    killed_in_the_middle(engine, killed, lambda: os.kill(next(iter(processes)), signal.SIGKILL))
    assert engine.executor is not before
    assert killed.read_bytes() == whole.read_bytes()


@pytest.mark.cluster
@pytest.mark.usefixtures("small_chunks")
def test_a_dask_cluster_gives_the_same_and_survives_a_killed_worker(tmp_path: Path) -> None:
    whole, plain, killed = tmp_path / "whole.jsonl", tmp_path / "plain.jsonl", tmp_path / "killed.jsonl"
    run(soldiers(), GAMES, whole)
    with cluster(tmp_path) as running:
        run(soldiers(), GAMES, plain, make_engine(f"dask={running.address}", None))
        assert plain.read_bytes() == whole.read_bytes()
        wait_for_both(running)
        killed_in_the_middle(make_engine(f"dask={running.address}", None), killed, running.kill_a_worker)
        assert running.workers[0].returncode == -signal.SIGKILL
        assert running.workers[1].poll() is None
    assert killed.read_bytes() == whole.read_bytes()


def wait_for_both(running: Cluster) -> None:
    engine = DaskEngine(running.address, 1)
    engine._client.wait_for_workers(2, timeout=30)
    engine.close()


@pytest.mark.parametrize(("written", "reason"), [("cloud", "lab-engine"), ("dask=127.0.0.1:1", "lab-no-cluster")])
def test_an_engine_that_is_not_there_is_told(written: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omerta.lab.engines.PATIENCE", 1)
    with pytest.raises(Unknown, match=reason):
        make_engine(written, 1)


def test_one_worker_needs_no_other_process() -> None:
    assert isinstance(make_engine("local", 1), HereEngine)


def test_a_missing_library_is_named_with_what_to_install() -> None:
    with pytest.raises(Unknown, match="lab-extra") as missing:
        extras.needs("lab", "no_such_library.part")
    assert missing.value.facts == {"what": "no_such_library", "extra": "lab"}
