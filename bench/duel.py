"""Our Don against OpenSpiel's ISMCTS at equal time, seats swapped on every deal: python -m bench.duel gangs.

Time is the processor's, so that a busy machine treats both alike.
"""

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import process_time

from rich.console import Console
from rich.progress import track

from omerta import bots, games
from omerta.bots.budget import UNLIMITED, Budget
from omerta.core import chance
from omerta.core.game import CHANCE, OVER
from omerta.core.numbers import Numbers
from omerta.lab.intervals import Rate
from omerta.rl.openspiel import IsmctsBot


def main() -> None:
    parser = ArgumentParser(prog="bench.duel", description=__doc__)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--milliseconds", type=int, default=100, help="for each decision of either side")
    parser.add_argument("--workers", type=int, default=2)
    wishes = parser.parse_args()
    play = partial(deal, wishes.game, wishes.milliseconds)
    with ProcessPoolExecutor(wishes.workers, mp_context=get_context("spawn")) as pool:
        results = pool.map(play, range((wishes.games + 1) // 2))
        shares = list(track(results, "Playing", (wishes.games + 1) // 2, console=Console(stderr=True)))
    rate = Rate()
    for share in shares:
        rate.add(2 * share, 2)
    found = rate.interval()
    Console().print(
        f"{wishes.game}, {2 * len(shares)} games, {wishes.milliseconds} ms a decision: "
        f"Don wins {found.value:.1%} (95 %: {found.low:.1%} – {found.high:.1%})"
    )


def deal(name: str, milliseconds: int, number: int) -> float:
    """The Don's share of the victories in the two games of one deal."""
    return (won(name, milliseconds, number, 0) + won(name, milliseconds, number, 1)) / 2


def won(name: str, milliseconds: int, number: int, don: int) -> float:
    game = games.find(name)
    state, numbers = game.new(2), Numbers(1_000_003 * number + 17)
    budget = Budget(UNLIMITED, milliseconds / 1000, process_time)
    sitting: list[bots.Bot] = [IsmctsBot(game, Numbers(2 * number), budget)] * 2
    sitting[don] = bots.make(f"don@{milliseconds}ms", game, Numbers(2 * number + 1), process_time)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.advance(chance.sample(state, numbers))
        else:
            action = sitting[state.to_move].choose(state.view(state.to_move), state.legal())
            witnesses = game.witnesses(state)
            state.apply(action)
            bots.tell({don: sitting[don]}, witnesses, action)
    result = state.result()
    assert result is not None
    return 1 / len(result.winners) if don in result.winners else 0.0


if __name__ == "__main__":
    main()
