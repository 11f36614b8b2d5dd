"""``imagine`` draws from the exact posterior: its draws against the law that posterior.py reckons from the rules."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from math import log, perm, sqrt
from operator import itemgetter
from typing import Final, NamedTuple, TypeVar

import pytest

from games.gangs.board import (
    DAMES,
    DANDIES,
    DRAGONS,
    KINGPIN,
    RATS,
    REAPERS,
    ROWDIES,
    SOMEONE,
    TOUGHS,
    gangs,
    influence,
    now,
    play,
    position,
)
from games.gangs.posterior import (
    Knowledge,
    Triple,
    Triples,
    chance_to_see,
    hands_chances,
    held_chance,
    left_hidden,
    normalised,
    pattern,
    posterior,
    thirds_chance,
)
from omerta import speed
from omerta.core.chance import sample
from omerta.core.game import CHANCE, OVER, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from omerta.games.gangs.beliefs import _aside_factors
from omerta.games.gangs.state import GangsState
from strategies import Moment

Cell = TypeVar("Cell", bound=Hashable)

DRAWS: Final = 30_000 if speed() == "compiled" else 3_000
MANY_DRAWS: Final = 120_000 if speed() == "compiled" else 15_000
FEW_DRAWS: Final = 2_000
FEWEST: Final = 8.0  # draws expected in a cell of the test; rarer ones are put together
SUSPICIOUS: Final = 4.0  # standard deviations: one law in thirty thousand would look so bad by chance


class Draw(NamedTuple):
    alliances: Triples
    hands: tuple[Triple, ...]


def fresh_two() -> State:
    return position(2, alliances=[[DRAGONS, DAMES, RATS], [DANDIES, TOUGHS, DRAGONS]])


def uneven_two() -> State:
    """Many Rats and Reapers have been seen; seat 0 has revealed one alliance."""
    return position(
        2,
        {15: RATS, 11: RATS, 12: RATS, 13: REAPERS, 6: REAPERS, 7: REAPERS},
        hands=[[DAMES], [DRAGONS, DANDIES]],
        alliances=[[DRAGONS, DAMES, TOUGHS], [DANDIES, TOUGHS, DAMES]],
        revealed=[[DAMES], []],
        discard=[REAPERS, REAPERS, ROWDIES],
    )


def revealing_two() -> State:
    """The same, but late, and it was seat 1 that opened both rows."""
    return position(
        2,
        {KINGPIN: RATS, 18: RATS, 19: RATS, 15: ROWDIES, 16: ROWDIES, 17: ROWDIES},
        hands=[[DAMES], [DRAGONS, DANDIES]],
        alliances=[[DRAGONS, DAMES, TOUGHS], [DANDIES, TOUGHS, DAMES]],
        revealed=[[], [DAMES, TOUGHS]],
        discard=[REAPERS, REAPERS],
    )


def open_three() -> State:
    """Nobody has revealed."""
    return position(3, alliances=[[0, 1, 2], [2, 3, 0], [4, 5, 0]], hands=[[6, 6, 6], [1, 1], [3, 3, 4]])


def uneven_three() -> State:
    """From seat 0, one rival has revealed two alliances and the other one."""
    return position(
        3,
        {18: RATS, 15: RATS, 16: ROWDIES, 11: ROWDIES, 12: ROWDIES},
        hands=[[DAMES, DAMES], [DRAGONS], [DANDIES, TOUGHS]],
        alliances=[[0, 1, 2], [2, 3, 0], [4, 5, 0]],
        revealed=[[1], [3, 0], [0]],
        discard=[REAPERS, REAPERS, REAPERS],
    )


def late_four() -> State:
    """Two cards left in the deck, three in hands; from seat 0 two rivals have revealed two alliances, one none."""
    return position(
        4,
        {KINGPIN: RATS},
        hands=[[DRAGONS], [DAMES], [TOUGHS], []],
        alliances=[[0, 1, 2], [2, 3, 4], [4, 5, 6], [6, 7, 0]],
        revealed=[[0, 2], [4, 3], [5, 4], []],
        discard=[REAPERS, REAPERS, REAPERS, ROWDIES],
        out=[DANDIES, DANDIES, DANDIES],
    )


def single_reveals_four() -> State:
    """The Heart alone is open: from seat 3 the rivals have revealed one alliance each."""
    return position(
        4,
        {15: RATS, 16: SOMEONE, 17: SOMEONE},
        hands=[[DRAGONS], [DAMES], [TOUGHS], [ROWDIES, DAMES]],
        alliances=[[0, 1, 2], [2, 3, 4], [4, 5, 2], [6, 7, 0]],
        revealed=[[2], [4], [2], []],
        discard=[REAPERS, REAPERS, REAPERS, ROWDIES],
    )


def reshuffled_four() -> State:
    """The deck ran out and the discard became the new one: only alliances are hidden."""
    state = position(
        4,
        {KINGPIN: RATS},
        hands=[[DRAGONS], [], [], []],
        alliances=[[0, 1, 2], [2, 3, 4], [4, 5, 6], [6, 7, 0]],
        revealed=[[0], [4, 3], [5], [6, 0]],
    )
    play(state, influence(DRAGONS, 0, 1))
    assert state.to_move == CHANCE
    return state


CASES: Final[dict[str, tuple[Callable[[], State], int | None]]] = {
    "two players, nothing revealed": (fresh_two, 0),
    "two players, the rival revealed one": (uneven_two, 1),
    "two players, the rival revealed none": (uneven_two, 0),
    "two players, the rival revealed two": (revealing_two, 0),
    "two players, seen by a spectator": (revealing_two, None),
    "three players, nothing revealed": (open_three, 1),
    "three players, rivals revealed two and one": (uneven_three, 0),
    "three players, rivals revealed one and one": (uneven_three, 1),
    "four players, rivals revealed two, two and none": (late_four, 0),
    "four players, rivals revealed one each": (single_reveals_four, 3),
    "four players after the reshuffle": (reshuffled_four, 0),
}
every_case = pytest.mark.parametrize("case", CASES)


@cache
def known(case: str) -> Knowledge:
    build, viewer = CASES[case]
    return Knowledge.of(now(build()), viewer)


@cache
def law(case: str) -> dict[Triples, float]:
    return posterior(known(case))


@cache
def draws(case: str, count: int = DRAWS) -> list[Draw]:
    build, viewer = CASES[case]
    view, numbers = build().view(viewer), Numbers(2016)
    return [drawn(gangs().imagine(view, numbers)) for _ in range(count)]


def drawn(state: State) -> Draw:
    assert isinstance(state, GangsState)
    seats = range(int(state.players))
    alliances, held = list(state.alliances), list(state.influence)
    return Draw(
        tuple(tuple(alliances[3 * seat : 3 * seat + 3]) for seat in seats),
        tuple(tuple(gang for gang in range(8) for _ in range(held[8 * seat + gang])) for seat in seats),
    )


def deviation(found: Mapping[Cell, int], expected: Mapping[Cell, float]) -> float:
    """How far draws are from a law, in standard deviations: chi-square by Wilson and Hilferty's cube root."""
    assert set(found) <= {cell for cell, chance in expected.items() if chance > 0}, "drew what cannot be"
    cells = pooled(found, expected)
    freedom = len(cells) - 1
    if freedom == 0:
        return 0.0
    chi_square = sum((times - wanted) ** 2 / wanted for times, wanted in cells)
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def pooled(found: Mapping[Cell, int], expected: Mapping[Cell, float]) -> list[tuple[float, float]]:
    """How often each cell was drawn and should have been, rare cells put together."""
    count = sum(found.values())
    cells = [(0.0, 0.0)]
    for cell, chance in sorted(expected.items(), key=lambda item: -item[1]):
        times, wanted = cells.pop() if cells[-1][1] < FEWEST else (0.0, 0.0)
        cells.append((times + found.get(cell, 0), wanted + chance * count))
    if len(cells) > 1 and cells[-1][1] < FEWEST:
        (times, wanted), (more, further) = cells.pop(), cells.pop()
        cells.append((times + more, wanted + further))
    return cells


def law_of(aspect: Callable[[Triples], Cell], alliances: Mapping[Triples, float]) -> dict[Cell, float]:
    """The law of something that the alliances decide."""
    chances: dict[Cell, float] = {}
    for triples, chance in alliances.items():
        cell = aspect(triples)
        chances[cell] = chances.get(cell, 0.0) + chance
    return chances


def aspects(rivals: list[int]) -> Iterator[tuple[str, Callable[[Triples], Hashable]]]:
    """What is compared: everything at once, and the parts in which a mistake would show most."""
    yield "all alliances", lambda triples: triples
    yield "thirds on first two", pattern
    yield "gangs allied to anyone", all_gangs
    for seat in rivals:
        yield f"alliances of seat {seat}", itemgetter(seat)
        for slot in range(3):
            yield f"alliance {slot} of seat {seat}", in_slot(seat, slot)


def in_slot(seat: int, slot: int) -> Callable[[Triples], int]:
    return lambda triples: triples[seat][slot]


def all_gangs(triples: Triples) -> tuple[int, ...]:
    return tuple(sorted(gang for triple in triples for gang in triple))


def assert_alliances_follow(case: str) -> None:
    for name, aspect in aspects(known(case).rivals):
        found = Counter(aspect(draw.alliances) for draw in draws(case))
        assert deviation(found, law_of(aspect, law(case))) < SUSPICIOUS, name


def assert_hands_follow(case: str) -> None:
    """How many cards of each gang a rival holds, together with whether it is allied to that gang."""
    for seat, gang in product(known(case).rivals, range(8)):
        found = Counter((draw.hands[seat].count(gang), draw.alliances[seat].count(gang)) for draw in draws(case))
        assert deviation(found, hand_law(case, seat, gang)) < SUSPICIOUS, f"gang {gang} in seat {seat}'s hand"


def hand_law(case: str, seat: int, gang: int) -> dict[tuple[int, int], float]:
    chances: dict[tuple[int, int], float] = {}
    size = known(case).hands[seat]
    by_hidden = law_of(lambda triples: (hidden_members(case)[triples], triples[seat].count(gang)), law(case))
    for (hidden, allied), chance in by_hidden.items():
        for count in range(size + 1):
            cell = (count, allied)
            chances[cell] = chances.get(cell, 0.0) + chance * held_chance(hidden, gang, size, count)
    return chances


@cache
def hidden_members(case: str) -> dict[Triples, tuple[int, ...]]:
    return {triples: left_hidden(known(case), triples) for triples in law(case)}


def assert_both_follow(case: str) -> None:
    """Alliances and whole hands together; for few hidden cards only."""
    seen = known(case)
    sizes = [seen.hands[seat] for seat in seen.rivals]
    expected: dict[tuple[Triples, tuple[Triple, ...]], float] = {}
    for triples, chance in law(case).items():
        for hands, dealt in hands_chances(hidden_members(case)[triples], sizes):
            expected[triples, hands] = chance * dealt
    found = Counter((draw.alliances, tuple(draw.hands[seat] for seat in seen.rivals)) for draw in draws(case))
    assert deviation(found, expected) < SUSPICIOUS


@every_case
def test_draws_follow_the_law_of_the_deal(case: str) -> None:
    assert all(tuple(map(len, draw.hands)) == known(case).hands for draw in draws(case))
    assert_alliances_follow(case)
    assert_hands_follow(case)
    if case.startswith("four players, rivals revealed two"):
        assert_both_follow(case)


@every_case
def test_every_draw_fits_the_view_and_is_a_possible_position(case: str) -> None:
    build, viewer = CASES[case]
    view, numbers = build().view(viewer), Numbers(1)
    for _ in range(200):
        imagined = gangs().imagine(view, numbers)
        assert imagined.view(viewer).to_json() == view.to_json()
        assert gangs().from_json(imagined.to_json()).to_json() == imagined.to_json()


def test_the_true_alliances_are_as_likely_as_the_law_says() -> None:
    """Over whole games: how often the true alliances of seat 1 are drawn again is what their probability says."""
    hits, expected, variance = 0, 0.0, 0.0
    for seed in range(60):
        state = Moment("gangs", "2", seed, 60).state()
        if state.to_move == OVER:
            continue
        truth = tuple(tuple(triple) for triple in now(state)["alliances"])
        chance = posterior(Knowledge.of(now(state), 0))[truth]
        view, numbers = state.view(0), Numbers(seed)
        hits += sum(drawn(gangs().imagine(view, numbers)).alliances == truth for _ in range(FEW_DRAWS // 10))
        expected += chance * (FEW_DRAWS // 10)
        variance += chance * (1 - chance) * (FEW_DRAWS // 10)
    assert abs(hits - expected) < SUSPICIOUS * sqrt(variance)


def test_a_setup_cannot_be_imagined() -> None:
    with pytest.raises(Impossible) as raised:
        gangs().imagine(gangs().new(2).view(0), Numbers(1))
    assert raised.value.reason == "setup-cannot-be-imagined"


def test_when_all_is_over_only_hands_and_deck_are_imagined() -> None:
    state = position(3, {KINGPIN: RATS}, hands=[[RATS], [DAMES], [TOUGHS]], passed=[0, 1, 2])
    numbers = Numbers(3)
    found = Counter(drawn(gangs().imagine(state.view(0), numbers)) for _ in range(FEW_DRAWS))
    assert {draw.alliances for draw in found} == {tuple(tuple(triple) for triple in now(state)["alliances"])}
    members = Counter(dict(enumerate(now(state)["members"]))) + Counter([DAMES, TOUGHS])
    expected = {gang: count / members.total() for gang, count in members.items() if count}
    assert deviation(Counter(draw.hands[2][0] for draw in found.elements()), expected) < SUSPICIOUS


# A test that nothing fails proves nothing: wrong laws must look wrong.


def seems_wrong(case: str, wrong: Mapping[Triples, float]) -> bool:
    found = Counter(all_gangs(draw.alliances) for draw in draws(case, FEW_DRAWS))
    return deviation(found, law_of(all_gangs, wrong)) > 2 * SUSPICIOUS


def law_without_G2_1(seen: Knowledge) -> dict[Triples, float]:
    """As if first and second alliances came from all members, like the third."""
    triples = [(a, b, c) for a, b, c in product(range(8), repeat=3) if len({a, b, c}) == 3]
    fitting = [
        [seen.own] if seat == seen.viewer else [triple for triple in triples if set(revealed) <= set(triple)]
        for seat, revealed in enumerate(seen.revealed)
    ]
    return normalised({deal: float(chance_to_see(seen, deal)) for deal in product(*fitting)})


def law_without_evidence(case: str) -> dict[Triples, float]:
    """As if the cards seen told nothing about those that are not."""
    return normalised({triples: float(thirds_chance(pattern(triples))) for triples in law(case)})


def law_without_asides(case: str) -> dict[Triples, float]:
    """As if thirds came by the members left of each gang, whatever was set aside before."""
    return normalised(
        {triples: thirds_by_members(triples) * chance_to_see(known(case), triples) for triples in law(case)}
    )


def thirds_by_members(triples: Triples) -> float:
    first_two = {gang for triple in triples for gang in triple[:2]}
    ways = 1
    for gang, count in Counter(triple[2] for triple in triples).items():
        ways *= perm(5 if gang in first_two else 6, count)
    return float(ways)


@pytest.mark.parametrize("case", ["two players, nothing revealed", "two players, the rival revealed one"])
def test_a_law_that_ignores_G2_1_seems_wrong(case: str) -> None:
    assert seems_wrong(case, law_without_G2_1(known(case)))


@pytest.mark.parametrize("case", ["two players, the rival revealed one", "three players, rivals revealed two and one"])
def test_a_law_that_ignores_reveals_seems_wrong(case: str) -> None:
    unrevealed = replace(known(case), revealed=((),) * known(case).players)
    assert seems_wrong(case, posterior(unrevealed))


@pytest.mark.parametrize("case", ["two players, the rival revealed none", "three players, rivals revealed two and one"])
def test_a_law_that_ignores_the_cards_seen_seems_wrong(case: str) -> None:
    assert seems_wrong(case, law_without_evidence(case))


@pytest.mark.parametrize("case", ["two players, nothing revealed", "four players after the reshuffle"])
def test_the_law_itself_does_not_seem_wrong(case: str) -> None:
    assert not seems_wrong(case, law(case))


def test_a_law_that_ignores_the_cards_set_aside_seems_wrong() -> None:
    """The two laws are close, so the draws are asked directly which of them they speak for."""
    case = "three players, rivals revealed one and one"
    right, wrong = law(case), law_without_asides(case)
    evidence = {triples: log(chance / wrong[triples]) for triples, chance in right.items()}
    found = sum(evidence[draw.alliances] for draw in draws(case, MANY_DRAWS))
    assert abs(standing_out(found, evidence, right, MANY_DRAWS)) < SUSPICIOUS
    assert standing_out(found, evidence, wrong, MANY_DRAWS) > SUSPICIOUS


def standing_out(
    found: float, evidence: Mapping[Triples, float], chances: Mapping[Triples, float], count: int
) -> float:
    """How many standard deviations a sum over draws is above what a law expects."""
    mean = sum(chances[triples] * value for triples, value in evidence.items())
    variance = sum(chances[triples] * (value - mean) ** 2 for triples, value in evidence.items())
    return (found - count * mean) / sqrt(count * variance)


# What the engine's draws rest on: P(thirds) is the members left of each gang, times a factor for the cards set aside.


def some_deals(players: int) -> list[Triples]:
    """Alliances with every way, or with four players some ways, in which thirds can fall on first two alliances."""
    pairs = [(2 * seat, 2 * seat + 1) for seat in range(players)]
    deals: dict[object, Triples] = {}
    for thirds in product(range(8), repeat=players):
        if all(third not in pair for third, pair in zip(thirds, pairs, strict=True)):
            triples = tuple((*pair, third) for pair, third in zip(pairs, thirds, strict=True))
            deals.setdefault(pattern(triples), triples)
    return list(deals.values())[:: 8 if players == 4 else 1]


def fallen_code(triples: Triples) -> int:
    """How many thirds are of each seat's first two gangs, two bits a seat."""
    return sum(sum(third in triple[:2] for *_, third in triples) << (2 * seat) for seat, triple in enumerate(triples))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_factor_for_cards_set_aside_is_that_of_the_deal(players: int) -> None:
    factors = _aside_factors()[256 * (players - 2) : 256 * (players - 1)]
    ratios = [
        float(thirds_chance(pattern(triples))) / (thirds_by_members(triples) * factors[fallen_code(triples)])
        for triples in some_deals(players)
    ]
    assert len(ratios) >= 5
    assert ratios == pytest.approx([ratios[0]] * len(ratios), rel=1e-12)


@pytest.mark.parametrize("players", [2, 3])
def test_the_reckoned_chances_of_all_thirds_sum_to_one(players: int) -> None:
    pairs = [(2 * seat, 2 * seat + 1) for seat in range(players)]
    thirds = [[gang for gang in range(8) if gang not in pair] for pair in pairs]
    deals = [tuple((*pair, gang) for pair, gang in zip(pairs, gangs, strict=True)) for gangs in product(*thirds)]
    assert sum(thirds_chance(pattern(triples)) for triples in deals) == 1


def test_the_reckoned_chance_is_that_of_dealing() -> None:
    """The setup itself, played often, gives the thirds that posterior.py reckons."""
    pairs = (0, 1, 2, 3)
    found: Counter[int] = Counter()
    numbers = Numbers(22)
    for _ in range(FEW_DRAWS):
        state = gangs().new(2)
        for gang in pairs:
            state.apply(1061 + gang)
        while isinstance(state, GangsState) and state.alliances[5] < 0:
            state.apply(sample(state, numbers))
        found[fallen_code(drawn(state).alliances)] += 1
    deals = [((0, 1, one), (2, 3, other)) for one in range(2, 8) for other in range(8) if other not in (2, 3)]
    expected = law_of(fallen_code, {triples: float(thirds_chance(pattern(triples))) for triples in deals})
    assert deviation(found, expected) < SUSPICIOUS
