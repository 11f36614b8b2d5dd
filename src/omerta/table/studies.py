"""What a Host tells whoever wants to understand a game: why not, what now, how it went, how it stood."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec

from omerta import games
from omerta.core.foresight import Foresight, foresee
from omerta.core.numbers import Numbers
from omerta.core.problems import Problem as CoreProblem
from omerta.core.records import Record
from omerta.core.sheet import Sheet
from omerta.games import sheet_of
from omerta.table.boxes import packed
from omerta.table.problems import forbid, stale, told
from omerta.table.replaying import actions_of, meant, replayed
from omerta.table.room import Room
from omerta.table.store import GuestRow
from omerta.table.studied import ChancePoint, Chances, Hint, Replay
from omerta.table.thinkers import Question

if TYPE_CHECKING:
    from omerta.table.host import Host

FORESEEN_BY: Final = 1  # the same worlds for the same view, whatever is hidden
ADVISER: Final = "adviser"  # in place of a level
MOST_KEPT: Final = 200  # graphs
MOST_WAITING: Final = 20  # graphs that nobody has begun


class Graph:
    """How likely each seat was to win, as far as it is known."""

    def __init__(self, record: Record, key: str) -> None:
        self.key = key
        self.points: list[ChancePoint] = []
        self._plies = [frame.ply for frame in replay(record, None).frames]
        seats, made = len(record.seats), actions_of(record)
        box = packed(games.for_record(record))
        self._whole = Question(key, record.game, seats, meant(record), made, 0, ADVISER, *box)

    @property
    def is_done(self) -> bool:
        return len(self.points) == len(self._plies)

    @property
    def next_ply(self) -> int:
        return self._plies[len(self.points)]

    def question(self) -> Question:
        """About the first moment that is not known."""
        return msgspec.structs.replace(self._whole, decisions=self._whole.decisions[: self.next_ply])

    def shown(self) -> Chances:
        return Chances(list(self.points), len(self._plies), self.is_done)


class Studies:
    """Answers questions about games; changes nothing at any table."""

    def __init__(self, host: "Host") -> None:
        self._host = host
        self._graphs: OrderedDict[str, Graph] = OrderedDict()
        self._drawing: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._drawing is not None:
            self._drawing.cancel()
            with suppress(asyncio.CancelledError):
                await self._drawing

    # While it is played.

    async def try_move(self, guest: GuestRow, table: str, seat: int, moment: int, move: dict[str, Any]) -> None:
        """Whether a move, in its canonical form, is possible for the seat to move; NotDone says why not."""
        room = await self._host.room(table)
        self._decides(guest, room, seat, moment)
        state = room.state
        assert state is not None
        try:
            action = state.action(move)
            refusal: CoreProblem | None = state.why_not(action)
        except CoreProblem as problem:
            refusal = problem
        if refusal is not None:
            raise told(refusal)

    async def foresight(self, guest: GuestRow, table: str, seat: int, moment: int, action: int) -> Foresight:
        """What a choice of a guest's seat is sure to bring, from what that seat sees."""
        room = await self._host.room(table)
        self._decides(guest, room, seat, moment)
        state = room.state
        assert state is not None
        refusal = state.why_not(action)
        if refusal is not None:
            raise told(refusal)
        view, draw = state.view(seat), sheet_of(room.game).draw
        found = await asyncio.to_thread(foresee, room.game, view, action, draw, Numbers(FORESEEN_BY))
        self._decides(guest, room, seat, moment)  # the game may have gone on meanwhile
        return found

    async def hint(self, guest: GuestRow, table: str, seat: int) -> Hint:
        """What an adviser would do on a guest's seat, from what that seat sees."""
        room = await self._host.room(table)
        if not room.allows_hints:
            forbid("hints-off")
        moment = room.moments[seat] if 0 <= seat < room.table.seats else 0
        self._decides(guest, room, seat, moment)
        advised = await self._host.thinkers.advise(room.question(seat, ADVISER))
        if advised is None:
            forbid("no-advice")
        return Hint(moment, advised.suggestions, advised.iterations, advised.solved)

    @staticmethod
    def _decides(guest: GuestRow, room: Room, seat: int, moment: int) -> None:
        if seat not in room.held_by(guest.id):
            forbid("not-your-seat")
        if room.table.phase != "playing":
            forbid(f"table-{room.table.phase}")
        if moment != room.moments[seat]:
            stale()
        if room.mover != seat:
            forbid("not-your-turn")

    async def sheet(self, guest: GuestRow | None, table: str, seat: int | None) -> Sheet:
        """The table as a guest's seat or (None) a spectator sees it."""
        room = await self._host.room(table)
        if seat is not None and (guest is None or seat not in room.held_by(guest.id)):
            forbid("not-your-seat")
        if room.state is None:
            forbid("table-gathering")
        return sheet_of(room.game).draw(room.state.view(seat))

    # When it is over.

    async def replay(self, table: str, viewpoint: int | None, has_sheets: bool = False) -> Replay:
        return await asyncio.to_thread(replay, await self._finished(table), viewpoint, has_sheets)

    async def chances(self, table: str) -> Chances:
        return await self.chances_of(await self._finished(table))

    async def _finished(self, table: str) -> Record:
        room = await self._host.room(table)
        if not room.is_over:
            forbid("not-finished")
        return room.record()

    async def chances_of(self, record: Record) -> Chances:
        """The graph as far as it is known; what is missing is being found out while nobody else needs the bots."""
        digest = "" if record.box is None else record.box.digest
        parts = (record.game, len(record.seats), meant(record), record.decisions, digest)
        key = blake2b(msgspec.json.encode(parts), digest_size=12).hexdigest()
        graph = self._graphs.get(key)
        if graph is None:
            begun = await asyncio.to_thread(Graph, record, key)
            graph = self._graphs.setdefault(key, begun)
            while len(self._graphs) > MOST_KEPT:
                self._graphs.popitem(last=False)
        self._graphs.move_to_end(key)
        if not graph.is_done and (self._drawing is None or self._drawing.done()):
            self._drawing = asyncio.create_task(self._draw())
        return graph.shown()

    async def _draw(self) -> None:
        """Point by point, whoever was asked for last comes first."""
        while open_ones := [graph for graph in self._graphs.values() if not graph.is_done][-MOST_WAITING:]:
            graph = open_ones[-1]
            judged = await self._host.thinkers.judge(graph.question())
            if judged is None:
                self._graphs.pop(graph.key, None)
            else:
                graph.points.append(ChancePoint(graph.next_ply, judged))


def replay(record: Record, viewpoint: int | None, has_sheets: bool = False) -> Replay:
    try:
        return replayed(record, viewpoint, has_sheets)
    except CoreProblem as problem:
        raise told(problem) from None
