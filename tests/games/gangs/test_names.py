"""What the places of the pyramid are worth is in the words of their rows."""

import pytest

from games.gangs.board import gangs, position
from omerta.core.words import LANGUAGES, Words
from omerta.games import sheet_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_G7_1_the_rows_that_score_say_how_much(language: str) -> None:
    words = Words(language, gangs())
    assert [digit for row in (4, 5, 6) for digit in "123" if digit in words.text(f"row-{row}")] == ["1", "2", "3"]
    assert not any(digit in words.text(f"row-{row}") for row in (1, 2, 3) for digit in ",")


def test_G7_1_the_sheet_names_them() -> None:
    pyramid = next(
        section for section in sheet_of(gangs()).draw(position().view(0)).sections if section.id == "pyramid"
    )
    last = [row.cells[-1] for row in pyramid.rows[:3]]
    assert [cell.text.key for cell in last if hasattr(cell, "text")] == ["row-6", "row-5", "row-4"]
