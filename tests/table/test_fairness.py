"""Fair chance: bound by the commitment, moved by every contribution, as likely as the weights say, and checkable."""

import hmac
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from fair import SECRET, fair_record
from omerta.core import chance, records
from omerta.core.game import CHANCE, Game, Setup
from omerta.core.numbers import Numbers
from omerta.core.problems import Damaged
from omerta.core.records import Fairness
from omerta.table.fairness import FairChance, commitment, is_contribution
from omerta.table.verifying import verify
from tables import every_table, games


def test_the_construction_is_the_documented_one() -> None:
    """Written out once more from docs/fairness.md, with nothing of ours."""
    key = hmac.new(SECRET, b"omerta key 1\0t\0" + b"ab" * 32 + b"\0", sha256).digest()
    word = int.from_bytes(hmac.new(key, b"omerta chance 1\x007\x000", sha256).digest()[:8], "big")
    weights = [5, 1, 3, 91]
    rest, expected = word % 100, 0
    while rest >= weights[expected]:
        rest -= weights[expected]
        expected += 1
    assert FairChance("t", SECRET, ["ab" * 32, ""]).pick(7, weights) == expected
    assert commitment("t", SECRET) == sha256(b"omerta commitment 1\0t\0" + SECRET).hexdigest()


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    stream = FairChance("t", SECRET, [])
    counts = Counter(stream.pick(number, [1, 2, 7]) for number in range(20_000))
    for position, share in enumerate((0.1, 0.2, 0.7)):
        assert abs(counts[position] / 20_000 - share) < 0.015


def test_every_part_moves_the_stream() -> None:
    def outcomes(table: str, secret: bytes, contributions: list[str]) -> tuple[int, ...]:
        stream = FairChance(table, secret, contributions)
        return tuple(stream.pick(number, [1] * 1000) for number in range(8))

    streams = {
        outcomes("t", SECRET, ["", ""]),
        outcomes("u", SECRET, ["", ""]),
        outcomes("t", bytes(32), ["", ""]),
        outcomes("t", SECRET, ["aa", ""]),
        outcomes("t", SECRET, ["", "aa"]),
        outcomes("t", SECRET, ["a", "a"]),
    }
    assert len(streams) == 6


@pytest.mark.parametrize(
    ("text", "good"), [("", False), ("00" * 32, True), ("0a" * 32, True), ("0A" * 32, False), ("0a" * 31, False)]
)
def test_contributions_have_one_form(text: str, good: bool) -> None:
    assert is_contribution(text) is good


@every_table
def test_a_fair_game_is_found_fair_also_from_its_file(game: Game, setup: Setup, tmp_path: Path) -> None:
    record = fair_record(game, setup)
    records.save(record, tmp_path / "game.jsonl")
    verdict = verify(records.load(tmp_path / "game.jsonl"))
    assert verdict.chances > 0
    assert verdict.decisions == len(record.decisions)


def test_whatever_is_changed_is_found_out() -> None:
    game = games()[0]
    record = fair_record(game, game.setups[0])
    proof = record.fairness
    assert proof is not None
    other = "00" * 32
    for changed in (
        Fairness(proof.table, proof.commitment, other, proof.contributions),
        Fairness("other", proof.commitment, proof.secret, proof.contributions),
        Fairness(proof.table, other, proof.secret, proof.contributions),
        Fairness(proof.table, proof.commitment, "zz", proof.contributions),
        Fairness(proof.table, proof.commitment, proof.secret, [other, *proof.contributions[1:]]),
        Fairness(proof.table, proof.commitment, proof.secret, proof.contributions[1:]),
        None,
    ):
        record.fairness = changed
        with pytest.raises(Damaged):
            verify(record)


def test_a_deal_that_was_chosen_is_found_out() -> None:
    game = games()[0]
    record = fair_record(game, game.setups[0])
    state = game.new(len(record.seats), record.options)
    legal = state.legal()
    assert state.to_move == CHANCE
    record.decisions = [next(action for action in legal if action != record.decisions[0])]
    with pytest.raises(Damaged, match="unfair-chance"):
        verify(record)
    assert chance.sample(state, Numbers(1)) in legal
