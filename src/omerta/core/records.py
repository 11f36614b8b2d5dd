"""Records: a game as the list of its decisions, in a file that a person can read.

A record is JSON lines: a header, then one decision a line, an action number or a canonical move. Every line ends with
a newline, which is what tells a whole decision from one that a crash cut short. Between decisions may stand a line
``{"resign": seat}``, with ``"ends": true`` where the game was over by it; a record with one is of format 2. One JSON
object with the header's keys and "decisions" is read too.
"""
# interpreted: reads and writes files

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from omerta.core.ending import outcome
from omerta.core.game import OVER, Game, Result, State
from omerta.core.journal import Journal
from omerta.core.problems import Damaged, Problem

FORMAT: Final = 1
RESIGNED: Final = 2  # the format of a record in which somebody resigns; older programs cannot read it
Decision: TypeAlias = int | dict[str, Any]


class Sitter(msgspec.Struct):
    """Who sits on a seat: a name, and human or a bot's name."""

    name: str
    player: str = "human"


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True):
    """What proves the shuffle of a game played at a table (omerta.table.fairness), in hexadecimal."""

    table: str
    commitment: str
    secret: str
    contributions: list[str]
    steps: int = 1  # 2: the commitment was shown before any contribution was asked for


class RecordBox(msgspec.Struct, frozen=True, omit_defaults=True):
    """By which data a game was played; an owner's box is there as a whole, so that the record can be read anywhere."""

    id: str
    digest: str
    data: dict[str, Any] | None = None


class Resignation(msgspec.Struct, frozen=True):
    """A seat gave up before the decision of this ply, and whether the game was over by that."""

    seat: int
    ply: int
    ends: bool = False

    def line(self) -> bytes:
        """As it stands in a file."""
        return msgspec.json.encode({"resign": self.seat, "ends": True} if self.ends else {"resign": self.seat})


class _ResignLine(msgspec.Struct, forbid_unknown_fields=True):
    """What a line of a resignation may say."""

    resign: int
    ends: bool = False


class Record(msgspec.Struct):
    """Who played what, and every decision."""

    game: str
    seats: list[Sitter]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    decisions: list[Decision] = msgspec.field(default_factory=list)
    version: int = 1  # of the game's rules
    format: int = FORMAT
    omerta: str = "record"
    fairness: Fairness | None = None
    box: RecordBox | None = None
    resignations: list[Resignation] = msgspec.field(default_factory=list)  # in a file they stand between decisions

    def names(self) -> list[str]:
        return [sitter.name for sitter in self.seats]

    def header(self) -> bytes:
        parts = {name: getattr(self, name) for name in ("omerta", "format", "game", "version", "seats", "options")}
        parts["format"] = RESIGNED if self.resignations else FORMAT
        if self.fairness is not None:
            parts["fairness"] = self.fairness
        if self.box is not None:
            parts["box"] = self.box
        return msgspec.json.encode(parts)


def box_in_record(game: Game) -> RecordBox | None:
    """What a record of a game says about the game's box."""
    if game.box is None:
        return None
    return RecordBox(game.box.id, game.box.digest, None if game.box.is_shipped else game.box.data)


def unpacked(box: RecordBox) -> bytes:
    """The box in a record as the content of a file, so that it is read as any other."""
    try:
        return msgspec.json.encode(box.data)
    except RecursionError:
        raise Damaged("record-shape", {"file": box.id, "detail": "box"}) from None


def written(record: Record) -> bytes:
    """The record as it stands in a file."""
    lines = [record.header()]
    for ply, decision in enumerate(record.decisions):
        lines += [*_resigned_at(record, ply), msgspec.json.encode(decision)]
    lines += _resigned_at(record, len(record.decisions))
    return b"\n".join(lines) + b"\n"


def _resigned_at(record: Record, ply: int) -> list[bytes]:
    return [resignation.line() for resignation in record.resignations if resignation.ply == ply]


def save(record: Record, path: Path) -> None:
    """Write the whole record; a crash leaves the old file or the new one."""
    draft = path.with_name(path.name + ".draft")
    with telling_of(path), draft.open("wb") as file:
        file.write(written(record))
        file.flush()
        os.fsync(file.fileno())
    with telling_of(path):
        draft.replace(path)


class Recorder:
    """Appends each decision to a file and has it on the disk before the game goes on."""

    def __init__(self, record: Record, path: Path) -> None:
        self.record = record
        self.path = path
        with telling_of(path):
            path.parent.mkdir(parents=True, exist_ok=True)
        save(record, path)

    def add(self, action: int) -> None:
        with telling_of(self.path), self.path.open("ab") as file:
            file.write(msgspec.json.encode(action) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.record.decisions.append(action)


@contextmanager
def telling_of(path: Path) -> Iterator[None]:
    """Turn what the system says of a file into a problem a person can read."""
    try:
        yield
    except FileNotFoundError:
        raise Damaged("file-missing", {"file": str(path)}) from None
    except OSError as problem:
        raise Damaged("file-trouble", {"file": str(path), "detail": problem.strerror or "?"}) from None


def read_bytes(path: Path) -> bytes:
    """A file's content, or a problem that names the file."""
    with telling_of(path):
        return path.read_bytes()


def load(path: Path, *, mend: bool = False) -> Record:
    """The record in a file. A torn last line is a problem, or with ``mend`` left out: it was never acknowledged."""
    return parse(read_bytes(path), str(path), mend=mend)


def parse(content: bytes, name: str, *, mend: bool = False) -> Record:
    """The record in these bytes; Damaged says what is wrong and where."""
    whole = _json(content)
    if isinstance(whole, dict) and "decisions" in whole:
        return _checked(whole, name)
    lines = content.split(b"\n")
    torn = lines.pop()
    if torn and not mend:
        raise Damaged("record-torn", {"file": name, "line": len(lines) + 1})
    header = _json(lines[0]) if lines else None
    if not isinstance(header, dict):
        raise Damaged("not-a-record", {"file": name})
    header["decisions"] = list(_decisions(lines[1:], name))
    return _checked(header, name)


def _decisions(lines: Sequence[bytes], name: str) -> Iterator[object]:
    for number, line in enumerate(lines, start=2):
        decision = _json(line)
        if decision is None:
            raise Damaged("record-line", {"file": name, "line": number})
        yield decision


def _json(content: bytes) -> Any:
    """The value, or None where there is no JSON."""
    try:
        return msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _checked(data: dict[str, Any], name: str) -> Record:
    if data.get("omerta") != "record":
        raise Damaged("not-a-record", {"file": name})
    if isinstance(data.get("format"), int) and data["format"] > RESIGNED:
        raise Damaged("record-newer", {"file": name})
    try:
        record = msgspec.convert({**data, "resignations": []}, Record)
        _take_resignations(record)
    except msgspec.ValidationError as problem:
        raise Damaged("record-shape", {"file": name, "detail": str(problem)}) from None
    return record


def _take_resignations(record: Record) -> None:
    """Part the resignations from the decisions; nobody resigns twice, and nothing comes after the one that ends it."""
    decisions: list[Decision] = []
    for line in record.decisions:
        if any(resignation.ends for resignation in record.resignations):
            raise Damaged("after-the-end", {"ply": len(decisions)})
        if not isinstance(line, dict) or "resign" not in line:
            decisions.append(line)
            continue
        told = msgspec.convert(line, _ResignLine)
        known = [resignation.seat for resignation in record.resignations]
        if not 0 <= told.resign < len(record.seats) or told.resign in known:
            raise Damaged("bad-resignation", {"seat": told.resign + 1})
        record.resignations.append(Resignation(told.resign, len(decisions), told.ends))
    record.decisions = decisions


def replay(game: Game, record: Record, to: int | None = None, journal: Journal | None = None) -> State:
    """The position after the first ``to`` decisions (None: all of them)."""
    last = len(record.decisions) if to is None else to
    if not 0 <= last <= len(record.decisions):
        raise Damaged("no-such-ply", {"ply": last, "most": len(record.decisions)})
    state = start(game, record)
    state.journal = journal
    for ply in range(last):
        state.apply(action_at(game, state, record.decisions[ply], ply))
    return state


def result(game: Game, record: Record, state: State) -> Result | None:
    """How the game of a record ended, if this is the position after all of its decisions and it is over."""
    resigned = [resignation.seat for resignation in record.resignations]
    return outcome(game, state, resigned, any(resignation.ends for resignation in record.resignations))


def start(game: Game, record: Record) -> State:
    """The position before the first decision of a record."""
    if record.version > game.version:
        raise Damaged("rules-newer", {"what": record.version, "most": game.version})
    if not game.fewest_seats <= len(record.seats) <= game.most_seats:
        raise Damaged("record-seats", {"least": game.fewest_seats, "most": game.most_seats})
    return game.new(len(record.seats), options_of(game, record))


def options_of(game: Game, record: Record) -> dict[str, Any]:
    """What was chosen, as the game means it today; the record itself stays as it was written."""
    return game.upgraded(record.options, record.version)


def action_at(game: Game, state: State, decision: Decision, ply: int) -> int:
    """The action of a decision, checked: a damaged record tells its ply."""
    if state.to_move == OVER:
        raise Damaged("after-the-end", {"ply": ply})
    try:
        action = decision if isinstance(decision, int) else state.action(decision)
        if not 0 <= action < game.action_count:
            raise Damaged("illegal-decision", {"ply": ply})
        refusal: Problem | None = state.why_not(action)
    except Problem as problem:
        refusal = problem
    if refusal is not None:
        raise Damaged("illegal-decision", {"ply": ply}, refusal.clause)
    return action
