"""Advice, tries, replays, chances and checks: they tell no more than a seat may know, and the truth when it is over."""

from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from omerta import games
from omerta.bots import Budget
from omerta.core import records
from omerta.core.chance import settle
from omerta.core.game import OVER, Game, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Damaged, Impossible
from omerta.core.records import Record, Sitter
from omerta.core.warning import Warned
from omerta.table import pondering
from omerta.table.recording import recorded
from omerta.table.replaying import actions_of, replayed
from omerta.table.room import NO_HINTS, THE_TABLE, TWO_STEPS
from omerta.table.shown import SeatWish
from omerta.table.thinkers import Question
from omerta.table.verifying import verified
from parlour import BOT, ME, Parlour, refused, run
from tables import every_table, every_thinking_table, start, uniform_decisions, viewers

BUDGET: Final = 15  # iterations
HERE: Final = "127.0.0.1"


def record_of(game: Game, setup: Setup, seed: int = 1) -> Record:
    seats = [Sitter(f"p{seat}") for seat in range(setup.seats)]
    made = uniform_decisions(game, setup, seed)
    return Record(game.name, seats, dict(setup.options), list(made), game.version)


# Replays


@every_table
def test_a_replay_shows_each_moment_as_a_seat_saw_it(game: Game, setup: Setup) -> None:
    record = record_of(game, setup)
    for viewpoint in viewers(setup.seats):
        replay = replayed(record, viewpoint)
        for frame in replay.frames[:: max(1, len(replay.frames) // 8)]:
            state = records.replay(game, record, frame.ply)
            view = state.view(viewpoint).to_json()
            assert {key: frame.view[key] for key in view} == view
            assert frame.to_move == (None if state.to_move == OVER else state.to_move)
            assert ("position" in frame.view) == (viewpoint is None)
        result = records.replay(game, record).result()
        assert result is not None
        assert replay.result == result.to_json()
        assert replay.tally == replayed(record, None).tally
        for seat, score in enumerate(result.scores if replay.tally else ()):
            assert sum(part.points for part in replay.tally if part.seat == seat) == score


@every_table
def test_frames_follow_one_another_by_one_decision_of_a_seat(game: Game, setup: Setup) -> None:
    record = record_of(game, setup, 2)
    made = actions_of(record)
    replay = replayed(record, 0)
    assert replay.frames[0].played is None
    for before, after in zip(replay.frames, replay.frames[1:], strict=False):
        assert after.played is not None
        assert after.played.seat == before.to_move
        assert after.played.action == made[before.ply]
        assert after.turn >= before.turn
    lines = [line.number for frame in replay.frames for line in frame.lines]
    assert lines == list(range(len(lines)))


@every_table
def test_until_the_end_a_seats_replay_tells_nothing_that_is_hidden_from_it(game: Game, setup: Setup) -> None:
    """The lines of a frame are those that the seat read in the game."""
    record = record_of(game, setup, 3)
    for seat in range(setup.seats):
        told = [line for frame in replayed(record, seat).frames for line in frame.lines]
        journal = Journal()
        records.replay(game, record, journal=journal)
        read = [(event.kind, event.clause, dict(event.facts)) for event in journal.seen_by(seat)]
        assert [(line.event, line.clause, line.facts) for line in told] == read


@every_table
def test_a_game_that_is_not_over_or_a_seat_that_is_not_there_is_no_replay(game: Game, setup: Setup) -> None:
    record = record_of(game, setup)
    with pytest.raises(Damaged, match="no-such-seat"):
        replayed(record, setup.seats)
    for cut in (0, 1, len(record.decisions) // 2):
        short = replace(record, decisions=record.decisions[:cut])
        with pytest.raises(Damaged, match="not-finished"):
            replayed(short, None)


def test_numbers_and_canonical_moves_give_the_same_replay() -> None:
    game = records_game()
    record = record_of(game, game.setups[0])
    state = start(game, game.setups[0])
    moves: list[records.Decision] = []
    for action in actions_of(record):
        moves.append(dict(state.move(action) or {}))
        state.advance(action)
    written = replace(record, decisions=moves)
    assert replayed(written, 1) == replayed(record, 1)


def records_game() -> Game:
    from omerta.games import NAMES, find  # noqa: PLC0415

    return find(NAMES[0])


# Advice


def twin_questions(game: Game, setup: Setup) -> list[tuple[State, State]]:
    """Moments of a seat's, each with another world that looks the same to it."""
    found: list[tuple[State, State]] = []
    for seed in range(4):
        state, numbers = start(game, setup), Numbers(seed)
        settle(state, numbers)
        for _ in range(3 + 5 * seed):
            legal = state.legal()
            if legal:
                state.advance(legal[numbers.below(len(legal))])
                settle(state, numbers)
        if state.to_move >= 0:
            try:
                found.append((state, game.imagine(state.view(state.to_move), numbers)))
            except Impossible:
                continue
    return found


@every_thinking_table
def test_advice_does_not_change_with_what_is_hidden_from_the_asker(
    game: Game, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0
    for one, other in twin_questions(game, setup):
        question = Question("t", game.name, setup.seats, dict(setup.options), [], int(one.to_move), "adviser")
        told = []
        for state in (one, other):
            monkeypatch.setattr(pondering, "replay", lambda _, state=state: state.copy())
            told.append(pondering.advise(question, Budget(BUDGET)))
        assert told[0] == told[1]
        compared += 1
    assert compared


@every_thinking_table
def test_a_doubt_does_not_change_with_what_is_hidden_from_the_asker(
    game: Game, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    for one, other in twin_questions(game, setup):
        question = Question("t", game.name, setup.seats, dict(setup.options), [], int(one.to_move), "adviser")
        told = []
        for state in (one, other):
            monkeypatch.setattr(pondering, "replay", lambda _, state=state: state.copy())
            told.append(pondering.doubt(question, one.legal()[0], Budget(BUDGET)))
        assert told[0] == told[1]


@every_thinking_table
def test_a_try_is_refused_alike_whatever_is_hidden(game: Game, setup: Setup) -> None:
    for one, other in twin_questions(game, setup):
        for action in range(0, game.action_count, 7):
            told = []
            for state in (one, other):
                refusal = state.why_not(action)
                told.append((state.move(action), None if refusal is None else str(refusal)))
            assert told[0] == told[1]


# At a table


def test_whether_hints_are_allowed_outlives_a_restart(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        tables = [(await parlour.table(ala, ME, ME, hints=hints)).id for hints in (True, False)]
        await parlour.reopen()
        for table, hints in zip(tables, (True, False), strict=True):
            assert (await parlour.host.show(ala, table)).hints is hints
        with refused("forbidden", "hints-off"):
            await parlour.host.studies.hint(ala, tables[1], 0)
        assert (await parlour.host.room(tables[1])).wishes == {(THE_TABLE, NO_HINTS): "1", (THE_TABLE, TWO_STEPS): "2"}

    run(tmp_path, story)


def test_a_replay_is_to_be_had_only_when_the_game_is_over(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        table = (await parlour.table(ala, ME, ME)).id
        for asking in (parlour.host.studies.replay(table, None, HERE), parlour.host.studies.replay(table, 0, HERE)):
            with refused("forbidden", "not-finished"):
                await asking
        with refused("forbidden", "not-finished"):
            await parlour.host.studies.chances(table, HERE)
        await parlour.host.abandon(ala, table)
        with refused("forbidden", "not-finished"):
            await parlour.host.studies.replay(table, None, HERE)

    run(tmp_path, story)


# Checks


def test_each_check_of_a_record_is_told_by_its_name(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        table = (await parlour.table(ala, ME, ME)).id
        await parlour.play_out(table, ala)
        written = await parlour.host.record(table)
        lines = written.splitlines(keepends=True)
        header = lines[0]
        assert failing(written) == {}
        assert failing(b"") == {"record": "not-a-record"}
        assert failing(header + b"".join(lines[1:-1])) == {}
        assert doubted(header + b"".join(lines[1:-1])) == {"ending": ["not-to-the-end"]}
        assert doubted(written) == {}
        assert failing(written + b"0\n") == {"rules": "after-the-end", "chance": "after-the-end"}
        room = await parlour.host.room(table)
        secret = room.table.secret.hex().encode()
        other = header.replace(secret, bytes(len(secret)).replace(b"\0", b"0"))
        assert failing(other + b"".join(lines[1:])) == {"commitment": "broken-commitment"}
        bare = recorded(room)
        bare.fairness = None
        assert failing(records.written(bare)) == {"proof": "no-proof"}
        swapped = [header, lines[2], lines[1], *lines[3:]] if lines[1] != lines[2] else []
        assert not swapped or "chance" in failing(b"".join(swapped))

    run(tmp_path, story)


def failing(content: bytes) -> dict[str, str]:
    """The checks that a record does not pass, and why."""
    found = verified(content, "r")
    assert found.passed == all(check.passed for check in found.checks)
    return {check.name: check.problem.reason for check in found.checks if check.problem is not None}


def doubted(content: bytes) -> dict[str, list[str]]:
    """The checks that leave a doubt, and which."""
    return {check.name: [one.reason for one in check.doubts] for check in verified(content, "r").checks if check.doubts}


@pytest.mark.parametrize(
    ("seats", "hints", "is_warned"),
    [((ME, ME), True, True), ((ME, ME), False, False), ((ME, BOT), False, True), ((ME, BOT), True, True)],
)
def test_warnings_are_given_where_advice_is_or_nobody_else_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: tuple[SeatWish, ...], hints: bool, is_warned: bool
) -> None:
    async def story(parlour: Parlour) -> None:
        monkeypatch.setattr(games, "warned", lambda *_: [Warned("loses-points", "G7.1", {"count": 1})])
        ala = await parlour.guest()
        table = (await parlour.table(ala, *seats, hints=hints, options={"first": 0})).id
        sight = await parlour.sight(ala, table, 0)
        asked = (ala, table, 0, sight.moment, sight.choices[0].action)
        assert bool((await parlour.host.studies.foresight(*asked)).warnings) is is_warned
        if is_warned:
            assert (await parlour.host.studies.doubt(*asked)).loses >= 0.0
        else:
            with refused("forbidden", "hints-off"):
                await parlour.host.studies.doubt(*asked)

    run(tmp_path, story)
