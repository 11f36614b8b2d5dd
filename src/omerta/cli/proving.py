"""verify and export: games that were played at a table."""

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from omerta.cli.screen import encode
from omerta.core.problems import Unknown
from omerta.core.records import Record, load, save, written
from omerta.core.words import Words

if TYPE_CHECKING:
    from omerta.table.room import Room
    from omerta.table.store import Store


def verify(language: str, source: str, promised: str, *, as_json: bool) -> int:
    """Say whether the shuffle was what the server had promised; a Problem says where it was not."""
    from omerta.table.verifying import verify as check  # noqa: PLC0415

    verdict = check(load(Path(source)), promised.strip().lower())
    if as_json:
        facts = {"commitment": verdict.commitment, "decisions": verdict.decisions, "chances": verdict.chances}
        print(encode({**facts, "doubts": [{"reason": doubt.reason, **doubt.facts} for doubt in verdict.doubts]}))
        return 0
    words = Words(language)
    print(words.text("verify-follows" if verdict.doubts else "verify-fair", {"chances": verdict.chances}))
    for doubt in verdict.doubts:
        print(f"! {words.problem(doubt)}")
    told = {"commitment": verdict.commitment}
    print(words.text("verify-kept" if promised else "verify-commitment", told))
    return 0


def export(language: str, table: str, out: str | None, database: str | None) -> int:
    """Write the record of a table whose game is over or was given up."""
    record = asyncio.run(_fetched(table.rstrip("/").rpartition("/")[2], database))
    if out is None:
        sys.stdout.buffer.write(written(record))
        return 0
    if Path(out).exists():
        raise Unknown("record-exists", {"file": out})
    save(record, Path(out))
    print(Words(language).text("export-done", {"file": out}))
    return 0


async def _fetched(table: str, database: str | None) -> Record:
    from omerta.table.problems import NotDone  # noqa: PLC0415
    from omerta.table.recording import recorded  # noqa: PLC0415
    from omerta.table.storage import default_address, peek  # noqa: PLC0415

    async with peek(database or default_address()) as store:
        try:
            room = await _room(store, table)
        except NotDone as refusal:
            raise Unknown(refusal.problem.reason, refusal.problem.facts) from None
    if not room.is_settled or room.state is None:
        raise Unknown("not-finished")
    return recorded(room)


async def _room(store: "Store", table: str) -> "Room":
    """The table, with the box it was played with."""
    from omerta.table.boxes import Boxes  # noqa: PLC0415
    from omerta.table.rebuilding import rebuilt  # noqa: PLC0415

    saved = await store.load(table)
    if saved is None:
        raise Unknown("unknown-table")
    row = saved.table
    return rebuilt(saved, await Boxes(store, lambda: 0).of_table(row.game, row.options, row.digest))
