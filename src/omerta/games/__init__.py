"""The registry. A new game is one line here; its module ``game`` makes it, of a box where it has one.

Several boxes of a game may be known to a process side by side: the one that is shipped with the game, and those that
owners of the printed game keep on the shelf. Each has a Game of its own. Nothing is read before it is asked for, so a
broken box of one game is nobody else's problem.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Final, cast

from omerta.core.boxes import Box, Data, box_of, digest_of, parse
from omerta.core.game import Game, Shaped, View
from omerta.core.problems import Broken, Damaged, Fault, Unknown
from omerta.core.records import Record, RecordBox, unpacked
from omerta.core.schema import Schema, shown
from omerta.core.sheet import SheetMaker
from omerta.core.sums import Summer
from omerta.core.warning import Warned, Warner

NAMES: Final = (
    "gangs",
    "syndicate",
    "families",
    "speakeasy",
)  # fmt: skip
PASSING: Final = 16  # games of boxes that are not on the shelf, such as those in records, which are kept for a while

_lock: Final = RLock()
_shipped: Final[dict[str, Box | None]] = {}
_former: Final[dict[str, list[Box]]] = {}
_shelf: Final[dict[str, dict[str, Box]]] = {name: {} for name in NAMES}
_made: Final[dict[tuple[str, str], Game]] = {}  # by name and digest, the oldest first


def find(name: str, box: str = "") -> Game:
    """The game of this short name, with a box that this process knows by its id; without one, the shipped one."""
    return make(name, find_box(name, box))


def of(name: str, options: Mapping[str, object] | None) -> Game:
    """The game whose box these options name."""
    box = (options or {}).get("data")
    return find(name, box if isinstance(box, str) else "")


def for_record(record: Record) -> Game:
    """The game that a record was played with; its box may lie in the record itself."""
    return played(record.game, record.options, record.box)


def played(name: str, options: Mapping[str, object], box: RecordBox | None) -> Game:
    """The game by these options and what was noted of its box."""
    if box is None:
        return of(name, options)
    game = find(name, box.id) if box.data is None else _unpacked(name, box)
    if game.box is None or (game.box.id, game.box.digest) != (box.id, box.digest):
        raise Damaged("data-other-content", {"what": shown(box.id), "game": name})
    return game


def _unpacked(name: str, box: RecordBox) -> Game:
    """The game of a box that came with a record: checked like any other, unless it is known."""
    data = parse(unpacked(box), name, shown(box.id), _schema(name).clause)
    known = _made.get((name, digest_of(data)))
    return make(name, checked_box(data, name)) if known is None else known


def for_position(position: Mapping[str, object]) -> Game:
    """The game of a position."""
    name = position.get("game")
    return of(name if isinstance(name, str) else "", position)


def make(name: str, box: Box | None) -> Game:
    """The game made of a box; the same instance for the same content."""
    _check_name(name)
    key = (name, "" if box is None else box.digest)
    with _lock:
        if key not in _made:
            known = [other for other in _known(name) if box is not None and other.digest == box.digest]
            _made[key] = cast(Game, import_module(f"omerta.games.{name}.game").make(known[0] if known else box))
            _forget_passing()
        return _made[key]


def _forget_passing() -> None:
    """Boxes come and go with records; those on the shelf stay."""
    known = {(name, box.digest) for name, some in _shelf.items() for box in some.values()}
    known |= {(name, "" if box is None else box.digest) for name, box in _shipped.items()}
    known |= {(name, box.digest) for name, some in _former.items() for box in some}
    passing = [key for key in _made if key not in known]
    for key in passing[:-PASSING]:
        del _made[key]


# Boxes.


def has_box(name: str) -> bool:
    """Whether a game is made of data."""
    _check_name(name)
    return find_spec(f"omerta.games.{name}.box") is not None


def read_box(content: bytes, name: str, file: str = "JSON") -> Box:
    """The box of a game in the content of a file; Broken has all that is wrong with it."""
    return checked_box(parse(content, name, file, _schema(name).clause), name)


def checked_box(data: Data, name: str, *, is_shipped: bool = False) -> Box:
    """The box of these values; Broken has all that is wrong with them."""
    _schema(name)
    faults: list[Fault] = import_module(f"omerta.games.{name}.box").check(data)
    if faults:
        raise Broken(name, faults)
    return box_of(data, is_shipped=is_shipped)


def shipped(name: str) -> Box | None:
    """The box that comes with a game; none where the game needs none."""
    with _lock:
        if name not in _shipped:
            _shipped[name] = _read_shipped(name, shipped_file(name)) if has_box(name) else None
        return _shipped[name]


def former(name: str) -> list[Box]:
    """The boxes that came with a game before: its tables and records are played on with the values they had."""
    with _lock:
        if name not in _former:
            _former[name] = [_read_shipped(name, file) for file in former_files(name)]
        return _former[name]


def shipped_file(name: str) -> Path:
    return cast(Path, files("omerta.games") / name / "data" / f"{name}.json")


def former_files(name: str) -> list[Path]:
    return sorted((shipped_file(name).parent / "former").glob("*.json"))


def _read_shipped(name: str, file: Path) -> Box:
    try:
        content = file.read_bytes()
    except OSError:
        raise Broken(name, [Fault(file.name, "data-missing", clause=_schema(name).clause)]) from None
    return checked_box(parse(content, name, file.name, _schema(name).clause), name, is_shipped=True)


def _schema(name: str) -> Schema:
    """What the data file of a game holds."""
    if not has_box(name):
        raise Unknown("no-data", {"game": name})
    return cast(Schema, import_module(f"omerta.games.{name}.box").SCHEMA)


def boxes(name: str) -> list[Box]:
    """All that this process knows of a game, the shipped one first."""
    first = shipped(name)
    return [*([] if first is None else [first]), *_shelf[name].values()]


def find_box(name: str, box: str = "") -> Box | None:
    """A box by its id; without one, the shipped one."""
    _check_name(name)
    known = _shelf[name].get(box)
    if known is not None:
        return known
    first = shipped(name)
    if box in ("", "" if first is None else first.id):
        return first
    for other in former(name):
        if other.id == box:
            return other
    raise Unknown("unknown-box", {"what": box, "game": name, "known": ", ".join(one.id for one in boxes(name))})


def keep(box: Box) -> None:
    """Put a box on the shelf; its id must not be that of another."""
    with _lock:
        for other in _known(box.game):
            if other.id == box.id and other.digest != box.digest:
                raise Broken(box.game, [Fault("id", "data-same-id", {"what": box.id}, _schema(box.game).id_clause)])
        if box.digest not in [other.digest for other in _known(box.game)]:
            _shelf[box.game][box.id] = box


def _known(name: str) -> list[Box]:
    """All boxes of a game that can be had, even if the shipped one is broken."""
    try:
        return [*boxes(name), *former(name)]
    except Broken:
        return list(_shelf[name].values())


def forget(name: str, box: str) -> None:
    """Take a box from the shelf."""
    with _lock:
        _check_name(name)
        if box not in _shelf[name]:
            raise Unknown("unknown-box", {"what": box, "game": name, "known": ", ".join(_shelf[name])})
        del _shelf[name][box]


def _check_name(name: str) -> None:
    if name not in NAMES:
        raise Unknown("unknown-game", {"what": name, "known": ", ".join(NAMES)})


def shapes_of(name: str) -> ModuleType:
    """Where a game declares what it writes: ViewJson, PositionJson, Move, and Events with the facts of each kind."""
    return import_module(f"omerta.games.{name}.shapes")


def sheet_of(game: Game) -> SheetMaker:
    """The module in which a game makes a sheet of its table."""
    return cast(SheetMaker, _part(game.name, "sheet"))


def warned(game: Game, view: View, action: int) -> list[Warned]:
    """What a game says against a legal action of the seat that looks; nothing where it has no warnings."""
    warner = _part(game.name, "warnings")
    return [] if warner is None else cast(Warner, warner).warnings(view, action)


def summed(game: Game, view: View) -> Shaped | None:
    """What the viewer would add up in the head; nothing where a game has no sums."""
    summer = _part(game.name, "sums")
    return None if summer is None else cast(Summer, summer).sums(view)


@cache
def _part(game: str, name: str) -> ModuleType | None:
    """A module that a game may have."""
    return None if find_spec(f"omerta.games.{game}.{name}") is None else import_module(f"omerta.games.{game}.{name}")
