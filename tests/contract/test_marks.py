"""What a seat had or did: the same questions for every seat, answered the same way, in words of both languages."""

from functools import cache

from omerta.core.chance import playout
from omerta.core.game import Game, Marks, Setup
from omerta.core.numbers import Numbers
from omerta.core.words import LANGUAGES, Words
from tables import every_game, every_table, fewer, start

GAMES = 40


@cache
def finished(game: Game, setup: Setup) -> list[list[Marks]]:
    """The marks of every seat of some finished games."""
    found: list[list[Marks]] = []
    for seed in range(max(fewer(game, GAMES), 12)):
        state = start(game, setup)
        playout(state, Numbers(seed))
        found.append([game.marks(state, seat) for seat in range(setup.seats)])
    return found


@every_table
def test_marks_are_the_same_questions_with_the_same_kind_of_answer(game: Game, setup: Setup) -> None:
    shapes = {
        tuple((key, type(value)) for key, value in marks.items()) for seats in finished(game, setup) for marks in seats
    }
    assert len(shapes) == 1
    assert {kind for _, kind in shapes.pop()} == {bool, int}


@every_table
def test_no_count_is_negative_and_most_marks_tell_seats_apart(game: Game, setup: Setup) -> None:
    every = [marks for seats in finished(game, setup) for marks in seats]
    assert all(value >= 0 for marks in every for value in marks.values())
    varied = [key for key in every[0] if len({marks[key] for marks in every}) > 1]
    assert len(varied) > len(every[0]) / 2


@every_game
def test_every_mark_has_words_and_every_word_a_mark(game: Game) -> None:
    used = {f"mark-{key}" for setup in game.setups for key in finished(game, setup)[0][0]}
    for language in LANGUAGES:
        words = Words(language, game)
        assert used == {key for key in words.keys if key.startswith("mark-")}
        told = [words.text(key) for key in used]
        assert len(set(told)) == len(told)
