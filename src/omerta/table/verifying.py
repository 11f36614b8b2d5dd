"""Checks the shuffle of a finished game from its record alone."""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from omerta.core import records
from omerta.core.game import CHANCE
from omerta.core.problems import Damaged, Problem
from omerta.core.records import Fairness, Record
from omerta.games import for_record
from omerta.table.fairness import FairChance, commitment
from omerta.table.problems import told
from omerta.table.studied import Check, CheckName, Facts, Verified

Checking: TypeAlias = Callable[[Record], Facts]


class Verdict(msgspec.Struct, frozen=True):
    """What the check has found."""

    commitment: str
    decisions: int
    chances: int  # that follow from the secret and the contributions, every one


def verify(record: Record) -> Verdict:
    """The shuffle is as it was promised, or Damaged says where it is not."""
    proof = _proof(record)
    _check_commitment(record)
    return Verdict(proof.commitment, len(record.decisions), int(_check_chance(record)["chances"]))


def verified(content: bytes, name: str) -> Verified:
    """Every check of a record that was handed in, by name; after one that fails those that need it are left out."""
    try:
        record = records.parse(content, name)
        for_record(record)
    except Problem as problem:
        return Verified(False, "", [], [Check("record", False, problem=told(problem).problem)])
    checks = [Check("record", True, {"decisions": len(record.decisions)})]
    for part in PARTS:
        for check, checking in part:
            checks.append(_checked(check, checking, record))
            if not checks[-1].passed:
                break
    return Verified(all(check.passed for check in checks), record.game, record.names(), checks)


def _checked(name: CheckName, checking: Checking, record: Record) -> Check:
    try:
        return Check(name, True, checking(record))
    except Problem as problem:
        return Check(name, False, problem=told(problem).problem)


def _check_rules(record: Record) -> Facts:
    """Every decision was legal."""
    records.replay(for_record(record), record)
    return {"decisions": len(record.decisions)}


def _check_ending(record: Record) -> Facts:
    if records.replay(for_record(record), record).result() is None:
        raise Damaged("not-finished")
    return {}


def _proof(record: Record) -> Fairness:
    if record.fairness is None:
        raise Damaged("no-proof")
    return record.fairness


def _check_proof(record: Record) -> Facts:
    """There is one, with a part of it from the seats."""
    contributions = _proof(record).contributions
    return {"contributions": sum(bool(text) for text in contributions)}


def _check_commitment(record: Record) -> Facts:
    """The secret is the one that was promised before the deal."""
    proof = _proof(record)
    if commitment(proof.table, _secret(proof)) != proof.commitment or len(proof.contributions) != len(record.seats):
        raise Damaged("broken-commitment")
    return {"commitment": proof.commitment}


def _secret(proof: Fairness) -> bytes:
    try:
        return bytes.fromhex(proof.secret)
    except ValueError:
        raise Damaged("bad-proof") from None


def _check_chance(record: Record) -> Facts:
    """Whatever chance decided follows from the secret and the contributions."""
    proof = _proof(record)
    stream = FairChance(proof.table, _secret(proof), proof.contributions)
    game = for_record(record)
    state = records.start(game, record)
    chances = 0
    for ply, decision in enumerate(record.decisions):
        action = records.action_at(game, state, decision, ply)
        if state.to_move == CHANCE:
            chances += 1
            if state.legal()[stream.pick(ply, state.weights())] != action:
                raise Damaged("unfair-chance", {"ply": ply})
        state.apply(action)
    return {"chances": chances}


PARTS: Final[tuple[tuple[tuple[CheckName, Checking], ...], ...]] = (
    (("rules", _check_rules), ("ending", _check_ending)),
    (("proof", _check_proof), ("commitment", _check_commitment), ("chance", _check_chance)),
)
