"""What the players of one table have sent and were told, and what a log must therefore hold.

A log is followed with nothing of the server's but its entries: each decision of a seat stands at a moment, which counts
the seat's own decisions and everything that was taken back.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from omerta.table.entries import Entry

Moment: TypeAlias = tuple[int, int]  # a seat, and its moment
Kind: TypeAlias = Literal[
    "lost",
    "doubled",
    "refused-again",
    "premove-twice",
    "undo",
    "chat",
    "wish",
    "seat",
    "pause",
    "log",
    "clock",
    "stuck",
    "unverified",
]


class Fault(msgspec.Struct, frozen=True):
    """Something that is not as somebody was told."""

    kind: Kind
    table: str
    text: str


class Premove(msgspec.Struct):
    """One that was sent."""

    value: int
    first: int  # the seat's moment as its player knew it then
    last: int | None = None  # by this moment it was there


class Consents(msgspec.Struct):
    """To one question of a seat whether it may go back."""

    asker: int
    sent: set[int] = msgspec.field(default_factory=set)  # by these seats
    kept: set[int] = msgspec.field(default_factory=set)  # of which acknowledged


class Kept(msgspec.Struct):
    """What was acknowledged."""

    moves: set[Moment] = msgspec.field(default_factory=set)
    undos: set[Moment] = msgspec.field(default_factory=set)
    agreed: set[int] = msgspec.field(default_factory=set)  # questions to which all who were asked have consented
    lines: set[str] = msgspec.field(default_factory=set)
    notes: dict[int, int] = msgspec.field(default_factory=dict)  # by seat: which of those sent
    places: dict[int, int] = msgspec.field(default_factory=dict)
    pauses: int = 0
    resumes: int = 0

    def copied(self) -> "Kept":
        sets = self.moves.copy(), self.undos.copy(), self.agreed.copy(), self.lines.copy()
        return Kept(*sets, self.notes.copy(), self.places.copy(), self.pauses, self.resumes)


class Ledger(msgspec.Struct):
    """Everything of one table."""

    seats: int
    humans: list[int]
    kept: Kept = msgspec.field(default_factory=Kept)
    moves: dict[Moment, int] = msgspec.field(default_factory=dict)  # sent, whether acknowledged or not
    refused: dict[Moment, tuple[int, str]] = msgspec.field(default_factory=dict)  # sent again: when, and why not
    premoves: dict[int, list[Premove]] = msgspec.field(default_factory=dict)
    undos: set[Moment] = msgspec.field(default_factory=set)
    refused_undos: dict[Moment, tuple[int, str]] = msgspec.field(default_factory=dict)
    questions: set[Moment] = msgspec.field(default_factory=set)  # asked by whom, and at which moment
    consents: dict[int, Consents] = msgspec.field(default_factory=dict)  # by the question's mark
    lines: set[str] = msgspec.field(default_factory=set)
    notes: dict[int, list[str]] = msgspec.field(default_factory=dict)
    places: dict[int, list[bool]] = msgspec.field(default_factory=dict)  # by seat: whether its player wished to be away
    loses_seats: bool = False  # by time


class Log(msgspec.Struct):
    """What the database holds of one table."""

    id: str
    phase: str
    entries: list[Entry]
    lines: list[str]  # of the chat
    wishes: dict[tuple[int, str], str]
    away: list[bool]


class Told:
    """The entries of a log, each at its moment."""

    def __init__(self, seats: int, entries: list[Entry]) -> None:
        self.decisions: dict[Moment, Entry] = {}
        self.undos: dict[Moment, Entry] = {}
        moments = [0] * seats
        for entry in entries:
            if entry.kind == "seat":
                self.decisions[entry.seat, moments[entry.seat]] = entry
                moments[entry.seat] += 1
            elif entry.kind == "undo":
                self.undos[entry.seat, moments[entry.seat]] = entry
                moments = [moment + 1 for moment in moments]

    def of(self, seat: int, by: str) -> list[tuple[int, Entry]]:
        """The decisions of a seat that were made in one way, in order."""
        return [
            (moment, entry) for (owner, moment), entry in self.decisions.items() if owner == seat and entry.by == by
        ]


def compare(ledger: Ledger, kept: Kept, log: Log) -> list[Fault]:
    """All faults. What was kept is as it was before the log was read; what was sent, as it is after."""
    told = Told(ledger.seats, log.entries)
    found: list[tuple[Kind, str]] = [
        *_entries(log),
        *_moves(ledger, kept, told),
        *_premoves(ledger, told),
        *_undos(ledger, kept, told),
        *_lines(ledger, kept, log),
        *_wishes(ledger, kept, log),
        *_pauses(kept, log),
    ]
    return [Fault(kind, log.id, text) for kind, text in found]


def _entries(log: Log) -> Iterator[tuple[Kind, str]]:
    numbers = [entry.number for entry in log.entries]
    if numbers != list(range(len(numbers))):
        yield "log", f"entries are not numbered one by one: {numbers}"


def _moves(ledger: Ledger, kept: Kept, told: Told) -> Iterator[tuple[Kind, str]]:
    for key in kept.moves:
        entry = told.decisions.get(key)
        if entry is None or entry.value != ledger.moves[key]:
            yield "lost", f"seat and moment {key}: {ledger.moves[key]} was acknowledged, the log has {entry}"
    for key, entry in told.decisions.items():
        if entry.by == "player" and ledger.moves.get(key) != entry.value:
            yield "doubled", f"seat and moment {key}: nobody sent {entry}"
    for key, (at, reason) in ledger.refused.items():
        entry = told.decisions.get(key)
        if entry is not None and entry.value == ledger.moves[key] and entry.at < at:
            yield "refused-again", f"seat and moment {key}: {reason}, although the log has {entry}"


def _premoves(ledger: Ledger, told: Told) -> Iterator[tuple[Kind, str]]:
    """Each serves with the first decision of its seat once it is there, at the latest just after it, or never."""
    for seat, sent in ledger.premoves.items():
        unused = list(sent)
        decided = {moment: entry.at for (owner, moment), entry in told.decisions.items() if owner == seat}
        for moment, entry in told.of(seat, "premove"):
            served = next((one for one in unused if _may_serve(one, moment, entry, decided)), None)
            if served is None:
                yield "premove-twice", f"seat {seat} at moment {moment}: no pre-move was there for {entry}"
            else:
                unused.remove(served)
    for seat in range(ledger.seats):
        if seat not in ledger.premoves and told.of(seat, "premove"):
            yield "premove-twice", f"seat {seat} sent no pre-move"


def _may_serve(premove: Premove, moment: int, entry: Entry, decided: dict[int, int]) -> bool:
    """Entries of the same time were written together."""
    if premove.value != entry.value or premove.first > moment:
        return False
    last = premove.last
    return last is None or not any(last <= other < moment and at != entry.at for other, at in decided.items())


def _undos(ledger: Ledger, kept: Kept, told: Told) -> Iterator[tuple[Kind, str]]:
    for key in kept.undos - told.undos.keys():
        yield "undo", f"seat and moment {key}: an acknowledged undo is not there"
    for key, (at, reason) in ledger.refused_undos.items():
        if key in told.undos and told.undos[key].at < at:
            yield "refused-again", f"seat and moment {key}: {reason}, although the log has {told.undos[key]}"
    asked = sorted(told.undos.keys() - ledger.undos)
    for key in asked:
        if key not in ledger.questions:
            yield "undo", f"seat and moment {key}: nobody took that back or asked to"
    yield from _consents(ledger, kept, Counter(seat for seat, _ in asked))


def _consents(ledger: Ledger, kept: Kept, undos: Counter[int]) -> Iterator[tuple[Kind, str]]:
    """Each question to which everybody consented is one undo, and no other is."""
    if len(ledger.humans) == 1:
        return
    for seat in ledger.humans:
        of_seat = {mark: one for mark, one in ledger.consents.items() if one.asker == seat}
        agreed = sum(one.sent >= {*ledger.humans} - {seat} for one in of_seat.values())
        if not len(kept.agreed & of_seat.keys()) <= undos[seat] <= agreed:
            yield "undo", f"seat {seat} went back {undos[seat]} times with the consent of all to {agreed} questions"


def _lines(ledger: Ledger, kept: Kept, log: Log) -> Iterator[tuple[Kind, str]]:
    there = Counter(log.lines)
    for text in kept.lines - there.keys():
        yield "chat", f"an acknowledged line is not there: {text}"
    for text, count in there.items():
        if count > 1 or text not in ledger.lines:
            yield "chat", f"there {count} times: {text}"


def _wishes(ledger: Ledger, kept: Kept, log: Log) -> Iterator[tuple[Kind, str]]:
    """The last that was acknowledged holds, or one that was sent after it."""
    for seat, notes in ledger.notes.items():
        last = kept.notes.get(seat, -1)
        if log.wishes.get((seat, "notes"), "") not in (["", *notes] if last < 0 else notes[last:]):
            yield "wish", f"notes of seat {seat}: {log.wishes.get((seat, 'notes'))}, not one of {notes[last:]}"
    if log.phase not in ("playing", "paused") or ledger.loses_seats:
        return
    for seat, places in ledger.places.items():
        last = kept.places.get(seat, -1)
        if log.away[seat] not in ([False, *places] if last < 0 else places[last:]):
            yield "seat", f"seat {seat} is {'away' if log.away[seat] else 'there'}, against what was acknowledged"


def _pauses(kept: Kept, log: Log) -> Iterator[tuple[Kind, str]]:
    """Time stands still and goes on by turns, at least as often as was acknowledged: a server may do so by itself."""
    marks = [
        entry.kind for entry in log.entries if entry.kind == "pause" or (entry.kind == "resume" and not entry.value)
    ]
    if marks != ["resume", "pause"] * (len(marks) // 2) + ["resume"] * (len(marks) % 2):
        yield "pause", f"not by turns: {marks}"
    if kept.pauses > marks.count("pause") or kept.resumes > max(0, marks.count("resume") - 1):
        yield "pause", f"{kept.pauses} pauses and {kept.resumes} resumes were acknowledged: {marks}"
