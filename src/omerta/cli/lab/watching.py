"""Progress of long work, for whoever watches a terminal."""

import sys
from collections.abc import Callable, Iterable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from omerta.core.words import Words

OFTEN = 8  # steps between two looks at the running figures, at most


def watch(words: Words, steps: Iterable[object], total: int, running: Callable[[], str]) -> None:
    """Take every step; show how far it is, and the running figures."""
    columns = (
        TextColumn(words.text("lab-playing")),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[running]}"),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task("", total=total, running="")
        for number, _ in enumerate(steps):
            if number % OFTEN == 0:
                progress.update(task, completed=number, running=running())
