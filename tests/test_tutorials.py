"""The tutorials: each on a record that the rules accept, with stops that fit it, told in both languages; overviews."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from omerta import games
from omerta.core import records
from omerta.core.words import LANGUAGES, Words, noun_key
from omerta.table.replaying import replayed
from omerta.table.studied import Frame, Replay
from tables import ROOT
from test_words import clauses, messages

BOARDS = ROOT / "web" / "src" / "lib" / "games"
OBJECT = re.compile(r"\{([^{}]*)\}")
FIELD = re.compile(r"(\w+): (?:'([^']*)'|(\d+)|\[([^\]]*)\])")
LEARNER = 0
ALONE = ("seat", "case")  # what is pointed at and has no name of the game's

TAUGHT = [name for name in games.NAMES if (BOARDS / name / "tutorial").is_dir()]


class Lesson(NamedTuple):
    """A lesson of a game; without a name the only one."""

    game: str
    name: str = ""

    @property
    def folder(self) -> Path:
        return BOARDS / self.game / "tutorial" / self.name

    @property
    def record(self) -> Path:
        """Lessons of one game may share theirs."""
        own = self.folder / "record.jsonl"
        return own if own.is_file() else BOARDS / self.game / "tutorial" / "record.jsonl"


class Stop(NamedTuple):
    """A moment of a lesson; what it does not have is empty."""

    ply: int
    text: str
    task: str = ""
    clause: str = ""
    points: tuple[str, ...] = ()


def written(path: Path) -> list[dict[str, str]]:
    """The objects in a list of TypeScript, each field as text."""
    source = path.read_text(encoding="utf-8").partition("export default")[2]
    return [
        {name: text or number or many for name, text, number, many in FIELD.findall(one)}
        for one in OBJECT.findall(source)
    ]


def entries(game: str) -> list[dict[str, str]]:
    """The contents of a game that has several lessons."""
    path = BOARDS / game / "tutorial" / "contents.ts"
    return written(path) if path.is_file() else []


def lessons_of(game: str) -> list[Lesson]:
    return [Lesson(game, entry["name"]) for entry in entries(game)] or [Lesson(game)]


LESSONS = [lesson for game in TAUGHT for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: "-".join(filter(None, lesson)))
every_record = pytest.mark.parametrize(
    "path", sorted({lesson.record for lesson in LESSONS}), ids=lambda path: path.relative_to(BOARDS).as_posix()
)


def stops(lesson: Lesson) -> list[Stop]:
    path = lesson.folder / "lesson.ts"
    found = [
        Stop(
            int(one["ply"]),
            one["text"],
            one.get("task", ""),
            one.get("clause", ""),
            tuple(re.findall(r"'([^']*)'", one.get("points", ""))),
        )
        for one in written(path)
    ]
    assert len(found) == path.read_text(encoding="utf-8").count("ply:")
    return found


@cache
def seen(path: Path) -> Replay:
    return replayed(records.parse(path.read_bytes(), path.name), LEARNER)


def frames(lesson: Lesson) -> list[Frame]:
    return seen(lesson.record).frames


@every_record
def test_the_learner_plays_a_whole_game_and_wins_it(path: Path) -> None:
    assert seen(path).game == path.relative_to(BOARDS).parts[0]
    result = seen(path).result
    assert result is not None
    assert result["winners"] == [LEARNER]


@every_lesson
def test_every_stop_is_a_moment_of_the_record_in_its_order(lesson: Lesson) -> None:
    plies = [stop.ply for stop in stops(lesson)]
    assert plies == sorted(plies)
    assert set(plies) <= {frame.ply for frame in frames(lesson)}
    if not lesson.name:  # one of several may begin and end anywhere
        assert plies[0] == frames(lesson)[0].ply
        assert plies[-1] == frames(lesson)[-1].ply


@every_lesson
def test_a_task_is_a_decision_of_the_learner_and_is_followed_by_another_moment(lesson: Lesson) -> None:
    by_ply = {frame.ply: frame for frame in frames(lesson)}
    found = stops(lesson)
    tasks = [(stop.ply, after.ply) for stop, after in pairwise(found) if stop.task]
    assert not found[-1].task
    assert len(tasks) >= (4 if lesson.name else 6)
    for ply, following in tasks:
        assert by_ply[ply].to_move == LEARNER
        assert following > ply


@every_lesson
def test_every_stop_has_its_words_and_names_a_clause_that_there_is(lesson: Lesson) -> None:
    for language in LANGUAGES:
        texts = messages(lesson.folder / f"{language}.ftl")
        assert list(texts) == [key for stop in stops(lesson) for key in (stop.text, stop.task) if key]
    assert {stop.clause for stop in stops(lesson) if stop.clause} <= set(clauses(lesson.game))


@every_lesson
def test_a_lesson_points_at_things_of_its_game(lesson: Lesson) -> None:
    words = Words("en", games.find(lesson.game))
    for point in {point for stop in stops(lesson) for point in stop.points}:
        noun, _, value = point.partition(":")
        assert noun in ALONE or words.has(noun_key(noun, value)), point


@pytest.mark.parametrize("game", [game for game in TAUGHT if entries(game)])
def test_the_contents_name_every_lesson_once(game: str) -> None:
    listed = entries(game)
    folder = BOARDS / game / "tutorial"
    assert sorted(entry["name"] for entry in listed) == sorted(path.parent.name for path in folder.glob("*/lesson.ts"))
    for language in LANGUAGES:
        assert list(messages(folder / f"{language}.ftl")) == [
            entry[key] for entry in listed for key in ("title", "about")
        ]
    assert all(3 <= int(entry["minutes"]) <= 10 for entry in listed)


@pytest.mark.parametrize("game", [game for game in games.NAMES if (BOARDS / game / "overview").is_dir()])
def test_an_overview_cites_clauses_that_there_are(game: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (BOARDS / game / "overview").glob("*.svelte")]
    cited = {clause for source in sources for clause in re.findall(r"""clause(?:=|: )["']([\w.]+)["']""", source)}
    assert len(cited) >= 5
    assert cited <= set(clauses(game))
