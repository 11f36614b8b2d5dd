"""The exact law of what a seat cannot see, reckoned from the rules card by card; shares nothing with the engine."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from math import comb, factorial, perm
from typing import Any

Triple = tuple[int, ...]
Triples = tuple[Triple, ...]  # of all seats, in dealt order
Pattern = tuple[tuple[int, int], ...]

NOBODY = -1


@dataclass(frozen=True)
class Knowledge:
    """What one seat, or a spectator, has seen of the 48 members."""

    players: int
    viewer: int | None
    own: Triple
    seen: tuple[int, ...]  # members of each gang that lie open, or in the viewer's hand
    revealed: Triples
    hands: tuple[int, ...]  # how many cards each seat holds

    @classmethod
    def of(cls, table: dict[str, Any], viewer: int | None) -> "Knowledge":
        players = table["players"]
        came = Counter(gang for gang in (*table["pyramid"], table["top"], *table["out"]) if gang is not None)
        seen = Counter(table["discard"])
        for gang in range(8):
            seen[gang] += came[gang] + table["bosses"][gang] - 2  # G2.5: the bosses came first
            if _is_reshuffled(table):
                seen[gang] += table["members"][gang]  # G3.6: face up
        seen.update([] if viewer is None else table["influence"][viewer])
        return cls(
            players,
            viewer,
            () if viewer is None else tuple(table["alliances"][viewer]),
            tuple(seen[gang] for gang in range(8)),
            tuple(tuple(gangs) for gangs in table["revealed"]),
            tuple(len(hand) for hand in table["influence"]),
        )

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.viewer]


def _is_reshuffled(table: dict[str, Any]) -> bool:
    dealt: int = table["players"] * (4 if table["players"] == 4 else 5)
    return len(table["discard"]) < dealt - sum(len(hand) for hand in table["influence"])


def pattern(triples: Triples) -> Pattern:
    """Each third alliance as the seat that holds its gang among the first two (or nobody), and a number there."""
    owners = {gang: seat for seat, triple in enumerate(triples) for gang in triple[:2]}
    names: dict[int, tuple[int, int]] = {}
    for triple in triples:
        owner = owners.get(triple[2], NOBODY)
        number = sum(1 for known, _ in names.values() if known == owner)
        names.setdefault(triple[2], (owner, number))
    return tuple(names[triple[2]] for triple in triples)


@cache
def thirds_chance(thirds: Pattern) -> Fraction:
    """G2.2: the probability of these third alliances given the first two of all seats.

    It counts the orders of the shuffled pile that lead to them, one draw after the other. The pile is kept as the count
    of each gang that is to come, of the other first-two gangs of each seat, and of all cards.
    """
    players = len(thirds)
    kinds: list[tuple[int, int]] = [*dict.fromkeys(thirds), *((seat, NOBODY) for seat in range(players))]
    targeted = Counter(owner for owner, _ in dict.fromkeys(thirds))
    needed = [[kind in thirds[seat:] or kind[0] >= seat for kind in kinds] for seat in range(players + 1)]
    aside = [[i for i, kind in enumerate(kinds) if kind[0] == seat] for seat in range(players)]
    wanted = [kinds.index(third) for third in thirds]

    @cache
    def orders(seat: int, counts: tuple[int, ...], cards: int) -> int:
        if seat == players:
            return factorial(cards)
        third = wanted[seat]
        rest = tuple((count - (i == third)) * needed[seat + 1][i] for i, count in enumerate(counts))
        ways = counts[third] * orders(seat + 1, rest, cards - 1) if counts[third] else 0
        for i in aside[seat]:
            if counts[i]:
                ways += counts[i] * orders(seat, (*counts[:i], counts[i] - 1, *counts[i + 1 :]), cards - 1)
        return ways

    pile = 48 - 2 * players
    start = tuple(_pile_count(owner, number, targeted[owner]) for owner, number in kinds)
    return Fraction(orders(0, start, pile), factorial(pile))


def _pile_count(owner: int, number: int, targeted: int) -> int:
    """G2.1, G2.2: six members of each gang, less the one that is among somebody's first two."""
    if number == NOBODY:
        return 5 * (2 - targeted)
    return 6 if owner == NOBODY else 5


def deals(known: Knowledge) -> Iterator[Triples]:
    """All alliances that G2.1, G2.2 and the reveals allow."""
    free = [gang for gang in range(8) if gang not in known.own[:2]]
    for gangs in permutations(free, 2 * len(known.rivals)):
        pairs = {seat: gangs[2 * i : 2 * i + 2] for i, seat in enumerate(known.rivals)}
        yield from product(*(_triples_of(known, seat, pairs.get(seat, ())) for seat in range(known.players)))


def _triples_of(known: Knowledge, seat: int, pair: Triple) -> list[Triple]:
    if seat == known.viewer:
        return [known.own]
    triples = [(*pair, third) for third in range(8) if third not in pair]
    return [triple for triple in triples if set(known.revealed[seat]) <= set(triple)]


def posterior(known: Knowledge) -> dict[Triples, float]:
    """The probability of every seat's alliances, given all that was seen."""
    weights: dict[Triples, float] = {}
    for triples in deals(known):
        seeing = chance_to_see(known, triples)
        if seeing:
            weights[triples] = float(thirds_chance(pattern(triples))) * seeing
    return normalised(weights)


def chance_to_see(known: Knowledge, triples: Triples) -> int:
    """G2.3: the rest is shuffled, so the members seen are any of those left; up to a constant."""
    allied = Counter(gang for triple in triples for gang in triple)
    ways = 1
    for gang in range(8):
        ways *= perm(6 - allied[gang], known.seen[gang])
    return ways


def normalised(weights: dict[Triples, float]) -> dict[Triples, float]:
    whole = sum(weights.values())
    return {triples: weight / whole for triples, weight in weights.items()}


def left_hidden(known: Knowledge, triples: Triples) -> tuple[int, ...]:
    """The members of each gang that are in rivals' hands or in the deck."""
    allied = Counter(gang for triple in triples for gang in triple)
    return tuple(6 - known.seen[gang] - allied[gang] for gang in range(8))


def held_chance(hidden: Sequence[int], gang: int, size: int, count: int) -> float:
    """The probability that a hand of this size holds so many cards of a gang."""
    rest = sum(hidden) - hidden[gang]
    return comb(hidden[gang], count) * comb(rest, size - count) / comb(sum(hidden), size)


def hands_chances(hidden: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[Triple, ...], float]]:
    """Every way to deal hands of these sizes from the hidden members, as ascending gangs, with its probability."""
    if not sizes:
        yield (), 1.0
        return
    for hand in set(_hands(tuple(hidden), sizes[0])):
        held = Counter(hand)
        ways = 1
        for gang, count in held.items():
            ways *= comb(hidden[gang], count)
        rest = [hidden[gang] - held[gang] for gang in range(8)]
        for others, chance in hands_chances(rest, sizes[1:]):
            yield (hand, *others), chance * ways / comb(sum(hidden), sizes[0])


@cache
def _hands(hidden: tuple[int, ...], size: int, first: int = 0) -> tuple[Triple, ...]:
    if size == 0:
        return ((),)
    found: list[Triple] = []
    for gang in range(first, 8):
        if hidden[gang]:
            fewer = (*hidden[:gang], hidden[gang] - 1, *hidden[gang + 1 :])
            found += [(gang, *rest) for rest in _hands(fewer, size - 1, gang)]
    return tuple(found)
