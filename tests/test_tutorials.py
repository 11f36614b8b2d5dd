"""The tutorials: each on a record that the rules accept, with stops that fit it, told in both languages."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from omerta import games
from omerta.core import records
from omerta.core.words import LANGUAGES
from omerta.table.replaying import replayed
from omerta.table.studied import Frame
from tables import ROOT
from test_words import clauses, messages

BOARDS = ROOT / "web" / "src" / "lib" / "games"
STOP = re.compile(r"\{ ply: (\d+), text: '([\w-]+)'(?:, task: '([\w-]+)')?(?:, clause: '([\w.]+)')? \}")
LEARNER = 0

TAUGHT = [name for name in games.NAMES if (BOARDS / name / "tutorial").is_dir()]
every_game = pytest.mark.parametrize("name", TAUGHT)


def folder(name: str) -> Path:
    return BOARDS / name / "tutorial"


def stops(name: str) -> list[tuple[int, str, str, str]]:
    """Ply, text, task and clause of each stop; the last two may be empty."""
    source = (folder(name) / "lesson.ts").read_text(encoding="utf-8")
    found = [(int(ply), text, task, clause) for ply, text, task, clause in STOP.findall(source)]
    assert len(found) == source.count("ply:")
    return found


def frames(name: str) -> list[Frame]:
    record = records.parse((folder(name) / "record.jsonl").read_bytes(), "record.jsonl")
    assert record.game == name
    return replayed(record, LEARNER).frames


@every_game
def test_the_learner_plays_a_whole_game_and_wins_it(name: str) -> None:
    record = records.parse((folder(name) / "record.jsonl").read_bytes(), "record.jsonl")
    result = replayed(record, LEARNER).result
    assert result is not None
    assert result["winners"] == [LEARNER]


@every_game
def test_every_stop_is_a_moment_of_the_record_in_its_order(name: str) -> None:
    plies = [ply for ply, _, _, _ in stops(name)]
    assert plies == sorted(plies)
    assert set(plies) <= {frame.ply for frame in frames(name)}
    assert plies[0] == frames(name)[0].ply
    assert plies[-1] == frames(name)[-1].ply


@every_game
def test_a_task_is_a_decision_of_the_learner_and_is_followed_by_another_moment(name: str) -> None:
    by_ply = {frame.ply: frame for frame in frames(name)}
    found = stops(name)
    tasks = [(ply, following) for (ply, _, task, _), (following, *_) in pairwise(found) if task]
    assert len(tasks) >= 6
    for ply, following in tasks:
        assert by_ply[ply].to_move == LEARNER
        assert following > ply


@every_game
def test_every_stop_has_its_words_and_names_a_clause_that_there_is(name: str) -> None:
    for language in LANGUAGES:
        texts = messages(folder(name) / f"{language}.ftl")
        wanted = [key for _, text, task, _ in stops(name) for key in (text, task) if key]
        assert list(texts) == wanted
    assert {clause for _, _, _, clause in stops(name) if clause} <= set(clauses(name))
