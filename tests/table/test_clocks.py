"""Clocks: what the log says about time, and nothing else."""

from omerta.table.clocks import NOBODY, SeatClocks
from omerta.table.entries import Entry, Kind, decisions
from omerta.table.store import ClockChoice


def noted(clocks: SeatClocks, kind: Kind, seat: int, at: int, mover: int) -> None:
    clocks.note(Entry(0, kind, seat, 0, at), mover)


def test_without_a_clock_there_is_no_deadline() -> None:
    clocks = SeatClocks(ClockChoice(), 2)
    noted(clocks, "resume", NOBODY, 1000, 0)
    assert clocks.deadline is None
    assert clocks.left(0) is None


def test_every_move_has_its_time() -> None:
    clocks = SeatClocks(ClockChoice("move", 30), 2)
    noted(clocks, "resume", NOBODY, 1000, 0)
    assert clocks.deadline == 31_000
    noted(clocks, "seat", 0, 5000, 1)
    assert clocks.deadline == 35_000
    assert clocks.left(1) is None


def test_a_second_decision_of_the_same_seat_has_its_own_time() -> None:
    clocks = SeatClocks(ClockChoice("move", 30), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    noted(clocks, "seat", 0, 20_000, 0)
    assert clocks.deadline == 50_000


def test_a_pause_takes_no_time_and_gives_none() -> None:
    for kind in ("move", "player"):
        clocks = SeatClocks(ClockChoice(kind, 30), 2)
        noted(clocks, "resume", NOBODY, 0, 0)
        noted(clocks, "pause", NOBODY, 10_000, 0)
        assert clocks.deadline is None
        noted(clocks, "resume", NOBODY, 500_000, 0)
        assert clocks.deadline == 520_000


def test_a_player_uses_up_its_own_time_and_earns_some_by_moving() -> None:
    clocks = SeatClocks(ClockChoice("player", 60, 5), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    noted(clocks, "seat", 0, 10_000, 1)
    assert clocks.left(0) == 55_000
    assert clocks.left(1) == 60_000
    assert clocks.deadline == 70_000
    noted(clocks, "seat", 1, 30_000, 0)
    assert clocks.left(1) == 45_000
    assert clocks.deadline == 85_000


def test_chance_takes_no_time() -> None:
    clocks = SeatClocks(ClockChoice("player", 60), 2)
    noted(clocks, "resume", NOBODY, 0, 1)
    noted(clocks, "seat", 1, 4000, NOBODY)
    noted(clocks, "chance", NOBODY, 4000, 0)
    assert clocks.left(1) == 56_000
    assert clocks.deadline == 64_000


def test_taking_back_gives_no_time_back() -> None:
    clocks = SeatClocks(ClockChoice("player", 60), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    noted(clocks, "seat", 0, 10_000, 1)
    clocks.note(Entry(2, "undo", 0, 0, 12_000), 0)
    assert clocks.left(0) == 50_000
    assert clocks.left(1) == 58_000
    assert clocks.deadline == 62_000


def test_nobody_is_waited_for_when_it_is_over() -> None:
    clocks = SeatClocks(ClockChoice("move", 30), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    noted(clocks, "seat", 0, 1000, NOBODY)
    assert clocks.deadline is None


def test_what_was_taken_back_does_not_stand() -> None:
    log = [
        Entry(0, "resume", -1, 0, 0),
        Entry(1, "chance", -1, 7, 0),
        Entry(2, "seat", 0, 8, 0),
        Entry(3, "undo", 0, 1, 0),
        Entry(4, "seat", 0, 9, 0),
    ]
    assert decisions(log) == [7, 9]
