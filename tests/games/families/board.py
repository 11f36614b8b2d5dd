"""Positions for the tests of FAMILIES: an almost empty table, to which things are added."""

from typing import Any, Final, cast

from omerta.core.game import CHANCE, OVER, State
from omerta.core.journal import Journal
from omerta.core.problems import Impossible
from omerta.games import find
from omerta.games.families.game import FamiliesGame

GAME = cast(FamiliesGame, find("families"))

Position = dict[str, Any]

CARDS: Final = ("$1", "$2", "$3", "$5", "gun", "booze", "blood", "narcotics")
MONEY: Final = CARDS[:4]
SHIPPED: Final = {"$1": 40, "$2": 30, "$3": 25, "$5": 25, "gun": 8, "booze": 8, "blood": 8, "narcotics": 8}
BOX: Final = GAME.tables


def table(dons: str = "none", families: int = 2, **settings: Any) -> Position:
    """Act I, Family Business: nothing on the board, nobody holds a card, seat 0 is to move."""
    company = [] if dons == "none" else dons.split("-")
    families = len(company) + 1 if company else families
    state = GAME.new(families, {"dons": dons, **settings})
    while state.to_move == CHANCE:
        state.apply(state.legal()[0])
    agreed = state.view(None).to_json()
    thugs = 3 if families == 2 or (settings.get("solo_thugs") == "three" and company) else 2
    seat = {"hand": dict.fromkeys(CARDS, 0), "hand_jobs": [], "case": dict.fromkeys(MONEY, 0), "case_jobs": []}
    return {
        "game": "families",
        "data": BOX.id,
        "families": families,
        "dons": agreed["dons"],
        "settings": agreed["settings"],
        "act": 1,
        "phase": 2,
        "horse": 0,
        "active": 0,
        "to_move": 0,
        "passed": [],
        "supply": dict(SHIPPED),
        "job_deck": sorted(BOX.job_ids),
        "job_discard": [],
        "open_jobs": [],
        "tiles_left": {"blue": [f"L{n}" for n in range(1, 9)], "red": [f"E{n}" for n in range(1, 5)]},
        "tiles": [[] for _ in range(7)],
        "row": [],
        "figures": {},
        "hudson": [],
        "markers": [[] for _ in range(7)],
        "seats": [
            {
                **{key: dict(value) if isinstance(value, dict) else list(value) for key, value in seat.items()},
                "thugs": thugs,
                "members": 1,
                "markers": 9,
                "allies": [],
            }
            for _ in range(families)
        ],
        "bids": [None] * families,
        "shown": [],
        "todo": [{"step": "turn"}],
        "scores": None,
        "winners": None,
    }


def hold(position: Position, seat: int, *cards: str) -> None:
    """Cards come into a hand: Money and goods from the supply, Jobs from the deck."""
    _give(position, seat, cards, "hand", "hand_jobs")


def stash(position: Position, seat: int, *cards: str) -> None:
    """Cards come into a suitcase."""
    _give(position, seat, cards, "case", "case_jobs")


def _give(position: Position, seat: int, cards: tuple[str, ...], counts: str, jobs: str) -> None:
    for card in cards:
        if card in CARDS:
            position["supply"][card] -= 1
            position["seats"][seat][counts][card] += 1
        else:
            position["job_deck"].remove(card)
            position["seats"][seat][jobs] = sorted([*position["seats"][seat][jobs], card])


def open_job(position: Position, *jobs: str) -> None:
    for job in jobs:
        position["job_deck"].remove(job)
        position["open_jobs"] = sorted([*position["open_jobs"], job])


def put(position: Position, seat: int, kind: str, *spaces: str) -> None:
    """Figures stand on spaces; Thugs and Members come from the reserve, others with their Ally played."""
    for space in spaces:
        position["figures"][space] = {"seat": seat, "kind": kind}
        if kind in ("thug", "member"):
            position["seats"][seat][f"{kind}s"] -= 1
        else:
            befriend(position, seat, kind, played=True)


def befriend(position: Position, seat: int, ally: str, *, played: bool = False) -> None:
    position["seats"][seat]["allies"].append({"ally": ally, "played": played})


def mark(position: Position, territory: int, *seats: int) -> None:
    for seat in seats:
        position["markers"][territory - 1].append(seat)
        position["seats"][seat]["markers"] -= 1


def build(position: Position, tile: str, territory: int) -> None:
    colour = "blue" if tile.startswith("L") else "red"
    position["tiles_left"][colour].remove(tile)
    position["tiles"][territory - 1].append(tile)


def last_reserve(position: Position, seat: int, members: int) -> None:
    """As many Members as an act gives."""
    position["seats"][seat]["members"] = members


def on(position: Position, step: dict[str, Any], *more: dict[str, Any]) -> Position:
    """Something else is to be done first."""
    position["todo"] = [step, *more]
    return position


def state_of(position: Position) -> State:
    """The state, with a journal; it plays on what is no decision."""
    state = GAME.from_json({**position, "to_move": _mover(position)})
    state.journal = Journal()
    return state


def _mover(position: Position) -> object:
    """Whoever is really to move: tests of the import have their own positions."""
    try:
        GAME.from_json(position)
    except Impossible as problem:
        expected = problem.facts.get("expected", position["to_move"])
        return None if expected == "null" else expected
    return position["to_move"]


def play(state: State, *moves: dict[str, Any]) -> State:
    for move in moves:
        action = state.action(move)
        assert action in state.legal(), (move, [state.move(number) for number in state.legal()][:12])
        state.apply(action)
    return state


def thug(business: str) -> dict[str, Any]:
    return {"move": "thug", "business": business}


def member(space: str) -> dict[str, Any]:
    return {"move": "member", "space": space}


def drawn(job: str) -> dict[str, Any]:
    return {"move": "draw", "job": job}


def lot(card: str) -> dict[str, Any]:
    return {"move": "random", "card": card}


def dons_turn(position: Position, don: int = 1) -> Position:
    """It is a don's turn."""
    position["active"] = don
    return on(position, {"step": "ai_turn", "seat": don})


def moves(state: State) -> list[Any]:
    return [state.move(action) for action in state.legal()]


def seat_of(state: State, seat: int) -> Any:
    return after(state)["seats"][seat]


def after(state: State) -> Any:
    return state.to_json()


def case_of(state: State, seat: int) -> list[str]:
    """Everything in a suitcase."""
    found = seat_of(state, seat)
    return [*(card for card in MONEY for _ in range(found["case"][card])), *found["case_jobs"]]


def hand_of(state: State, seat: int) -> list[str]:
    found = seat_of(state, seat)
    return [*(card for card in CARDS for _ in range(found["hand"][card])), *found["hand_jobs"]]


def told(state: State) -> list[tuple[str, str]]:
    assert state.journal is not None
    return [(event.kind, event.clause) for event in state.journal.events]


def is_over(state: State) -> bool:
    return bool(state.to_move == OVER)
