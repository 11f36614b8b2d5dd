"""What a witness remembers of a hand: how many reinforcements it may hold, from the order of public events.

A token is of the gang or a reinforcement. Which of the two comes out of a bag, or is hit in a hand, is chance; which
one was placed is seen. So the number of reinforcements in a hand has a distribution that every witness can follow,
whatever the kinds: ``memory`` holds it for each seat. The model stands in docs/rules.
The automaton's row lies open: of it nothing needs to be remembered but what was shot out of it (``shot``).
"""

from mypy_extensions import i64

from omerta.games.syndicate.components import Seat, is_reinforcement
from omerta.games.syndicate.state import MEMORY, SyndicateState, is_automaton, reinforcements, size


def drawn(s: SyndicateState, seat: Seat) -> None:
    """A token is about to come out of the bag into the hand."""
    if is_automaton(s, seat):
        return
    hand = size(s.hands, seat)
    bag = size(s.bags, seat)
    held = reinforcements(s.hands, seat) + reinforcements(s.bags, seat)
    if held == 0:
        return
    base = seat * MEMORY
    for k in range(min(hand, held), -1, -1):
        chance = s.memory[base + k]
        if chance > 0.0:
            comes = float(held - k) / float(bag)
            s.memory[base + k] = chance * (1.0 - comes)
            s.memory[base + k + 1] += chance * comes


def joined(s: SyndicateState, seat: Seat) -> None:
    """A reinforcement is about to come straight into the hand."""
    if is_automaton(s, seat):
        return
    base = seat * MEMORY
    for k in range(MEMORY - 1, 0, -1):
        s.memory[base + k] = s.memory[base + k - 1]
    s.memory[base] = 0.0


def hit(s: SyndicateState, seat: Seat) -> None:
    """A token is about to go from the hand back into the bag, nobody but its owner seeing which."""
    if is_automaton(s, seat):
        return
    hand = size(s.hands, seat)
    base = seat * MEMORY
    for k in range(1, min(hand, MEMORY - 1) + 1):
        chance = s.memory[base + k]
        goes = float(k) / float(hand)
        s.memory[base + k] = chance * (1.0 - goes)
        s.memory[base + k - 1] += chance * goes


def placed(s: SyndicateState, seat: Seat, kind: i64) -> None:
    """A token of this kind is about to be placed out of the hand, for all to see."""
    if is_automaton(s, seat):
        return
    hand = size(s.hands, seat)
    base = seat * MEMORY
    whole = 0.0
    for k in range(min(hand, MEMORY - 1) + 1):
        share = float(k) if is_reinforcement(kind) else float(hand - k)
        s.memory[base + k] *= share
        whole += s.memory[base + k]
    if is_reinforcement(kind):
        for k in range(MEMORY - 1):
            s.memory[base + k] = s.memory[base + k + 1]
        s.memory[base + MEMORY - 1] = 0.0
    for k in range(MEMORY):
        s.memory[base + k] /= whole


def forget(s: SyndicateState, seat: Seat) -> None:
    """No history: every token of the seat's is equally likely to be in its hand."""
    if is_automaton(s, seat):
        return
    hand = size(s.hands, seat)
    held = reinforcements(s.hands, seat) + reinforcements(s.bags, seat)
    whole = hand + size(s.bags, seat)
    base = seat * MEMORY
    for k in range(MEMORY):
        s.memory[base + k] = _hypergeometric(k, hand, held, whole)


def _hypergeometric(k: i64, hand: i64, held: i64, whole: i64) -> float:
    """The chance that k of the reinforcements held are among the tokens in hand."""
    if k > hand or k > held or hand - k > whole - held:
        return 0.0
    return _choose(held, k) * _choose(whole - held, hand - k) / _choose(whole, hand)


def _choose(n: i64, k: i64) -> float:
    ways = 1.0
    for i in range(k):
        ways = ways * float(n - i) / float(i + 1)
    return ways
