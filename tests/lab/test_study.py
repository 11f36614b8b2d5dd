"""What is read out of games whose secrets are known."""

import random

import pytest

from experiments import FIRST, with_automaton
from omerta.lab.match import Note, Study
from omerta.lab.plans import Plan, study_plans
from omerta.lab.study import Findings

DEALS = 800


def noted(plan: Plan, number: int, winner: int, had: list[bool], deal: int) -> Note:
    match = plan.block(deal)[number]
    scores = [10 if seat == winner else 4 for seat in range(plan.seats)]
    marks: list[dict[str, bool | int]] = [{"token": had[seat], "seen": 1} for seat in plan.free_seats()]
    study = Study(12, [3.0] * 10, marks)
    return Note(match.lineup, match.rotation, match.players, scores, [winner], "reason", "X1.1", 20, study)


class World:
    """Two seats, where so much of every game is settled by skill, by the deal, or by nothing but chance."""

    def __init__(self, skill: float, deal: float) -> None:
        self._skill, self._deal = skill, deal
        self._numbers = random.Random(7)

    def findings(self) -> Findings:
        plans = study_plans(FIRST, FIRST.setups[0], "soldier", "pawn", 1)
        equals = [[self._equal(plans[0], deal)] for deal in range(DEALS)]
        return Findings(plans, equals, [self._trial(plans[1], deal) for deal in range(DEALS)])

    def _equal(self, plan: Plan, deal: int) -> Note:
        had = [self._numbers.random() < 0.5 for _ in range(2)]
        chances = [2 + had[0], 1 + had[1]]
        return noted(plan, 0, self._numbers.choices([0, 1], chances)[0], had, deal)

    def _trial(self, plan: Plan, deal: int) -> list[Note]:
        fate, lucky = self._numbers.random(), self._numbers.randrange(2)
        return [noted(plan, i, self._winner(plan, i, deal, fate, lucky), [False] * 2, deal) for i in range(2)]

    def _winner(self, plan: Plan, number: int, deal: int, fate: float, lucky: int) -> int:
        if fate < self._skill:
            return plan.block(deal)[number].players.index("soldier")
        return lucky if fate < self._skill + self._deal else self._numbers.randrange(2)


def test_skill_is_told_from_the_deal_and_from_chance() -> None:
    luck = World(skill=0.4, deal=0.3).findings().luck()
    assert luck.level_rate.value == pytest.approx(0.7, abs=0.03)
    assert luck.by_skill.value == pytest.approx(0.4 + 0.3 / 4, abs=0.04)
    assert luck.by_deal.value == pytest.approx(0.3 + 0.3 / 2, abs=0.04)
    skill = (2 * luck.level_rate.value - 1) ** 2
    assert luck.parts["skill"] == pytest.approx(skill)
    assert luck.parts["deal"] == pytest.approx(0.3 - 0.4 + skill, abs=0.06)
    assert sum(luck.parts.values()) == pytest.approx(1)


@pytest.mark.parametrize(("skill", "deal", "source"), [(1.0, 0.0, "skill"), (0.0, 1.0, "deal"), (0.0, 0.0, "play")])
def test_a_world_of_one_kind_is_seen_as_such(skill: float, deal: float, source: str) -> None:
    parts = World(skill, deal).findings().luck().parts
    assert parts[source] > 0.95


def test_a_better_seat_and_a_helpful_mark_are_found() -> None:
    findings = World(0.4, 0.3).findings()
    first, second = findings.seat_rates()
    assert first.low > 0.5 > second.high
    (mark,) = findings.marks()
    assert mark.key == "token"
    assert mark.is_flag
    assert mark.effect.low > 0
    assert mark.rates[1].value - mark.rates[0].value == pytest.approx(mark.effect.value)


def test_scores_margins_and_endings_are_counted() -> None:
    findings = World(0.4, 0.3).findings()
    assert set(findings.margins()) == {6}
    assert set(findings.winning_scores()) == {10}
    assert set(findings.losing_scores()) == {4}
    assert findings.endings() == [("reason", "X1.1", 1.0)]
    assert findings.games == 3 * DEALS


def test_where_nobody_ever_wins_nothing_is_claimed() -> None:
    game, setup = with_automaton()
    plans = study_plans(game, setup, "soldier", "pawn", 1)
    automaton = game.automata(setup.options)[0]
    equals = [[noted(plans[0], 0, automaton, [deal % 2 == 0] * 2, deal)] for deal in range(80)]
    trials = [[noted(plans[1], i, automaton, [False] * 2, deal) for i in range(2)] for deal in range(20)]
    findings = Findings(plans, equals, trials)
    assert findings.marks() == []
    assert findings.luck().parts == {}
