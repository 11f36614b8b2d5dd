"""A server is killed beside games that are played: the short form of `make soak`."""

from pathlib import Path

import pytest
from trials.soak import Task, soaked, summarise
from trials.summary import Summary

GAP = (0.2, 1.2)


@pytest.mark.server
@pytest.mark.parametrize(
    "task",
    [
        pytest.param(Task("sqlite", 7, 4, 30, 0, 1, 6, gap=GAP, longest=400), id="sqlite"),
        pytest.param(Task("postgresql", 7, 3, 30, 1, 2, 5, gap=GAP, longest=400), id="postgresql"),
    ],
)
def test_nothing_that_was_told_is_lost_doubled_or_stuck(task: Task, tmp_path: Path) -> None:
    """Kills of the server and of a worker, and a database that is cut off."""
    summary = Summary("soak", task.seed)
    outcome = soaked(Task(**{name: getattr(task, name) for name in Task.__struct_fields__} | {"folder": str(tmp_path)}))
    summarise(outcome, summary)
    assert [figure for figure in summary.figures if figure.held is False] == [], outcome.faults
    assert outcome.counts["reconnections"] > outcome.counts["games"] >= task.tables
