"""Warnings before wasteful moves: told from the view alone, in words, with a clause that the rulebook has."""

from typing import Final

import pytest

from omerta import games
from omerta.core.game import Game, Setup
from omerta.core.numbers import Numbers
from omerta.core.words import LANGUAGES, Words
from omerta.games import warned
from tables import SOURCE, decisions, every_game, every_table, fewer

POSITIONS: Final = 60


def has_warnings(game: Game) -> bool:
    return (SOURCE / "games" / game.name / "warnings.py").exists()


@every_table
def test_every_legal_action_can_be_warned_of_in_words(game: Game, setup: Setup) -> None:
    words = [Words(language, game) for language in LANGUAGES]
    clauses = words[0].clauses()
    for state in decisions(game, setup, fewer(game, POSITIONS), 41):
        view = state.view(int(state.to_move))
        seen = view.to_json()
        for action in state.legal()[:12]:
            for warning in warned(game, view, action):
                assert warning.clause in clauses
                for texts in words:
                    assert texts.has(f"warning-{warning.kind}")
                    assert "{" not in texts.text(f"warning-{warning.kind}", warning.facts)
        assert state.view(int(state.to_move)).to_json() == seen


@every_table
def test_the_same_view_is_warned_of_the_same_whatever_is_hidden(game: Game, setup: Setup) -> None:
    for seed, state in enumerate(decisions(game, setup, fewer(game, POSITIONS), 42)):
        seat = int(state.to_move)
        view = state.view(seat)
        other = game.imagine(view, Numbers(seed)).view(seat)
        for action in state.legal()[:12]:
            assert warned(game, view, action) == warned(game, other, action)


@every_game
def test_a_game_with_warnings_warns_now_and_then_and_not_of_everything(game: Game) -> None:
    if not has_warnings(game):
        return
    found = [
        bool(warned(game, state.view(int(state.to_move)), action))
        for setup in game.setups
        for state in decisions(game, setup, fewer(game, 2 * POSITIONS), 43)
        for action in state.legal()
    ]
    assert 0 < sum(found) < len(found) / 2


@every_table
def test_a_game_without_warnings_is_played_without(game: Game, setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_part", lambda *_: None)
    state = decisions(game, setup, 1, 44)[0]
    assert warned(game, state.view(int(state.to_move)), state.legal()[0]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_no_warning_has_words_that_nobody_uses(game: Game, language: str) -> None:
    if not has_warnings(game):
        return
    source = (SOURCE / "games" / game.name / "warnings.py").read_text(encoding="utf-8")
    written = [key.removeprefix("warning-") for key in Words(language, game).keys if key.startswith("warning-")]
    assert [kind for kind in written if not any(f'"{part}"' in source for part in (kind, *_parts(kind)))] == []


def _parts(kind: str) -> list[str]:
    """Kinds put together of how the seat's part of a phase ends."""
    return [kind.removesuffix(end) for end in ("-job", "-ally")] if kind.endswith(("-job", "-ally")) else []
