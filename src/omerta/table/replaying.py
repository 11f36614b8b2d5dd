"""A finished game, moment by moment: after each decision of a seat and all that chance did then."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from omerta.core import records
from omerta.core.game import CHANCE, OVER, Game, State, View
from omerta.core.journal import NOBODY, Event, Journal
from omerta.core.problems import Damaged, Impossible
from omerta.core.records import Record
from omerta.core.sheet import Sheet
from omerta.core.words import LANGUAGES, named_ftl
from omerta.games import for_record, sheet_of, summed
from omerta.table.showing import owners_box, standing, tally
from omerta.table.shown import Json, Line
from omerta.table.studied import Frame, Played, Replay


def replayed(record: Record, viewpoint: int | None, has_sheets: bool = False) -> Replay:
    """The whole game from a seat's viewpoint (None: of whoever sees everything); Damaged if it is not one."""
    film = _Film(record, viewpoint, has_sheets)
    return film.replay(list(film.frames()))


def written(record: Record, viewpoint: int | None, has_sheets: bool = False) -> Iterator[bytes]:
    """The same as JSON, frame by frame: a whole game with its sheets takes a hundred megabytes."""
    film = _Film(record, viewpoint, has_sheets)
    yield _before_frames(film.replay([], is_over=False))
    for number, frame in enumerate(film.frames()):
        yield b"," + msgspec.json.encode(frame) if number else msgspec.json.encode(frame)
    whole = film.replay([])
    yield msgspec.json.encode(whole)[len(_before_frames(whole)) :]


def _before_frames(replay: Replay) -> bytes:
    """As much of a replay without frames as stands before them."""
    head, frames, _ = msgspec.json.encode(replay).partition(b'"frames":[')
    return head + frames


def moments(record: Record) -> list[int]:
    """The plies of a replay's frames; Damaged if the game is not over."""
    film = _Film(record, None, has_sheets=False)
    plies = list(film.plies())
    film.result()
    return plies


def _box_parts(game: Game) -> dict[str, Any]:
    """An owner's box is in the record, so whoever looks at the game gets it from there."""
    title = owners_box(game)
    if title is None or game.box is None:
        return {}
    names = {language: named_ftl(game, language) for language in LANGUAGES}
    return {"box": title, "words": names, "data": game.box.data}


def meant(record: Record) -> dict[str, Any]:
    """The options of a record, as its game means them today."""
    return records.options_of(for_record(record), record)


def actions_of(record: Record) -> list[int]:
    """The decisions of a record, all as numbers."""
    game = for_record(record)
    state = records.start(game, record)
    made: list[int] = []
    for ply, decision in enumerate(record.decisions):
        made.append(records.action_at(game, state, decision, ply))
        state.advance(made[-1])
    return made


class _Film:
    """Runs once through a record."""

    def __init__(self, record: Record, viewpoint: int | None, has_sheets: bool) -> None:
        if viewpoint is not None and not 0 <= viewpoint < len(record.seats):
            raise Damaged("no-such-seat", {"seat": viewpoint + 1, "most": len(record.seats)})
        self._record = record
        self._viewpoint = viewpoint
        self._has_sheets = has_sheets
        self.game = for_record(record)
        self.told: list[Event] = []  # to everybody
        self.state: State = records.start(self.game, record)
        self._journal = self.state.journal = Journal()
        self._lines = 0
        self._played: Played | None = None

    def replay(self, frames: list[Frame], *, is_over: bool = True) -> Replay:
        """All of it; before the frames were seen its result is not known."""
        record, options = self._record, meant(self._record)
        return Replay(
            game=record.game,
            version=record.version,
            options=options,
            names=record.names(),
            players=[sitter.player for sitter in record.seats],
            automata=[self.game.automaton_at(seat, options) for seat in range(len(record.seats))],
            viewpoint=self._viewpoint,
            frames=frames,
            result=self.result() if is_over else None,
            tally=tally(self.game, self.state, self.told) if is_over and self.state.to_move == OVER else [],
            resignations=self._record.resignations,
            **_box_parts(self.game),
        )

    def result(self) -> Json:
        result = records.result(self.game, self._record, self.state)
        if result is None:
            raise Damaged("not-finished")
        return result.to_json()

    def frames(self) -> Iterator[Frame]:
        for ply in self.plies():
            yield self._frame(ply)

    def plies(self) -> Iterator[int]:
        """Stop at each moment before a seat decides, and at the end."""
        for ply, decision in enumerate(self._record.decisions):
            action = records.action_at(self.game, self.state, decision, ply)
            if self.state.to_move >= 0:
                yield ply
                self._played = self._told(action)
                self._journal.by = self._played.seat
            self.state.advance(action)
        if self.state.to_move == CHANCE:
            raise Damaged("not-finished")
        yield len(self._record.decisions)

    def _frame(self, ply: int) -> Frame:
        state = self.state
        view = state.view(self._viewpoint)
        return Frame(
            ply=ply,
            turn=int(state.turns),
            to_move=None if state.to_move == OVER or self._is_given_up(ply) else int(state.to_move),
            view={**view.to_json(), **self._truth()},
            standing=standing(self.game, view),
            sums=summed(self.game, view),
            lines=self._new_lines(),
            played=self._played,
            sheet=self._sheet(view) if self._has_sheets else None,
        )

    def _is_given_up(self, ply: int) -> bool:
        return any(resignation.ends and resignation.ply == ply for resignation in self._record.resignations)

    def _sheet(self, view: View) -> Sheet:
        if self._viewpoint is not None:
            return sheet_of(self.game).draw(view)
        return sheet_of(self.game).draw_open([view, *map(self.state.view, range(int(self.state.players)))])

    def _truth(self) -> Json:
        """The position beside a spectator's view, for whoever sees everything."""
        if self._viewpoint is not None:
            return {}
        try:
            return {"position": self.state.to_json()}
        except Impossible:  # a set-up that has no such form
            return {}

    def _told(self, action: int) -> Played:
        seat = int(self.state.to_move)
        view = self.state.view(seat if self._viewpoint is None else self._viewpoint)
        return Played(seat, action, dict(self.game.facts(view, action)), self.state.move(action) or {})

    def _new_lines(self) -> list[Line]:
        """What the viewer read since the frame before, numbered as the whole journal is."""
        journal = self._journal
        first, events = self._lines, self._seen(journal)
        self._lines += len(events)
        self.told += journal.seen_by(None)
        self._journal = self.state.journal = Journal(journal.by)
        return [
            Line(number, event.kind, event.clause, dict(event.facts), None if event.by == NOBODY else event.by)
            for number, event in enumerate(events, start=first)
        ]

    def _seen(self, journal: Journal) -> Sequence[Event]:
        return list(journal.truth()) if self._viewpoint is None else journal.seen_by(self._viewpoint)
