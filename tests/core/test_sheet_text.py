"""A sheet as lines of text: no wider than the terminal, in columns where they belong, nothing by colour alone."""

import pytest

from omerta.core.sheet import (
    Cell,
    Count,
    Items,
    Layout,
    Person,
    Place,
    Role,
    Row,
    Say,
    Section,
    Sheet,
    Stop,
    Text,
    Thing,
    Track,
    Trade,
    seat_text,
)
from omerta.core.sheet_text import HUE_STYLES, SEAT_SIGNS, SEAT_STYLES, lines_of, plain, read
from omerta.core.words import Words
from omerta.core.wrapping import filled, wrapped
from omerta.games import find

WORDS = Words("en", find("gangs"))
PLAYERS = ("Ala", "Bo")
DECK, PASSED, HAND = Text("label-deck"), Text("label-passed"), Text("label-hand", {"count": 2})
RATS = Thing("gang:5", Text("gang-5", part="short"), hue="grey")


def section(
    *rows: Row,
    role: Role = "display",
    layout: Layout = "rows",
    columns: tuple[Text, ...] = (),
    owner: int | None = None,
) -> Section:
    title = DECK if owner is None else seat_text(owner)
    return Section("one", title, role, list(rows), owner, columns=list(columns), layout=layout)


def drawn(*sections: Section, mover: int | None = None, width: int = 80) -> list[str]:
    return plain(Sheet(list(sections), mover), WORDS, PLAYERS, width).splitlines()


def row(*cells: Cell) -> str:
    """One row, without its indent."""
    return drawn(section(Row(list(cells))))[-1].strip()


def test_a_text_is_read_with_its_facts_and_a_text_within_them() -> None:
    assert read(Text("label-points", {"count": 2}), WORDS, PLAYERS) == "2 points"
    assert read(Text("move-reveal", {"gang": 3}), WORDS, PLAYERS) == "reveal: Uptown Dames"
    assert read(Text("gang-3", part="letter"), WORDS, PLAYERS) == "U"
    assert read(seat_text(1), WORDS, PLAYERS) == "Bo"
    assert read(Text("ruling", {"text": DECK}), WORDS, PLAYERS) == read(
        Text("ruling", {"text": "Deck"}), WORDS, PLAYERS
    )


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        (Say(PASSED), "Passed"),
        (Count(DECK, 7), "Deck 7"),
        (Count(DECK, 7, 9), "Deck 7/9"),
        (Person(1), "■ Bo"),
        (Thing("gang:5", Text("gang-5"), 3), "3× Rat Catchers"),
        (Thing("gang:5", Text("gang-5"), owner=1), "■ Rat Catchers"),
        (Thing("gang:5", Text("gang-5"), marks=[PASSED]), "Rat Catchers [passed]"),
        (Thing("gang:5", Text("gang-5"), about=[Say(PASSED), Say(HAND)]), "Rat Catchers: passed · 2 cards in hand"),
        (Place("place:3", Text("place-3")), "Elm Street –"),
        (Place("place:3", Text("place-3"), [Thing("", PASSED), Thing("", DECK)]), "Elm Street passed, Deck"),
        (Place("place:3", Text("place-3"), about=[Say(HAND)], owner=0), "● Elm Street  2 cards in hand"),
        (Items([Say(PASSED), Count(DECK, 1)], DECK), "Deck: passed, Deck 1"),
        (Items([], DECK), "Deck: –"),
        (Trade([Say(DECK)], [Say(PASSED), Say(DECK)]), "Deck → passed, Deck"),
    ],
)
def test_each_kind_of_cell_is_told(cell: Cell, told: str) -> None:
    assert row(cell) == told


def test_a_track_shows_its_marker_what_is_printed_there_and_whose_its_ends_are() -> None:
    track = Track(DECK, -3, 3, -1, [Stop(3, "^", PASSED), Stop(-3, "^", PASSED)], [1, 0])
    assert row(track) == "Deck ■ ^·●│··^ ● -1"
    assert row(Track(DECK, 1, 4, 2)) == "Deck ·●·· 2"


def test_whose_a_section_is_and_whose_turn_shows_without_colour() -> None:
    assert drawn(section(owner=0), section(owner=1), mover=1)[1:] == ["   ● Ala", " ▶ ■ Bo"]


def test_ownership_comes_from_the_typed_owner_and_never_from_a_style() -> None:
    """A moved constant once broke whose things were whose: no two seats look alike, and a colour is nobody's."""
    assert len(set(SEAT_SIGNS)) == len(set(SEAT_STYLES)) == 5
    owned = Thing("gang:5", Text("gang-5"), owner=1, hue="red")
    free = Thing("gang:5", Text("gang-5"), hue="red")
    line, other = (lines_of(Sheet([section(Row([one]))]), WORDS, PLAYERS)[-1] for one in (owned, free))
    assert [style for text, style in line if text.strip()] == [SEAT_STYLES[1]]
    assert [style for text, style in other if text.strip()] == [HUE_STYLES["red"]]
    assert "■" in "".join(text for text, _ in line)
    assert not any(sign in text for sign in SEAT_SIGNS for text, _ in other)


def test_tables_have_a_header_once_and_columns_that_stand_below_each_other() -> None:
    columns = (Text("label-top"), DECK)
    rows = [Row([Say(Text(f"gang-{gang}")), Count(DECK, gang)]) for gang in (4, 5)]
    one = section(*rows, layout="table", columns=columns)
    other = section(Row([Say(Text("gang-7")), Count(DECK, 9)]), layout="table", columns=columns)
    lines = drawn(one, other)
    assert lines[2:] == [
        "   Top card                 Deck",
        "   Five Points Toughs       4",
        "   Rat Catchers             5",
        "Deck",
        "   Saint Patrick's Rowdies  9",
    ]


def test_the_last_column_of_a_table_is_wrapped_within_itself() -> None:
    long = Items([Say(Text("gang-4")), Say(Text("gang-5")), Say(Text("gang-6"))])
    one = section(Row([Say(PASSED), long]), layout="table", columns=(DECK, Text("label-top")))
    assert drawn(one, width=40)[3:] == ["   passed  Five Points Toughs, Rat", "           Catchers, Ebony Reapers"]


def test_places_stand_centred_with_their_names_below_and_the_rest_beside() -> None:
    def place(number: int, *holds: Cell) -> Place:
        return Place(f"place:{number}", Text(f"place-{number}", part="short"), list(holds))

    rows = [Row([place(20), Say(HAND)]), Row([place(18, RATS), place(19)])]
    lines = drawn(section(*rows, role="board", layout="centred"), width=60)
    assert lines[1].strip().split() == ["·", "2", "cards", "in", "hand"]
    assert lines[1].index("·") in (29, 30)
    assert lines[2].strip() == "Kingpin"
    assert lines[3].split() == ["Rats", "·"]
    assert lines[4].split() == ["Old", "Brewery", "Bowery"]


def test_rows_of_a_board_stand_in_columns_where_these_fit() -> None:
    rows = [Row([Say(PASSED), Say(DECK), Say(HAND)]), Row([Say(DECK), Say(HAND), Say(DECK)])]
    assert drawn(section(*rows, role="board"))[2:] == [
        "   passed  Deck             2 cards in hand",
        "   Deck    2 cards in hand  Deck",
    ]
    assert drawn(section(*rows, role="board"), width=40)[2:] == [
        "   Passed  Deck  2 cards in hand",
        "   Deck  2 cards in hand  Deck",
    ]


def test_a_deeper_row_is_set_in() -> None:
    assert drawn(section(Row([Say(PASSED)]), Row([Say(DECK)], 1)))[2:] == ["   Passed", "     Deck"]


def test_parts_stay_whole_as_long_as_they_fit_and_a_sum_keeps_its_dollar() -> None:
    chunks = [[("aaa bbb", "")], [("ccc ddd", "")], [("eee", "")]]
    assert ["".join(text for text, _ in line) for line in filled(chunks, 12, 0, 2)] == ["aaa bbb", "  ccc ddd", "  eee"]
    told = ["".join(text for text, _ in line).rstrip() for line in wrapped([("za 12 $ i 3 $", "")], 6)]
    assert told == ["za", "12 $ i", "3 $"]


def test_a_word_longer_than_the_line_is_cut_and_a_coloured_name_is_not() -> None:
    assert ["".join(text for text, _ in line) for line in wrapped([("abcdefgh", "")], 3)] == ["abc", "def", "gh"]
    line = [("go ", ""), (" Old Brewery ", "bold white on red")]
    assert [[text for text, _ in one] for one in wrapped(line, 14)] == [["go "], [" Old Brewery "]]
    assert ["".join(text for text, _ in one) for one in wrapped(line, 8)] == ["go  Old ", "Brewery "]


def test_what_is_wrapped_fits_where_its_rest_is_set_in() -> None:
    owned = Thing("x", Text("ruling", {"text": "so long a name that no line of this width can hold it whole"}), owner=1)
    lines = drawn(section(Row([owned])), width=40)
    assert len(lines) > 3
    assert max(map(len, lines)) <= 40
