"""What the page's own tests look at, as the real rules and the real server write it: games, scenes and tables.

``make fixtures`` writes them anew; tests/web/test_fixtures.py compares. A game with a board names its scenes in
tests/games/<game>/scenes.py.
"""

import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from omerta.core.game import CHANCE, OVER, Game, Json, Shaped, State
from omerta.core.journal import Event, Journal
from omerta.core.words import LANGUAGES, named_ftl
from omerta.games import NAMES, find, summed
from omerta.table.boxes import Played
from omerta.table.room import Room
from omerta.table.showing import table_shown
from omerta.table.shown import Choice, Line, TableShown
from omerta.table.store import ClockChoice, Phase, Saved, SeatRow, TableRow
from omerta.web.routes.games import read_all
from tables import ROOT, games

PAGE: Final = Path("web/src/lib")
TABLES: Final = PAGE / "table/test/tables.jsonl"
ALA: Final = "guest"

Seen: TypeAlias = Mapping[str, Any]
Player: TypeAlias = Callable[[State], int]  # decides for every seat and for chance


def evenly(seed: int) -> Player:
    numbers = Random(seed)
    return lambda state: numbers.choices(state.legal(), state.weights() or None)[0]


class Scene(NamedTuple):
    """The first or last moment of a game that fits what a spectator sees and the kinds of moves on offer.

    Games are played from this seed on, until one has such a moment.
    """

    name: str
    seats: int
    options: Json
    fits: Callable[[Seen, set[str]], bool]
    seed: int = 0
    player: Callable[[int], Player] = evenly
    is_last: bool = False


class Moment(NamedTuple):
    """A moment of a game, the one before, and the events until then and since."""

    state: State
    before: State
    known: list[Event]
    new: list[Event]


class Sight(msgspec.Struct):
    """A moment as one seat (None: a spectator) sees it, with the moment before and the lines between."""

    scene: str
    seat: int | None
    before: Seen
    view: Seen
    lines: list[Line]
    choices: list[Choice]
    sums: Shaped | None


def game_path(game: str) -> Path:
    return PAGE / "games" / game / "test" / "game.json"


def scenes_path(game: str) -> Path:
    return PAGE / "games" / game / "test" / "views.jsonl"


@cache
def written() -> dict[Path, str]:
    """Every file that the command writes, with its content."""
    return {
        **{game_path(game.name): _game(game) for game in games()},
        **{scenes_path(game): _lines(sights(game)) for game in NAMES if _has_scenes(game)},
        TABLES: _lines([{"name": name, "table": table} for name, table in tables().items()]),
    }


def _game(game: Game) -> str:
    """What the list of games says of it, its nouns, and the names in its box as texts."""
    shown = next(one for one in read_all() if one.name == game.name)
    names = {language: named_ftl(game, language) for language in LANGUAGES}
    written = {"shown": msgspec.to_builtins(shown), "nouns": dict(game.nouns), "names": names}
    return json.dumps(written, ensure_ascii=False, indent=1) + "\n"


def _has_scenes(game: str) -> bool:
    return (ROOT / "tests" / "games" / game / "scenes.py").is_file()


def _lines(values: list[Any]) -> str:
    return "".join(f"{msgspec.json.encode(value).decode()}\n" for value in values)


# Scenes.


def sights(game: str) -> list[Sight]:
    """Each scene of a game as the seat to move, the next one and a spectator see it."""
    found: list[Sight] = []
    for scene in import_module(f"games.{game}.scenes").SCENES:
        moment = _found(find(game), scene)
        mover = max(0, int(moment.state.to_move))
        found += [_sight(find(game), scene, moment, seat) for seat in (mover, (mover + 1) % scene.seats, None)]
    return found


def _found(game: Game, scene: Scene) -> Moment:
    for seed in count(scene.seed):
        fitting = (moment for moment in _moments(game, scene, seed) if _fits(scene, moment.state))
        found = deque(fitting, maxlen=1) if scene.is_last else deque(islice(fitting, 1))
        if found:
            return found.pop()
    raise AssertionError


def _fits(scene: Scene, state: State) -> bool:
    return scene.fits(state.view(None).to_json(), _kinds(state))


def _moments(game: Game, scene: Scene, seed: int) -> Iterator[Moment]:
    """Whenever a seat is to decide, and the end."""
    state, journal, decide = game.new(scene.seats, scene.options), Journal(), scene.player(seed)
    state.journal = journal
    before: State | None = None
    known = 0
    while True:
        if state.to_move != CHANCE:
            now = state.copy()
            known = len(journal.events) if before is None else known
            yield Moment(now, before or now, journal.events[:known], journal.events[known:])
            before, known = now, len(journal.events)
        if state.to_move == OVER:
            return
        state.apply(decide(state))


def _kinds(state: State) -> set[str]:
    moves = filter(None, map(state.move, state.legal()))
    return {str(move["move"]) for move in moves}


def _sight(game: Game, scene: Scene, moment: Moment, seat: int | None) -> Sight:
    state, view = moment.state, moment.state.view(seat)
    legal = state.legal() if seat is not None and seat == state.to_move else []
    choices = [Choice(action, dict(game.facts(view, action)), state.move(action) or {}) for action in legal]
    return Sight(
        scene.name,
        seat,
        moment.before.view(seat).to_json(),
        view.to_json(),
        _new_lines(moment, seat),
        choices,
        summed(game, view),
    )


def _new_lines(moment: Moment, seat: int | None) -> list[Line]:
    """Numbered as this seat reads the journal."""
    known = sum(event.seen_by(seat) for event in moment.known)
    new = [event for event in moment.new if event.seen_by(seat)]
    return [Line(known + number, event.kind, event.clause, dict(event.facts)) for number, event in enumerate(new)]


# Tables.


def tables() -> dict[str, TableShown]:
    """Tables as the browser of Ala is shown them."""
    ala, bot = SeatRow(0, "human", "Ala", guest=ALA), SeatRow(1, "bot", level="pawn")
    shared = SeatRow(1, "human", "Bo", guest=ALA)
    return {
        "gathering": _table([ala, SeatRow(1, "open")], "gathering"),
        "opening": _table([ala, bot]),
        "shared": _table([ala, shared], casual=True),
        "watching": _table([SeatRow(0, "human", "Ala", guest="another"), bot], game="syndicate"),
        "finished": _table([ala, bot], "finished"),
    }


def _table(seats: list[SeatRow], phase: Phase = "playing", game: str = "gangs", *, casual: bool = False) -> TableShown:
    rules = find(game)
    options = rules.chosen({"first": 0} if game == "gangs" else {})
    clock = ClockChoice("none", 0, 0)
    row = TableRow(
        id="table", game=game, version=rules.version, seats=len(seats), options=options, language="en",
        visibility="private", casual=casual, chat=True, clock=clock, secret=bytes(32), phase=phase,
        host=seats[0].guest, created=0, changed=0,
    )  # fmt: skip
    room = Room(Saved(row, seats, [], []), Played(rules))
    if phase != "gathering":
        room.adopt(room.drafted_start(0))
    if phase == "finished":
        _play_out(room)
    return table_shown(room, ALA)


def _play_out(room: Room) -> None:
    decide = evenly(1)
    while not room.is_over:
        assert room.state is not None
        room.adopt(room.drafted_move(room.mover, decide(room.state), 0, "bot"))


def write(root: Path = ROOT) -> None:
    for path, content in written().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    write()
