"""What scores are made of: told to everybody when it is over, adding up, in words, by clauses of the rules file."""

from omerta.core.chance import playout
from omerta.core.game import Game, Part, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.words import LANGUAGES, Words
from tables import clauses, every_table, fewer, start

GAMES = 12


def finished(game: Game, setup: Setup, seed: int) -> tuple[State, list[Part]]:
    state, journal = start(game, setup), Journal()
    state.journal = journal
    playout(state, Numbers(seed))
    return state, game.tally(state.view(None), journal.seen_by(None))


@every_table
def test_the_parts_of_a_seat_add_up_to_its_score(game: Game, setup: Setup) -> None:
    for seed in range(fewer(game, GAMES)):
        state, parts = finished(game, setup, seed)
        result = state.result()
        assert result is not None
        sums = [sum(part.points for part in parts if part.seat == seat) for seat in range(setup.seats)]
        assert sums == result.scores


@every_table
def test_every_part_has_words_and_a_clause(game: Game, setup: Setup) -> None:
    known, languages = clauses(game.name), [Words(language, game) for language in LANGUAGES]
    for part in (part for seed in range(fewer(game, GAMES)) for part in finished(game, setup, seed)[1]):
        assert part.clause in known
        for said in (words.tally(part) for words in languages):
            assert not said.startswith("tally-")
            assert "{" not in said
