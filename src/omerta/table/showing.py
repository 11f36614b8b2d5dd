"""What a guest may see of a room."""

from typing import Any, Final

from omerta.core.game import OVER, Game, Result, State, View
from omerta.core.journal import EVERYONE, Event
from omerta.games import sheet_of, summed
from omerta.table.boxes import Played
from omerta.table.presence import NOBODY_HERE, Here
from omerta.table.room import SPECTATOR, Room
from omerta.table.shown import (
    BoxTitle,
    Choice,
    Outcome,
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
from omerta.table.wishing import DECLINED, declined_by

MINUTE: Final = 60_000  # milliseconds


def table_shown(room: Room, guest: str, here: Here = NOBODY_HERE, thinks: int | None = None) -> TableShown:
    """The whole table, with the sights of the seats this guest holds; how long the bot to decide may think."""
    row = room.table
    held = room.held_by(guest)
    result = room.result
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
        seats=seats_shown(room, guest, here, thinks),
        pace=room.pace,
        watching=here.watching,
        sights=[sight(room, seat) for seat in held] or [sight(room, None)],
        deadline=room.clocks.deadline if row.phase == "playing" else None,
        result=None if result is None else result.to_json(),
        tally=_tally(room),
        proof=_proof(room),
        undo_asked=_undo_asked(room),
        previous=row.previous,
        following=row.following,
    )


def seats_shown(room: Room, guest: str, here: Here, thinks: int | None = None) -> list[SeatShown]:
    options, resigned, mover, is_dealt = room.options, room.resigned, room.mover, room.state is not None
    return [
        _seat(
            row,
            guest,
            room.game.automaton_at(row.seat, options),
            left=room.clocks.left(row.seat) if is_dealt else None,
            resigned=row.seat in resigned,
            here=row.kind == "human" and row.guest in here.holders,
            thinks=thinks if row.seat == mover else None,
        )
        for row in room.seats
    ]


def summary(room: Room, guest: str, here: Here) -> TableSummary:
    """The table in a list."""
    row = room.table
    held = room.held_by(guest)
    return TableSummary(
        **_listed(row),
        options=room.options,
        hints=room.allows_hints,
        box=owners_box(room.game, room.played.keeper),
        seats=seats_shown(room, guest, here),
        outcome=outcome(room),
        your_turn=row.phase == "playing" and room.mover in held and room.mover not in room.resigned,
        unread=sum(_unread(room, seat) for seat in held[:1]),
    )


def closed(row: TableRow, seats: list[SeatRow], played: Played, guest: str, kept: Outcome) -> TableSummary:
    """A finished table in a list, without its game: how it ended is known."""
    game = played.game
    options = game.upgraded(row.options, row.version)
    return TableSummary(
        **_listed(row),
        options=options,
        hints=False,
        box=owners_box(game, played.keeper),
        seats=[_seat(one, guest, game.automaton_at(one.seat, options)) for one in seats],
        outcome=kept,
    )


def away(row: TableRow, seats: list[SeatRow], guest: str, problem: Problem) -> TableSummary:
    """A table in a list that cannot be opened, and why."""
    shown = [_seat(one, guest) for one in seats]
    return TableSummary(**_listed(row), options=row.options, hints=False, seats=shown, problem=problem)


def _listed(row: TableRow) -> dict[str, Any]:
    """What a list says of every table."""
    return {
        "id": row.id,
        "game": row.game,
        "phase": row.phase,
        "language": row.language,
        "clock": row.clock,
        "casual": row.casual,
        "created": row.created - row.created % MINUTE,
        "changed": row.changed - row.changed % MINUTE,
        "following": row.following,
    }


def _seat(
    row: SeatRow,
    guest: str,
    automaton: str = "",
    *,
    left: int | None = None,
    resigned: bool = False,
    here: bool = False,
    thinks: int | None = None,
) -> SeatShown:
    return SeatShown(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        level=row.level or automaton,
        away=row.away,
        contributed=bool(row.contribution),
        yours=bool(guest) and row.guest == guest,
        left=left,
        resigned=resigned,
        here=here,
        thinks=thinks,
    )


def outcome(room: Room) -> Outcome | None:
    """How the game ended, in short; None before the end."""
    return None if room.result is None else in_short(room.result)


def in_short(result: Result) -> Outcome:
    """Winners come first; the others by their scores."""
    others = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    behind = 1 + len(result.winners)
    places = [
        1 if seat in result.winners else behind + sum(other > score for other in others)
        for seat, score in enumerate(result.scores)
    ]
    return Outcome(places, list(result.scores))


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
        return Sight(seat, None, [], 0)
    view = room.state.view(seat)
    if seat is None:
        lines, marks = room.lines(None), room.marks.seen_by(SPECTATOR)
        sums = summed(room.game, view)
        return Sight(None, view.to_json(), [], 0, standing(room.game, view), marks=marks, sums=sums, lines=lines)
    choices = _choices(room, seat, view)
    asked = sheet_of(room.game) if choices else None
    return Sight(
        seat=seat,
        view=view.to_json(),
        choices=choices,
        moment=room.moments[seat],
        standing=standing(room.game, view),
        can_undo=room.may_undo(seat),
        undo_steps=room.undo_steps(seat),
        ask=None if asked is None else asked.ask(view),
        clauses=[] if asked is None else asked.clauses(view),
        way=[dict(facts) for facts in room.way(seat)] if choices else [],
        notes=room.wishes.get((seat, "notes"), ""),
        premove=room.premove(seat),
        auto=bool(room.wishes.get((seat, "auto"))),
        marks=room.marks.seen_by(seat),
        declined=declined_by(room.wishes.get((seat, DECLINED), ""), room.decided),
        sums=summed(room.game, view),
        lines=room.lines(seat),
    )


def standing(game: Game, view: View) -> list[Standing]:
    """What each seat has scored, as far as the viewer can tell."""
    return [Standing(one.points, one.whole) for one in game.standings(view)]


def tally(game: Game, state: State, told: list[Event]) -> list[Part]:
    """What the scores are made of; what a spectator was told is enough for it."""
    found = game.tally(state.view(None), told)
    return [Part(part.seat, part.kind, part.clause, dict(part.facts), part.points) for part in found]


def _tally(room: Room) -> list[Part]:
    """Of a game that was given up nothing is counted."""
    is_counted = room.state is not None and room.state.to_move == OVER
    return tally(room.game, room.state, _told(room)) if is_counted and room.state is not None else []


def _told(room: Room) -> list[Event]:
    return [Event(line.event, line.clause, line.facts, EVERYONE, veil=False) for line in room.lines(None)]


def _choices(room: Room, seat: int, view: View) -> list[Choice]:
    state = room.state
    if state is None or room.mover != seat or room.table.phase != "playing" or seat in room.resigned:
        return []
    game: Game = room.game
    return [Choice(action, game.facts(view, action), state.move(action) or {}) for action in state.legal()]


def _proof(room: Room) -> Proof | None:
    """Told only when nothing can be foretold with it any more."""
    if not room.is_settled:
        return None
    return Proof(room.table.secret.hex(), [row.contribution for row in room.seats])


def _undo_asked(room: Room) -> UndoAsked | None:
    asked = room.undo_question
    return None if asked is None else UndoAsked(asked.seat, asked.agreed, asked.mark)
