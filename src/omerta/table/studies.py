"""What a Host tells whoever wants to understand a game: why not, what now, how it went, how it stood."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from omerta.core import records
from omerta.core.foresight import Foresight
from omerta.core.problems import Problem as CoreProblem
from omerta.core.sheet import Sheet
from omerta.games import sheet_of
from omerta.table.films import Film
from omerta.table.graphs import Graphs
from omerta.table.problems import NotDone, forbid, stale, told
from omerta.table.queueing import Claim, Urgency
from omerta.table.recording import recorded
from omerta.table.room import Room
from omerta.table.store import GuestRow
from omerta.table.studied import Chances, Doubt, Hint, Verified
from omerta.table.thinkers import Outline, Studied, Study

if TYPE_CHECKING:
    from omerta.table.host import Host

ADVISER: Final = "adviser"  # in place of a level
NAME: Final = "record"  # by which problems call what was handed in


class Studies:
    """Answers questions about games; changes nothing at any table."""

    def __init__(self, host: "Host") -> None:
        self._host = host
        self._graphs = Graphs(host.thinkers)

    async def close(self) -> None:
        await self._graphs.close()

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
        """What a choice of a guest's seat is sure to bring, from what that seat sees, and what is warned of."""
        room = await self._host.room(table)
        self._may_choose(guest, room, seat, moment, action)
        claim = self._host.sharing.claim(Urgency.LIVE, guest.id)
        found = await self._host.thinkers.foresee(room.question(seat, ADVISER, claim), action)
        self._decides(guest, room, seat, moment)  # the game may have gone on meanwhile
        if found is None:
            forbid("no-advice")
        return found if _may_warn(room) else msgspec.structs.replace(found, warnings=[])

    async def doubt(self, guest: GuestRow, table: str, seat: int, moment: int, action: int) -> Doubt:
        """Whether an adviser has a much better choice for a guest's seat, from what that seat sees."""
        room = await self._host.room(table)
        if not _may_warn(room):
            forbid("hints-off")
        self._may_choose(guest, room, seat, moment, action)
        claim = self._host.sharing.claim(Urgency.ASKED, guest.id)
        found = await self._host.thinkers.doubt(room.question(seat, ADVISER, claim), action)
        self._decides(guest, room, seat, moment)
        return forbid("no-advice") if found is None else found

    async def hint(self, guest: GuestRow, table: str, seat: int) -> Hint:
        """What an adviser would do on a guest's seat, from what that seat sees."""
        room = await self._host.room(table)
        if not room.allows_hints:
            forbid("hints-off")
        moment = room.moments[seat] if 0 <= seat < room.table.seats else 0
        self._decides(guest, room, seat, moment)
        claim = self._host.sharing.claim(Urgency.ASKED, guest.id)
        advised = await self._host.thinkers.advise(room.question(seat, ADVISER, claim))
        if advised is None:
            forbid("no-advice")
        return Hint(moment, advised.suggestions, advised.iterations, advised.solved)

    def _may_choose(self, guest: GuestRow, room: Room, seat: int, moment: int, action: int) -> None:
        self._decides(guest, room, seat, moment)
        assert room.state is not None
        refusal = room.state.why_not(action)
        if refusal is not None:
            raise told(refusal)

    @staticmethod
    def _decides(guest: GuestRow, room: Room, seat: int, moment: int) -> None:
        if seat not in room.held_by(guest.id):
            forbid("not-your-seat")
        if room.table.phase != "playing":
            forbid(f"table-{room.table.phase}")
        if seat in room.resigned:
            forbid("seat-resigned")
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

    async def replay(self, table: str, viewpoint: int | None, address: str, *, has_sheets: bool = False) -> Film:
        """The game of a table; whoever gets the film closes it."""
        return await self.film(await self._finished(table), viewpoint, address, has_sheets=has_sheets)

    async def film(self, content: bytes, viewpoint: int | None, address: str, *, has_sheets: bool = False) -> Film:
        """The game of a record."""
        film = Film()
        try:
            wanted = Study("replay", content, NAME, viewpoint, has_sheets, film.name, _asked_from(address))
            film.length = (await self._studied(wanted)).length
        except BaseException:
            film.close()
            raise
        return film

    async def verify(self, content: bytes, address: str) -> Verified:
        """Check a record: its decisions by the rules, its shuffle by what proves it."""
        found = (await self._studied(Study("check", content, NAME, claim=_asked_from(address)))).verified
        assert found is not None
        return found

    async def chances(self, table: str, address: str) -> Chances:
        return await self.chances_of(await self._finished(table), address)

    async def chances_of(self, content: bytes, address: str) -> Chances:
        """The graph as far as it is known; what is missing is being found out while nobody else needs the bots."""

        async def prepare() -> Outline:
            found = (await self._studied(Study("graph", content, NAME, claim=_asked_from(address)))).outline
            assert found is not None
            return found

        return await self._graphs.of(content, Claim(Urgency.GRAPH, address, address), prepare)

    async def _finished(self, table: str) -> bytes:
        room = await self._host.room(table)
        if not room.is_over:
            forbid("not-finished")
        return records.written(recorded(room))

    async def _studied(self, study: Study) -> Studied:
        found = await self._host.thinkers.study(study)
        if found is None:
            forbid("no-study")
        if found.problem is not None:
            raise NotDone(found.problem)
        return found


def _may_warn(room: Room) -> bool:
    """Warnings are advice: given where that is allowed, or where one person plays against nobody but programs."""
    return room.allows_hints or sum(row.kind == "human" for row in room.seats) == 1


def _asked_from(address: str) -> Claim:
    return Claim(Urgency.ASKED, address, address)
