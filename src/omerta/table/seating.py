"""Tables come and go, and people at them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from omerta import bots
from omerta.core.game import Game
from omerta.core.problems import Problem as CoreProblem
from omerta.table import tokens
from omerta.table.boxes import Played
from omerta.table.fairness import SECRET_BYTES, STEPS, is_contribution
from omerta.table.names import checked_name, distinct
from omerta.table.problems import bad, clash, forbid, stale, told, unknown
from omerta.table.room import NO_HINTS, QUICK, THE_TABLE, TWO_STEPS, Room
from omerta.table.shown import BotPace, NewTable, SeatLink, SeatWish
from omerta.table.store import Conflict, GuestRow, Phase, Saved, SeatRow, TableRow, Wish
from omerta.table.wishing import questions

if TYPE_CHECKING:
    from omerta.table.host import Host

LANGUAGES: Final = ("pl", "en")
DAY: Final = 24 * 60 * 60 * 1000  # milliseconds
LONG_AWAY: Final = 7 * DAY  # after which nobody need wait for who has left
LEFT: Final = "left"  # the wish that says when somebody left
LONGEST_CLOCK: Final = 60 * 60 * 24 * 60  # two months


class Takes:
    """The seats that one guest takes at a table, and their links."""

    def __init__(self, draw: tokens.Draw, guest: GuestRow, table: str, contribution: str = "") -> None:
        self.links: list[SeatLink] = []
        self._draw = draw
        self._guest = guest
        self._table = table
        self._contribution = contribution

    def taken(self, seat: int, name: str) -> SeatRow:
        """The seat with this guest on it."""
        token = tokens.new_token(self._draw)
        self.links.append(SeatLink(self._table, seat, token))
        row = SeatRow(seat, "human", checked_name(name), guest=self._guest.id)
        row.token_hash, row.contribution = tokens.hashed(token), self._contribution
        return row

    def wished(self, seat: int, wanted: SeatWish) -> SeatRow:
        """A seat of a new table."""
        if wanted.kind == "open":
            return SeatRow(seat, "open")
        if wanted.kind == "bot":
            return SeatRow(seat, "bot", level=checked_level(wanted.level))
        return self.taken(seat, wanted.name.strip() or self._guest.name)

    def again(self, old: Room, seat: int) -> SeatRow:
        """A seat of a rematch: who sat one seat before sits here; automata keep their places."""
        automata = old.game.automata(old.options)
        if seat in automata:
            return SeatRow(seat, "automaton")
        free = [number for number in range(old.table.seats) if number not in automata]
        before = old.seats[free[free.index(seat) - 1]]
        if before.kind == "bot":
            return SeatRow(seat, "bot", level=before.level)
        if before.guest == self._guest.id:
            return self.taken(seat, before.name)
        return SeatRow(seat, "open", name=before.name, guest=before.guest)


class Seating:
    """What a Host does about tables and seats."""

    def __init__(self, host: "Host") -> None:
        self._host = host

    # New tables.

    async def create(self, guest: GuestRow, wish: NewTable) -> tuple[Room, list[SeatLink]]:
        try:
            played = await self._host.boxes.chosen(wish.game, wish.options)
            game = played.game
            options = game.chosen(wish.options)
        except CoreProblem as problem:
            raise told(problem) from None
        self._check(game, wish)
        row = self._row(guest, played, wish, options)
        takes = Takes(self._host.draw, guest, row.id)
        automata = game.automata(row.options)
        seats = [
            SeatRow(seat, "automaton") if seat in automata else takes.wished(seat, wanted)
            for seat, wanted in enumerate(wish.seats)
        ]
        return await self._open(row, seats, played, hints=wish.hints, pace=wish.pace), takes.links

    def _check(self, game: Game, wish: NewTable) -> None:
        if not game.fewest_seats <= len(wish.seats) <= game.most_seats:
            bad("seats", fewest=game.fewest_seats, most=game.most_seats, found=len(wish.seats))
        if wish.language not in LANGUAGES:
            bad("unknown-language", what=wish.language)
        clock = wish.clock
        if clock.kind != "none" and not (0 < clock.seconds <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK):
            bad("bad-clock")
        try:
            game.new(len(wish.seats), wish.options)
        except CoreProblem as problem:
            raise told(problem) from None

    def _row(self, guest: GuestRow, played: Played, wish: NewTable, options: dict[str, object]) -> TableRow:
        now, game = self._host.now(), played.game
        return TableRow(
            id=tokens.new_id(self._host.draw),
            game=game.name,
            version=game.version,
            seats=len(wish.seats),
            options=options,
            language=wish.language,
            visibility=wish.visibility,
            casual=wish.casual,
            chat=wish.chat,
            clock=wish.clock,
            secret=self._host.draw(SECRET_BYTES),
            phase="gathering",
            host=guest.id,
            created=now,
            changed=now,
            digest=played.digest,
        )

    async def _open(
        self, row: TableRow, seats: Sequence[SeatRow], played: Played, *, hints: bool, pace: BotPace
    ) -> Room:
        """The secret is in the store, so its commitment stands, before anybody can add to the shuffle."""
        wishes = [Wish(THE_TABLE, TWO_STEPS, str(STEPS))]
        wishes += [] if hints else [Wish(THE_TABLE, NO_HINTS, "1")]
        wishes += [Wish(THE_TABLE, QUICK, "1")] if pace == "quick" else []
        await self._create(row, seats, played, wishes)
        room = Room(Saved(row, list(seats), [], wishes), played)
        self._host.enter(room)
        async with self._host.lock(room.id):
            await self.begin_if_full(room)
        return room

    async def _create(self, row: TableRow, seats: Sequence[SeatRow], played: Played, wishes: Sequence[Wish]) -> None:
        """An owner's box may have been taken away meanwhile."""
        try:
            await self._host.store.create(row, seats, played.kept, wishes)
        except Conflict:
            if row.previous or not played.kept:
                raise
            self._host.boxes.forget(row.game, played.kept)
            clash("box-missing", game=row.game, what=played.kept)

    async def rematch(self, guest: GuestRow, old: Room) -> tuple[Room, list[SeatLink]]:
        """Guests of the old table have a seat reserved; they join with a contribution of their own."""
        if old.table.phase not in ("finished", "abandoned") or not old.held_by(guest.id):
            forbid("no-rematch")
        if old.table.following:
            forbid("rematch-exists", table=old.table.following)
        now = self._host.now()
        row = TableRow(
            **{name: getattr(old.table, name) for name in TableRow.__struct_fields__}
            | {"id": tokens.new_id(self._host.draw), "secret": self._host.draw(SECRET_BYTES), "host": guest.id}
            | {"phase": "gathering", "created": now, "changed": now, "previous": old.id, "following": ""}
        )
        takes = Takes(self._host.draw, guest, row.id)
        seats = [takes.again(old, seat) for seat in range(row.seats)]
        try:
            room = await self._open(row, seats, old.played, hints=old.allows_hints, pace=old.pace)
        except Conflict:
            forbid("rematch-exists", table="")
        old.table.following = room.id
        self._host.watchers.tell(old.id, "table")
        return room, takes.links

    # People.

    async def join(self, guest: GuestRow, room: Room, seat: int | None, name: str, contribution: str) -> SeatLink:
        if not is_contribution(contribution):
            bad("bad-contribution")
        takes = Takes(self._host.draw, guest, room.id, contribution)
        async with self._host.lock(room.id):
            self._in_phase(room, "gathering")
            row = self._open_seat(guest, room, seat)
            name = distinct(name, [one.name for one in room.seats if one.name and one.guest != guest.id])
            await self._set(room, takes.taken(row.seat, name))
            if not await self.begin_if_full(room):
                self._host.changed(room)
        return takes.links[0]

    async def contribute(self, guest: GuestRow, room: Room, contribution: str) -> None:
        """For this guest's seats that have given nothing yet; what has been given stays, and may be sent again."""
        if not is_contribution(contribution):
            bad("bad-contribution")
        async with self._host.lock(room.id):
            for _ in range(2):
                try:
                    await self._contribute(guest, room, contribution)
                except Conflict:  # another server has it already, and this one has not heard of it
                    await self._host.reload(room.id)
                else:
                    return
            stale()

    async def _contribute(self, guest: GuestRow, room: Room, contribution: str) -> None:
        self._sits(guest, room)
        held = [room.seats[seat] for seat in room.held_by(guest.id)]
        missing = [row for row in held if not row.contribution]
        if not missing and any(row.contribution == contribution for row in held):
            return
        self._in_phase(room, "gathering")
        if not missing:
            forbid("contribution-given")
        for row in missing:
            await self._write(room, _with(row, contribution=contribution))
        if not await self.begin_if_full(room):
            self._host.changed(room)

    @staticmethod
    def _open_seat(guest: GuestRow, room: Room, seat: int | None) -> SeatRow:
        free = [row for row in room.seats if row.kind == "open" and row.guest in ("", guest.id)]
        free.sort(key=lambda row: row.guest != guest.id)
        if seat is not None:
            free = [row for row in free if row.seat == seat]
        if not free:
            forbid("seat-taken")
        return free[0]

    async def claim(self, guest: GuestRow, token: str) -> tuple[str, int]:
        hashed = tokens.hashed(token)
        found = await self._host.store.seat_by_token(hashed)
        if found is None:
            unknown("unknown-link")
        table, seat = found
        room = await self._host.room(table)
        async with self._host.lock(table):
            row = room.seats[seat]
            if row.guest != guest.id:
                await self._set(room, _with(row, guest=guest.id))
            self._host.changed(room)
        return table, seat

    async def leave(self, guest: GuestRow, room: Room, seat: int, level: str) -> None:
        level = checked_level(level)
        async with self._host.lock(room.id):
            self._held(guest, room, seat)
            if room.table.phase == "gathering":
                await self._set(room, SeatRow(seat, "open"))
            elif room.table.phase in ("playing", "paused"):
                self._plays_on(room, seat)
                await self.send_away(room, seat, level)
            if not room.people() and room.table.phase == "gathering":
                await self._set_phase(room, "abandoned")
            elif not room.people() and room.table.phase == "playing":
                await self._stop(room)
            self._host.changed(room)

    async def come_back(self, guest: GuestRow, room: Room, seat: int) -> None:
        async with self._host.lock(room.id):
            row = self._held(guest, room, seat)
            self._plays_on(room, seat)
            was_empty = not room.people()
            if row.away:
                await self._set(room, _with(row, away=False, level=""))
            if was_empty and room.table.phase == "paused":
                await self._go_on(room)
            self._host.changed(room)

    async def seat_bot(self, guest: GuestRow, room: Room, seat: int, level: str) -> None:
        """The host fills an open seat, or who has left changes the level that plays there: a rival would weaken it."""
        level = checked_level(level)
        async with self._host.lock(room.id):
            if not 0 <= seat < room.table.seats:
                unknown("unknown-seat")
            row = room.seats[seat]
            if row.kind == "open" and room.table.phase == "gathering" and room.table.host == guest.id:
                await self._set(room, SeatRow(seat, "bot", level=level))
                await self.begin_if_full(room)
            elif row.away and row.guest == guest.id:
                self._plays_on(room, seat)
                await self._set(room, _with(row, level=level))
            else:
                forbid("seat-of-another" if row.away else "seat-taken")
            self._host.changed(room)

    # Phases.

    async def begin_if_full(self, room: Room) -> bool:
        """Whether the table began here, by itself; whoever calls holds the lock. Of two servers the first begins."""
        if room.table.phase != "gathering" or any(_is_awaited(row) for row in room.seats):
            return False
        await self._host.settle_time(room)
        draft = room.drafted_start(self._host.now())
        try:
            await self._host.adopt(room, draft, "playing")
        except Conflict:
            await self._host.reload(room.id)
            return False
        return True

    async def pause(self, guest: GuestRow, room: Room) -> None:
        """Time stands still. Against a clock only at a casual table."""
        async with self._host.lock(room.id):
            self._plays(guest, room)
            self._in_phase(room, "playing")
            if room.table.clock.kind != "none" and not room.table.casual:
                forbid("not-casual")
            await self._stop(room)
            self._host.changed(room)

    async def resume(self, guest: GuestRow, room: Room) -> None:
        async with self._host.lock(room.id):
            self._plays(guest, room)
            self._in_phase(room, "paused")
            await self._go_on(room)
            self._host.changed(room)

    async def _stop(self, room: Room) -> None:
        await self._mark(room, "pause", "paused")

    async def stop(self, room: Room) -> None:
        """Time stands still where nobody sits any more; whoever calls holds the lock."""
        await self._stop(room)
        self._host.changed(room)

    async def _go_on(self, room: Room) -> None:
        await self._mark(room, "resume", "playing")

    async def _mark(self, room: Room, kind: str, phase: Phase) -> None:
        try:
            await self._host.settle_time(room)
            entry = room.sheet(kind, -1, 0, self._host.now())
            await self._host.write(room, [entry], phase)
        except Conflict:
            stale()
        room.absorb([entry])

    async def abandon(self, guest: GuestRow, room: Room) -> None:
        """The host closes a table that gathers; one that plays ends when nobody else holds a seat or will come back."""
        async with self._host.lock(room.id):
            self._sits_or_hosts(guest, room)
            if room.table.phase in ("finished", "abandoned"):
                forbid(f"table-{room.table.phase}")
            others = room.holders(but=guest.id)
            if room.table.phase != "gathering":
                self._may_come_back(room, others)
            elif others and room.table.host != guest.id:
                forbid("others-play")
            await self._set_phase(room, "abandoned")
            self._host.changed(room)

    def _may_come_back(self, room: Room, others: list[SeatRow]) -> None:
        """Somebody who has left for a while must find the game as it was meant to be played on."""
        if any(not row.away for row in others):
            forbid("others-play")
        since = max((_left_at(room, row.seat) for row in others), default=0)
        rest = LONG_AWAY - (self._host.now() - since)
        if others and rest > 0:
            forbid("others-away", days=-(-rest // DAY))

    # The smallest steps.

    async def _set(self, room: Room, row: SeatRow) -> None:
        try:
            await self._write(room, row)
        except Conflict:
            stale()

    async def _write(self, room: Room, row: SeatRow) -> None:
        ends = questions(room.wishes)  # whoever comes or goes was not asked
        await self._host.store.set_seat(room.id, row, room.seats[row.seat], ends)
        room.seats[row.seat] = row
        for key in ends:
            room.wishes.pop(key, None)
        self._host.presence.changed(room.id)  # who watched may sit now

    async def _set_phase(self, room: Room, phase: Phase) -> None:
        try:
            await self._host.store.set_phase(room.id, phase, self._host.now())
        except Conflict:
            stale()
        room.table.phase = phase

    async def give_to_bot(self, room: Room, seat: int, level: str) -> None:
        """A seat that ran out of time; whoever calls holds the lock."""
        await self.send_away(room, seat, level)
        self._host.changed(room)

    async def send_away(self, room: Room, seat: int, level: str) -> None:
        """A bot plays there from now on. First when, then that: so it is known of whoever is away."""
        row = room.seats[seat]
        if not row.away:
            await self._host.set_wish(room, Wish(row.seat, LEFT, str(self._host.now())))
        await self._set(room, _with(row, away=True, level=level))

    @staticmethod
    def _in_phase(room: Room, phase: Phase) -> None:
        if room.table.phase != phase:
            forbid(f"table-{room.table.phase}")

    @staticmethod
    def _plays_on(room: Room, seat: int) -> None:
        """Whoever has resigned comes back no more, nor has a say in how the bot plays there."""
        if seat in room.resigned:
            forbid("seat-resigned")

    @staticmethod
    def _held(guest: GuestRow, room: Room, seat: int) -> SeatRow:
        if seat not in room.held_by(guest.id):
            forbid("not-your-seat")
        return room.seats[seat]

    @staticmethod
    def _sits(guest: GuestRow, room: Room) -> None:
        if not room.held_by(guest.id):
            forbid("not-seated")

    @staticmethod
    def _plays(guest: GuestRow, room: Room) -> None:
        """Those who have resigned may not make the others wait."""
        if set(room.held_by(guest.id)) <= set(room.resigned):
            forbid("not-seated")

    def _sits_or_hosts(self, guest: GuestRow, room: Room) -> None:
        if room.table.host != guest.id:
            self._sits(guest, room)


def _left_at(room: Room, seat: int) -> int:
    """When the seat's guest left, as far as is known; not later than the table's last change."""
    told = room.wishes.get((seat, LEFT), "")
    return int(told) if told.isascii() and told.isdigit() else room.table.changed


def _is_awaited(row: SeatRow) -> bool:
    """Whether somebody must sit down here, or add to the shuffle, before the game can begin."""
    return row.kind == "open" or (row.kind == "human" and not row.contribution)


def _with(row: SeatRow, **changes: object) -> SeatRow:
    kept = {name: getattr(row, name) for name in SeatRow.__struct_fields__}
    return SeatRow(**{**kept, **changes})


def checked_level(level: str) -> str:
    """A level without a budget of its own: how long bots may think is the server's to say."""
    if level not in bots.LEVELS:
        bad("unknown-bot", what=level[:20], known=", ".join(bots.LEVELS))
    return level
