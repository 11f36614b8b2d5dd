"""As much of a server's messages as a scripted player reads; the rest is not even decoded."""

import msgspec


class Choice(msgspec.Struct, gc=False):
    action: int


class Sight(msgspec.Struct):
    seat: int | None
    moment: int
    choices: list[Choice]
    can_undo: bool = False
    premove: int | None = None


class Seat(msgspec.Struct):
    seat: int
    kind: str
    away: bool
    left: int | None = None


class Asked(msgspec.Struct):
    seat: int
    question: int
    consented: list[int]


class Table(msgspec.Struct):
    phase: str
    seats: list[Seat]
    sights: list[Sight]
    undo_asked: Asked | None = None


class Refusal(msgspec.Struct):
    code: str
    reason: str


class News(msgspec.Struct):
    kind: str
    id: int | None = None
    table: Table | None = None
    problem: Refusal | None = None


read = msgspec.json.Decoder(News).decode
