"""The secret is fixed, and its commitment shown, before anybody adds to the shuffle; what was given up is laid open."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from secrets import token_bytes

import pytest

from fair import fair_record
from keeping import a_seat, a_table
from omerta.core import records
from omerta.core.problems import Damaged
from omerta.core.records import Fairness, Record, Sitter
from omerta.games import find
from omerta.table.fairness import SECRET_BYTES, commitment
from omerta.table.recording import recorded
from omerta.table.shown import NewTable, SeatWish, TableShown
from omerta.table.store import GuestRow, SeatRow
from omerta.table.studied import Check
from omerta.table.verifying import verified, verify
from parlour import BOT, CONTRIBUTION, ME, OPEN, Parlour, refused, run

OTHER = "0d" * 32


class Drawn:
    """What a host draws, and what it was told meanwhile, in order."""

    def __init__(self, parlour: Parlour) -> None:
        self.events: list[str] = []
        self.secrets: list[bytes] = []
        parlour.host.draw = self._draw

    def _draw(self, size: int) -> bytes:
        drawn = token_bytes(size)
        self.events.append("draw")
        self.secrets.append(drawn)
        return drawn

    def told(self, what: str) -> None:
        self.events.append(what)


async def created(parlour: Parlour, guest: GuestRow, *seats: SeatWish) -> TableShown:
    """A table as the page sets it up, before the second step."""
    shown, _ = await parlour.host.create(guest, NewTable("gangs", list(seats)))
    return shown


@pytest.mark.parametrize("seats", [(ME, BOT), (ME, ME), (ME, OPEN)])
def test_the_commitment_is_answered_before_a_contribution_is_taken(tmp_path: Path, seats: tuple[SeatWish, ...]) -> None:
    async def story(parlour: Parlour) -> None:
        ala, drawn = await parlour.guest(), Drawn(parlour)
        shown = await created(parlour, ala, *seats)
        assert (shown.phase, shown.proof) == ("gathering", None)
        assert not any(seat.contributed for seat in shown.seats)
        secret = (await parlour.host.room(shown.id)).table.secret
        assert secret in drawn.secrets
        assert len(secret) == SECRET_BYTES
        assert shown.commitment == commitment(shown.id, secret)
        drawn.told("contribution")
        await parlour.host.contribute(ala, shown.id, CONTRIBUTION)
        if OPEN in seats:
            await parlour.host.join(await parlour.guest("Ola"), shown.id, 1, "Ola", OTHER)
        room = await parlour.host.room(shown.id)
        assert (room.table.phase, room.table.secret, room.commitment) == ("playing", secret, shown.commitment)
        assert recorded(room).fairness == Fairness(
            shown.id, shown.commitment, secret.hex(), [row.contribution for row in room.seats], 2
        )

    run(tmp_path, story)


def test_nothing_is_drawn_for_a_table_once_a_contribution_has_come(tmp_path: Path) -> None:
    """From then on everything follows: a whole game, its end and a rematch that waits for a contribution of its own."""

    async def story(parlour: Parlour) -> None:
        ala, drawn = await parlour.guest(), Drawn(parlour)
        shown = await created(parlour, ala, ME, BOT)
        drawn.told("contribution")
        await parlour.host.contribute(ala, shown.id, CONTRIBUTION)
        await parlour.play_out(shown.id, ala)
        assert drawn.events[drawn.events.index("contribution") :] == ["contribution"]
        again, _ = await parlour.host.rematch(ala, shown.id)
        assert (again.phase, any(seat.contributed for seat in again.seats)) == ("gathering", False)
        drawn.told("rematch")
        assert (await parlour.host.contribute(ala, again.id, OTHER)).phase == "playing"
        assert drawn.events[-1] == "rematch"
        assert (await parlour.host.show(ala, again.id)).commitment == again.commitment

    run(tmp_path, story)


def test_a_deal_chosen_afterwards_is_not_the_one_that_was_promised() -> None:
    """The attack: secrets are tried until the deal suits. The record is in order; who kept the promise sees it."""
    record = contributed(CONTRIBUTION, "", players=("human", "don"))
    proof = record.fairness
    assert proof is not None
    assert verify(record, proof.commitment).doubts == [], "by itself the record is in order"
    promised = commitment(proof.table, bytes(reversed(range(SECRET_BYTES))))
    with pytest.raises(Damaged, match="other-commitment"):
        verify(record, promised)


def test_what_was_given_stays_and_may_be_sent_again(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest(), await parlour.guest("Ola")
        shown = await created(parlour, ala, ME, ME, OPEN)
        for wrong in ("", "ab", "AB" * 32, "zz" * 32):
            with refused("bad-request", "bad-contribution"):
                await parlour.host.contribute(ala, shown.id, wrong)
            with refused("bad-request", "bad-contribution"):
                await parlour.host.join(ola, shown.id, 2, "Ola", wrong)
        with refused("forbidden", "not-seated"):
            await parlour.host.contribute(ola, shown.id, CONTRIBUTION)
        first = await parlour.host.contribute(ala, shown.id, CONTRIBUTION)
        assert [seat.contributed for seat in first.seats] == [True, True, False]
        assert await parlour.host.contribute(ala, shown.id, CONTRIBUTION) == first
        with refused("forbidden", "contribution-given"):
            await parlour.host.contribute(ala, shown.id, OTHER)
        await parlour.host.join(ola, shown.id, 2, "Ola", OTHER)
        assert (await parlour.host.contribute(ala, shown.id, CONTRIBUTION)).phase == "playing"
        with refused("forbidden", "table-playing"):
            await parlour.host.contribute(ala, shown.id, OTHER)
        room = await parlour.host.room(shown.id)
        assert [row.contribution for row in room.seats] == [CONTRIBUTION, CONTRIBUTION, OTHER]

    run(tmp_path, story)


def test_a_full_table_waits_for_every_person_and_for_no_bot(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala, ola = await parlour.guest(), await parlour.guest("Ola")
        shown = await created(parlour, ala, ME, OPEN, BOT)
        await parlour.host.join(ola, shown.id, 1, "Ola", OTHER)
        assert (await parlour.host.show(ola, shown.id)).phase == "gathering"
        await parlour.reopen()
        assert (await parlour.host.show(ola, shown.id)).phase == "gathering"
        assert (await parlour.host.contribute(ala, shown.id, CONTRIBUTION)).phase == "playing"
        assert (await created(parlour, ala, BOT, BOT)).phase == "playing"

    run(tmp_path, story)


def test_a_server_that_died_between_the_steps_begins_when_it_is_back(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await created(parlour, ala, ME, BOT)
        before = (await parlour.host.store.seats(shown.id))[0]
        after = (await parlour.host.store.seats(shown.id))[0]
        after.contribution = CONTRIBUTION
        await parlour.host.store.set_seat(shown.id, after, before)
        await parlour.reopen()
        assert (await parlour.host.show(ala, shown.id)).phase == "playing"
        assert (await parlour.host.contribute(ala, shown.id, CONTRIBUTION)).phase == "playing"

    run(tmp_path, story)


def test_two_steps_at_once_are_one_game(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await created(parlour, ala, ME, ME)
        told = await asyncio.gather(*(parlour.host.contribute(ala, shown.id, CONTRIBUTION) for _ in range(5)))
        assert {one.phase for one in told} == {"playing"}
        assert [entry.kind for entry in await parlour.host.store.entries(shown.id, 0)].count("resume") == 1

    run(tmp_path, story)


def test_a_table_of_before_begins_and_its_record_says_so(tmp_path: Path) -> None:
    """Set up by a server that took the host's part in the first step; one whose guests gave nothing waits for it."""

    async def story(parlour: Parlour) -> None:
        ala, game = await parlour.guest(), find("gangs")
        for table, contribution in (("old", CONTRIBUTION), ("bare", "")):
            row = a_table(table, game=game.name, version=game.version, options={}, seats=2, phase="gathering")
            seat = a_seat(0, guest=ala.id, contribution=contribution, token_hash=table.encode())
            await parlour.host.store.create(row, [seat, SeatRow(1, "bot", level="pawn")])
        assert (await parlour.host.show(ala, "old")).phase == "playing"
        assert (await parlour.host.show(ala, "bare")).phase == "gathering"
        assert (await parlour.host.contribute(ala, "bare", OTHER)).phase == "playing"
        for table in ("old", "bare"):
            await parlour.play_out(table, ala)
            written = await parlour.host.record(table)
            assert b"steps" not in written
            assert reasons(verified(written, "r").checks) == ["part-early"]

    run(tmp_path, story)


# What was given up.


def test_an_abandoned_table_shows_its_secret_and_can_be_checked(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, ME)
        await parlour.play_out(shown.id, ala, most=4)
        with refused("forbidden", "not-finished"):
            await parlour.host.record(shown.id)
        assert (await parlour.host.show(None, shown.id)).proof is None
        await parlour.host.abandon(ala, shown.id)
        proof = (await parlour.host.show(None, shown.id)).proof
        assert proof is not None
        assert commitment(shown.id, bytes.fromhex(proof.secret)) == shown.commitment
        assert proof.contributions == [CONTRIBUTION, CONTRIBUTION]
        found = verified(await parlour.host.record(shown.id), "given-up")
        assert found.passed
        assert reasons(found.checks) == ["not-to-the-end"]
        await nothing_revives(parlour, ala, shown.id)

    run(tmp_path, story)


async def nothing_revives(parlour: Parlour, guest: GuestRow, table: str) -> None:
    """Whoever knows the secret must find nothing left to play."""
    host = parlour.host
    for asking in (
        host.resume(guest, table),
        host.pause(guest, table),
        host.abandon(guest, table),
        host.join(guest, table, None, "Ala", CONTRIBUTION),
        host.contribute(guest, table, OTHER),
        host.move(guest, table, 0, 0, 0),
        host.seat_bot(guest, table, 0, "pawn"),
    ):
        with refused("forbidden"):
            await asking
    await host.come_back(guest, table, 0)
    await host.leave(guest, table, 0)
    await parlour.reopen()
    assert (await parlour.host.show(guest, table)).phase == "abandoned"


def test_a_table_that_never_began_shows_its_secret_and_has_no_record(tmp_path: Path) -> None:
    async def story(parlour: Parlour) -> None:
        ala = await parlour.guest()
        shown = await parlour.table(ala, ME, OPEN)
        await parlour.host.abandon(ala, shown.id)
        proof = (await parlour.host.show(None, shown.id)).proof
        assert proof is not None
        assert commitment(shown.id, bytes.fromhex(proof.secret)) == shown.commitment
        with refused("forbidden", "not-finished"):
            await parlour.host.record(shown.id)

    run(tmp_path, story)


# What a check says of a record.


def reasons(checks: Sequence[Check]) -> list[str]:
    return [doubt.reason for check in checks for doubt in check.doubts]


def contributed(*contributions: str, steps: int = 2, players: tuple[str, ...] = ()) -> Record:
    """A whole fair game of two with these contributions."""
    game = find("gangs")
    record = fair_record(game, next(one for one in game.setups if one.seats == 2), contributions, steps)
    for seat, player in enumerate(players):
        record.seats[seat] = Sitter(player if player != "human" else f"Guest {seat}", player)
    return record


@pytest.mark.parametrize(
    ("record", "doubts"),
    [
        (contributed(CONTRIBUTION, OTHER), []),
        (contributed(CONTRIBUTION, "", players=("human", "don")), []),
        (contributed(CONTRIBUTION, ""), ["part-missing"]),
        (contributed(CONTRIBUTION, "00" * 32), ["part-zero"]),
        (contributed("00" * 32, "00" * 32), ["parts-none"]),
        (contributed("", ""), ["parts-none"]),
        (contributed("", "", players=("don", "don")), ["parts-none"]),
        (contributed(CONTRIBUTION, OTHER, players=("human", "don")), ["part-of-bot"]),
        (contributed(CONTRIBUTION, OTHER, steps=1), ["part-early"]),
        (contributed("", "00" * 32, steps=1), ["parts-none"]),
    ],
)
def test_what_proves_less_than_it_could_is_told(record: Record, doubts: list[str]) -> None:
    found = verified(records.written(record), "r")
    assert found.passed, "chance follows from what is there"
    assert reasons(found.checks) == doubts
    assert [doubt.reason for doubt in verify(record).doubts] == doubts


def test_a_record_from_before_there_were_two_steps_reads_as_it_was_written() -> None:
    record = contributed(CONTRIBUTION, OTHER, steps=1)
    assert b"steps" not in records.written(record)
    read = records.parse(records.written(record), "old").fairness
    assert read is not None
    assert read.steps == 1
