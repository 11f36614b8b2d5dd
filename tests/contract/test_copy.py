"""A copy is independent: nothing that happens to one of two twins happens to the other."""

from omerta.core.chance import playout
from omerta.core.game import OVER, Game, Setup, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from tables import Whim, every_table, everything, fewer, random_positions, some_moments


@every_table
def test_no_copy_changes_when_the_game_goes_on(game: Game, setup: Setup) -> None:
    for seed in range(fewer(game, 12)):
        kept = [(state.copy(), everything(state)) for state in some_moments(game, setup, Numbers(seed))]
        for copy, remembered in kept:
            assert everything(copy) == remembered


@every_table
def test_the_game_does_not_change_when_a_copy_goes_on(game: Game, setup: Setup) -> None:
    for state in random_positions(game, setup, 100, seed=1):
        before = everything(state)
        playout(state.copy(), Numbers(1))
        assert everything(state) == before


@every_table
def test_a_copy_plays_on_to_the_same_end(game: Game, setup: Setup) -> None:
    for number, state in enumerate(random_positions(game, setup, 100, seed=2)):
        twin = state.copy()
        assert decisions_to_the_end(state, number) == decisions_to_the_end(twin, number)
        assert everything(state) == everything(twin)


def decisions_to_the_end(state: State, seed: int) -> list[int]:
    whim = Whim(Numbers(seed))
    decisions: list[int] = []
    while state.to_move != OVER:
        decisions.append(whim.decide(state))
        state.apply(decisions[-1])
    return decisions


@every_table
def test_a_copy_writes_no_journal(game: Game, setup: Setup) -> None:
    journal = Journal()
    for state in some_moments(game, setup, Numbers(3), journal):
        written = len(journal.events)
        twin = state.copy()
        assert twin.journal is None
        playout(twin, Numbers(1))
        assert len(journal.events) == written
        assert state.journal is journal
