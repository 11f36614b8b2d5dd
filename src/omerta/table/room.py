"""A table in memory: what follows from its rows and its log. Nothing here waits or writes; the Host does."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final

from msgspec import structs

from omerta.core.ending import outcome
from omerta.core.game import CHANCE, OVER, Game, Result, State
from omerta.core.journal import Journal
from omerta.core.problems import Damaged, Facts, Problem
from omerta.core.records import Resignation
from omerta.table import fairness, wishing
from omerta.table.boxes import Played, packed
from omerta.table.clocks import NOBODY, SeatClocks
from omerta.table.drafting import Draft
from omerta.table.entries import By, Entry
from omerta.table.fairness import FairChance
from omerta.table.marks import Marks
from omerta.table.queueing import Claim
from omerta.table.shown import BotPace, Line
from omerta.table.store import Saved, SeatRow, TableRow, Wish, WishKey
from omerta.table.thinkers import Question
from omerta.table.undo import offered
from omerta.table.wishing import UndoQuestion

SPECTATOR: Final = -1
THE_TABLE: Final = -1  # in place of the seat whose wish it is
NO_HINTS: Final = "no-hints"
QUICK: Final = "quick"  # bots answer sooner
TWO_STEPS: Final = "steps"  # of the shuffle: 2 where the commitment came before every contribution


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
        self.decided = 0  # the number after the last decision or taking back
        self.clocks = SeatClocks(saved.table.clock, saved.table.seats)
        self._stream: FairChance | None = None
        self._lines: dict[int, list[Line]] = {}
        self.marks = Marks()
        self.resignations: list[Resignation] = []
        self._is_given_up = False
        self._by = NOBODY  # who acted last, as the journal has it
        self.last_by: dict[int, By] = {}  # by seat: who made its last decision
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
        return self.state is not None and (self.state.to_move == OVER or self._is_given_up)

    @property
    def resigned(self) -> list[int]:
        """The seats that have lost for good by their own word."""
        return [resignation.seat for resignation in self.resignations]

    @property
    def result(self) -> Result | None:
        """How it ended, by the rules or by who resigned; None while it goes on."""
        if self.state is None or not self.resigned:
            return None if self.state is None else self.state.result()
        return outcome(self.game, self.state, self.resigned, self._is_given_up)

    @property
    def is_settled(self) -> bool:
        """Whether nothing can be foretold here any more: it is over, or was given up for good."""
        return self.is_over or self.table.phase == "abandoned"

    @property
    def mover(self) -> int:
        """The seat to decide; NOBODY when nobody is."""
        return NOBODY if self.state is None or self._is_given_up else max(NOBODY, int(self.state.to_move))

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
    def pace(self) -> BotPace:
        """How fast bots answer here, as whoever set the table up has chosen."""
        return "quick" if self.wishes.get((THE_TABLE, QUICK)) else "at-ease"

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
        """The seats of guests, there or not, other than this one's; whoever has resigned plays no more."""
        return [row for row in self.seats if row.kind == "human" and row.guest != but and row.seat not in self.resigned]

    def has_decided(self, seat: int, moment: int, action: int) -> bool:
        """Whether this very decision has been committed, whatever has followed it."""
        return moment < self.moments[seat] and self._answers[seat][moment] == action

    def has_taken_back(self, seat: int, moment: int) -> bool:
        """Whether this seat has gone back at that moment."""
        return moment < self.moments[seat] and self._answers[seat][moment] == -1 - seat

    @property
    def undo_question(self) -> UndoQuestion | None:
        """What was asked about the game as it stands; no question outlives a decision, or that somebody leaves."""
        asked = wishing.question(self.wishes, self.decided, self.table.seats)
        if asked is None or self.table.phase != "playing" or self.is_over:
            return None
        return None if any(row.away for row in self.holders()) else asked

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

    # What is about to happen.

    def draft(self, at: int) -> Draft:
        """A sheet for the next decisions."""
        state = self._start() if self.state is None else self.state.copy()
        return Draft(self.next_number, at, state, len(self.made), self._by)

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
        assert kind in ("undo", "pause", "resume", "resign")
        return Entry(self.next_number, kind, seat, value, at)  # type: ignore[arg-type]

    # What has happened.

    def adopt(self, draft: Draft) -> None:
        """The draft has been written."""
        draft.state.journal = None
        before, self.state = self.state, draft.state
        for entry, mover in zip(draft.entries, draft.movers, strict=True):
            self._note(entry, mover)
        self._turn = self._turn_after(before, len(draft.entries))
        self._read(draft.journal)

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
            journal = self.state.journal = Journal(entry.seat if entry.kind == "seat" else self._by)
            if entry.kind in ("seat", "chance"):
                self._decide(entry, self.state)
            self._note(entry, NOBODY if entry.kind == "resign" and entry.value else self.mover)
            self.state.journal = None
            self._read(journal)

    def _check(self, entry: Entry, state: State) -> None:
        """Its number follows, and it is whoever was asked that decided."""
        asked = CHANCE if entry.kind == "chance" else entry.seat
        is_next = entry.number == self.next_number
        if entry.kind == "undo":
            fits = 0 <= entry.seat < self.table.seats and 0 <= entry.value <= len(self.made)
        elif entry.kind == "resign":
            fits = 0 <= entry.seat < self.table.seats and entry.seat not in self.resigned and not self.is_over
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
            self.decided = self.next_number
        if entry.kind == "seat":
            self._answers[entry.seat].append(entry.value)
            self.moments[entry.seat] += 1
            self.last_by[entry.seat] = entry.by
        if entry.by == "timeout":
            self.marks.add("timeout", entry.seat, len(self.made) - 1, self._read_by())
        elif entry.kind == "resign":
            self.resignations.append(Resignation(entry.seat, len(self.made), entry.value == 1))
            self._is_given_up = self._is_given_up or entry.value == 1
            self.marks.add("resigned", entry.seat, len(self.made), self._read_by())
        self.clocks.note(entry, mover)

    def _read_by(self) -> dict[int, int]:
        """How many lines each viewer has read."""
        return {viewer: len(lines) for viewer, lines in self._lines.items()}

    def _go_back(self, entry: Entry) -> None:
        """Taken back: the game as it was, the lines that told of the rest gone."""
        del self.made[entry.value :]
        del self.makers[entry.value :]
        self.decided = entry.number + 1
        self.moments = [moment + 1 for moment in self.moments]
        for answers in self._answers:
            answers.append(-1 - entry.seat)
        self.state, journal = self._replayed(len(self.made))
        self._lines.clear()
        self._read(journal)
        self.marks.go_back(entry.value, self._read_by())
        self.resignations = [structs.replace(one, ply=min(one.ply, entry.value)) for one in self.resignations]

    def _replayed(self, count: int) -> tuple[State, Journal]:
        """The position after so many of the decisions that stand, and all that was told on the way."""
        state = self._start()
        journal = state.journal = Journal()
        for action, maker in zip(self.made[:count], self.makers[:count], strict=True):
            if maker != NOBODY:
                journal.by = maker
            state.advance(action)
        state.journal = None
        return state, journal

    def _read(self, journal: Journal) -> None:
        """Whoever may see an event reads it in their own journal; what it tells is kept once."""
        self._by = journal.by
        for event in journal.events:
            facts = dict(event.facts)
            by = None if event.by == NOBODY else event.by
            for viewer in (SPECTATOR, *range(self.table.seats)):
                if event.seen_by(None if viewer == SPECTATOR else viewer):
                    lines = self._lines.setdefault(viewer, [])
                    lines.append(Line(len(lines), event.kind, event.clause, facts, by))

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

    def undo_steps(self, seat: int) -> int:
        """How many of its own decisions this seat may take back."""
        return sum(maker == seat for maker in self.makers[self._offer[1] :]) if self.may_undo(seat) else 0

    def undo_for(self, seat: int, steps: int = 0) -> int | None:
        """How many decisions remain if this seat takes so many back, none meaning all that it may; None: it can't."""
        if not self.may_undo(seat):
            return None
        own = [place for place, maker in enumerate(self.makers) if maker == seat and place >= self._offer[1]]
        return own[-steps] if 0 < steps <= len(own) else self._offer[1]

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
        return first, self._replayed(first)[0]

    def way(self, seat: int) -> list[Facts]:
        """What a seat that is still to decide has decided since its turn began, as facts for the words of its moves."""
        if self.mover != seat or self.last_maker != seat:
            return []
        if self._turn is None:
            self._turn = self._turn_replayed()
        first, state = self._turn
        steps, state = list[Facts](), state.copy()
        for action, maker in zip(self.made[first:], self.makers[first:], strict=True):
            if maker == seat:
                steps.append(self.game.facts(state.view(seat), action))
            state.advance(action)
        return steps

    def last_of(self, seat: int) -> int | None:
        """How many decisions stand before the seat's last one; None if it has made none."""
        for position in range(len(self.makers) - 1, -1, -1):
            if self.makers[position] == seat:
                return position
        return None
