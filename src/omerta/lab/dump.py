"""Games of bots as data: whole records as JSON lines, or a row for each decision as Parquet.

A line of the .jsonl file is a whole record, header and decisions in one JSON object; taken out into a file of its own
it is what `omerta replay` reads.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from omerta.core.game import Game
from omerta.core.records import Record, Sitter, box_in_record, start, telling_of
from omerta.lab.match import Note
from omerta.lab.plans import Plan


def record_of(plan: Plan, note: Note) -> Record:
    """The record of one game."""
    sitters = [Sitter(f"{player} {seat + 1}", player) for seat, player in enumerate(note.players)]
    box = box_in_record(plan.found_game())
    return Record(plan.game, sitters, plan.options, list(note.decisions or []), plan.version, box=box)


def write_lines(path: Path, plan: Plan, notes: Iterable[Note]) -> int:
    """A record a line; how many there are."""
    count = 0
    with telling_of(path), path.open("xb") as file:
        for note in notes:
            file.write(msgspec.json.encode(record_of(plan, note)) + b"\n")
            count += 1
    return count


def rows(game: Game, plan: Plan, number: int, note: Note) -> Iterator[dict[str, Any]]:
    """A row for each decision of a game, chance's too (seat −1)."""
    state = start(game, record_of(plan, note))
    for ply, action in enumerate(note.decisions or []):
        seat = int(state.to_move)
        yield {
            "game": number,
            "ply": ply,
            "seat": seat,
            "player": note.players[seat] if seat >= 0 else "chance",
            "action": action,
            "move": msgspec.json.encode(state.move(action)).decode(),
            "legal": len(state.legal()),
            "won": note.share(seat) if seat >= 0 else None,
            "score": note.scores[seat] if seat >= 0 else None,
            "winners": note.winners,
            "scores": note.scores,
            "reason": note.reason,
        }
        state.apply(action)
