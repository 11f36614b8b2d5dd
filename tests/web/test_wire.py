"""The wire leaks nothing: everything sent to a seat is the same, byte for byte, when all it may not know is changed.

That a view and its lines tell nothing is for tests/contract/test_secrets.py; here it is that nothing else is sent.
"""

from collections import deque
from collections.abc import Iterator
from typing import Final

import msgspec

from omerta import speed
from omerta.core.foresight import foresee
from omerta.core.game import CHANCE, Game, Setup, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from omerta.games import find, sheet_of
from omerta.table.boxes import Played
from omerta.table.drafting import Draft
from omerta.table.entries import By
from omerta.table.fairness import FairChance
from omerta.table.pondering import FORESEEN_BY
from omerta.table.presence import Here
from omerta.table.room import Room
from omerta.table.showing import table_shown
from omerta.table.store import ClockChoice, Saved, SeatRow, TableRow
from omerta.web.telling import Teller
from tables import IS_THOROUGH, every_thinking_table, has_secrets, is_heavy, viewers

GAMES: Final = 6 if speed() == "compiled" else 1  # of a heavy game a quarter
STEPS: Final = 25 if speed() == "compiled" else 4  # that a game and its twin go together


class Foretold(FairChance):
    """Chance that decides as it did at another table, and says when it cannot."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__("t", bytes(32), [])
        self.outcomes = outcomes
        self.has_failed = False
        self._state: State | None = None

    def facing(self, state: State) -> "Foretold":
        self._state = state
        return self

    def pick(self, decisions: int, weights: object) -> int:  # noqa: ARG002
        assert self._state is not None
        legal = self._state.legal()
        wanted = self.outcomes.pop(0) if self.outcomes else -1
        self.has_failed |= wanted not in legal
        return legal.index(wanted) if wanted in legal else 0


def room_of(game: Game, setup: Setup, viewer: int | None) -> Room:
    """A table where a guest called v sits on the viewer's seat, and nobody is awaited."""
    table = TableRow(
        id="t",
        game=game.name,
        version=game.version,
        seats=setup.seats,
        options=dict(setup.options),
        language="pl",
        visibility="private",
        casual=False,
        chat=True,
        clock=ClockChoice("player", 600, 10),
        secret=bytes(32),
        phase="playing",
        host="h",
        created=0,
        changed=0,
    )
    automata = game.automata(setup.options)
    seats = [
        SeatRow(seat, "automaton" if seat in automata else "human", f"p{seat}", guest="v" if seat == viewer else "w")
        for seat in range(setup.seats)
    ]
    return Room(Saved(table, seats, [], []), Played(find(table.game)))


def dealt(room: Room, numbers: Numbers, most: int) -> None:
    """Play at random for a while."""
    room.adopt(room.drafted_start(0))
    for at in range(1, most):
        if room.mover < 0:
            return
        assert room.state is not None
        legal = room.state.legal()
        room.adopt(room.drafted_move(room.mover, legal[numbers.below(len(legal))], 1000 * at, "player"))


def twins(game: Game, setup: Setup, viewer: int | None) -> Iterator[tuple[Room, Room, Numbers]]:
    """The same table twice, different in everything the viewer may not know."""
    for seed in range(0, GAMES, GAMES // 2 if is_heavy(game) and not IS_THOROUGH and GAMES > 1 else 1):
        numbers = Numbers(seed)
        one, other = room_of(game, setup, viewer), room_of(game, setup, viewer)
        for room in (one, other):
            dealt(room, Numbers(seed + 50), 3 + 4 * seed)
        if one.mover < 0 or one.state is None:
            continue
        try:
            other.state = game.imagine(one.state.view(viewer), numbers)
        except Impossible:
            continue
        yield one, other, numbers


def sent(teller: Teller, room: Room, *, offering: bool) -> bytes | None:
    """What goes out; wanted or not, with the offer to take back."""
    if offering and room.is_offer_open:
        deque(room.finding_offer(), maxlen=0)
    return teller.news(table_shown(room, "v", Here(frozenset({"v", "w"}), 3), thinks=1200))


def known(room: Room, viewer: int | None) -> object:
    assert room.state is not None
    return room.state.view(viewer).to_json(), room.lines(viewer)


def sheet_sent(room: Room, viewer: int | None) -> bytes:
    """What a page that reads the table in words asks for besides."""
    assert room.state is not None
    return msgspec.json.encode(sheet_of(room.game).draw(room.state.view(viewer)))


def foresight_sent(room: Room, viewer: int | None) -> bytes:
    """What a question about the first choice of the viewer's is answered with; nothing while others decide."""
    assert room.state is not None
    if viewer is None or room.mover != viewer:
        return b""
    action = room.state.legal()[0]
    sure = foresee(room.game, room.state.view(viewer), action, sheet_of(room.game).draw, Numbers(FORESEEN_BY))
    return msgspec.json.encode(sure)


def step(one: Room, other: Room, numbers: Numbers, at: int) -> bool:
    """The same decision at both tables, and the same outcomes of chance; False where that is impossible.

    Now and then a bot makes it since the time was up, which is told beside the journal.
    """
    assert one.state is not None
    assert other.state is not None
    legal = sorted(set(one.state.legal()) & set(other.state.legal()))
    if not legal or one.mover != other.mover:
        return False
    action, seat = legal[numbers.below(len(legal))], one.mover
    by: By = "timeout" if numbers.below(3) == 0 else "player"
    real = one.drafted_move(seat, action, at, by)
    chance = Foretold([entry.value for entry in real.entries if entry.kind == "chance"])
    draft: Draft = other.draft(at)
    draft.decide(seat, action, by)
    while draft.state.to_move == CHANCE and not chance.has_failed:
        draft.settle(chance.facing(draft.state))
    if chance.has_failed or chance.outcomes or len(draft.entries) != len(real.entries):
        return False
    one.adopt(real)
    other.adopt(draft)
    return True


@every_thinking_table
def test_what_a_seat_is_sent_does_not_change_with_what_is_hidden_from_it(game: Game, setup: Setup) -> None:
    compared = 0
    between = 5 if is_heavy(game) and not IS_THOROUGH else 2  # steps from one offer that is looked for to the next
    for viewer in viewers(setup.seats):
        for one, other, numbers in twins(game, setup, viewer):
            tellers = Teller(), Teller()
            for number in range(STEPS):
                if known(one, viewer) != known(other, viewer):
                    break  # chance had one outcome left and was not asked: the secret itself has come out
                offering = number % between == 0
                assert sent(tellers[0], one, offering=offering) == sent(tellers[1], other, offering=offering)
                assert sheet_sent(one, viewer) == sheet_sent(other, viewer)
                if offering:
                    assert foresight_sent(one, viewer) == foresight_sent(other, viewer)
                compared += 1
                if not step(one, other, numbers, 100_000 + 1000 * number) or one.mover < 0:
                    break  # when the game is over nothing is hidden any more
    assert compared >= GAMES or not any(has_secrets(game, setup, viewer) for viewer in viewers(setup.seats))


@every_thinking_table
def test_the_shuffle_behind_a_game_is_not_in_what_is_sent(game: Game, setup: Setup) -> None:
    """The same decisions by another secret and other contributions: only the commitment differs."""
    for viewer in viewers(setup.seats):
        one, other = room_of(game, setup, viewer), room_of(game, setup, viewer)
        one.table.secret, other.table.secret = b"\1" * 32, b"\2" * 32
        for room, digits in ((one, "3a"), (other, "4b")):
            for row in room.seats:
                row.contribution = digits * 32 if row.kind == "human" else ""
        tellers = Teller(), Teller()
        draft = one.drafted_start(0)
        for number in range(1, STEPS):
            one.adopt(draft)
            other.absorb(draft.entries)
            if one.is_over or one.state is None:
                break  # now it may be told
            told, twin = (
                sent(teller, room, offering=False) or b"" for teller, room in zip(tellers, (one, other), strict=True)
            )
            assert told.replace(one.commitment.encode(), other.commitment.encode()) == twin
            assert number > 1 or one.commitment.encode() in told
            draft = one.drafted_move(one.mover, one.state.legal()[0], 1000 * number, "player")
