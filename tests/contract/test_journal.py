"""The journal changes nothing, cites clauses that exist, and can be read in every language."""

import pytest

from omerta.core.game import CHANCE, OVER, Game, Setup, State
from omerta.core.journal import Event, Journal
from omerta.core.numbers import Numbers
from omerta.core.words import LANGUAGES, Words
from tables import (
    clauses,
    every_table,
    everything,
    fewer,
    is_brief,
    random_game,
    random_positions,
    start,
    told,
    uniform_decisions,
    viewers,
)

every_language = pytest.mark.parametrize("language", LANGUAGES)


def random_journal(game: Game, setup: Setup, seed: int) -> Journal:
    journal = Journal()
    for _ in random_game(game, setup, Numbers(seed), journal):
        pass
    return journal


def some_events(game: Game, setup: Setup) -> list[Event]:
    return [event for seed in range(fewer(game, 25)) for event in random_journal(game, setup, seed).events]


@every_table
def test_a_game_plays_the_same_with_and_without_a_journal(game: Game, setup: Setup) -> None:
    for seed in range(1 if is_brief(game) else fewer(game, 12)):
        silent, watched = start(game, setup), start(game, setup)
        watched.journal = Journal()
        for ply, action in enumerate(uniform_decisions(game, setup, seed)):
            if ply % (9 if is_brief(game) else 1) == 0:
                assert everything(watched) == everything(silent)
            silent.apply(action)
            watched.apply(action)
        assert everything(watched) == everything(silent)
        assert watched.journal.events


@every_table
def test_a_refusal_is_no_event(game: Game, setup: Setup) -> None:
    journal = Journal()
    for state in random_game(game, setup, Numbers(1), journal):
        written = len(journal.events)
        state.why_not(-1)
        state.why_not(0)
        assert len(journal.events) == written


@every_table
def test_every_event_cites_a_clause_and_is_seen_by_someone(game: Game, setup: Setup) -> None:
    for event in some_events(game, setup):
        assert event.clause in clauses(game.name)
        assert any(event.seen_by(viewer) for viewer in viewers(setup.seats))


@every_language
@every_table
def test_every_event_has_a_text(game: Game, setup: Setup, language: str) -> None:
    words = Words(language, game)
    for event in some_events(game, setup):
        assert words.has(f"event-{event.kind}")
        assert words.event(event)


@every_language
@every_table
def test_every_legal_move_has_a_text(game: Game, setup: Setup, language: str) -> None:
    words = Words(language, game)
    for state in random_positions(game, setup, 60, seed=1):
        view = state.view(None if state.to_move in (CHANCE, OVER) else int(state.to_move))
        for action in state.legal()[:40]:
            facts = game.facts(view, action)
            assert words.has(f"move-{facts['move']}")
            assert words.move(facts)


@every_language
@every_table
def test_every_refusal_has_a_text(game: Game, setup: Setup, language: str) -> None:
    words = Words(language, game)
    read: set[str] = set()
    for state in random_positions(game, setup, 40, seed=2):
        check_refusals(game, state, words, read)


def check_refusals(game: Game, state: State, words: Words, read: set[str]) -> None:
    for action in range(-1, game.action_count + 1):
        refused = state.why_not(action)
        if refused is not None and str(told(refused)) not in read:
            read.add(str(told(refused)))
            assert words.has(f"problem-{refused.reason}")
            assert words.problem(refused).endswith(f"({refused.clause})")


@every_language
@every_table
def test_every_result_has_a_text(game: Game, setup: Setup, language: str) -> None:
    words = Words(language, game)
    for state in random_positions(game, setup, 400, seed=3):
        result = state.result()
        if result is not None:
            assert words.has(f"result-{result.reason}")
            assert words.result(result).endswith(f"({result.clause})")
