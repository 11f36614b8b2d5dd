"""Boxes of owners at tables: kept, chosen, played by bots, carried by records, missed when they are gone."""

import asyncio
import json
import sqlite3
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from omerta import games
from omerta.core import records
from omerta.core.boxes import Box, canonical_text
from omerta.core.problems import Broken, Fault, Unknown
from omerta.table import boxes as owners
from omerta.table.host import Host
from omerta.table.problems import NotDone
from omerta.table.replaying import replayed
from omerta.table.shown import NewTable
from omerta.table.storage import open_store
from omerta.table.storage.sql import SqlStore
from omerta.table.store import Conflict, GuestRow
from omerta.table.thinkers import Question
from omerta.table.thinking import ProcessThinkers
from omerta.table.verifying import verified
from parlour import BOT, CONTRIBUTION, ME, Novices, Parlour, refused, run
from postgres import PostgresServer

GAME: Final = "families"


def changed(box: str = "my-box", game: str = GAME, **setup: object) -> bytes:
    """An owner's file: the shipped one with an id of its own, and other values of the set-up."""
    shipped = games.shipped(game)
    assert shipped is not None
    data: dict[str, Any] = deepcopy(dict(shipped.data))
    data["id"] = box
    data["title"] = {"pl": "Moje pudełko", "en": "My box"}
    for name, value in setup.items():
        data["setup"][name]["value"] = value
    return json.dumps(data, ensure_ascii=False).encode()


async def kept(parlour: Parlour, guest: GuestRow, content: bytes | None = None) -> Box:
    return await parlour.host.boxes.keep(guest, GAME, changed() if content is None else content)


def test_a_kept_box_is_chosen_at_a_new_table_and_is_there_after_a_restart(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        guest = await parlour.guest("Ala")
        box = await kept(parlour, guest, changed(start_jobs=3))
        shown = await parlour.table(guest, ME, ME, game=GAME, options={"data": "my-box"})
        assert shown.options["data"] == "my-box"
        assert shown.box is not None
        assert (shown.box.digest, shown.box.title["pl"], shown.box.keeper) == (box.digest, "Moje pudełko", "Ala")
        saved = await parlour.host.store.load(shown.id)
        assert saved is not None
        assert saved.table.digest == box.digest
        await parlour.reopen()
        again = await parlour.host.show(guest, shown.id)
        assert again.box == shown.box
        assert [summary.box for summary in await parlour.host.mine(guest)] == [shown.box]
        shipped = await parlour.table(guest, ME, ME, game=GAME)
        assert shipped.box is None

    run(tmp_path, story)


def test_a_table_of_the_shipped_box_is_unaffected_by_kept_ones(tmp_path: Path) -> None:
    """Once an owner's file was set, FAMILIES refused all tables of the shipped data."""

    async def story(parlour: Parlour) -> None:
        guest = await parlour.guest()
        shipped = await parlour.table(guest, ME, ME, game=GAME)
        await kept(parlour, guest)
        await parlour.reopen()
        assert (await parlour.host.show(guest, shipped.id)).phase == "playing"

    run(tmp_path, story)


def test_a_box_that_is_missing_or_another_one_is_told_as_that(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        guest = await parlour.guest()
        await kept(parlour, guest)
        table = (await parlour.table(guest, ME, ME, game=GAME, options={"data": "my-box"}, visibility="listed")).id
        other = await parlour.table(guest, ME, ME, visibility="listed")
        for statement, reason in (("UPDATE boxes SET id = 'gone'", "box-missing"), (None, "box-other")):
            await parlour.host.close()
            await tamper(tmp_path, statement)
            await parlour.reopen()
            with refused("conflict", reason):
                await parlour.host.show(guest, table)
            assert (await parlour.host.show(guest, other.id)).phase == "playing"
            assert [one.id for one in await parlour.host.lobby()] == [other.id]
            problems = {one.id: one.problem and one.problem.reason for one in await parlour.host.mine(guest)}
            assert problems == {table: reason, other.id: None}

    run(tmp_path, story)


async def tamper(folder: Path, statement: str | None) -> None:
    """What no server does: a box taken away, or another content put in its place."""
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        if statement is not None:
            connection.execute(statement)
        else:
            connection.execute("UPDATE boxes SET id = 'my-box', content = ?", (changed(start_jobs=3),))
    connection.close()


def test_who_may_keep_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owners, "MOST_OF_GUEST", 2)
    monkeypatch.setattr(owners, "MOST_OF_ALL", 3)

    async def story(parlour: Parlour) -> None:
        ala, bo = await parlour.guest("Ala"), await parlour.guest("Bo")
        shipped = games.shipped(GAME)
        assert shipped is not None
        with refused("conflict", "box-is-shipped"):
            await kept(parlour, ala, canonical_text(shipped.data).encode())
        with refused("conflict", "data-same-id"):
            await kept(parlour, ala, changed(shipped.id))
        with pytest.raises(Broken):
            await kept(parlour, ala, changed("../up"))
        with refused("bad-request", "box-too-large"):
            await kept(parlour, ala, b" " * (owners.LARGEST + 1))
        with pytest.raises(Broken):
            await kept(parlour, ala, b"{}")
        one = await kept(parlour, ala)
        assert (await kept(parlour, bo)).digest == one.digest  # the same once more does no harm
        with refused("conflict", "data-same-id"):
            await kept(parlour, bo, changed(start_jobs=3))
        await kept(parlour, ala, changed("second"))
        with refused("conflict", "too-many-boxes"):
            await kept(parlour, ala, changed("third"))
        await kept(parlour, bo, changed("third"))
        with refused("conflict", "boxes-full"):
            await kept(parlour, bo, changed("fourth"))
        listed = [box.id for box, _ in await parlour.host.boxes.listed(GAME)]
        assert (listed[0], set(listed)) == (shipped.id, {shipped.id, "my-box", "second", "third"})

    run(tmp_path, story)


def test_a_box_goes_by_whoever_kept_it_while_no_table_uses_it(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, bo = await parlour.guest("Ala"), await parlour.guest("Bo")
        await kept(parlour, ala)
        with refused("forbidden", "not-your-box"):
            await parlour.host.boxes.drop(bo, GAME, "my-box")
        with refused("unknown", "no-such-box"):
            await parlour.host.boxes.drop(ala, GAME, "nothing")
        await parlour.host.boxes.drop(ala, GAME, "my-box")
        with refused("bad-request", "no-such-box"):
            await parlour.table(ala, ME, ME, game=GAME, options={"data": "my-box"})
        await kept(parlour, ala)
        await parlour.table(ala, ME, ME, game=GAME, options={"data": "my-box"})
        with refused("conflict", "box-used"):
            await parlour.host.boxes.drop(ala, GAME, "my-box")

    run(tmp_path, story)


def test_a_box_taken_away_while_a_table_is_set_up_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(parlour: Parlour) -> None:
        guest = await parlour.guest()
        await kept(parlour, guest)
        await parlour.host.boxes.find(GAME, "my-box")

        async def too_late(*_: object) -> None:
            raise Conflict

        monkeypatch.setattr(SqlStore, "create", too_late)
        with refused("conflict", "box-missing"):
            await parlour.table(guest, ME, ME, game=GAME, options={"data": "my-box"})

    run(tmp_path, story)


def test_where_owners_boxes_are_off_none_is_kept_or_chosen_but_old_tables_go_on(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        guest = await parlour.guest()
        await kept(parlour, guest)
        table = (await parlour.table(guest, ME, ME, game=GAME, options={"data": "my-box"})).id
        parlour.host.boxes.is_open = False
        assert (await parlour.host.show(guest, table)).phase == "playing"
        for work in (kept(parlour, guest), parlour.table(guest, ME, ME, game=GAME, options={"data": "my-box"})):
            with refused("forbidden", "boxes-off"):
                await work
        assert (await parlour.table(guest, ME, ME, game=GAME)).phase == "playing"

    run(tmp_path, story)


def test_a_game_without_a_box_has_none_to_choose(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        guest = await parlour.guest()
        with refused("bad-request"):
            await parlour.table(guest, ME, ME, game="gangs", options={"data": "my-box"})
        with pytest.raises(Unknown, match="no-data"):
            await parlour.host.boxes.keep(guest, "gangs", changed())
        assert await parlour.host.boxes.listed("gangs") == []

    run(tmp_path, story)


def test_a_game_with_an_owners_box_is_played_to_its_end_and_its_record_read_anywhere(tmp_path: Path) -> None:
    """Also by whoever has never seen the box."""

    async def story(parlour: Parlour) -> None:
        guest = await parlour.guest()
        box = await kept(parlour, guest, changed(start_jobs=3))
        shown = await parlour.table(guest, ME, BOT, game=GAME, options={"data": "my-box"})
        await parlour.play_out(shown.id, guest)
        content = await parlour.host.record(shown.id)
        record = records.parse(content, "record")
        assert record.box is not None
        assert (record.box.id, record.box.digest) == ("my-box", box.digest)
        replay = replayed(record, None)
        assert replay.result is not None
        assert replay.box is not None
        assert replay.box.id == "my-box"
        assert "job-" in replay.words["pl"]
        assert replay.data is not None
        assert replay.data["id"] == "my-box"
        assert verified(content, "record").passed
        chances = await parlour.host.studies.chances_of(content, "127.0.0.1")
        assert chances.expected > 1

    run(tmp_path, story)


def test_a_record_whose_box_was_altered_is_refused(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        guest = await parlour.guest()
        await kept(parlour, guest)
        shown = await parlour.table(guest, ME, BOT, game=GAME, options={"data": "my-box"})
        await parlour.play_out(shown.id, guest)
        header, rest = (await parlour.host.record(shown.id)).split(b"\n", 1)
        told = json.loads(header)
        told["box"]["data"]["setup"]["start_jobs"]["value"] = 3
        content = json.dumps(told).encode() + b"\n" + rest
        assert not verified(content, "record").passed

    run(tmp_path, story)


def test_bots_in_processes_play_an_owners_box_and_get_it_once() -> None:
    box = games.read_box(changed(start_jobs=3), GAME)
    game = games.make(GAME, box)
    digest, content = owners.packed(game)
    state = game.new(2, {"data": "my-box"})
    decisions: list[int] = []
    while state.to_move < 0:
        decisions.append(state.legal()[0])
        state.apply(decisions[-1])
    question = Question("t", GAME, 2, {"data": "my-box"}, decisions, int(state.to_move), "soldier", digest, content)

    async def work() -> None:
        thinkers = ProcessThinkers(1)
        await thinkers.start()
        try:
            assert (await thinkers.ask(question)).level == "soldier"
            bare = msgspec.structs.replace(question, box=b"")
            assert (await thinkers.ask(bare)).level == "soldier"  # the process has the box by now
            assert await thinkers.advise(bare) is not None
        finally:
            await thinkers.close()

    asyncio.run(work())


def test_another_server_learns_of_a_box_when_a_table_names_it(postgres: PostgresServer) -> None:
    address = postgres.new("made")

    async def whole() -> None:
        one, two = (Host(open_store(address), Novices()) for _ in range(2))
        await one.start()
        await two.start()
        try:
            guest, _ = await one.new_guest("Ala")
            box = await one.boxes.keep(guest, GAME, changed())
            assert [found.id for found, _ in await two.boxes.listed(GAME)][1:] == ["my-box"]
            wish = NewTable(GAME, [ME, ME], {"data": "my-box"})
            shown, _ = await two.create(guest, wish)
            await two.contribute(guest, shown.id, CONTRIBUTION)
            assert (await one.show(guest, shown.id)).box == shown.box
            with pytest.raises(NotDone):
                await one.boxes.drop(guest, GAME, box.id)
        finally:
            await one.close()
            await two.close()

    asyncio.run(whole())


def test_a_broken_shipped_box_of_one_game_is_not_the_others_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(parlour: Parlour) -> None:
        guest = await parlour.guest()
        mine = await parlour.table(guest, ME, ME, game=GAME)
        other = await parlour.table(guest, ME, ME)
        await parlour.host.close()
        break_box(monkeypatch, GAME)
        await parlour.reopen()
        with refused("conflict", "box-broken"):
            await parlour.host.show(guest, mine.id)
        with refused("conflict", "box-broken"):
            await parlour.table(guest, ME, ME, game=GAME)
        assert (await parlour.host.show(guest, other.id)).phase == "playing"

    run(tmp_path, story)


def break_box(patch: pytest.MonkeyPatch, game: str) -> None:
    """As if the file that comes with a game could not be read."""
    shipped = games.shipped

    def broken(name: str) -> Box | None:
        if name == game:
            raise Broken(game, [Fault(f"{game}.json", "data-missing")])
        return shipped(name)

    patch.setattr(games, "shipped", broken)
