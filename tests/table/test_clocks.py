"""Clocks: what the log says about time, and nothing else."""

from hypothesis import given, settings
from hypothesis import strategies as st

from omerta.table.clocks import NOBODY, SeatClocks
from omerta.table.entries import Entry, Kind, decisions
from omerta.table.store import ClockChoice


def noted(clocks: SeatClocks, kind: Kind, seat: int, at: int, mover: int) -> None:
    clocks.note(Entry(0, kind, seat, 0, at), mover)


def test_without_a_clock_there_is_no_deadline() -> None:
    clocks = SeatClocks(ClockChoice(), 2)
    noted(clocks, "resume", NOBODY, 1000, 0)
    assert clocks.deadline is None
    assert clocks.left(0) is None


def test_every_move_has_its_time() -> None:
    clocks = SeatClocks(ClockChoice("move", 30), 2)
    noted(clocks, "resume", NOBODY, 1000, 0)
    assert clocks.deadline == 31_000
    noted(clocks, "seat", 0, 5000, 1)
    assert clocks.deadline == 35_000
    assert clocks.left(1) is None


def test_a_second_decision_of_the_same_seat_has_its_own_time() -> None:
    clocks = SeatClocks(ClockChoice("move", 30), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    noted(clocks, "seat", 0, 20_000, 0)
    assert clocks.deadline == 50_000


def test_a_pause_takes_no_time_and_gives_none() -> None:
    for kind in ("move", "player"):
        clocks = SeatClocks(ClockChoice(kind, 30), 2)
        noted(clocks, "resume", NOBODY, 0, 0)
        noted(clocks, "pause", NOBODY, 10_000, 0)
        assert clocks.deadline is None
        noted(clocks, "resume", NOBODY, 500_000, 0)
        assert clocks.deadline == 520_000


def test_a_player_uses_up_its_own_time_and_earns_some_by_moving() -> None:
    clocks = SeatClocks(ClockChoice("player", 60, 5), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    noted(clocks, "seat", 0, 10_000, 1)
    assert clocks.left(0) == 55_000
    assert clocks.left(1) == 60_000
    assert clocks.deadline == 70_000
    noted(clocks, "seat", 1, 30_000, 0)
    assert clocks.left(1) == 45_000
    assert clocks.deadline == 85_000


def test_chance_takes_no_time() -> None:
    clocks = SeatClocks(ClockChoice("player", 60), 2)
    noted(clocks, "resume", NOBODY, 0, 1)
    noted(clocks, "seat", 1, 4000, NOBODY)
    noted(clocks, "chance", NOBODY, 4000, 0)
    assert clocks.left(1) == 56_000
    assert clocks.deadline == 64_000


def test_taking_back_gives_no_time_back() -> None:
    clocks = SeatClocks(ClockChoice("player", 60), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    noted(clocks, "seat", 0, 10_000, 1)
    clocks.note(Entry(2, "undo", 0, 0, 12_000), 0)
    assert clocks.left(0) == 50_000
    assert clocks.left(1) == 58_000
    assert clocks.deadline == 62_000


def test_moving_and_taking_back_earns_nothing_however_often() -> None:
    clocks = SeatClocks(ClockChoice("player", 60, 10), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    for turn in range(40):
        noted(clocks, "seat", 0, 50 * turn + 40, 1)
        noted(clocks, "undo", 0, 50 * turn + 50, 0)
    assert clocks.left(0) == 60_000 - 40 * 40
    assert clocks.left(1) == 60_000 - 40 * 10
    noted(clocks, "seat", 0, 2000, 1)
    assert clocks.left(0) == 70_000 - 40 * 40


def test_the_time_of_a_move_goes_on_where_it_was_left() -> None:
    clocks = SeatClocks(ClockChoice("move", 30), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    noted(clocks, "seat", 0, 10_000, 0)
    noted(clocks, "undo", 0, 15_000, 0)
    assert clocks.deadline == 30_000, "10 seconds were spent there, 5 on what is taken back"
    noted(clocks, "seat", 0, 20_000, 0)
    assert clocks.deadline == 50_000
    noted(clocks, "seat", 0, 41_000, 1)
    assert clocks.deadline == 71_000


def test_who_is_asked_anew_because_a_rival_went_back_has_all_the_time() -> None:
    clocks = SeatClocks(ClockChoice("move", 30), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    noted(clocks, "seat", 0, 1000, 1)
    noted(clocks, "undo", 0, 26_000, 0)
    noted(clocks, "seat", 0, 27_000, 1)
    assert clocks.deadline == 57_000


def test_nobody_goes_back_to_where_there_is_no_time() -> None:
    clocks = SeatClocks(ClockChoice("player", 10, 60), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    noted(clocks, "seat", 0, 9000, 0)
    assert clocks.has_time_at(0, 9999)
    assert not clocks.has_time_at(0, 10_000)
    moves = SeatClocks(ClockChoice("move", 10), 2)
    noted(moves, "resume", NOBODY, 0, 0)
    noted(moves, "seat", 0, 10_000, 1)
    assert not moves.has_time_at(0, 10_001)
    assert SeatClocks(ClockChoice(), 2).has_time_at(0, 5)


def test_what_no_server_saw_does_not_count() -> None:
    for kind in ("move", "player"):
        clocks = SeatClocks(ClockChoice(kind, 30), 2)
        noted(clocks, "resume", NOBODY, 0, 0)
        assert not clocks.is_excused
        clocks.note(Entry(1, "resume", NOBODY, 50_000, 60_000), 0)
        assert clocks.is_excused
        assert clocks.deadline == 80_000, "10 of 30 seconds were used"
        clocks.note(Entry(2, "resume", NOBODY, 0, 10_000), 0)
        assert clocks.deadline == 30_000, "a clock that went back takes nothing and gives nothing"


steps = st.lists(
    st.tuples(
        st.sampled_from(["seat", "seat", "seat", "undo", "pause", "away"]), st.integers(0, 9000), st.integers(0, 9)
    ),
    max_size=40,
)
choices = st.builds(ClockChoice, st.sampled_from(["move", "player"]), st.integers(1, 60), st.integers(0, 20))


class Game:
    """As a table uses clocks: who moves is decided by the place in the game alone."""

    def __init__(self, choice: ClockChoice, order: list[int]) -> None:
        self.clocks = SeatClocks(choice, 2)
        self.order = order
        self.stand: list[int] = []
        self.now = self.running = 0
        self.note("resume", NOBODY, 0)

    @property
    def mover(self) -> int:
        return self.order[len(self.stand) % len(self.order)]

    def note(self, kind: Kind, seat: int, value: int) -> None:
        if kind == "seat":
            self.stand.append(seat)
        elif kind == "undo":
            del self.stand[value:]
        self.clocks.note(Entry(0, kind, seat, value, self.now), self.mover)

    def left(self) -> int:
        """Of the time of who is to move, now."""
        assert self.clocks.deadline is not None
        return self.clocks.deadline - self.now


@settings(max_examples=300, deadline=None)
@given(choices, st.lists(st.integers(0, 1), min_size=1, max_size=6), steps)
def test_nothing_that_is_done_at_a_table_makes_time(
    choice: ClockChoice, order: list[int], told: list[tuple[str, int, int]]
) -> None:
    game = Game(choice, order)
    for what, after, number in told:
        game.now += after
        game.running += after
        left = [game.clocks.left(seat) for seat in (0, 1)]
        if what == "seat":
            game.note("seat", game.mover, 0)
        elif what == "pause":
            before = game.left()
            game.note("pause", NOBODY, 0)
            game.now += 1000 * number
            game.note("resume", NOBODY, 0)
            assert game.left() == before
        elif what == "away":
            game.note("resume", NOBODY, after)
            game.running -= after
        elif number < len(game.stand):
            game.note("undo", game.stand[number], number)
            for seat, had in enumerate(left):
                assert had is None or (game.clocks.left(seat) or 0) <= had
        else:
            game.note("resume", NOBODY, 0)
        if choice.kind == "player":
            earned = 1000 * choice.increment * len(game.stand)
            used = 2 * 1000 * choice.seconds + earned - sum(game.clocks.left(seat) or 0 for seat in (0, 1))
            assert used == game.running, "all that has run, and nothing else, was somebody's"


@settings(max_examples=300, deadline=None)
@given(st.integers(1, 60), st.lists(st.tuples(st.integers(0, 9000), st.integers(0, 5)), max_size=40))
def test_going_back_and_forth_makes_no_time(seconds: int, told: list[tuple[int, int]]) -> None:
    """One seat decides again and again, and goes back as often as it likes."""
    game = Game(ClockChoice("move", seconds), [0])
    reached = [0]
    for after, place in told:
        game.now += after
        if place < len(game.stand):
            has_time = game.clocks.has_time_at(place, game.now)
            game.note("undo", 0, place)
            del reached[place + 1 :]
            assert has_time == (game.left() > 0)
        else:
            game.note("seat", 0, 0)
            reached.append(game.now)
        assert game.left() == 1000 * seconds - (game.now - reached[-1])


def test_nobody_is_waited_for_when_it_is_over() -> None:
    clocks = SeatClocks(ClockChoice("move", 30), 2)
    noted(clocks, "resume", NOBODY, 0, 0)
    noted(clocks, "seat", 0, 1000, NOBODY)
    assert clocks.deadline is None


def test_what_was_taken_back_does_not_stand() -> None:
    log = [
        Entry(0, "resume", -1, 0, 0),
        Entry(1, "chance", -1, 7, 0),
        Entry(2, "seat", 0, 8, 0),
        Entry(3, "undo", 0, 1, 0),
        Entry(4, "seat", 0, 9, 0),
    ]
    assert decisions(log) == [7, 9]
