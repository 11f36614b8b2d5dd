"""The game of a table as a record."""

from omerta.core.records import Fairness, Record, Sitter, box_in_record
from omerta.table.room import Room


def recorded(room: Room) -> Record:
    """The whole game, with what proves its shuffle."""
    row = room.table
    sitters = [Sitter(seat.name or seat.level or seat.kind, seat.level or seat.kind) for seat in room.seats]
    record = Record(row.game, sitters, row.options, list(room.made), row.version)
    contributions = [seat.contribution for seat in room.seats]
    record.resignations = list(room.resignations)
    record.box = box_in_record(room.game)
    record.fairness = Fairness(room.id, room.commitment, row.secret.hex(), contributions, room.steps)
    return record
