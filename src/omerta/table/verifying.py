"""Checks the shuffle of a game from its record alone: one that is over, or one that was given up, as far as it went."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

import msgspec

from omerta.core import records
from omerta.core.game import CHANCE
from omerta.core.problems import Damaged, Problem
from omerta.core.records import Fairness, Record
from omerta.games import for_record
from omerta.table.fairness import STEPS, FairChance, commitment
from omerta.table.problems import told
from omerta.table.studied import Check, CheckName, Facts, Verified

Found: TypeAlias = tuple[Facts, list[Damaged]]  # and what leaves a doubt
Checking: TypeAlias = Callable[[Record], Found]


class Verdict(msgspec.Struct, frozen=True):
    """What the check has found."""

    commitment: str
    decisions: int
    chances: int  # that follow from the secret and the contributions, every one
    doubts: list[Damaged]


def verify(record: Record, promised: str = "") -> Verdict:
    """The shuffle is as it was promised, or Damaged says where it is not."""
    proof = _proof(record)
    if promised and promised != proof.commitment:
        raise Damaged("other-commitment", {"commitment": proof.commitment})
    _check_commitment(record)
    facts, _ = _check_chance(record)
    doubts = [*_check_proof(record)[1], *_check_ending(record)[1]]
    return Verdict(proof.commitment, len(record.decisions), int(facts["chances"]), doubts)


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
        facts, doubts = checking(record)
        return Check(name, True, facts, doubts=[told(doubt).problem for doubt in doubts])
    except Problem as problem:
        return Check(name, False, problem=told(problem).problem)


def _check_rules(record: Record) -> Found:
    """Every decision was legal."""
    records.replay(for_record(record), record)
    return {"decisions": len(record.decisions)}, []


def _check_ending(record: Record) -> Found:
    """A game that ended with a resignation is whole; one that was called off is checked as far as it went."""
    game = for_record(record)
    over = records.result(game, record, records.replay(game, record)) is not None
    return {}, [] if over else [Damaged("not-to-the-end")]


def _proof(record: Record) -> Fairness:
    if record.fairness is None:
        raise Damaged("no-proof")
    return record.fairness


def _check_proof(record: Record) -> Found:
    """There is one, with a part of it from every person's seat."""
    contributions = _proof(record).contributions
    return {"contributions": sum(bool(text) for text in contributions)}, list(_doubts(record))


def _doubts(record: Record) -> Iterator[Damaged]:
    """A bot's or an automaton's seat adds nothing; a person's should, and what is all zero could be foreseen."""
    proof = _proof(record)
    given = dict(enumerate(proof.contributions))
    if not any(text.strip("0") for text in proof.contributions):
        yield Damaged("parts-none")
        return
    sitters = list(enumerate(record.seats))
    if missing := [one.name for seat, one in sitters if one.player == "human" and not given.get(seat)]:
        yield Damaged("part-missing", _named(missing))
    if zero := [one.name for seat, one in sitters if given.get(seat) and not given[seat].strip("0")]:
        yield Damaged("part-zero", _named(zero))
    if odd := [one.name for seat, one in sitters if given.get(seat) and one.player == one.name != "human"]:
        yield Damaged("part-of-bot", _named(odd))
    if proof.steps < STEPS:
        yield Damaged("part-early")


def _named(names: Iterable[str]) -> dict[str, int | str]:
    return {"who": ", ".join(names)}


def _check_commitment(record: Record) -> Found:
    """The secret is the one that was promised before the deal."""
    proof = _proof(record)
    if commitment(proof.table, _secret(proof)) != proof.commitment or len(proof.contributions) != len(record.seats):
        raise Damaged("broken-commitment")
    return {"commitment": proof.commitment}, []


def _secret(proof: Fairness) -> bytes:
    try:
        return bytes.fromhex(proof.secret)
    except ValueError:
        raise Damaged("bad-proof") from None


def _check_chance(record: Record) -> Found:
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
    return {"chances": chances}, []


PARTS: Final[tuple[tuple[tuple[CheckName, Checking], ...], ...]] = (
    (("rules", _check_rules), ("ending", _check_ending)),
    (("proof", _check_proof), ("commitment", _check_commitment), ("chance", _check_chance)),
)
