"""What many games say of a game: seats, scores, length, choices, what wins, luck and skill."""

from collections import Counter
from collections.abc import Sequence
from math import prod
from statistics import mean as average
from typing import Final, NamedTuple

from omerta.lab.intervals import Interval, Rate, Slope, mean
from omerta.lab.match import Note
from omerta.lab.plans import AUTOMATON, Plan

ENOUGH: Final = 30  # seats on either side before a mark says anything


class Mark(NamedTuple):
    """Something that goes with winning, or does not."""

    key: str
    is_flag: bool
    effect: Interval  # of having it, or of one more
    rates: dict[int, Interval]  # win rate by value
    counts: dict[int, int]


class Luck(NamedTuple):
    """How the deals of one level among rivals came out when replayed with other seats."""

    by_deal: Interval  # the same seat won every time
    deal_by_chance: float  # how often that would happen if replays had nothing in common
    by_skill: Interval  # the stronger level won every time, wherever it sat
    skill_by_chance: float
    level_rate: Interval
    rival_rate: Interval
    parts: dict[str, float]  # of the variance: skill, seat, deal, play; together 1, none where nothing varies


class Findings:
    """The figures of one set-up."""

    def __init__(self, plans: Sequence[Plan], equals: Sequence[list[Note]], trials: Sequence[list[Note]]) -> None:
        self.plan = plans[0]
        self.level, self.rival = plans[0].lineups[0][0], plans[1].lineups[-1][-1]
        self.free = self.plan.free_seats()
        self.deals = len(equals), len(trials)
        self.games = sum(len(notes) for notes in (*equals, *trials))
        self._equals = equals
        self._trials = trials
        self.notes = [note for notes in equals for note in notes]

    def seat_rates(self) -> list[Interval]:
        """Win rate by seat among equals; with automata theirs too."""
        found: list[Interval] = []
        for seat in range(self.plan.seats):
            rate = Rate()
            for notes in self._equals:
                rate.add(sum(note.share(seat) for note in notes), len(notes))
            found.append(rate.interval())
        return found

    def scores(self, seat: int) -> list[int]:
        return [note.scores[seat] for note in self.notes]

    def winning_scores(self) -> list[int]:
        return [note.scores[seat] for note in self.notes for seat in note.winners]

    def losing_scores(self) -> list[int]:
        return [score for note in self.notes for seat, score in enumerate(note.scores) if seat not in note.winners]

    def margins(self) -> list[int]:
        """How far the best score was ahead of the next."""
        return [best - next_best for best, next_best in (sorted(note.scores)[:-3:-1] for note in self.notes)]

    def mean_score(self, seat: int) -> Interval:
        return mean([average(note.scores[seat] for note in notes) for notes in self._equals])

    def plies(self) -> list[int]:
        return [note.plies for note in self.notes]

    def turns(self) -> list[int]:
        return [note.study.turns for note in self.notes if note.study is not None]

    def choices(self) -> list[float]:
        """Legal actions of a decision, by tenths of the game."""
        studied = [note.study.choices for note in self.notes if note.study is not None]
        return [average(column) for column in zip(*studied, strict=True)]

    def endings(self) -> list[tuple[str, str, float]]:
        """Reason, clause and share, the commonest first."""
        counts = Counter((note.reason, note.clause) for note in self.notes)
        return [(reason, clause, count / len(self.notes)) for (reason, clause), count in counts.most_common()]

    def marks(self) -> list[Mark]:
        """Everything a seat may have had or done, what helps most first."""
        first = self.notes[0].study
        assert first is not None
        found = [self._mark(key, isinstance(value, bool)) for key, value in first.marks[0].items()]
        return sorted(filter(_says_something, found), key=lambda mark: (-mark.effect.value, mark.key))

    def _mark(self, key: str, is_flag: bool) -> Mark:
        slope, rates, counts = Slope(), dict[int, Rate](), Counter[int]()
        for notes in self._equals:
            seen = [(int(had), share) for note in notes for had, share in self._had(note, key)]
            slope.add([(float(had), share) for had, share in seen])
            counts.update(had for had, _ in seen)
            for had in {had for had, _ in seen}:
                shares = [share for value, share in seen if value == had]
                rates.setdefault(had, Rate()).add(sum(shares), len(shares))
        by_value = {had: rates[had].interval() for had in sorted(rates)}
        return Mark(key, is_flag, slope.interval(), by_value, {had: counts[had] for had in sorted(counts)})

    def _had(self, note: Note, key: str) -> list[tuple[bool | int, float]]:
        assert note.study is not None
        pairs = zip(self.free, note.study.marks, strict=True)
        return [(marks[key], note.share(seat)) for seat, marks in pairs]

    def luck(self) -> Luck:
        by_deal, by_skill = Rate(), Rate()
        rates = {self.level: Rate(), self.rival: Rate()}
        for notes in self._trials:
            by_deal.add(_agree(notes), 1)
            by_skill.add(_is_by_skill(notes, self.level), 1)
            for player, rate in rates.items():
                shares = self._shares_of(notes, player)
                rate.add(sum(shares), len(shares), sum(player in note.players for note in notes))
        deal, skill = (by_deal.interval(), self._agree_by_chance()), (by_skill.interval(), self._skill_by_chance())
        return Luck(*deal, *skill, rates[self.level].interval(), rates[self.rival].interval(), self._variance())

    def _agree_by_chance(self) -> float:
        """How often every replay of a deal would have the same winner if each were drawn on its own."""
        columns = [Counter(tuple(note.winners) for note in column) for column in zip(*self._trials, strict=True)]
        return sum(prod(column[winners] / len(self._trials) for column in columns) for winners in set(columns[0]))

    def _skill_by_chance(self) -> float:
        columns = zip(*self._trials, strict=True)
        return prod(average(_is_by_skill([note], self.level) for note in column) for column in columns)

    def _shares_of(self, notes: list[Note], player: str) -> list[float]:
        return [note.share(seat) for note in notes for seat in self.free if note.players[seat] == player]

    def _variance(self) -> dict[str, float]:
        """What a seat's result depends on: who sits there, which seat, the deal, and what happens in play.

        Every level sits on every seat of every deal equally often, so the parts add up.
        """
        cells = [
            (deal, seat, note.players[seat], note.share(seat))
            for deal, notes in enumerate(self._trials)
            for note in notes
            for seat in self.free
        ]
        whole = average(share for _, _, _, share in cells)
        total = average((share - whole) ** 2 for _, _, _, share in cells)
        if total == 0:
            return {}
        by_level = _effects([(player, share) for _, _, player, share in cells], whole)
        by_seat = _effects([(seat, share) for _, seat, _, share in cells], whole)
        skill = average(by_level[player] ** 2 for _, _, player, _ in cells) / total
        seats = average(by_seat[seat] ** 2 for _, seat, _, _ in cells) / total
        rests: dict[tuple[int, int], list[float]] = {}
        for deal, seat, player, share in cells:
            rests.setdefault((deal, seat), []).append(share - whole - by_level[player] - by_seat[seat])
        deals = max(0.0, average(_covariance(some) for some in rests.values()) / total)
        return {"skill": skill, "seat": seats, "deal": deals, "play": max(0.0, 1 - skill - seats - deals)}


def _says_something(mark: Mark) -> bool:
    """Whether enough seats differ in it, and in what they won; what all at a table share says nothing."""
    if mark.effect.half_width == 0:
        return False
    every = sum(mark.counts.values())
    differ = every - max(mark.counts.values())
    won = sum(rate.value * mark.counts[value] for value, rate in mark.rates.items()) / every
    return differ >= ENOUGH and differ * min(won, 1 - won) >= ENOUGH / 6


def _agree(notes: list[Note]) -> bool:
    """Whether the same seat won however the players sat."""
    return len({tuple(note.winners) for note in notes}) == 1


def _is_by_skill(notes: list[Note], level: str) -> bool:
    """Whether the level won wherever it sat, and the rival never."""
    return all(
        note.winners == [seat] if player == level else seat not in note.winners
        for note in notes
        for seat, player in enumerate(note.players)
        if player != AUTOMATON
    )


def _effects(pairs: Sequence[tuple[object, float]], whole: float) -> dict[object, float]:
    """How far the mean of each kind is from the mean of all."""
    shares: dict[object, list[float]] = {}
    for kind, share in pairs:
        shares.setdefault(kind, []).append(share)
    return {kind: average(some) - whole for kind, some in shares.items()}


def _covariance(values: list[float]) -> float:
    """The mean product of two different values: what they have in common, without each one's own noise."""
    count = len(values)
    return (sum(values) ** 2 - sum(value * value for value in values)) / (count * (count - 1))
