"""The chapters of a balance report: figures in words, plots and tables."""

from collections.abc import Sequence
from statistics import mean as average
from statistics import median, quantiles
from typing import NamedTuple

from omerta.core.game import Game, Setup
from omerta.core.problems import Fact
from omerta.core.words import Words
from omerta.lab import plots
from omerta.lab.figures import Figures
from omerta.lab.intervals import Interval
from omerta.lab.match import PARTS
from omerta.lab.study import Findings, Luck, Mark

SOURCES = ("skill", "seat", "deal", "play")  # of the variance, in the order drawn
TELLING = 3  # marks named in the summary, on either side


class Plate(NamedTuple):
    """A plot, what it says in words, and its figures as a table."""

    heading: str
    svg: str
    caption: str
    head: list[str]
    rows: list[list[str]]


class Chapter(NamedTuple):
    """A part of the report with a title of its own."""

    key: str
    title: str
    lead: str
    plates: list[Plate]


def setup_name(words: Words, game: Game, setup: Setup) -> str:
    """A set-up by its options where they have words, otherwise by its number of players."""
    named = [f"{name}-{value}" for name, value in setup.options.items()]
    if not named and game.fewest_seats == game.most_seats:
        named = [f"{name}-{value}" for name, value in game.chosen(setup.options).items()][:1]
    told = [words.text(key) for key in named if words.has(key)]
    return ", ".join(told) if told else words.text("lab-players", {"count": setup.seats})


class Chapters:
    """Every chapter, over the findings of all set-ups by their names."""

    def __init__(self, words: Words, findings: dict[str, Findings]) -> None:
        self._words = words
        self._figures = Figures(words)
        self._findings = findings

    def all(self) -> list[Chapter]:
        chapters = [
            self._chapter("seats", [self._seats(name, found) for name, found in self._findings.items()]),
            self._chapter("scores", [self._scores(name, found) for name, found in self._findings.items()]),
            self._chapter("margins", [self._margins(name, found) for name, found in self._findings.items()]),
            self._chapter("length", [self._length(name, found) for name, found in self._findings.items()]),
            self._chapter("choices", [self._choices()]),
            self._chapter(
                "wins", [plate for name, found in self._findings.items() for plate in self._wins(name, found)]
            ),
            self._chapter("luck", [self._split(), self._verdicts()]),
            self._chapter("endings", [self._endings()]),
        ]
        if len(self._findings) > 1:
            chapters.insert(6, self._chapter("setups", [self._setups()]))
        return chapters

    def summary(self) -> list[tuple[str, list[str]]]:
        """For each set-up what a designer wants to know first."""
        return [(name, self._sentences(found)) for name, found in self._findings.items()]

    def _text(self, key: str, **facts: Fact) -> str:
        return self._words.text(f"report-{key}", facts)

    def _chapter(self, key: str, plates: list[Plate]) -> Chapter:
        return Chapter(key, self._text(key), self._text(f"{key}-lead"), plates)

    def level(self, written: str) -> str:
        """A level's name, with its budget where it has one."""
        name, _, budget = written.partition("@")
        told = self._words.text(f"bot-{name}")
        return f"{told} @{budget}" if budget else told

    def _seat(self, found: Findings, seat: int) -> str:
        if seat not in found.free:
            return self._words.text("bot-automaton")
        if len(found.free) == 1:
            return self.level(found.level)
        return self._words.seat(seat, ())

    # Summary

    def _sentences(self, found: Findings) -> list[str]:
        return [
            self._seat_sentence(found),
            self._length_sentence(found),
            self._luck_sentence(found),
            *self._telling(found),
        ]

    def _seat_sentence(self, found: Findings) -> str:
        rates, fair = found.seat_rates(), 1 / found.plan.seats
        if len(found.free) == 1:
            rate = self._figures.rate(rates[found.free[0]])
            return self._text("solo-says", level=self.level(found.level), rate=rate)
        odd = [seat for seat, rate in enumerate(rates) if not rate.low <= fair <= rate.high]
        named = _farthest(rates, odd, fair) if odd else max(range(len(rates)), key=lambda seat: rates[seat].value)
        facts = {"rate": self._figures.rate(rates[named]), "fair": self._figures.percent(fair)}
        return self._text("uneven-says" if odd else "even-says", seat=self._words.seat(named, ()), **facts)

    def _length_sentence(self, found: Findings) -> str:
        choices = self._figures.number(average(found.choices()))
        facts: dict[str, Fact] = {"plies": int(median(found.plies())), "choices": choices}
        if len(found.free) == 1:
            return self._text("length-solo-says", **facts)
        return self._text("length-says", turns=int(median(found.turns())), **facts)

    def _luck_sentence(self, found: Findings) -> str:
        luck = found.luck()
        facts = {"rate": self._figures.rate(luck.level_rate), "deal": self._figures.percent(luck.by_deal.value)}
        facts |= {"skill": self._figures.percent(luck.by_skill.value), **self._levels(found)}
        kind = {1: "luck-solo-says", 2: "luck-duel-says"}.get(len(found.free), "luck-says")
        return self._text(kind, **facts)

    def _levels(self, found: Findings) -> dict[str, str]:
        return {"level": self.level(found.level), "rival": self.level(found.rival)}

    def _telling(self, found: Findings) -> list[str]:
        """The marks that go most with winning and with losing, if any do for certain."""
        marks = found.marks()
        helping = [mark for mark in marks if mark.effect.low > 0][:TELLING]
        hurting = [mark for mark in reversed(marks) if mark.effect.high < 0][:TELLING]
        told = (("helps-says", helping), ("hurts-says", hurting))
        return [self._text(key, marks=self._listed(some)) for key, some in told if some]

    def _listed(self, marks: Sequence[Mark]) -> str:
        return "; ".join(f"{self._mark(mark)} ({self._figures.points(mark.effect.value)})" for mark in marks)

    def _mark(self, mark: Mark) -> str:
        return self._words.text(f"mark-{mark.key}")

    # Plates

    def _seats(self, name: str, found: Findings) -> Plate:
        rates, fair = found.seat_rates(), 1 / found.plan.seats
        rows = [plots.Row(self._seat(found, seat), rate) for seat, rate in enumerate(rates)]
        caption = "; ".join(f"{row.label}: {self._figures.rate(row.interval)}" for row in rows)
        title = f"{self._text('seats')}. {name}. {caption}"
        svg = plots.dots(rows, fair, self._figures.short_percent, self._text("win-rate"), title)
        table = [[row.label, *self._bounds(row.interval)] for row in rows]
        return Plate(name, svg, caption, [self._text("seat"), *self._bound_heads("win-rate")], table)

    def _bounds(self, interval: Interval) -> list[str]:
        return [self._figures.percent(bound) for bound in interval]

    def _bound_heads(self, key: str) -> list[str]:
        return [self._text(key), self._text("from"), self._text("up-to")]

    def _scores(self, name: str, found: Findings) -> Plate:
        winning, losing = found.winning_scores(), found.losing_scores()
        seats = [(self._seat(found, seat), found.scores(seat)) for seat in range(found.plan.seats)]
        groups = [*seats, (self._text("winners"), winning), (self._text("others"), losing)]
        means = [f"{label}: {self._figures.mean(found.mean_score(seat))}" for seat, (label, _) in enumerate(seats)]
        caption = f"{self._text('mean-scores')} {'; '.join(means)}"
        names = (self._text("winners"), self._text("others"))
        svg = plots.mirrored(winning, losing, names, self._text("score"), f"{self._text('scores')}. {name}. {caption}")
        return Plate(name, svg, caption, [self._text("who"), *self._spread_heads()], self._spreads(groups))

    def _spread_heads(self) -> list[str]:
        return [self._text(key) for key in ("mean", "least", "quarter", "median", "three-quarters", "most")]

    def _spreads(self, groups: Sequence[tuple[str, Sequence[int]]]) -> list[list[str]]:
        return [[label, *self._spread(values)] for label, values in groups if values]

    def _spread(self, values: Sequence[int]) -> list[str]:
        quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
        figures = [average(values), min(values), *quarters, max(values)]
        return [self._figures.number(figure, 1 if i == 0 else 0) for i, figure in enumerate(figures)]

    def _margins(self, name: str, found: Findings) -> Plate:
        margins = found.margins()
        close = sum(margin <= 1 for margin in margins) / len(margins)
        facts = {"mean": self._figures.number(average(margins)), "close": self._figures.percent(close)}
        caption = self._text("margins-say", **facts)
        return self._spread_plate("margins", name, margins, "margin", caption)

    def _spread_plate(self, key: str, name: str, values: list[int], axis: str, caption: str) -> Plate:
        title = f"{self._text(key)}. {name}. {caption}"
        label, middle = self._text(axis), self._text("median")
        svg = plots.histogram(values, self._figures.short_percent, label, title, middle)
        return Plate(name, svg, caption, [self._text("what"), *self._spread_heads()], self._spreads([(label, values)]))

    def _length(self, name: str, found: Findings) -> Plate:
        plies, turns = found.plies(), found.turns()
        facts: dict[str, Fact] = {"mean": self._figures.number(average(plies)), "least": min(plies), "most": max(plies)}
        plate = self._spread_plate("length", name, plies, "decisions", self._text("length-say", **facts))
        if len(found.free) == 1:
            return plate
        return plate._replace(rows=[*plate.rows, *self._spreads([(self._text("turns"), turns)])])

    def _choices(self) -> Plate:
        series = [(name, found.choices()) for name, found in self._findings.items()]
        means = [f"{name}: {self._figures.number(average(values))}" for name, values in series]
        caption = f"{self._text('mean-choices')} {'; '.join(means)}"
        ticks = [f"{100 * part // PARTS}" for part in range(PARTS)]
        labels = (self._text("progress"), self._text("legal"))
        svg = plots.lines(series, ticks, labels, f"{self._text('choices')}. {caption}")
        rows = [[name, *(self._figures.number(value) for value in values)] for name, values in series]
        return Plate("", svg, caption, [self._text("setup"), *(f"{tick}–" for tick in ticks)], rows)

    def _wins(self, name: str, found: Findings) -> list[Plate]:
        marks = found.marks()
        groups = (("flags", [m for m in marks if m.is_flag]), ("counts", [m for m in marks if not m.is_flag]))
        return [self._marks_plate(key, name, some) for key, some in groups if some]  # none where nobody ever wins

    def _marks_plate(self, key: str, name: str, marks: list[Mark]) -> Plate:
        rows = [plots.Row(self._mark(mark), mark.effect) for mark in marks]
        ends = [rows[0], rows[-1]] if len(rows) > 1 else rows
        caption = "; ".join(f"{row.label}: {self._figures.effect(row.interval)}" for row in ends)
        heading = f"{name} – {self._text(key)}"
        svg = plots.dots(rows, 0.0, self._plain_points, self._text("points-axis"), f"{heading}. {caption}")
        head = [self._text("mark"), self._text("effect"), self._text("by-value")]
        table = [[self._mark(mark), self._figures.effect(mark.effect), self._by_value(mark)] for mark in marks]
        return Plate(heading, svg, caption, head, table)

    def _plain_points(self, difference: float) -> str:
        return self._figures.signed(100 * difference, 0) if round(100 * difference) else "0"

    def _by_value(self, mark: Mark) -> str:
        """Win rate with each value, and how many had it."""
        told = []
        for value, rate in mark.rates.items():
            named = self._text("yes" if value else "no") if mark.is_flag else str(value)
            count = self._figures.number(mark.counts[value], 0)
            told.append(f"{named}: {self._figures.rate(rate)}, n = {count}")
        return " · ".join(told)

    def _setups(self) -> Plate:
        rows = [plots.Row(name, _advantage(found)) for name, found in self._findings.items()]
        caption = "; ".join(f"{row.label}: {self._figures.effect(row.interval)}" for row in rows)
        title = f"{self._text('setups')}. {caption}"
        svg = plots.dots(rows, 0.0, self._plain_points, self._text("points-axis"), title)
        head = [self._text(key) for key in ("setup", "games", "first-rate", "decisions", "turns", "legal", "margin")]
        return Plate("", svg, caption, head, [self._setup_row(name, found) for name, found in self._findings.items()])

    def _setup_row(self, name: str, found: Findings) -> list[str]:
        turns = "–" if len(found.free) == 1 else self._figures.number(average(found.turns()))
        means = [self._figures.number(average(some)) for some in (found.plies(), found.choices(), found.margins())]
        rate = self._figures.rate(found.seat_rates()[found.free[0]])
        return [name, self._figures.number(found.games, 0), rate, means[0], turns, *means[1:]]

    def _split(self) -> Plate:
        every = [(name, found.luck().parts) for name, found in self._findings.items()]
        rows = [(name, [parts[key] for key in SOURCES]) for name, parts in every if parts]
        names = [self._text(f"part-{key}") for key in SOURCES]
        table = [[name, *(self._figures.percent(part) for part in parts)] for name, parts in rows]
        told = "; ".join(f"{row[0]}: {', '.join(map(' '.join, zip(names, row[1:], strict=True)))}" for row in table)
        svg = plots.stacked(rows, names, self._figures.short_percent, f"{self._text('split')}. {told}")
        return Plate(self._text("split"), svg, self._text("split-say"), [self._text("setup"), *names], table)

    def _verdicts(self) -> Plate:
        lucks = {name: found.luck() for name, found in self._findings.items()}
        rows = [(name, _verdict(luck.by_skill.value, luck.by_deal.value)) for name, luck in lucks.items()]
        names = [self._text(f"verdict-{key}") for key in ("skill", "mixed", "deal")]
        caption = self._text("verdicts-say", **self._levels(next(iter(self._findings.values()))))
        keys = ("setup", "level-rate", "rival-rate", "verdict-skill", "by-chance", "verdict-deal", "by-chance")
        head = [self._text(key) for key in keys]
        table = [[name, *self._verdict_row(luck)] for name, luck in lucks.items()]
        told = " ".join(self._verdict_sentence(row) for row in table)
        svg = plots.stacked(rows, names, self._figures.short_percent, f"{self._text('verdicts')}. {told}")
        return Plate(self._text("verdicts"), svg, f"{caption} {told}", head, table)

    def _verdict_row(self, luck: Luck) -> list[str]:
        rate, percent = self._figures.rate, self._figures.percent
        skill, deal = (
            [rate(luck.by_skill), percent(luck.skill_by_chance)],
            [rate(luck.by_deal), percent(luck.deal_by_chance)],
        )
        return [rate(luck.level_rate), rate(luck.rival_rate), *skill, *deal]

    def _verdict_sentence(self, row: list[str]) -> str:
        facts = {"setup": row[0], "skill": row[3], "skill-chance": row[4], "deal": row[5], "deal-chance": row[6]}
        return self._words.text("report-verdict-says", facts)

    def _endings(self) -> Plate:
        reasons = list(dict.fromkeys(reason for found in self._findings.values() for reason, _, _ in found.endings()))
        names = [self._words.text(f"ending-{reason}") for reason in reasons]
        rows: list[tuple[str, list[float]]] = []
        for name, found in self._findings.items():
            shares = {reason: share for reason, _, share in found.endings()}
            rows.append((name, [shares.get(reason, 0.0) for reason in reasons]))
        caption = "; ".join(f"{name}: {self._commonest(found)}" for name, found in self._findings.items())
        svg = plots.stacked(rows, names, self._figures.short_percent, f"{self._text('endings')}. {caption}")
        table = [[name, *(self._figures.percent(share) for share in shares)] for name, shares in rows]
        return Plate("", svg, caption, [self._text("setup"), *names], table)

    def _commonest(self, found: Findings) -> str:
        reason, clause, share = found.endings()[0]
        return f"{self._words.text(f'ending-{reason}')} ({clause}) {self._figures.percent(share)}"


def _farthest(rates: Sequence[Interval], seats: Sequence[int], fair: float) -> int:
    """Of some seats the one whose share is farthest from a fair one: it may be the worst."""
    return max(seats, key=lambda seat: abs(rates[seat].value - fair))


def _advantage(found: Findings) -> Interval:
    """How much more than a fair share the first player wins; against an automaton half is fair."""
    rate, fair = found.seat_rates()[found.free[0]], 1 / found.plan.seats
    return Interval(rate.value - fair, rate.low - fair, rate.high - fair)


def _verdict(skill: float, deal: float) -> list[float]:
    return [skill, max(0.0, 1 - skill - deal), deal]
