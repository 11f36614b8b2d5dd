"""A table in memory: what follows from its rows and its log. Nothing here waits or writes; the Host does."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final

from omerta.core.game import CHANCE, OVER, Game, State
from omerta.core.journal import Event, Journal
from omerta.core.problems import Damaged, Problem
from omerta.core.records import Fairness, Record, Sitter, box_in_record
from omerta.table import fairness, wishing
from omerta.table.boxes import Played, packed
from omerta.table.clocks import NOBODY, SeatClocks
from omerta.table.entries import By, Entry
from omerta.table.fairness import FairChance
from omerta.table.queueing import Claim
from omerta.table.shown import Line
from omerta.table.store import Conflict, Saved, SeatRow, TableRow, Wish, WishKey
from omerta.table.thinkers import Question
from omerta.table.undo import offered
from omerta.table.wishing import UndoQuestion

SPECTATOR: Final = -1
THE_TABLE: Final = -1  # in place of the seat whose wish it is
NO_HINTS: Final = "no-hints"
TWO_STEPS: Final = "steps"  # of the shuffle: 2 where the commitment came before every contribution


class Draft:
    """Decisions that are about to be written: nothing has happened until the room adopts them."""

    def __init__(self, first: int, at: int, state: State, made: int) -> None:
        self.state = state
        self.entries: list[Entry] = []
        self.movers: list[int] = []  # who is to move after each entry
        self._first = first
        self._at = at
        self._made = made  # decisions that stand
        state.journal = Journal()

    @property
    def events(self) -> list[Event]:
        assert self.state.journal is not None
        return self.state.journal.events

    def decide(self, seat: int, action: int, by: By) -> None:
        """A seat's decision; Refused if the rules forbid it, Conflict if somebody else is to decide by now."""
        if int(self.state.to_move) != seat:
            raise Conflict
        self.state.apply(action)
        self.add(Entry(self._first + len(self.entries), "seat", seat, action, self._at, by))

    def decisions_of(self, seat: int) -> int:
        return sum(entry.seat == seat for entry in self.entries if entry.kind == "seat")

    def settle(self, stream: FairChance) -> None:
        """Let chance decide until a seat is asked; its decisions are checked like a seat's, before they are written."""
        while self.state.to_move == CHANCE:
            action = self.state.legal()[stream.pick(self._made, self.state.weights())]
            try:
                self.state.apply(action)
            except Problem as problem:
                raise Damaged("chance-refused") from problem
            self.add(Entry(self._first + len(self.entries), "chance", NOBODY, action, self._at))

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._made += entry.kind in ("seat", "chance")
        self.movers.append(max(NOBODY, int(self.state.to_move)))


class Room:
    """One table."""

    def __init__(self, saved: Saved, played: Played) -> None:
        self.table: TableRow = saved.table
        self.seats: list[SeatRow] = saved.seats
        self.wishes: dict[WishKey, str] = {}
        self.played = played
        self.game: Game = played.game
        self.state: State | None = None
        self.next_number = 0
        self.made: list[int] = []  # the decisions that stand
        self.makers: list[int] = []  # whose they are
        self.moments = [0] * saved.table.seats  # by seat: its own decisions, taken back or not, and every taking back
        self._answers = [array("q") for _ in self.moments]  # by seat and moment: the action, or −1 − who took back
        self._decided = 0  # the number after the last decision or taking back
        self.clocks = SeatClocks(saved.table.clock, saved.table.seats)
        self._stream: FairChance | None = None
        self._lines: dict[int, list[Line]] = {}
        self._offer: tuple[int, int] = (-1, 0)  # at which entry, and how many decisions remain after taking back
        self._turn: tuple[int, State] | None = None  # decisions before the last ones of one seat, and the state then
        self.set_wishes(saved.wishes)
        self.absorb(saved.entries)

    def follow(self, saved: Saved) -> None:
        """Take over what the store says, and the entries that are new."""
        self.table = saved.table
        self.seats = saved.seats
        self.set_wishes(saved.wishes)
        self.absorb(saved.entries)

    # What is known of it.

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def options(self) -> dict[str, Any]:
        """What was chosen for this table, as the game means it today."""
        return self.game.upgraded(self.table.options, self.table.version)

    @property
    def is_over(self) -> bool:
        return self.state is not None and self.state.to_move == OVER

    @property
    def is_settled(self) -> bool:
        """Whether nothing can be foretold here any more: it is over, or was given up for good."""
        return self.is_over or self.table.phase == "abandoned"

    @property
    def mover(self) -> int:
        """The seat to decide; NOBODY when nobody is."""
        return NOBODY if self.state is None else max(NOBODY, int(self.state.to_move))

    @property
    def runs_clock(self) -> bool:
        """Whether somebody's time is running out."""
        return self.table.phase == "playing" and self.clocks.deadline is not None

    @property
    def stream(self) -> FairChance:
        """What decides for chance here; the contributions are fixed once the game has begun."""
        if self._stream is None or self.state is None:
            self._stream = FairChance(self.id, self.table.secret, [row.contribution for row in self.seats])
        return self._stream

    @cached_property
    def commitment(self) -> str:
        return fairness.commitment(self.id, self.table.secret)

    @property
    def allows_hints(self) -> bool:
        """Whether seats may ask for advice: a wish of the table's own, kept beside those of its seats."""
        return not self.wishes.get((THE_TABLE, NO_HINTS))

    @property
    def steps(self) -> int:
        """In how many the shuffle was agreed on; before there were two, a table's host contributed in the first."""
        return int(self.wishes.get((THE_TABLE, TWO_STEPS), "1"))

    def bot_level(self, seat: int) -> str:
        """The level that plays this seat now; empty where a guest does."""
        row = self.seats[seat]
        return row.level if row.kind == "bot" or row.away else ""

    def held_by(self, guest: str) -> list[int]:
        return [row.seat for row in self.seats if guest and row.guest == guest and row.kind == "human"]

    def people(self) -> list[SeatRow]:
        """The seats of guests who are there."""
        return [row for row in self.seats if row.kind == "human" and not row.away]

    def holders(self, *, but: str = "") -> list[SeatRow]:
        """The seats of guests, there or not, other than this one's."""
        return [row for row in self.seats if row.kind == "human" and row.guest != but]

    def has_decided(self, seat: int, moment: int, action: int) -> bool:
        """Whether this very decision has been committed, whatever has followed it."""
        return moment < self.moments[seat] and self._answers[seat][moment] == action

    def has_taken_back(self, seat: int, moment: int) -> bool:
        """Whether this seat has gone back at that moment."""
        return moment < self.moments[seat] and self._answers[seat][moment] == -1 - seat

    @property
    def undo_question(self) -> UndoQuestion | None:
        """What was asked about the game as it stands; no question outlives a decision, or that somebody leaves."""
        asked = wishing.question(self.wishes, self._decided, self.table.seats)
        if asked is None or self.table.phase != "playing" or self.is_over:
            return None
        return None if any(row.away for row in self.holders()) else asked

    def asking_undo(self, mark: int) -> str:
        """The wish that asks, now, whether a decision may be taken back."""
        return wishing.asked(self._decided, mark)

    def premove(self, seat: int, moment: int | None = None) -> int | None:
        """What a seat has decided beforehand, for now or for that moment."""
        value = self.wishes.get((seat, wishing.PREMOVE), "")
        return wishing.premoved(value, self._next_moment(seat) if moment is None else moment) if value else None

    def premoving(self, seat: int, action: int) -> str:
        """The wish that decides beforehand: for this moment, or for the next while the seat is to decide."""
        return wishing.premove(action, self._next_moment(seat))

    def _next_moment(self, seat: int) -> int:
        return self.moments[seat] + (self.mover == seat)

    def set_wishes(self, wishes: Iterable[Wish]) -> None:
        self.wishes = {(wish.seat, wish.name): wish.value for wish in wishes}

    def lines(self, seat: int | None) -> list[Line]:
        """The journal as this seat, or a spectator, reads it."""
        return self._lines.get(SPECTATOR if seat is None else seat, [])

    def question(self, seat: int, level: str, claim: Claim) -> Question:
        """What a bot is asked on a seat, for whoever it concerns."""
        row = self.table
        options, made = dict(self.options), list(self.made)
        return Question(row.id, row.game, row.seats, options, made, seat, level, *packed(self.game), claim)

    def record(self) -> Record:
        """The whole game, with what proves its shuffle."""
        sitters = [Sitter(row.name or row.level or row.kind, row.level or row.kind) for row in self.seats]
        record = Record(self.table.game, sitters, self.table.options, list(self.made), self.table.version)
        contributions = [row.contribution for row in self.seats]
        secret = self.table.secret.hex()
        record.box = box_in_record(self.game)
        record.fairness = Fairness(self.id, self.commitment, secret, contributions, self.steps)
        return record

    # What is about to happen.

    def draft(self, at: int) -> Draft:
        """A sheet for the next decisions."""
        state = self._start() if self.state is None else self.state.copy()
        return Draft(self.next_number, at, state, len(self.made))

    def drafted_start(self, at: int) -> Draft:
        """The first entries: time begins to run, and chance deals."""
        draft = self.draft(at)
        draft.add(Entry(self.next_number, "resume", NOBODY, 0, at))
        draft.settle(self.stream)
        return self._followed(draft)

    def drafted_move(self, seat: int, action: int, at: int, by: By) -> Draft:
        """A decision and all that follows by itself; Refused if the rules forbid it."""
        draft = self.draft(at)
        draft.decide(seat, action, by)
        draft.settle(self.stream)
        return self._followed(draft)

    def _followed(self, draft: Draft) -> Draft:
        """What seats have decided beforehand: pre-moves, and lone legal actions where they want no question."""
        premoved: set[int] = set()
        while (seat := int(draft.state.to_move)) >= 0 and not self.bot_level(seat):
            legal = draft.state.legal()
            premove = self._premove_in(draft, seat)
            if premove is not None and seat not in premoved and premove in legal:
                premoved.add(seat)
                draft.decide(seat, premove, "premove")
            elif len(legal) == 1 and self.wishes.get((seat, "auto")):
                draft.decide(seat, legal[0], "auto")
            else:
                break
            draft.settle(self.stream)
        return draft

    def _premove_in(self, draft: Draft, seat: int) -> int | None:
        if (seat, wishing.PREMOVE) not in self.wishes:
            return None
        return self.premove(seat, self.moments[seat] + draft.decisions_of(seat))

    def sheet(self, kind: str, seat: int, value: int, at: int) -> Entry:
        """A single entry that is no decision."""
        assert kind in ("undo", "pause", "resume")
        return Entry(self.next_number, kind, seat, value, at)  # type: ignore[arg-type]

    # What has happened.

    def adopt(self, draft: Draft) -> None:
        """The draft has been written."""
        events = draft.events
        draft.state.journal = None
        before, self.state = self.state, draft.state
        for entry, mover in zip(draft.entries, draft.movers, strict=True):
            self._note(entry, mover)
        self._turn = self._turn_after(before, len(draft.entries))
        self._read(events)

    def absorb(self, entries: Sequence[Entry]) -> None:
        """Entries that were read from the store, each checked as if it were decided now; Damaged if it cannot be."""
        self._turn = None
        for entry in entries:
            if self.state is None:
                self.state = self._start()
            self._check(entry, self.state)
            if entry.kind == "undo":
                self._go_back(entry)
                self._note(entry, self.mover)
                continue
            self.state.journal = Journal()
            if entry.kind in ("seat", "chance"):
                self._decide(entry, self.state)
            self._note(entry, self.mover)
            events = self.state.journal.events
            self.state.journal = None
            self._read(events)

    def _check(self, entry: Entry, state: State) -> None:
        """Its number follows, and it is whoever was asked that decided."""
        asked = CHANCE if entry.kind == "chance" else entry.seat
        is_next = entry.number == self.next_number
        if entry.kind == "undo":
            fits = 0 <= entry.seat < self.table.seats and 0 <= entry.value <= len(self.made)
        else:
            fits = entry.kind not in ("seat", "chance") or state.to_move == asked
        if not (is_next and fits):
            raise Damaged("table-damaged", {"where": f"entries {entry.number}"})

    @staticmethod
    def _decide(entry: Entry, state: State) -> None:
        try:
            state.apply(entry.value)
        except (Problem, ArithmeticError, LookupError) as error:
            raise Damaged("table-damaged", {"where": f"entries {entry.number}"}) from error

    def _start(self) -> State:
        return self.game.new(self.table.seats, self.options)

    def _turn_after(self, before: State | None, entries: int) -> tuple[int, State] | None:
        """Where the last seat's decisions in a row begin, if that is known without playing the game again."""
        made = len(self.made) - entries
        if before is None or any(maker != NOBODY for maker in self.makers[made + 1 :]):
            return None
        is_new = self._maker_before(made) != self.makers[made]
        return (made, before) if is_new else self._turn

    def _note(self, entry: Entry, mover: int) -> None:
        self.next_number = entry.number + 1
        self.table.changed = entry.at
        if entry.kind in ("seat", "chance"):
            self.made.append(entry.value)
            self.makers.append(entry.seat)
            self._decided = self.next_number
        if entry.kind == "seat":
            self._answers[entry.seat].append(entry.value)
            self.moments[entry.seat] += 1
        self.clocks.note(entry, mover)

    def _go_back(self, entry: Entry) -> None:
        """Taken back: the game as it was, the lines that told of the rest gone."""
        del self.made[entry.value :]
        del self.makers[entry.value :]
        self._decided = entry.number + 1
        self.moments = [moment + 1 for moment in self.moments]
        for answers in self._answers:
            answers.append(-1 - entry.seat)
        self.state = self._replayed(len(self.made))
        events = self._events_of(self.state)
        self.state.journal = None
        self._lines.clear()
        self._read(events)

    def _replayed(self, count: int) -> State:
        """The position after so many of the decisions that stand."""
        state = self._start()
        state.journal = Journal()
        for action in self.made[:count]:
            state.advance(action)
        return state

    @staticmethod
    def _events_of(state: State) -> list[Event]:
        assert state.journal is not None
        return state.journal.events

    def _read(self, events: list[Event]) -> None:
        """Whoever may see an event reads it in their own journal; what it tells is kept once."""
        for event in events:
            facts = dict(event.facts)
            for viewer in (SPECTATOR, *range(self.table.seats)):
                if event.seen_by(None if viewer == SPECTATOR else viewer):
                    lines = self._lines.setdefault(viewer, [])
                    lines.append(Line(len(lines), event.kind, event.clause, facts))

    # Taking back.

    @property
    def is_offer_open(self) -> bool:
        """Whether it is not yet known if the last decision may be taken back; finding out takes milliseconds."""
        maker = self.last_maker
        may_be = self.table.phase == "playing" and not self.is_over and maker != NOBODY
        return may_be and self._offer[0] != self.next_number and not self.bot_level(maker)

    @property
    def last_maker(self) -> int:
        """The seat that decided last; how often chance has decided since is hidden."""
        return self._maker_before(len(self.made))

    def _maker_before(self, place: int) -> int:
        """The last seat among those whose the first so many decisions are."""
        while place > 0 and self.makers[place - 1] == NOBODY:
            place -= 1
        return self.makers[place - 1] if place > 0 else NOBODY

    @property
    def offered_to(self) -> int:
        """The seat of which it is known that it may go back; NOBODY if none may."""
        is_offered = self._offer[0] == self.next_number and self._offer[1] < len(self.made)
        return self.last_maker if is_offered else NOBODY

    def may_undo(self, seat: int) -> bool:
        """Whether it is known that this seat may go back."""
        return self.offered_to == seat

    def undo_for(self, seat: int) -> int | None:
        """How many decisions remain if this seat goes back as far as nobody has learnt anything; None: it can't."""
        return self._offer[1] if self.may_undo(seat) else None

    def finding_offer(self) -> Iterator[None]:
        """Find out what may be taken back, a little at a time; no answer if the game goes on meanwhile."""
        number, kept = self.next_number, len(self.made)
        first, state = self._turn or self._turn_replayed()
        for remaining in offered(self.game, state, self.made[first:kept]):
            kept = first + remaining
            yield
            if self.next_number != number:
                return
        self._offer = (number, kept)

    def _turn_replayed(self) -> tuple[int, State]:
        """Where the last seat's decisions in a row begin, those of chance between them taken for theirs."""
        maker = self.last_maker
        first = start = len(self.made)
        while start > 0 and self.makers[start - 1] in (maker, NOBODY):
            start -= 1
            first = start if self.makers[start] == maker else first
        state = self._replayed(first)
        state.journal = None
        return first, state

    def last_of(self, seat: int) -> int | None:
        """How many decisions stand before the seat's last one; None if it has made none."""
        for position in range(len(self.makers) - 1, -1, -1):
            if self.makers[position] == seat:
                return position
        return None
