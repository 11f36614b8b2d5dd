"""Plots as SVG to stand inside a page: they take the page's font and colours, in the light and in the dark."""

import hashlib
import re
from collections.abc import Callable, Sequence
from io import StringIO
from itertools import pairwise
from typing import Any, Final, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from omerta.lab.intervals import Interval

WIDTH: Final = 5.0  # inches
BINS: Final = 40

# Stand-ins that become the page's own colours; matplotlib wants numbers.
INK, MUTED, GRID, PAPER = "#010101", "#020202", "#030303", "#040404"
FIRST, SECOND, THIRD, FOURTH = "#050505", "#060606", "#070707", "#080808"
COLOURS: Final = {
    INK: "ink",
    MUTED: "muted",
    GRID: "grid",
    PAPER: "paper",
    FIRST: "first",
    SECOND: "second",
    THIRD: "third",
    FOURTH: "fourth",
}
STYLE: Final[dict[Any, object]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "omerta",
    "font.size": 12,
    "axes.edgecolor": MUTED,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": GRID,
    "hatch.linewidth": 0.8,
}
LINES: Final = (("o", "-"), ("s", "--"), ("^", "-."), ("D", ":"), ("v", "-"))
FILLS: Final = ((FIRST, ""), (SECOND, "///"), (THIRD, "..."), (GRID, ""), (FOURTH, "xx"))
LEGEND: Final = 34  # letters in a line of a legend

Format = Callable[[float], str]


class Row(NamedTuple):
    """A line of a dot plot."""

    label: str
    interval: Interval


def _draw(height: float, paint: Callable[[Axes], None], title: str) -> str:
    """A figure with one plot, as SVG with a title for those who cannot see it."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        FigureCanvasSVG(figure)
        figure.patch.set_alpha(0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        axes.set_axisbelow(True)
        paint(axes)
        into = StringIO()
        figure.savefig(into, format="svg", metadata={"Date": None})
    return _for_page(into.getvalue(), title)


def _for_page(svg: str, title: str) -> str:
    """Only the drawing, with names of its own and the page's colours."""
    # No two plots of a page have both the same drawing and the same title.
    name = f"plot-{hashlib.blake2b((svg + title).encode(), digest_size=6).hexdigest()}-"
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\s(?:xmlns(?::xlink)?|width|height)="[^"]*"', "", svg[: svg.index(">")]) + svg[svg.index(">") :]
    svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{name}", svg)
    for stand_in, colour in COLOURS.items():
        svg = svg.replace(stand_in, f"var(--{colour})")
    label = title.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return svg.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)


def dots(rows: Sequence[Row], reference: float, written: Format, axis: str, title: str) -> str:
    """A dot with its interval for each row, and a dashed line to compare with."""

    def paint(axes: Axes) -> None:
        places = list(range(len(rows)))[::-1]
        values = [row.interval.value for row in rows]
        lows = [max(0.0, row.interval.value - row.interval.low) for row in rows]
        highs = [max(0.0, row.interval.high - row.interval.value) for row in rows]
        axes.axvline(reference, color=MUTED, linestyle="--", linewidth=1.2)
        axes.errorbar(values, places, xerr=[lows, highs], fmt="o", color=FIRST, capsize=4, markersize=7, linewidth=2)
        axes.set_yticks(places, [row.label for row in rows])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="x")
        _format_x(axes, written, axis)

    return _draw(1.0 + 0.34 * len(rows), paint, title)


def _format_x(axes: Axes, written: Format, label: str) -> None:
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: written(value)))
    axes.set_xlabel(label)


def mirrored(above: Sequence[int], below: Sequence[int], names: tuple[str, str], axis: str, title: str) -> str:
    """Two distributions, one standing on the axis and one hanging from it."""

    def paint(axes: Axes) -> None:
        edges = _edges([*above, *below])
        for values, sign, colour, hatch in ((above, 1, FIRST, ""), (below, -1, SECOND, "///")):
            shares = _shares(values, edges)
            axes.bar(
                edges[:-1],
                [sign * share for share in shares],
                width=[b - a for a, b in pairwise(edges)],
                align="edge",
                color=colour,
                edgecolor=PAPER,
                hatch=hatch,
                linewidth=0.6,
            )
        axes.axhline(0, color=MUTED, linewidth=1)
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
        axes.annotate(names[0], (0.99, 0.95), xycoords="axes fraction", ha="right", va="top", color=INK)
        axes.annotate(names[1], (0.99, 0.05), xycoords="axes fraction", ha="right", va="bottom", color=INK)
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
        axes.set_xlabel(axis)

    return _draw(2.7, paint, title)


def histogram(values: Sequence[int], written: Format, axis: str, title: str, middle: str) -> str:
    """One distribution, its median marked by name."""

    def paint(axes: Axes) -> None:
        edges = _edges(values)
        shares = _shares(values, edges)
        widths = [b - a for a, b in pairwise(edges)]
        axes.bar(edges[:-1], shares, width=widths, align="edge", color=FIRST, edgecolor=PAPER, linewidth=0.6)
        median = sorted(values)[len(values) // 2]
        axes.axvline(median, color=INK, linestyle="--", linewidth=1.2)
        axes.annotate(
            f"{middle} {median}", (median, 1.0), xycoords=("data", "axes fraction"), xytext=(5, -2),
            textcoords="offset points", va="top", color=INK,
        )  # fmt: skip
        axes.set_ylim(0, 1.18 * max(shares))
        axes.yaxis.set_major_locator(MaxNLocator(4, steps=[1, 2, 5, 10]))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: written(value)))
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
        axes.grid(axis="y")
        axes.set_xlabel(axis)

    return _draw(2.5, paint, title)


def _edges(values: Sequence[int]) -> list[float]:
    """Bins around whole numbers: one for each while they are few, then of equal width."""
    low, high = min(values), max(values)
    step = -(-(high - low + 1) // BINS)
    return [low - 0.5 + step * i for i in range((high - low) // step + 2)]


def _shares(values: Sequence[int], edges: Sequence[float]) -> list[float]:
    step = edges[1] - edges[0]
    shares = [0.0] * (len(edges) - 1)
    for value in values:
        shares[int((value - edges[0]) // step)] += 1 / len(values)
    return shares


def lines(
    series: Sequence[tuple[str, Sequence[float]]], ticks: Sequence[str], labels: tuple[str, str], title: str
) -> str:
    """A line for each series, told apart by colour, mark and dash, named at its end and in a legend."""

    def paint(axes: Axes) -> None:
        colours = (FIRST, SECOND, THIRD, FOURTH, INK)
        for i, (name, values) in enumerate(series):
            marker, dash = LINES[i % len(LINES)]
            axes.plot(values, marker=marker, linestyle=dash, color=colours[i % len(colours)], label=name, linewidth=2)
        axes.set_xticks(range(len(ticks)), ticks)
        axes.set_ylim(bottom=0)
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        axes.grid(axis="y")
        if len(series) > 1:
            _add_legend(axes, [name for name, _ in series])

    return _draw(2.7 + _legend_height([name for name, _ in series]), paint, title)


def _columns(names: Sequence[str]) -> int:
    return 2 if max(map(len, names)) < LEGEND // 2 else 1


def _legend_height(names: Sequence[str]) -> float:
    return 0.25 * -(-len(names) // _columns(names))


def _add_legend(axes: Axes, names: Sequence[str]) -> None:
    """Below the plot, where it covers nothing."""
    figure = axes.get_figure(root=True)
    assert figure is not None
    figure.legend(frameon=False, loc="outside lower left", ncols=_columns(names), handlelength=3, handleheight=1.1)


def stacked(rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str], written: Format, title: str) -> str:
    """Bars that add up to a whole, each part with a colour, a hatch and, where there is room, its figure."""

    def paint(axes: Axes) -> None:
        lefts = [0.0] * len(rows)
        places = list(range(len(rows)))[::-1]
        for i, name in enumerate(names):
            widths = [parts[i] for _, parts in rows]
            colour, hatch = FILLS[i % len(FILLS)]
            axes.barh(places, widths, left=lefts, color=colour, hatch=hatch, edgecolor=PAPER, label=name, height=0.62)
            for place, left, width in zip(places, lefts, widths, strict=True):
                if width > 0.08:
                    box = {"boxstyle": "round,pad=0.15", "facecolor": PAPER, "edgecolor": "none"}
                    axes.text(left + width / 2, place, written(width), ha="center", va="center", fontsize=10, bbox=box)
            lefts = [left + width for left, width in zip(lefts, widths, strict=True)]
        axes.set_yticks(places, [label for label, _ in rows])
        axes.tick_params(axis="y", length=0)
        axes.set_xlim(0, 1)
        axes.set_xticks([])
        for side in ("left", "bottom"):
            axes.spines[side].set_visible(False)
        _add_legend(axes, names)

    return _draw(0.6 + 0.42 * len(rows) + _legend_height(names), paint, title)
