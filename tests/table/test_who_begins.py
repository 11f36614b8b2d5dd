"""Who begins: drawn in the shuffle that anybody can check, at tables set up as the page's *Play now* sets them up."""

from pathlib import Path

import pytest

from fair import fair_record
from omerta.cli import run as omerta
from omerta.core import records
from omerta.core.game import CHANCE, SEAT, Game, Json, Setup, State
from omerta.core.problems import Damaged
from omerta.core.records import Record
from omerta.games import find
from omerta.table.boxes import Played
from omerta.table.recording import recorded
from omerta.table.room import Room
from omerta.table.store import ClockChoice, Saved, SeatRow, TableRow
from omerta.table.verifying import verified, verify
from omerta.web.routes.games import read_all
from parlour import BOT, ME, Parlour, run
from tables import games

TABLES = 40


def drawing() -> list[Game]:
    """The games whose rulebook lets chance say who begins."""
    return [game for game in games() if any(option.kind == SEAT for option in game.options)]


every_drawing_game = pytest.mark.parametrize("game", drawing(), ids=lambda game: game.name)


def play_now(game: Game) -> tuple[Setup, Json]:
    """The first set-up without automata, with the options that the page sends."""
    shown = next(one for one in read_all() if one.name == game.name)
    setup = next(setup for setup in game.setups if not game.automata(setup.options))
    return setup, {**{option.name: option.default for option in shown.options}, **setup.options}


def begun(folder: Path, game: Game, tables: int) -> list[Record]:
    """What so many tables wrote down before their first seat decided."""
    found: list[Record] = []
    setup, options = play_now(game)

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        for _ in range(tables):
            seats = [ME, *[BOT] * (setup.seats - 1)]
            table = (await parlour.table(ala, *seats, game=game.name, options=options)).id
            room = await parlour.host.room(table)
            assert room.made
            found.append(recorded(room))

    run(folder, story)
    return found


def beginner(game: Game, record: Record) -> int:
    """The first seat to decide."""
    return int(_dealt(game, record).to_move)


def _dealt(game: Game, record: Record) -> State:
    state = records.start(game, record)
    for decision in record.decisions:
        if state.to_move != CHANCE:
            break
        state.apply(records.action_at(game, state, decision, 0))
    return state


@every_drawing_game
def test_every_seat_begins_sometimes_and_the_shuffle_verifies(game: Game, tmp_path: Path) -> None:
    tables = begun(tmp_path, game, TABLES)
    assert {beginner(game, record) for record in tables} == set(range(len(tables[0].seats)))
    for record in tables:
        assert verify(record).chances > 0


def lot(game: Game, record: Record) -> tuple[int, int]:
    """The number of the decision by which a seat was drawn, and another seat that it might have been."""
    state = records.start(game, record)
    for ply, decision in enumerate(record.decisions):
        action = records.action_at(game, state, decision, ply)
        others = [one for one in state.legal() if one != action]
        if state.to_move == CHANCE and len(others) == len(record.seats) - 1 and _names_seats(state):
            return ply, others[0]
        state.apply(action)
    raise AssertionError("nobody was drawn")


def _names_seats(state: State) -> bool:
    moves = [state.move(action) or {} for action in state.legal()]
    named = [[value for value in move.values() if isinstance(value, int)] for move in moves]
    return named == [[seat] for seat in range(state.players)]


@every_drawing_game
def test_whoever_changes_who_begins_is_found_out(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = begun(tmp_path, game, 1)[0]
    ply, other = lot(game, record)
    record.decisions = [*record.decisions[:ply], other]
    with pytest.raises(Damaged, match="unfair-chance"):
        verify(record)
    path = tmp_path / "tampered.jsonl"
    records.save(record, path)
    assert omerta(["verify", str(path), "--lang", "en"]) == 2
    assert str(ply) in capsys.readouterr().err
    checks = {check.name: check.passed for check in verified(path.read_bytes(), "tampered").checks}
    assert checks["chance"] is False


@every_drawing_game
def test_a_seat_named_after_the_deal_is_found_out(game: Game) -> None:
    """The lot cannot be taken out of the record either: every draw after it would be another one."""
    record = fair_record(game, play_now(game)[0])
    verify(record)
    ply, _ = lot(game, record)
    name = next(option.name for option in game.options if option.kind == SEAT)
    for seat in range(len(record.seats)):
        decisions = [*record.decisions[:ply], *record.decisions[ply + 1 :]]
        tampered = Record(record.game, record.seats, {**record.options, name: seat}, decisions, record.version)
        tampered.fairness = record.fairness
        with pytest.raises(Damaged):
            verify(tampered)


def test_tables_of_before_keep_who_begins() -> None:
    """What older versions wrote for “nobody is named”, and for the seat that began when nothing was said."""
    gangs, families = find("gangs"), find("families")
    assert gangs.upgraded({}, 1) == {"first": 0}
    assert gangs.upgraded({"first": 2}, 1) == {"first": 2}
    assert gangs.upgraded({}, gangs.version) == {}
    assert families.upgraded({"first": -1, "dons": "none"}, 1) == {"first": None, "dons": "none"}
    assert families.upgraded({"first": 1}, 1) == {"first": 1}
    families.new(2, families.upgraded({"first": -1}, 1))


@pytest.mark.parametrize(
    ("name", "options", "begins"),
    [("gangs", {"first": 0}, [0]), ("gangs", {}, [0]), ("families", {"first": -1}, [0, 1])],
)
def test_a_table_that_an_older_version_set_up_goes_on_as_it_was(name: str, options: Json, begins: list[int]) -> None:
    """What stands in the database is left alone, and its record says the same again."""
    row = TableRow(
        id="t", game=name, version=1, seats=2, options=options, language="en", visibility="private", casual=False,
        chat=True, clock=ClockChoice(), secret=bytes(32), phase="gathering", host="g", created=0, changed=0,
    )  # fmt: skip
    room = Room(Saved(row, [SeatRow(seat, "human", guest="g") for seat in range(2)], [], []), Played(find(name)))
    room.adopt(room.drafted_start(0))
    record = recorded(room)
    assert (record.version, record.options) == (1, options)
    assert beginner(find(name), record) in begins
    assert verify(record).chances > 0
