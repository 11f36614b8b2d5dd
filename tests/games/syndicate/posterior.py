"""The law of what is hidden, reckoned by brute force: every hidden history that fits what was seen, with its weight.

Tokens are physical. A draw takes each token of the bag equally likely, a call each token of the pile, a shot each token
of the hand; a token is placed as if it had been picked from the hand in the same way, and is then seen. Kinds that the
viewer saw move are told apart; those it never saw may be put together, for no event treats them differently.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from math import lcm, sqrt
from typing import Any, Final, NamedTuple, TypeVar

from games.syndicate.solo_board import KINDS, PILE, starting_bag
from omerta.core.journal import Journal

Cell = TypeVar("Cell", bound=Hashable)

FEWEST: Final = 8.0  # draws expected in a cell of the test; rarer ones are put together

Counts = tuple[int, ...]  # by class of kinds
Classes = tuple[int, ...]  # the class of each kind


class Secret(NamedTuple):
    """Where the tokens are that lie on no field."""

    hands: tuple[Counts, Counts]
    bags: tuple[Counts, Counts]
    pile: Counts


class Seen(NamedTuple):
    """A token moves: draw, call, join, hit or place; the kind if the viewer sees it."""

    what: str
    seat: int
    kind: int | None


WHATS: Final = {
    "dealt": "draw",
    "drawn": "draw",
    "called": "call",
    "joined": "join",
    "shot": "hit",
    "shot-row": "hit",
    "placed": "place",
    "placed-as": "place",
}


def seen_events(journal: Journal, viewer: int | None, solo: bool) -> list[Seen]:
    """What happened to tokens, as the viewer saw it (S2.4, S10.2)."""
    events: list[Seen] = []
    for event in journal.truth():
        if event.kind in WHATS:
            what = WHATS[event.kind]
            seat = 0 if event.kind == "shot-row" else int(event.facts["seat"])
            opened = what == "place" or seat == viewer or (solo and seat == 0 and what != "call")
            events.append(Seen(what, seat, int(event.facts["token"]) if opened else None))
    return events


def classes_of(events: Iterable[Seen], interesting: Iterable[int] = ()) -> Classes:
    """Every kind that was seen, and every interesting one, by itself; other gang tokens; other reinforcements."""
    single = sorted({event.kind for event in events if event.kind is not None} | set(interesting))
    others = len(single)
    return tuple(single.index(kind) if kind in single else others + (kind >= 13) for kind in range(KINDS))


def all_kinds() -> Classes:
    return tuple(range(KINDS))


def counted(counts: Sequence[int], classes: Classes) -> Counts:
    """Counts by kind, as counts by class."""
    found = [0] * (max(classes) + 1)
    for kind, count in enumerate(counts):
        found[classes[kind]] += count
    return tuple(found)


def secret_of(position: Mapping[str, Any], classes: Classes) -> Secret:
    hands = [[hand.count(kind) for kind in range(KINDS)] for hand in position["hands"]]
    return Secret(
        (counted(hands[0], classes), counted(hands[1], classes)),
        (counted(position["bags"][0], classes), counted(position["bags"][1], classes)),
        counted(position["pile"], classes),
    )


def beginning(mode: str, classes: Classes) -> Secret:
    """Before the first draw."""
    none = counted([0] * KINDS, classes)
    bags = (counted(starting_bag(mode, 0), classes), counted(starting_bag(mode, 1), classes))
    return Secret((none, none), bags, counted(PILE, classes))


def posterior(
    start: Secret | Mapping[Secret, Fraction], events: Iterable[Seen], classes: Classes
) -> dict[Secret, Fraction]:
    """The law of where the hidden tokens are, after these events.

    How many tokens a bag, the pile or a hand holds is public, so weights need not be divided by it.
    """
    chances = {start: Fraction(1)} if isinstance(start, Secret) else start
    whole = lcm(*(chance.denominator for chance in chances.values()))
    weights = {secret: int(chance * whole) for secret, chance in chances.items()}
    for event in events:
        after: dict[Secret, int] = {}
        for secret, weight in weights.items():
            for follower, ways in _followers(secret, event, classes):
                after[follower] = after.get(follower, 0) + weight * ways
        weights = after
    whole = sum(weights.values())
    return {secret: Fraction(weight, whole) for secret, weight in weights.items()}


def _followers(secret: Secret, event: Seen, classes: Classes) -> list[tuple[Secret, int]]:
    """What may follow, each with the number of tokens it may be."""
    source = {"draw": secret.bags[event.seat], "call": secret.pile, "join": secret.pile}.get(
        event.what, secret.hands[event.seat]
    )
    wanted = range(len(source)) if event.kind is None else [classes[event.kind]]
    return [(_moved(secret, event, one), source[one]) for one in wanted if source[one]]


def _moved(secret: Secret, event: Seen, one: int) -> Secret:
    hand, bag, pile = secret.hands[event.seat], secret.bags[event.seat], secret.pile
    if event.what == "draw":
        hand, bag = _more(hand, one, 1), _more(bag, one, -1)
    elif event.what == "call":
        bag, pile = _more(bag, one, 1), _more(pile, one, -1)
    elif event.what == "join":
        hand, pile = _more(hand, one, 1), _more(pile, one, -1)
    elif event.what == "hit":
        hand, bag = _more(hand, one, -1), _more(bag, one, 1)
    else:
        hand = _more(hand, one, -1)
    return Secret(_put(secret.hands, event.seat, hand), _put(secret.bags, event.seat, bag), pile)


def _more(counts: Counts, one: int, change: int) -> Counts:
    return (*counts[:one], counts[one] + change, *counts[one + 1 :])


def _put(pair: tuple[Counts, Counts], seat: int, counts: Counts) -> tuple[Counts, Counts]:
    return (counts, pair[1]) if seat == 0 else (pair[0], counts)


def reinforcements(counts: Counts, classes: Classes) -> int:
    called = {classes[kind] for kind in range(13, KINDS)}
    return sum(count for one, count in enumerate(counts) if one in called)


def law_of(aspect: Callable[[Secret], Cell], law: Mapping[Secret, Fraction]) -> dict[Cell, Fraction]:
    chances: dict[Cell, Fraction] = {}
    for secret, chance in law.items():
        cell = aspect(secret)
        chances[cell] = chances.get(cell, Fraction()) + chance
    return chances


def deviation(found: Counter[Cell], expected: Mapping[Cell, Fraction]) -> float:
    """How far draws are from a law, in standard deviations: chi-square by Wilson and Hilferty's cube root."""
    if not set(found) <= set(expected):
        return float("inf")  # drew what cannot be
    cells = _pooled(found, expected)
    freedom = len(cells) - 1
    if freedom == 0:
        return 0.0
    chi_square = sum((times - wanted) ** 2 / wanted for times, wanted in cells)
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def _pooled(found: Counter[Cell], expected: Mapping[Cell, Fraction]) -> list[tuple[float, float]]:
    """How often each cell was drawn and should have been, rare cells put together."""
    count = found.total()
    likeliest = sorted(expected, key=lambda cell: -expected[cell])  # equal ones as they come, whatever was found
    chances = [(float(expected[cell]) * count, found[cell]) for cell in likeliest]
    ends = [0]
    wanted = 0.0
    for place, (hoped, _) in enumerate(chances):
        wanted += hoped
        if wanted >= FEWEST:
            ends.append(place + 1)
            wanted = 0.0
    ends[-1] = len(chances)
    groups = [chances[first:end] for first, end in pairwise(ends)] or [chances]
    return [(float(sum(times for _, times in group)), sum(hoped for hoped, _ in group)) for group in groups]
