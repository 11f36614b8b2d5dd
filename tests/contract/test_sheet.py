"""The table as data: whole, in both languages, with all that can be chosen, and nothing that a seat may not know."""

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from omerta.core.game import CHANCE, OVER, Game, Setup, State, View
from omerta.core.numbers import Numbers
from omerta.core.sheet import (
    Count,
    Items,
    Place,
    Say,
    Section,
    Sheet,
    Text,
    Thing,
    Track,
    cells_of,
    ids_of,
    pointed,
    seat_text,
)
from omerta.core.sheet_text import WIDTH, lines_of, read
from omerta.core.words import LANGUAGES, Words
from omerta.games import NAMES, find, sheet_of
from tables import decisions, every_table, fewer, imaginable_positions, random_positions, viewers

PLAYERS = ("Ala", "Bartłomiej", "Cy", "Dorota", "Ed")
POSITIONS = 60


@cache
def spoken(language: str, game: str) -> Words:
    return Words(language, find(game))


def sheets(game: Game, setup: Setup, seed: int) -> Iterator[tuple[State, View, Sheet]]:
    """Of random positions, each as somebody sees it."""
    for number, state in enumerate(random_positions(game, setup, POSITIONS, seed)):
        everybody = viewers(setup.seats)
        view = state.view(everybody[number % len(everybody)])
        yield state, view, sheet_of(game).draw(view)


def open_sheet(game: Game, state: State) -> Sheet:
    return sheet_of(game).draw_open([state.view(None), *(state.view(seat) for seat in range(int(state.players)))])


def texts_of(sheet: Sheet) -> Iterator[Text]:
    """Every text in it."""
    for section in sheet.sections:
        yield from (section.title, *section.columns)
    if sheet.ask is not None:
        yield sheet.ask
    for cell in cells_of(sheet):
        if isinstance(cell, (Say, Thing, Place)):
            yield cell.text
        if isinstance(cell, (Thing, Place)):
            yield from cell.marks
        if isinstance(cell, (Count, Track)) or (isinstance(cell, Items) and cell.label is not None):
            assert cell.label is not None
            yield cell.label
        if isinstance(cell, Track):
            yield from (stop.text for stop in cell.stops)


def check(text: Text, words: Words, game: Game) -> None:
    """There is such a text, with these facts, and they are what it needs."""
    for name, fact in text.facts.items():
        if isinstance(fact, Text):
            assert name not in game.nouns, f"{name} of {text.key} would be taken for a thing's number"
            check(fact, words, game)
    assert not text.key or words.has(text.key), text.key
    told = read(text, words, PLAYERS)  # a fact that is missing raises
    assert told, text
    assert told != text.key, text


@every_table
def test_every_text_of_a_sheet_is_there_in_both_languages_with_its_facts(game: Game, setup: Setup) -> None:
    for number, (state, _, sheet) in enumerate(sheets(game, setup, 1)):
        for one in (sheet, open_sheet(game, state)):
            words = spoken(LANGUAGES[number % 2], game.name)
            for text in texts_of(one):
                check(text, words, game)


@every_table
def test_a_sheet_is_drawn_within_the_width_of_a_terminal(game: Game, setup: Setup) -> None:
    for number, (_, _, sheet) in enumerate(sheets(game, setup, 2)):
        words = spoken(LANGUAGES[number % 2], game.name)
        for line in lines_of(sheet, words, PLAYERS):
            told = "".join(text for text, _ in line)
            assert len(told) <= WIDTH, told
            assert not any(sign in told for sign in "{}\n"), told


@every_table
def test_every_seat_has_a_section_of_its_own_by_a_typed_owner(game: Game, setup: Setup) -> None:
    """By these a page puts one's own things first, and tells whose a thing is."""
    for state, _, sheet in sheets(game, setup, 3):
        for one in (sheet, open_sheet(game, state)):
            seats = [section for section in one.sections if section.role == "seat"]
            assert [section.owner for section in seats] == list(range(setup.seats))
            assert [section.title for section in seats] == [seat_text(seat) for seat in range(setup.seats)]
            assert all(section.owner is None for section in one.sections if section.role != "seat")
            assert len({section.id for section in one.sections}) == len(one.sections)


@every_table
def test_whoever_is_to_decide_is_asked_and_nobody_else(game: Game, setup: Setup) -> None:
    maker = sheet_of(game)
    clauses = set(spoken("en", game.name).clauses())
    for state, view, sheet in sheets(game, setup, 4):
        assert sheet.mover == (None if state.to_move in (CHANCE, OVER) else state.to_move)
        is_asked = state.to_move >= 0 and view.seat == state.to_move
        assert (sheet.ask is not None) == is_asked
        if is_asked:
            assert (sheet.ask, sheet.clauses) == (maker.ask(view), maker.clauses(view))
            assert sheet.clauses
        told = {cell.clause for cell in cells_of(sheet) if isinstance(cell, (Thing, Place)) and cell.clause}
        assert {*sheet.clauses, *told} <= clauses


@every_table
def test_what_a_choice_is_about_is_in_the_sheet(game: Game, setup: Setup) -> None:
    """Of a noun that is drawn at all; a few are only told."""
    for state in decisions(game, setup, fewer(game, 200), 5):
        view = state.view(state.to_move)
        found = set(ids_of(sheet_of(game).draw(view)))
        drawn = {one.partition(":")[0] for one in found}
        for action in state.legal():
            ids = pointed(game, game.facts(view, action))
            about = [one for one in ids if one.partition(":")[0] in drawn and not one.endswith(":none")]
            assert [one for one in about if one not in found] == [], action


@every_table
def test_the_same_view_gives_the_same_sheet_whatever_is_hidden(game: Game, setup: Setup) -> None:
    compared = 0
    for number, state in enumerate(imaginable_positions(game, setup, POSITIONS, 6)):
        if state.to_move == OVER:
            continue
        everybody = viewers(setup.seats)
        view = state.view(everybody[number % len(everybody)])
        other = game.imagine(view, Numbers(number)).view(view.seat)
        if other.to_json() == view.to_json():
            maker = sheet_of(game)
            assert msgspec.json.encode(maker.draw(other)) == msgspec.json.encode(maker.draw(view))
            compared += 1
    assert compared > 3


@every_table
def test_with_everything_open_each_seat_is_drawn_as_it_sees_itself(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, POSITIONS, 7):
        whole = {section.owner: section for section in open_sheet(game, state).sections if section.role == "seat"}
        for seat in range(setup.seats):
            own = [section for section in sheet_of(game).draw(state.view(seat)).sections if section.owner == seat]
            assert own == [whole[seat]]


@every_table
def test_a_sheet_travels_whole(game: Game, setup: Setup) -> None:
    for state, _, sheet in sheets(game, setup, 8):
        for one in (sheet, open_sheet(game, state)):
            assert msgspec.json.decode(msgspec.json.encode(one), type=Sheet) == one


def test_facts_point_at_what_their_nouns_name() -> None:
    facts: dict[str, int | str] = {"move": "climb", "gang": 3, "from": 7, "to": 12, "seat": 1}
    assert pointed(find("gangs"), facts) == ["gang:3", "place:7", "place:12", "seat:1"]


def test_what_can_be_pointed_at_are_sections_things_and_places_by_each_id() -> None:
    inner = Thing("job:R01", Text("job-R01"), also=["card:R01"])
    counted = Thing("", Text("job-R02"))
    sheet = Sheet([Section("seat:0", seat_text(0), "seat", [], 0, [Place("space:P1", Text("x"), [inner, counted])])])
    assert list(ids_of(sheet)) == ["seat:0", "space:P1", "job:R01", "card:R01"]


@pytest.mark.parametrize("name", ["draw", "draw_open", "ask", "clauses", "is_aside"])
def test_every_game_s_module_offers_what_a_maker_of_sheets_must(name: str) -> None:
    for game in NAMES:
        assert callable(getattr(sheet_of(find(game)), name))
