"""Records: written, read, replayed, and told apart from what is no record."""

import json
from pathlib import Path

import pytest

from omerta import games
from omerta.cli import run
from omerta.core.chance import sample
from omerta.core.game import CHANCE, OVER
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Damaged
from omerta.core.records import Record, Recorder, Sitter, load, parse, replay, save

GAME = games.find("gangs")


def whole_game(seed: int = 5) -> Record:
    """A random game for three, as a record."""
    record = Record("gangs", [Sitter("Ala"), Sitter("Ola"), Sitter("Ela", "soldier")], {"first": 1})
    state, numbers = GAME.new(3, record.options), Numbers(seed)
    while state.to_move != OVER:
        legal = state.legal()
        action = sample(state, numbers) if state.to_move == CHANCE else legal[numbers.below(len(legal))]
        record.decisions.append(action)
        state.apply(action)
    return record


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def problem_of(content: bytes) -> Damaged:
    with pytest.raises(Damaged) as caught:
        parse(content, "game.jsonl")
    return caught.value


def test_a_record_survives_the_file_to_the_byte(path: Path) -> None:
    record = whole_game()
    save(record, path)
    content = path.read_bytes()
    assert load(path) == record
    save(load(path), path)
    assert path.read_bytes() == content


def test_a_record_may_be_one_json_object(path: Path) -> None:
    record = whole_game()
    header = json.loads(record.header())
    path.write_text(json.dumps({**header, "decisions": record.decisions}))
    assert load(path) == record


def test_a_decision_may_be_a_canonical_move() -> None:
    record = whole_game()
    moves = Record(record.game, record.seats, record.options)
    state = GAME.new(3, record.options)
    for action in record.decisions:
        assert isinstance(action, int)
        move = state.move(action)
        assert move is not None
        moves.decisions.append(dict(move))
        state.apply(action)
    assert replay(GAME, moves).to_json() == state.to_json()


def test_a_record_replays_to_any_ply() -> None:
    record = whole_game()
    state = GAME.new(3, record.options)
    for ply, action in enumerate(record.decisions):
        assert replay(GAME, record, ply).legal() == state.legal()
        assert isinstance(action, int)
        state.apply(action)
    result = replay(GAME, record).result()
    assert result is not None
    assert len(result.scores) == 3


def test_a_replay_writes_the_journal() -> None:
    journal = Journal()
    replay(GAME, whole_game(), journal=journal)
    assert journal.events[-1].kind == "over"


def test_every_decision_is_in_the_file_before_the_next(path: Path) -> None:
    record = whole_game()
    recorder = Recorder(Record(record.game, record.seats, record.options), path)
    for count, action in enumerate(record.decisions, start=1):
        assert isinstance(action, int)
        recorder.add(action)
        assert len(load(path).decisions) == count
    assert load(path) == record


@pytest.mark.parametrize("cut", [1, 2])
def test_a_torn_last_line_is_told_and_can_be_mended(cut: int, path: Path) -> None:
    record = whole_game()
    save(record, path)
    path.write_bytes(path.read_bytes()[:-cut])
    with pytest.raises(Damaged, match="record-torn"):
        load(path)
    assert load(path, mend=True).decisions == record.decisions[:-1]


def test_a_foreign_file_is_told() -> None:
    for content in (b"", b"\x89PNG\r\n\x1a\n", b"[]\n", b'{"a": 1}\n1\n2\n', b"1\n2\n", b'{"decisions": []}\n'):
        assert problem_of(content).reason == "not-a-record"


def test_a_damaged_line_is_told_with_its_number() -> None:
    lines = whole_game().header() + b"\n1061\nrubbish\n1062\n"
    problem = problem_of(lines)
    assert (problem.reason, problem.facts["line"]) == ("record-line", 3)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": 99}, "record-newer"),
        ({"game": 7}, "record-shape"),
        ({"seats": "two"}, "record-shape"),
        ({"omerta": "position"}, "not-a-record"),
    ],
)
def test_a_wrong_header_is_told(change: dict[str, object], reason: str) -> None:
    header = {**json.loads(whole_game().header()), **change}
    assert problem_of(json.dumps(header).encode() + b"\n").reason == reason


def test_an_illegal_decision_is_told_with_its_ply_and_clause() -> None:
    record = whole_game()
    record.decisions[40] = 44
    with pytest.raises(Damaged) as caught:
        replay(GAME, record)
    assert (caught.value.reason, caught.value.facts["ply"]) == ("illegal-decision", 40)
    assert caught.value.clause.startswith("G")


@pytest.mark.parametrize("decision", [10**30, -1, 1073, {"move": "dance"}, {"move": "climb", "from": 99, "to": 3}])
def test_a_decision_that_is_none_is_told(decision: int | dict[str, object]) -> None:
    record = whole_game()
    record.decisions[30] = decision
    with pytest.raises(Damaged, match="illegal-decision"):
        replay(GAME, record)


def test_decisions_after_the_end_are_told() -> None:
    record = whole_game()
    record.decisions.append(44)
    with pytest.raises(Damaged, match="after-the-end"):
        replay(GAME, record)


@pytest.mark.parametrize("ply", [-1, 1000])
def test_a_ply_beyond_the_record_is_told(ply: int) -> None:
    with pytest.raises(Damaged, match="no-such-ply"):
        replay(GAME, whole_game(), ply)


def test_a_record_with_too_many_seats_or_newer_rules_is_told() -> None:
    record = whole_game()
    record.seats = [Sitter(str(seat)) for seat in range(7)]
    with pytest.raises(Damaged, match="record-seats"):
        replay(GAME, record)
    record = whole_game()
    record.version = 99
    with pytest.raises(Damaged, match="rules-newer"):
        replay(GAME, record)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Damaged, match="file-trouble"):
        Recorder(whole_game(), tmp_path / "file" / "game.jsonl")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_replay_tells_the_game_in_words(path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    save(whole_game(), path)
    assert run(["replay", str(path), "--lang", language]) == 0
    output = capsys.readouterr().out
    assert "(G3.2)" in output
    assert "event-" not in output
    assert "Ala" in output


def test_replay_as_json_has_position_and_result(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = whole_game()
    save(record, path)
    assert run(["replay", str(path), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["to_move"] is None
    assert answer["ply"] == answer["plies"] == len(record.decisions)
    assert len(answer["result"]["scores"]) == 3
    assert run(["replay", str(path), "--json", "--to", "3"]) == 0
    assert json.loads(capsys.readouterr().out)["position"] is None


def test_replay_for_a_seat_hides_the_others_cards(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(whole_game(), path)
    assert run(["replay", str(path), "--json", "--to", "25", "--seat", "1"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert "position" not in answer
    assert answer["view"]["seat"] == 0
    events = answer["events"]
    assert all(event["seat"] == 0 for event in events if event["event"] in {"alliance", "influence-card"})
    assert run(["replay", str(path), "--seat", "4"]) == 2
