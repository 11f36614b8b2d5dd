"""What a guest may see of a room."""

from omerta.core.game import Game, State, View
from omerta.core.journal import EVERYONE, Event
from omerta.table.room import Room
from omerta.table.shown import (
    BoxTitle,
    Choice,
    Part,
    Problem,
    Proof,
    SeatShown,
    Sight,
    Standing,
    TableShown,
    TableSummary,
    UndoAsked,
)
from omerta.table.store import SeatRow, TableRow


def table_shown(room: Room, guest: str) -> TableShown:
    """The whole table, with the sights of the seats this guest holds."""
    row = room.table
    held = room.held_by(guest)
    result = room.state.result() if room.state is not None else None
    return TableShown(
        id=row.id,
        game=row.game,
        version=row.version,
        options=room.options,
        language=row.language,
        visibility=row.visibility,
        casual=row.casual,
        has_chat=row.chat,
        hints=room.allows_hints,
        box=owners_box(room.game, room.played.keeper),
        clock=row.clock,
        phase=row.phase,
        commitment=room.commitment,
        is_host=bool(guest) and row.host == guest,
        seats=seats_shown(room, guest),
        sights=[sight(room, seat) for seat in held] or [sight(room, None)],
        deadline=room.clocks.deadline if row.phase == "playing" else None,
        result=None if result is None else result.to_json(),
        tally=[] if result is None or room.state is None else tally(room.game, room.state, _told(room)),
        proof=_proof(room),
        undo_asked=_undo_asked(room),
        previous=row.previous,
        following=row.following,
    )


def seats_shown(room: Room, guest: str) -> list[SeatShown]:
    return [
        SeatShown(
            seat=row.seat,
            kind=row.kind,
            name=row.name,
            level=row.level or room.game.automaton_at(row.seat, room.options),
            away=row.away,
            contributed=bool(row.contribution),
            yours=bool(guest) and row.guest == guest,
            left=room.clocks.left(row.seat) if room.state is not None else None,
        )
        for row in room.seats
    ]


def summary(room: Room, guest: str) -> TableSummary:
    """The table in a list."""
    row = room.table
    held = room.held_by(guest)
    return TableSummary(
        id=row.id,
        game=row.game,
        options=room.options,
        phase=row.phase,
        language=row.language,
        clock=row.clock,
        casual=row.casual,
        hints=room.allows_hints,
        box=owners_box(room.game, room.played.keeper),
        seats=seats_shown(room, guest),
        your_turn=row.phase == "playing" and room.mover in held,
        unread=sum(_unread(room, seat) for seat in held[:1]),
    )


def away(row: TableRow, seats: list[SeatRow], guest: str, problem: Problem) -> TableSummary:
    """A table in a list that cannot be opened, and why."""
    shown = [
        SeatShown(one.seat, one.kind, one.name, one.level, one.away, bool(one.contribution), one.guest == guest != "")
        for one in seats
    ]
    return TableSummary(
        id=row.id,
        game=row.game,
        options=row.options,
        phase=row.phase,
        language=row.language,
        clock=row.clock,
        casual=row.casual,
        hints=False,
        seats=shown,
        problem=problem,
    )


def owners_box(game: Game, keeper: str = "") -> BoxTitle | None:
    """The box of an owner that a game is played with."""
    box = game.box
    if box is None or box.is_shipped:
        return None
    return BoxTitle(box.id, box.digest, dict(box.title), keeper)


def _unread(room: Room, seat: int) -> int:
    return max(0, len(room.lines(seat)) - int(room.wishes.get((seat, "seen"), "0")))


def sight(room: Room, seat: int | None) -> Sight:
    """What one seat, or a spectator, sees; there is no view before the deal."""
    if room.state is None:
        return Sight(seat, None, [], [], 0)
    view = room.state.view(seat)
    if seat is None:
        return Sight(None, view.to_json(), room.lines(None), [], 0, standing(room.game, view))
    return Sight(
        seat=seat,
        view=view.to_json(),
        lines=room.lines(seat),
        choices=_choices(room, seat, view),
        moment=room.moments[seat],
        standing=standing(room.game, view),
        can_undo=room.may_undo(seat),
        notes=room.wishes.get((seat, "notes"), ""),
        premove=room.premove(seat),
        auto=bool(room.wishes.get((seat, "auto"))),
    )


def standing(game: Game, view: View) -> list[Standing]:
    """What each seat has scored, as far as the viewer can tell."""
    return [Standing(one.points, one.whole) for one in game.standings(view)]


def tally(game: Game, state: State, told: list[Event]) -> list[Part]:
    """What the scores are made of; what a spectator was told is enough for it."""
    found = game.tally(state.view(None), told)
    return [Part(part.seat, part.kind, part.clause, dict(part.facts), part.points) for part in found]


def _told(room: Room) -> list[Event]:
    return [Event(line.event, line.clause, line.facts, EVERYONE, veil=False) for line in room.lines(None)]


def _choices(room: Room, seat: int, view: View) -> list[Choice]:
    state = room.state
    if state is None or room.mover != seat or room.table.phase != "playing":
        return []
    game: Game = room.game
    return [Choice(action, dict(game.facts(view, action)), state.move(action) or {}) for action in state.legal()]


def _proof(room: Room) -> Proof | None:
    """Told only when nothing can be foretold with it any more."""
    if not room.is_settled:
        return None
    return Proof(room.table.secret.hex(), [row.contribution for row in room.seats])


def _undo_asked(room: Room) -> UndoAsked | None:
    asked = room.undo_question
    return None if asked is None else UndoAsked(asked.seat, asked.agreed, asked.mark)
