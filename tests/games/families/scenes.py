"""The moments of FAMILIES that the board's tests look at: phases, kinds of questions, numbers of families."""

from collections.abc import Callable
from typing import Final

from fixtures import Player, Scene, Seen
from omerta.core.chance import sample
from omerta.core.game import CHANCE, State
from omerta.core.numbers import Numbers

Fits = Callable[[Seen, set[str]], bool]
SKIPPED: Final = 4  # of five passes are not made, so that tables fill


def lively(seed: int) -> Player:
    """Plays anything, but seldom passes or declines."""
    numbers = Numbers(seed)
    return lambda state: sample(state, numbers) if state.to_move == CHANCE else _choose(state, numbers)


def _choose(state: State, numbers: Numbers) -> int:
    legal = state.legal()
    action = legal[numbers.below(len(legal))]
    move = state.move(action) or {}
    is_idle = move.get("move") == "pass" or None in move.values()
    return legal[numbers.below(len(legal))] if is_idle and numbers.below(5) < SKIPPED else action


def asks(*kinds: str, act: int = 1) -> Fits:
    """A moment with these moves on offer, in this act or later."""
    return lambda view, offered: view["act"] >= act and offered >= set(kinds)


def step(name: str, act: int = 1) -> Fits:
    return lambda view, _: view["act"] >= act and bool(view["todo"]) and view["todo"][0]["step"] == name


def effect(code: str) -> Fits:
    return lambda view, _: bool(view["todo"]) and str(view["todo"][0].get("code", "")).startswith(code)


def is_over(view: Seen, _: set[str]) -> bool:
    return view["to_move"] is None


def solo(*dons: str) -> dict[str, object]:
    return {"dons": "-".join(dons)}


SCENES: Final = [
    Scene("tile", 2, {}, step("place_tile"), 1, lively),
    Scene("first-turn", 2, {}, asks("thug", "member"), 1, lively),
    Scene("turn", 3, {}, asks("thug", "member", "job", act=2), 2, lively),
    Scene("five", 5, {}, asks("thug", "member", act=3), 3, lively),
    Scene("ally", 4, {}, asks("ally", act=2), 4, lively),
    Scene("pay", 3, {}, step("pay"), 5, lively),
    Scene("cost", 3, {}, step("cost"), 6, lively),
    Scene("stash", 2, {}, step("stash"), 7, lively),
    Scene("tribute", 3, {}, step("discard"), 8, lively),
    Scene("marker", 2, {}, step("marker"), 9, lively),
    Scene("bid", 3, {}, step("bid"), 10, lively),
    Scene("take", 3, {}, step("take"), 11, lively),
    Scene("offer", 3, {}, step("show"), 13, lively),
    Scene("kill", 3, {}, asks("kill"), 14, lively),
    Scene("move-to", 3, {}, step("to"), 15, lively),
    Scene("territory", 3, {}, asks("territory"), 16, lively),
    Scene("steal", 4, {}, asks("rival"), 17, lively),
    Scene("good", 3, {}, asks("good"), 18, lively),
    Scene("exchange", 3, {}, asks("exchange"), 20, lively),
    Scene("solo", 2, solo("luciano"), asks("thug", "member", act=2), 21, lively),
    Scene("solo-three", 4, solo("luciano", "siegel", "capone"), asks("thug", "member", act=2), 22, lively),
    Scene("over", 3, {}, is_over, 23, lively),
    Scene("over-solo", 2, solo("capone"), is_over, 24, lively),
]
