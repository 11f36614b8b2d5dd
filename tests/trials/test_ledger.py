"""The check that finds what a server lost or doubled finds it."""

from collections.abc import Callable
from typing import Final

import pytest
from trials.killing import Absence
from trials.ledger import Consents, Ledger, Log, Premove, compare

from omerta.table.entries import By, Entry, Kind
from omerta.table.store import ClockChoice
from trials import hourglass

EVERY: Final = 100  # milliseconds from one commit to the next


def entries() -> list[Entry]:
    """A move, a pre-move that followed by itself, a move and an undo of it, another one instead, a pause."""
    return [
        Entry(0, "resume", -1, 0, 0),
        Entry(1, "chance", -1, 5, 0),
        Entry(2, "seat", 0, 10, 1000, "player"),
        Entry(3, "seat", 1, 20, 1000, "premove"),
        Entry(4, "seat", 0, 11, 2000, "player"),
        Entry(5, "undo", 0, 3, 3000),
        Entry(6, "seat", 0, 12, 4000, "player"),
        Entry(7, "seat", 1, 21, 5000, "player"),
        Entry(8, "undo", 1, 4, 6000),
        Entry(9, "pause", -1, 0, 7000),
        Entry(10, "resume", -1, 0, 9000),
    ]


def told() -> Ledger:
    """What two players were told meanwhile: seat 1 went back with the consent of seat 0."""
    ledger = Ledger(2, [0, 1])
    ledger.moves = {(0, 0): 10, (0, 1): 11, (0, 3): 12, (1, 2): 21}
    ledger.kept.moves = {(0, 0), (0, 1), (0, 3), (1, 2)}
    ledger.premoves = {1: [Premove(20, 0, 0)]}
    ledger.undos = ledger.kept.undos = {(0, 2)}
    ledger.questions = {(1, 3)}
    ledger.consents = {7: Consents(1, {0}, {0})}
    ledger.kept.agreed = {7}
    ledger.lines = ledger.kept.lines = {"Hello", "Well?"}
    ledger.notes, ledger.kept.notes = {0: ["a", "b"]}, {0: 1}
    ledger.places, ledger.kept.places = {0: [False]}, {0: 0}
    ledger.kept.pauses = ledger.kept.resumes = 1
    return ledger


def log() -> Log:
    return Log("t" * 32, "playing", entries(), ["Hello", "Well?"], {(0, "notes"): "b"}, [False, False])


def kinds(ledger: Ledger, log: Log) -> set[str]:
    return {fault.kind for fault in compare(ledger, ledger.kept, log)}


def renumbered(log: Log) -> None:
    log.entries = [
        Entry(number, entry.kind, entry.seat, entry.value, entry.at, entry.by)
        for number, entry in enumerate(log.entries)
    ]


def without(number: int) -> Callable[[Log], None]:
    def change(log: Log) -> None:
        del log.entries[number]
        renumbered(log)

    return change


def with_entry(place: int, kind: Kind, seat: int, value: int, by: By = "") -> Callable[[Log], None]:
    """One more, committed by itself after the one before."""

    def change(log: Log) -> None:
        at = log.entries[place - 1].at + EVERY
        log.entries.insert(place, Entry(0, kind, seat, value, at, by))
        renumbered(log)

    return change


def instead(number: int, value: int) -> Callable[[Log], None]:
    def change(log: Log) -> None:
        old = log.entries[number]
        log.entries[number] = Entry(number, old.kind, old.seat, value, old.at, old.by)

    return change


def test_a_log_that_holds_all_that_was_told_has_no_fault() -> None:
    assert compare(told(), told().kept, log()) == []


FAULTY: Final = {
    "an acknowledged move is missing": (without(7), "lost"),
    "a move that was taken back is missing": (without(4), "lost"),
    "the last moves are missing": (lambda log: log.entries.__delitem__(slice(6, None)), "lost"),
    "another move stands in its place": (instead(6, 13), "lost"),
    "a move stands twice": (with_entry(8, "seat", 1, 21, "player"), "doubled"),
    "a move that nobody sent": (with_entry(11, "seat", 0, 99, "player"), "doubled"),
    "a pre-move is served twice": (with_entry(8, "seat", 1, 20, "premove"), "premove-twice"),
    "a pre-move that nobody sent": (with_entry(11, "seat", 0, 10, "premove"), "premove-twice"),
    "an undo is missing": (without(5), "undo"),
    "an undo stands twice": (with_entry(6, "undo", 0, 3), "undo"),
    "an undo that all agreed to is missing": (without(8), "undo"),
    "a consent counts twice": (with_entry(11, "undo", 1, 2), "undo"),
    "a line of the chat is missing": (lambda log: log.lines.remove("Hello"), "chat"),
    "a line of the chat stands twice": (lambda log: log.lines.append("Hello"), "chat"),
    "notes are as they were before": (lambda log: log.wishes.update({(0, "notes"): "a"}), "wish"),
    "a seat that was taken back is a bot's": (lambda log: log.away.__setitem__(0, True), "seat"),
    "a pause is missing": (without(9), "pause"),
    "a pause stands twice": (with_entry(10, "pause", -1, 0), "pause"),
    "a pause and its end are missing": (lambda log: log.entries.__delitem__(slice(9, None)), "pause"),
    "a number is missing": (lambda log: log.entries.__delitem__(9), "log"),
}


@pytest.mark.parametrize(("change", "kind"), FAULTY.values(), ids=FAULTY.keys())
def test_each_fault_is_found(change: Callable[[Log], None], kind: str) -> None:
    faulty = log()
    change(faulty)
    assert kind in kinds(told(), faulty)


def test_a_premove_that_outlives_its_moment_is_found() -> None:
    """It was there before the seat's move, so it ends with that move, served or not."""
    ledger, late = told(), log()
    ledger.premoves[1].append(Premove(30, 2, 2))
    late.entries[10:] = [Entry(10, "resume", -1, 0, 9000), Entry(11, "seat", 1, 30, 9500, "premove")]
    assert kinds(ledger, late) == {"premove-twice"}
    ledger.premoves[1][-1].last = None  # nobody knows when it came
    assert kinds(ledger, late) == set()


def test_a_move_sent_again_must_not_be_refused_if_it_stands() -> None:
    ledger = told()
    ledger.refused = {(0, 1): (9000, "stale-moment")}
    ledger.refused_undos = {(0, 2): (9000, "stale-moment")}
    assert len([fault for fault in compare(ledger, ledger.kept, log()) if fault.kind == "refused-again"]) == 2
    ledger.refused = {(0, 1): (1500, "table-paused")}  # it came to be later
    ledger.refused_undos = {(0, 9): (9000, "nothing-to-undo")}
    assert kinds(ledger, log()) == set()


def test_what_was_sent_and_not_acknowledged_may_be_there_or_not() -> None:
    ledger = told()
    ledger.kept.moves.clear()
    ledger.kept.undos = set()
    ledger.kept.lines = set()
    ledger.kept.agreed = set()
    ledger.kept.notes = {}
    ledger.kept.pauses = ledger.kept.resumes = 0
    assert kinds(ledger, log()) == set()
    nothing = Log("t" * 32, "playing", entries()[:2], [], {}, [False, False])
    assert kinds(ledger, nothing) == set()


# Clocks.

TIMED: Final = ClockChoice("move", 3)
AWAY: Final = [Absence(2000, 6000)]


def by_time(at: int) -> list[Entry]:
    return [
        Entry(0, "resume", -1, 0, 0),
        Entry(1, "seat", 0, 1, 1000, "player"),
        Entry(2, "seat", 1, 1, at, "timeout"),
    ]


def test_the_servers_absence_is_not_a_seats_time() -> None:
    assert list(hourglass.early(TIMED, 2, by_time(8000), AWAY)) == []
    assert len(list(hourglass.early(TIMED, 2, by_time(6000), AWAY))) == 1
    assert list(hourglass.early(TIMED, 2, by_time(4000), [])) == []


def test_a_part_that_was_away_is_no_absence() -> None:
    assert list(hourglass.early(TIMED, 2, by_time(4000), [Absence(1500, 3500, whole=False)])) == []


def test_a_pause_is_not_a_seats_time() -> None:
    paused = [*by_time(0)[:2], Entry(2, "pause", -1, 0, 2000), Entry(3, "resume", -1, 0, 9000)]
    early = [*paused, Entry(4, "seat", 1, 1, 9500, "timeout")]
    assert len(list(hourglass.early(TIMED, 2, early, []))) == 1
    assert list(hourglass.early(TIMED, 2, [*paused, Entry(4, "seat", 1, 1, 11_000, "timeout")], [])) == []


def test_time_that_an_absence_took_is_missed_at_the_end() -> None:
    clock = ClockChoice("player", 20, 1)
    played = [*by_time(0)[:2], Entry(2, "seat", 1, 1, 7000, "player")]
    assert list(hourglass.short(clock, [20_000, 19_000], played, AWAY)) == []
    assert len(list(hourglass.short(clock, [20_000, 15_000], played, AWAY))) == 1
    assert list(hourglass.short(clock, [20_000, 15_000], played, [])) == []
