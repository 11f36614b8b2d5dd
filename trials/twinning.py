"""Twins at real tables: pairs of games that one viewer cannot tell apart, put into a database for a server to open.

The chance of such games cannot be steered from outside, so their logs are written as a server would have written them.
"""

import secrets
import time
from collections.abc import Iterator
from itertools import cycle
from random import Random

import msgspec

from omerta.core.game import Game, Setup
from omerta.core.numbers import Numbers
from omerta.table.clocks import NOBODY
from omerta.table.entries import Entry
from omerta.table.fairness import STEPS
from omerta.table.room import THE_TABLE, TWO_STEPS
from omerta.table.store import ClockChoice, GuestRow, SeatRow, Store, TableRow, Wish
from omerta.table.tokens import hashed
from tables import named, tables, viewers
from twins import Pair, pairs

CUTS = 4  # moments of one pair of games, those first at which the viewer decides
STEP = 7_000  # milliseconds between two decisions
SLOW = ClockChoice("player", 36_000, 60)
BOT = "soldier"
CASUAL = 0.4  # of the tables let rivals agree that something is taken back
BOTS = 0.3  # of the tables at which the viewer decides have bots on all other seats


class Sitter(msgspec.Struct):
    """Somebody who is known by a token."""

    id: str
    token: str

    @classmethod
    def new(cls) -> "Sitter":
        return cls(secrets.token_hex(16), secrets.token_urlsafe(32))

    def row(self, name: str) -> GuestRow:
        return GuestRow(self.id, name, hashed(self.token), 0)


class Next(msgspec.Struct):
    """What a seat decides next, in one twin and the other; chance is not asked after it."""

    seat: int
    actions: list[int]
    then: int  # who decides after it
    widths: list[int]  # among how many choices, then


class Twins(msgspec.Struct):
    """Two tables at one moment."""

    game: Game
    setup: Setup
    viewer: int | None
    mover: int
    last: int  # who decided last; negative: chance, at the start
    steps: list[tuple[int, list[tuple[int, ...]]]]
    legal: list[int]  # what the viewer may choose, if it is to decide
    differs: bool
    differs_in_number: bool
    tried: list[object]  # moves in their canonical form, to be tried out
    following: Next | None = None
    has_clock: bool = False
    has_bots: bool = False
    is_casual: bool = False
    tables: list[str] = []
    me: Sitter = msgspec.field(default_factory=Sitter.new)
    rival: Sitter = msgspec.field(default_factory=Sitter.new)

    @property
    def name(self) -> str:
        return named(self.game, self.setup)

    def made(self, which: int) -> list[int]:
        return [action for _, both in self.steps for action in both[which]]

    def moment(self, seat: int) -> int:
        return sum(maker == seat for maker, _ in self.steps)


def all_twins(rng: Random) -> Iterator[Twins]:
    """Of every set-up in turn, for every viewer in turn, without end."""
    kinds = [(game, setup, viewer) for game, setup in tables() for viewer in people(game, setup)]
    rng.shuffle(kinds)
    for game, setup, viewer in cycle(kinds):
        found = twins_of(game, setup, viewer, rng)
        rng.shuffle(found)
        yield from sorted(found, key=lambda twins: not twins.legal)[:CUTS]


def people(game: Game, setup: Setup) -> list[int | None]:
    """Whoever can look: a spectator, and the seats that the rulebook does not play itself."""
    automata = game.automata(setup.options)
    return [viewer for viewer in viewers(setup.seats) if viewer not in automata]


def twins_of(game: Game, setup: Setup, viewer: int | None, rng: Random) -> list[Twins]:
    """All moments of one pair of games."""
    found: list[Twins] = []
    moves: list[object] = []
    for pair in pairs(game, setup, viewer, Numbers(rng.getrandbits(32))):
        if found:
            found[-1].following = _next(pair)
        if pair.mover >= 0:
            moves += [move for state in pair.states for action in state.legal()[:40] if (move := state.move(action))]
            found.append(_at(pair, rng))
    for twins in found:
        twins.tried = rng.sample(moves, min(len(moves), 150))
    return found


def _next(pair: Pair) -> Next | None:
    seat, made = pair.steps[-1]
    is_plain = pair.mover >= 0 and all(len(one) == 1 for one in made)
    widths = [len(state.legal()) for state in pair.states]
    return Next(seat, [one[0] for one in made], pair.mover, widths) if is_plain else None


def _at(pair: Pair, rng: Random) -> Twins:
    is_mine = pair.mover == pair.viewer
    return Twins(
        game=pair.game,
        setup=pair.setup,
        viewer=pair.viewer,
        mover=pair.mover,
        last=pair.steps[-1][0],
        steps=list(pair.steps),
        legal=pair.states[0].legal() if is_mine else [],
        differs=pair.differs,
        differs_in_number=pair.differs_in_number,
        tried=[],
        has_clock=rng.random() < 0.3,
        has_bots=is_mine and rng.random() < BOTS,
        is_casual=rng.random() < CASUAL,
    )


async def store_twins(store: Store, twins: Twins) -> None:
    """Both tables as a server would have kept them."""
    await store.set_guest(twins.me.row("Ala"))
    await store.set_guest(twins.rival.row("Bo"))
    now = int(time.time() * 1000) - STEP * (len(twins.steps) + 1)
    for which in range(2):
        row = _row(twins, now)
        twins.tables = [*twins.tables, row.id]
        await store.create(row, [_seat(twins, seat) for seat in range(twins.setup.seats)], "", _wishes())
        await store.append(row.id, list(_entries(twins, which, now)), "playing")


def _wishes() -> list[Wish]:
    return [Wish(THE_TABLE, TWO_STEPS, str(STEPS))]


def _row(twins: Twins, now: int) -> TableRow:
    game = twins.game
    return TableRow(
        id=secrets.token_hex(16),
        game=game.name,
        version=game.version,
        seats=twins.setup.seats,
        options=game.chosen(twins.setup.options),
        language="en",
        visibility="private",
        casual=twins.is_casual,
        chat=True,
        clock=SLOW if twins.has_clock else ClockChoice(),
        secret=secrets.token_bytes(32),
        phase="gathering",
        host=twins.rival.id,
        created=now,
        changed=now,
        digest="" if game.box is None else game.box.digest,
    )


def _seat(twins: Twins, seat: int) -> SeatRow:
    if seat in twins.game.automata(twins.setup.options):
        return SeatRow(seat, "automaton")
    if seat != twins.viewer and twins.has_bots:
        return SeatRow(seat, "bot", level=BOT)
    sitter, name = (twins.me, "Ala") if seat == twins.viewer else (twins.rival, "Bo")
    return SeatRow(seat, "human", name, "", sitter.id, False, secrets.token_bytes(32), "5e" * 32)


def _entries(twins: Twins, which: int, at: int) -> Iterator[Entry]:
    """All that was decided in one step was written at once."""
    yield Entry(0, "resume", NOBODY, 0, at)
    number = 1
    for place, (seat, both) in enumerate(twins.steps):
        for turn, action in enumerate(both[which]):
            is_seat = seat >= 0 and turn == 0
            kind, maker = ("seat", seat) if is_seat else ("chance", NOBODY)
            yield Entry(number, kind, maker, action, at + STEP * place, "player" if is_seat else "")  # type: ignore[arg-type]
            number += 1
