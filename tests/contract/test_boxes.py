"""Every game with a box: made without reading anything at import, several boxes side by side, records that hold one."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from boxes import Data, Shipped, print_all
from mangling import BoxMangler
from omerta import games
from omerta.core import records
from omerta.core.chance import playout
from omerta.core.game import Game, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Broken, Damaged, Impossible, Unknown
from omerta.core.records import Record, RecordBox, Sitter
from omerta.core.words import LANGUAGES, Words
from tables import ROOT, fewer

BOXED = [name for name in games.NAMES if games.has_box(name)]
every_box = pytest.mark.parametrize("name", BOXED)


def owners(data: Data) -> None:
    data["id"] = "my-box"
    data["title"]["en"] = "Mine"
    print_all(data)


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """Nothing stays on the shelf."""
    yield
    for name in games.NAMES:
        for box in [box for box in games.boxes(name) if not box.is_shipped]:
            games.forget(name, box.id)


def finished(game: Game) -> State:
    state = game.new(game.setups[0].seats, game.setups[0].options)
    playout(state, Numbers(7))
    return state


def played_record(game: Game) -> Record:
    """A whole game of whims."""
    setup, numbers = game.setups[0], Numbers(7)
    state, decisions = game.new(setup.seats, setup.options), list[int]()
    while legal := state.legal():
        decisions.append(legal[numbers.below(len(legal))])
        state.apply(decisions[-1])
    sitters = [Sitter(f"seat {seat}") for seat in range(setup.seats)]
    options = dict(game.chosen(setup.options))
    return Record(game.name, sitters, options, list(decisions), game.version, box=records.box_in_record(game))


# Factory.

SPY = """
import sys
read = []
sys.addaudithook(lambda event, given: read.append(str(given[0])) if event == "open" else None)
from omerta import games
from importlib import import_module
for name in games.NAMES:
    import_module(f"omerta.games.{name}.game")
assert not [path for path in read if path.endswith(".json")], read
games.find("families")
assert [path for path in read if path.endswith(".json")] == [str(games.shipped_file("families"))]
"""


def test_importing_games_reads_no_data() -> None:
    spied = subprocess.run([sys.executable, "-c", SPY], capture_output=True, text=True, check=False)
    assert spied.returncode == 0, spied.stderr


@every_box
@pytest.mark.parametrize("content", [None, b"", b"{}", b'{"game": "gangs"}'])
def test_a_broken_or_missing_box_of_one_game_leaves_the_others_alone(
    name: str, content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Shipped(name).box(owners)
    file, real = tmp_path / f"{name}.json", games.shipped_file
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setattr(games, "shipped_file", lambda one: file if one == name else real(one))
    monkeypatch.setattr(games, "_shipped", {})
    for other in games.NAMES:
        if other != name:
            assert games.find(other).name == other
    with pytest.raises(Broken) as broken:
        games.find(name)
    assert broken.value.game == name
    for language in LANGUAGES:
        assert broken.value.reason not in Words(language).problem(broken.value)
    games.keep(own)
    assert games.find(name, "my-box").chosen({})["data"] == own.id
    games.forget(name, "my-box")
    monkeypatch.undo()
    assert games.find(name).name == name


@every_box
def test_one_game_for_each_box_whoever_asks(name: str) -> None:
    box = Shipped(name).box(owners)
    made: list[Game] = []
    threads = [Thread(target=lambda: made.append(games.make(name, box))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 8
    assert len(set(map(id, made))) == 1
    assert games.find(name) is games.find(name, "reconstruction-1") is games.of(name, {})
    assert made[0] is not games.find(name)


@every_box
def test_a_copy_of_the_shipped_file_is_the_shipped_box(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_made", {})
    copy = Shipped(name).box(lambda _: None)
    assert not copy.is_shipped
    assert games.make(name, copy) is games.find(name)
    assert games.find(name).box is games.shipped(name)
    games.keep(copy)
    assert [box.is_shipped for box in games.boxes(name)] == [True]


def test_a_game_without_a_box_has_none() -> None:
    assert (games.shipped("gangs"), games.find("gangs").box, games.boxes("gangs")) == (None, None, [])
    with pytest.raises(Unknown):
        games.find("gangs", "my-box")
    with pytest.raises(Unknown):
        games.read_box(b"{}", "gangs")


def test_boxes_of_records_do_not_pile_up() -> None:
    shipped = Shipped("syndicate")
    for number in range(games.PASSING + 4):
        games.make("syndicate", shipped.box(lambda data, n=number: data.update(id=f"box-{n}")))  # type: ignore[misc]
    assert len(games._made) <= games.PASSING + 2 * len(games.NAMES)
    assert games.find("syndicate") is games.find("syndicate")


# Boxes that came with a game before.


@every_box
def test_every_box_that_was_ever_shipped_can_be_had_with_the_content_it_had(name: str) -> None:
    """Tables and records rely on it.

    Whoever changes data/<game>.json gives it a new id, puts the old file into data/former, and adds the new box to
    shipped.txt.
    """
    lines = (ROOT / "tests" / "games" / name / "shipped.txt").read_text(encoding="utf-8").splitlines()
    for box, digest in map(str.split, lines):
        found = games.find_box(name, box)
        assert found is not None
        assert found.digest == digest, f"{box} has another content: it needs another id"
    latest = games.shipped(name)
    assert latest is not None
    assert lines[-1].split() == [latest.id, latest.digest]


@every_box
def test_a_former_box_is_played_on_but_not_offered(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "before.json"
    Shipped(name).write(lambda data: data.update(id="reconstruction-0"), file)
    monkeypatch.setattr(games, "former_files", lambda _: [file])
    monkeypatch.setattr(games, "_former", {})
    before = games.of(name, {"data": "reconstruction-0"})
    assert before.box is not None
    assert before.box.is_shipped
    record = played_record(before)
    assert record.box is not None
    assert record.box.data is None  # whoever has the game has it too
    assert records.replay(games.for_record(record), record).to_json()["data"] == "reconstruction-0"
    assert [box.id for box in games.boxes(name)] == ["reconstruction-1"]
    with pytest.raises(Broken, match="data-same-id"):
        games.keep(Shipped(name).box(lambda data: data.update(id="reconstruction-0", title={"pl": "x", "en": "y"})))


# Side by side.


@every_box
def test_an_owners_box_stands_beside_the_shipped_one(name: str) -> None:
    shipped, own = games.find(name), Shipped(name).box(owners)
    before, record = finished(shipped).to_json(), played_record(shipped)
    games.keep(own)
    games.keep(own)  # the same again
    assert [box.id for box in games.boxes(name)] == ["reconstruction-1", "my-box"]
    game = games.find(name, "my-box")
    assert game is games.of(name, {"data": "my-box"})
    assert game.box is not None
    assert game.box.digest == own.digest
    assert game.chosen({})["data"] == "my-box"
    after = finished(game).to_json()
    assert (after["data"], after["digest"]) == ("my-box", own.digest)
    for position in (before, after):
        assert games.for_position(position).from_json(position).to_json() == position
    assert records.replay(games.for_record(record), record).result() is not None
    assert not game.reconstructed
    assert not finished(game).caveats() or name == "families"
    games.forget(name, "my-box")
    with pytest.raises(Unknown) as unknown:
        games.find(name, "my-box")
    assert unknown.value.reason == "unknown-box"
    assert games.for_record(record) is shipped


@every_box
def test_another_box_of_the_same_id_is_refused(name: str) -> None:
    shipped = Shipped(name)
    games.keep(shipped.box(owners))

    def other_content(data: Data) -> None:
        owners(data)
        data["remark"] = 1

    for change in (lambda data: data["title"].update(en="Other"), other_content):
        with pytest.raises(Broken) as refused:
            games.keep(shipped.box(change))
        assert refused.value.reason == "data-same-id"
        assert refused.value.clause in ("S1.7", "F2.3", "E2.3")


@every_box
def test_positions_and_old_ones_without_a_digest(name: str) -> None:
    game = games.find(name)
    position = finished(game).to_json()
    old = {key: value for key, value in position.items() if key != "digest"}
    assert game.from_json(old).to_json() == position
    for change, reason in (({"digest": "0" * 64}, "other-content"), ({"digest": 7}, "other-content")):
        with pytest.raises(Impossible) as refused:
            game.from_json({**position, **change})
        assert refused.value.reason == reason
        assert all(reason not in Words(language, game).problem(refused.value) for language in LANGUAGES)


# Records.

STRANGER = """
import sys
from pathlib import Path
from omerta import games
from omerta.core import records
record = records.load(Path(sys.argv[1]))
assert [box.id for box in games.boxes(record.game)] == ["reconstruction-1"]
game = games.for_record(record)
print(game.box.id, game.box.digest, records.replay(game, record).result().scores)
"""


@every_box
def test_a_record_of_an_owners_box_replays_where_nobody_knows_the_box(name: str, tmp_path: Path) -> None:
    game = Shipped(name).made(owners)
    record = played_record(game)
    path = tmp_path / "game.jsonl"
    records.save(record, path)
    header = json.loads(path.read_bytes().split(b"\n")[0])
    assert list(header)[-1] == "box"
    assert header["box"]["data"]["title"]["en"] == "Mine"
    told = subprocess.run([sys.executable, "-c", STRANGER, str(path)], capture_output=True, text=True, check=False)
    result = records.replay(game, record).result()
    assert game.box is not None
    assert result is not None
    assert told.stdout.split("\n")[0] == f"my-box {game.box.digest} {result.scores}", told.stderr


@every_box
def test_a_record_of_the_shipped_box_says_which_content_that_was(name: str) -> None:
    game = games.find(name)
    record = played_record(game)
    assert record.box is not None
    assert game.box is not None
    assert (record.box.id, record.box.digest, record.box.data) == ("reconstruction-1", game.box.digest, None)
    again = records.parse(records.written(record), "r")
    assert again.box == record.box
    assert games.for_record(again) is game
    again.box = None
    assert games.for_record(again) is game, "old records name no box"
    again.options.pop("data")
    assert games.for_record(again) is game, "nor do older ones name data"


def hostile(box: dict[str, Any]) -> list[RecordBox]:
    """Boxes in a record that are not what they say."""
    deep: Any = 1
    for _ in range(200):
        deep = [deep]
    digest = "0" * 64
    return [
        RecordBox("my-box", digest, box),
        RecordBox("other", digest, box),
        RecordBox("my-box", digest, {}),
        RecordBox("my-box", digest, {**box, "deep": deep}),
        RecordBox("my-box", digest, {**box, "id": "my box"}),
        RecordBox("my-box", digest, {**box, "huge": 10**17}),
        RecordBox("my-box", digest, {**box, "game": "gangs"}),
        RecordBox("reconstruction-1", digest),
    ]


@every_box
def test_a_hostile_box_in_a_record_is_refused_in_words(name: str) -> None:
    record = played_record(games.find(name))
    for box in hostile(Shipped(name).changed(owners)):
        record.box = box
        again = records.parse(records.written(record), "r")
        with pytest.raises(Damaged) as refused:
            games.for_record(again)
        for language in LANGUAGES:
            assert refused.value.reason not in Words(language, games.find(name)).problem(refused.value)


def test_a_record_nested_without_end_is_refused() -> None:
    nested = b'{"omerta":"record","game":"gangs","seats":[],"box":{"id":"a","digest":"b","data":'
    content = nested + b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"}}\n"
    with pytest.raises(Damaged):
        records.parse(content, "r")


# Whatever is in a file.


@every_box
def test_a_mangled_box_is_refused_or_can_be_played(name: str) -> None:
    mangler = BoxMangler(name, Shipped(name).data, 11)
    for _ in range(100):
        mangler.try_one(fewer(games.find(name), 40))
    assert mangler.refused > mangler.played > 0
