"""Checks the shuffle of a finished game from its record alone."""

import msgspec

from omerta.core import records
from omerta.core.game import CHANCE
from omerta.core.problems import Damaged
from omerta.core.records import Record
from omerta.games import find
from omerta.table.fairness import FairChance, commitment


class Verdict(msgspec.Struct, frozen=True):
    """What the check has found."""

    commitment: str
    decisions: int
    chances: int  # that follow from the secret and the contributions, every one


def verify(record: Record) -> Verdict:
    """The shuffle is as it was promised, or Damaged says where it is not."""
    proof = record.fairness
    if proof is None:
        raise Damaged("no-proof")
    try:
        secret = bytes.fromhex(proof.secret)
    except ValueError:
        raise Damaged("bad-proof") from None
    if commitment(proof.table, secret) != proof.commitment or len(proof.contributions) != len(record.seats):
        raise Damaged("broken-commitment")
    stream = FairChance(proof.table, secret, proof.contributions)
    game = find(record.game)
    state = records.start(game, record)
    chances = 0
    for ply, decision in enumerate(record.decisions):
        action = records.action_at(game, state, decision, ply)
        if state.to_move == CHANCE:
            chances += 1
            if state.legal()[stream.pick(ply, state.weights())] != action:
                raise Damaged("unfair-chance", {"ply": ply})
        state.apply(action)
    return Verdict(proof.commitment, len(record.decisions), chances)
