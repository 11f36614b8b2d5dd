"""Lines that are too long for a terminal."""

from io import StringIO

from rich.console import Console
from rich.text import Text

from omerta.cli.screen import LONG, say, show_news, show_view
from omerta.core.chance import settle
from omerta.core.numbers import Numbers
from omerta.core.sheet_text import plain
from omerta.core.words import Words
from omerta.games import find, sheet_of

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


def test_of_a_long_table_only_what_has_changed_is_shown_again_and_the_rest_is_named() -> None:
    game = find("speakeasy")
    words, state = Words("en", game), game.new(2)
    settle(state, Numbers(1))
    seat = int(state.to_move)
    console = Console(file=StringIO(), width=80, force_terminal=True, color_system=None, highlight=False)
    before = show_news(console, game, words, state.view(seat), (), before=None)
    assert isinstance(console.file, StringIO)
    whole = console.file.getvalue()
    assert len(whole.splitlines()) > LONG
    console.file = StringIO()
    show_view(console, game, words, state.view(seat), ())
    assert console.file.getvalue() == whole
    console.file = StringIO()
    assert show_news(console, game, words, state.view(seat), (), before=before) == before
    again = console.file.getvalue()
    assert len(again.splitlines()) < LONG
    assert "Manhattan" in again.split("Unchanged: ")[1]
    assert "\nManhattan" not in again
    assert plain(sheet_of(game).draw(state.view(seat)), words).split(words.seat(seat, ()))[-1][:40] in again


def test_a_short_table_is_always_shown_whole() -> None:
    game = find("gangs")
    words, state = Words("en", game), game.new(2)
    settle(state, Numbers(1))
    console = Console(file=StringIO(), width=80, force_terminal=True, color_system=None, highlight=False)
    before = sheet_of(game).draw(state.view(0))
    show_news(console, game, words, state.view(0), (), before=before)
    assert isinstance(console.file, StringIO)
    assert "Kingpin" in console.file.getvalue()
