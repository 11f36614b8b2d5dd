"""perft, legal, replay, rules: for whoever studies or referees a game."""

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from omerta import games
from omerta.cli import screen
from omerta.cli.boxes import open_game, open_record
from omerta.cli.screen import encode
from omerta.cli.telling import telling
from omerta.core import perft as counting
from omerta.core.game import OVER, Game, Result, State
from omerta.core.journal import Journal
from omerta.core.problems import Damaged, Facts, Unknown
from omerta.core.records import load, read_bytes
from omerta.core.records import replay as replay_record
from omerta.core.records import result as record_result
from omerta.core.words import Words
from omerta.core.writing import mover_json


def perft(language: str, source: str, depth: int, data: str | None = None, *, divide: bool, as_json: bool) -> int:
    """Count, with a progress bar when somebody watches."""
    game, state = read_position(source, language, data)
    words = Words(language, game)
    if depth < 0:
        raise Unknown("depth")
    shares = _shares(state, depth, words)
    nodes = sum(count for _, count in shares) if shares else 1
    if as_json:
        answer: dict[str, Any] = {"depth": depth, "nodes": nodes}
        if divide:
            answer["divide"] = [{"action": a, "move": state.move(a), "nodes": count} for a, count in shares]
        print(encode(answer))
        return 0
    screen.show_caveats(words, state)
    if divide:
        for action, count in shares:
            print(f"{count:>12}  {screen.move_text(game, words, state, action)}")
    print(words.text("perft-nodes", {"depth": depth, "nodes": f"{nodes:_}".replace("_", " ")}))
    return 0


def _shares(state: State, depth: int, words: Words) -> list[tuple[int, int]]:
    """The leaves below each first move; none where there is no move to make."""
    actions = state.legal() if depth > 0 else []
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        watched = progress.track(actions, description=words.text("perft-progress"))
        return [(action, counting.share(state, action, depth)) for action in watched]


def legal(language: str, source: str, data: str | None = None, *, as_json: bool) -> int:
    """The legal moves, ascending."""
    game, state = read_position(source, language, data)
    words = Words(language, game)
    actions = state.legal()
    if as_json:
        moves = [{"action": action, "move": state.move(action)} for action in actions]
        print(encode({"to_move": mover_json(state.to_move), "legal": moves}))
        return 0
    screen.show_caveats(words, state)
    if not actions:
        print(words.text("legal-none"))
        return 0
    print(screen.mover_text(words, state, ()))
    weights = state.weights() or [0] * len(actions)
    for action, weight in zip(actions, weights, strict=True):
        brackets = f" [{weight}]" if weight else ""
        print(f"{action:>6}  {screen.move_text(game, words, state, action)}{brackets}")
    print(words.text("legal-count", {"count": len(actions)}))
    return 0


def replay(
    language: str, source: str, to: int | None, seat: int | None, data: str | None = None, *, as_json: bool
) -> int:
    """Tell the game up to a ply and show where it stands."""
    record = load(Path(source))
    game = open_record(language, record, data)
    words = Words(language, game)
    viewpoint = _viewpoint(seat, len(record.seats))
    journal = Journal()
    with telling(words):
        state = replay_record(game, record, to, journal)
    plies = len(record.decisions)
    ply = plies if to is None else to
    result = record_result(game, record, state) if ply == plies else None
    if as_json:
        print(
            encode(
                {
                    "game": game.name,
                    "ply": ply,
                    "plies": plies,
                    **_state_json(state, viewpoint, result),
                    "events": _told(journal, viewpoint),
                }
            )
        )
        return 0
    screen.show_caveats(words, state)
    console = Console(highlight=False)
    screen.show_events(console, words, screen.events(journal, viewpoint), record.names())
    if viewpoint is None:
        screen.show_all(console, game, words, state, record.names())
    else:
        screen.show_view(console, game, words, state.view(viewpoint), record.names())
    print(words.text("replay-line", {"ply": ply, "plies": plies}))
    if result is None or state.to_move == OVER:
        print(screen.mover_text(words, state, record.names()))
    parts = game.tally(state.view(None), journal.seen_by(None)) if state.to_move == OVER else []
    screen.show_result(console, words, result, record.names(), parts)
    return 0


def _viewpoint(seat: int | None, seats: int) -> int | None:
    if seat is None:
        return None
    if not 1 <= seat <= seats:
        raise Unknown("no-seat", {"what": seat, "most": seats})
    return seat - 1


def _state_json(state: State, viewpoint: int | None, result: Result | None) -> dict[str, Any]:
    """The position, or for a seat's viewpoint its view alone."""
    shown = (
        {"position": screen.position_json(state)} if viewpoint is None else {"view": state.view(viewpoint).to_json()}
    )
    return {"to_move": mover_json(state.to_move), **shown, "result": None if result is None else result.to_json()}


def _told(journal: Journal, viewpoint: int | None) -> list[dict[str, object]]:
    return [event.to_json() for event in screen.events(journal, viewpoint)]


def rules(language: str, name: str, clause: str | None, *, as_json: bool) -> int:
    """The rulebook, or the part asked for."""
    words = Words(language, games.find(name))
    wanted = _matching(words, name, clause)
    if as_json:
        entries = [{"clause": id_, "chapter": words.chapter(id_), "text": words.rule(id_)} for id_ in wanted]
        print(encode({"game": name, "language": language, "clauses": entries}))
        return 0
    console = Console(highlight=False)
    if clause is None:
        console.print(f"[bold]{words.text('title')}[/] – {words.text('subtitle')}")
    chapter = ""
    for id_ in wanted:
        if words.chapter(id_) != chapter:
            chapter = words.chapter(id_)
            console.print(f"\n[bold]{id_.split('.')[0]} {chapter}[/]")
        console.print(f"[bold]{id_}[/] {words.rule(id_)}")
    return 0


def _matching(words: Words, name: str, clause: str | None) -> list[str]:
    if clause is None:
        return words.clauses()
    wanted = clause.upper()
    found = [id_ for id_ in words.clauses() if id_ == wanted or id_.split(".")[0] == wanted]
    if not found:
        raise Unknown("unknown-clause", {"what": clause, "game": name})
    return found


def read_position(source: str, language: str, data: str | None = None) -> tuple[Game, State]:
    """The game and position in a file, or in standard input for -."""
    content = sys.stdin.buffer.read() if source == "-" else read_bytes(Path(source))
    shown: Facts = {"file": source}
    try:
        position = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Damaged("not-json", {**shown, "detail": str(problem)}) from None
    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise Damaged("not-a-position", shown)
    game = games.for_position(position) if data is None else open_game(language, position["game"], data)
    with telling(Words(language, game)):
        return game, game.from_json(position)
