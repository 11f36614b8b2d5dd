"""Who acted, what is asked, and the way of a turn so far: what a table tells beside what it shows."""

from collections import deque
from pathlib import Path
from random import Random

import pytest

from omerta.games import NAMES, find, sheet_of
from omerta.table.room import Room
from omerta.table.shown import Line, Sight
from omerta.table.store import GuestRow
from parlour import BOT, ME, Parlour, run


def bylines(room: Room, seat: int) -> list[tuple[str, int | None]]:
    return [(line.event, line.by) for line in room.lines(seat)]


@pytest.mark.parametrize("game", NAMES)
def test_every_line_says_who_acted_also_after_a_restart(tmp_path: Path, game: str) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME, game=game)
        await parlour.play_out(shown.id, ala, rng=Random(3), most=60)
        room = await parlour.host.room(shown.id)
        lines = [bylines(room, seat) for seat in (0, 1)]
        deciders = {maker for maker in room.makers if maker >= 0}
        assert {by for told in lines for _, by in told if by is not None} <= deciders
        assert len(deciders) > 1
        assert lines[0][0][1] is None, "nobody has acted when the first thing happens"
        await parlour.reopen()
        again = await parlour.host.room(shown.id)
        assert [bylines(again, seat) for seat in (0, 1)] == lines

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("syndicate", {"cup", "steamroll"}),
        ("families", {"don-uses", "don-uses-ally"}),
        ("speakeasy", {"jo-flips"}),
    ],
)
def test_an_automaton_acts_by_itself(tmp_path: Path, game: str, kinds: set[str]) -> None:
    setup = next(setup for setup in find(game).setups if find(game).automata(setup.options))
    automata = set(find(game).automata(setup.options))

    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        seats = [BOT if seat in automata else ME for seat in range(setup.seats)]
        shown = await parlour.table(ala, *seats, game=game, options=dict(setup.options))
        await parlour.play_out(shown.id, ala, rng=Random(4), most=60)
        room = await parlour.host.room(shown.id)
        own: list[Line] = [line for line in room.lines(None) if line.event in kinds]
        assert own
        assert {line.by for line in own} <= automata
        human = next(seat for seat in range(len(room.seats)) if seat not in automata)
        assert human in {line.by for line in room.lines(None)}

    run(tmp_path, story)


@pytest.mark.parametrize("game", NAMES)
def test_who_is_to_decide_is_told_what_and_nobody_else_is(tmp_path: Path, game: str) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME, game=game)
        await parlour.play_out(shown.id, ala, rng=Random(1), most=8)
        room = await parlour.host.room(shown.id)
        assert room.state is not None
        for sight in (await parlour.host.show(ala, shown.id)).sights:
            if not sight.choices:
                assert (sight.ask, sight.clauses, sight.way) == (None, [], [])
                continue
            view = room.state.view(sight.seat)
            assert sight.ask == sheet_of(room.game).ask(view)
            assert sight.clauses == sheet_of(room.game).clauses(view)

    run(tmp_path, story)


async def until_way(parlour: Parlour, ala: GuestRow, table: str, steps: int) -> Sight:
    """Play until a seat has decided so often in its turn and may go back all the way."""
    rng = Random(7)
    for _ in range(400):
        room = await parlour.host.room(table)
        if room.is_offer_open:
            deque(room.finding_offer(), maxlen=0)
        for sight in (await parlour.host.show(ala, table)).sights:
            if len(sight.way) >= steps and sight.undo_steps >= steps:
                return sight
        await parlour.play_out(table, ala, rng=rng, most=1)
    raise AssertionError


def test_a_turn_goes_back_step_by_step_or_as_a_whole(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME, game="speakeasy")
        table = shown.id
        sight = await until_way(parlour, ala, table, 2)
        assert sight.seat is not None
        seat = sight.seat
        room = await parlour.host.room(table)
        made, way = list(room.made), sight.way
        await parlour.host.undo(ala, table, seat, sight.moment, 1)
        after = (await parlour.host.show(ala, table)).sights[seat]
        assert after.way == way[:-1]
        assert room.made == made[: len(room.made)]
        again = room.makers.count(seat)
        await parlour.host.undo(ala, table, seat, sight.moment, 1)
        assert room.makers.count(seat) == again, "the same wish again does no harm"

    run(tmp_path, story)
