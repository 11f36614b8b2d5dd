"""What a process finds out about a record: how it went, whether it is right, what its graph is made of."""

from contextlib import suppress
from gzip import GzipFile
from pathlib import Path
from typing import Final

from omerta import games
from omerta.core import records
from omerta.core.problems import Problem
from omerta.core.records import Record
from omerta.table.boxes import packed
from omerta.table.problems import told
from omerta.table.replaying import actions_of, meant, moments, written
from omerta.table.thinkers import Outline, Question, Studied, Study
from omerta.table.verifying import verified

ADVISER: Final = "adviser"  # in place of a level
SQUEEZING: Final = 6  # how hard a replay is compressed


def studied(study: Study) -> Studied:
    """What is wanted; a problem of the record's is told, not raised."""
    if study.wanted == "check":
        return Studied(verified=verified(study.content, study.name))
    try:
        record = records.parse(study.content, study.name)
        return Studied(outline=outline(record)) if study.wanted == "graph" else Studied(length=filmed(study, record))
    except Problem as problem:
        return Studied(told(problem).problem)


def outline(record: Record) -> Outline:
    """What a graph is made of; Damaged if the game is not over."""
    seats, made = len(record.seats), actions_of(record)
    box = packed(games.for_record(record))
    question = Question("", record.game, seats, meant(record), made, 0, ADVISER, *box)
    return Outline(question, moments(record))


def filmed(study: Study, record: Record) -> int:
    """Write a replay into its file, compressed, a frame at a time; how many bytes of JSON it has.

    The file has no name from then on: whoever waits for it holds it open, and nothing is left of it whoever dies.
    """
    with Path(study.file).open("r+b") as file, GzipFile("", "wb", SQUEEZING, file, mtime=0) as squeezed:
        with suppress(OSError):  # where what is open cannot be unlinked its reader does it
            Path(study.file).unlink()
        return sum(squeezed.write(part) for part in written(record, study.viewpoint, study.has_sheets))
