"""Lines that are too long for a terminal."""

from io import StringIO

from rich.console import Console
from rich.text import Text

from omerta.cli.screen import say

LINE = "   Rzeźnia (L3) · dwa razy krwawe pieniądze i jeden dolar"


def printed(line: str | Text, width: int, *, terminal: bool = True) -> list[str]:
    console = Console(file=StringIO(), width=width, force_terminal=terminal, color_system=None, highlight=False)
    say(console, line)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def test_a_long_line_is_folded_between_words_and_the_rest_set_in() -> None:
    lines = [line.rstrip() for line in printed(LINE, 30)]
    assert lines == ["   Rzeźnia (L3) · dwa razy", "       krwawe pieniądze i", "       jeden dolar"]


def test_a_line_that_fits_stays_as_it_is() -> None:
    assert printed(LINE, 80) == [LINE]
    assert printed("", 80) == [""]


def test_where_nobody_looks_nothing_is_folded() -> None:
    assert printed(LINE, 30, terminal=False) == [LINE]


def test_what_looks_like_markup_is_text() -> None:
    assert printed("[bold] wins [/]", 80) == ["[bold] wins [/]"]
    assert printed(Text("a [b] c", style="red"), 80) == ["a [b] c"]


def test_things_side_by_side_stay_whole_and_a_sum_keeps_its_dollar() -> None:
    district = " 13  A Knajpa Mafioza ‹Karta Pomocnika›  B Klub Nocny (Ty, ochrona)   [Policjant]"
    assert [line.rstrip() for line in printed(district, 50)] == [
        " 13  A Knajpa Mafioza ‹Karta Pomocnika›",
        "     B Klub Nocny (Ty, ochrona)   [Policjant]",
    ]
    assert [line.rstrip() for line in printed("  kupuje Beczki ze Statku za 12 $ i jedzie", 32)] == [
        "  kupuje Beczki ze Statku za",
        "      12 $ i jedzie",
    ]
