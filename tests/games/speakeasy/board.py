"""Positions for the tests of SPEAKEASY: an almost empty Manhattan, to which things are added."""

from copy import deepcopy
from functools import cache
from typing import Any, Final, cast

from omerta.core.game import CHANCE, State
from omerta.core.journal import Journal
from omerta.core.problems import Impossible
from omerta.games import find
from omerta.games.speakeasy.game import SpeakeasyGame
from omerta.games.speakeasy.rules.totals import supply
from omerta.games.speakeasy.state import SpeakeasyState
from tables import is_open

GAME = cast(SpeakeasyGame, find("speakeasy"))

Position = dict[str, Any]
Move = dict[str, Any]

TYPES: Final = ("vip", "party", "stills", "fleet")
ZONES: Final = ("downtown", "midtown", "uptown")
SLOTS: Final = ("l1", "l2", "l3", "m1", "m2", "m3", "r1", "r2", "r3", "n1", "n2", "n3", "c1", "c2", "c3")
WAITING: Final = (8, 14)  # E4.4
SHIPPED: Final = "reconstruction-1"
PURPLE, YELLOW, GREEN, BLUE = range(4)  # the seats of the examples


@cache
def _opening(players: int, options: tuple[tuple[str, Any], ...]) -> Position:
    """The first decision of Act 1 after a game in which the first option is always taken."""
    state = GAME.new(max(2, players), {"first": 0, "solo": players == 1, **dict(options)})
    while not is_open(state) or state.to_json()["phase"] != "turns" or state.to_move == CHANCE:
        state.apply(state.legal()[0])
    return dict(state.to_json())


def table(players: int = 4, **settings: Any) -> Position:
    """Act 1, round 1: nothing on the map, nobody holds a card, seat 0 with $100 sends a Capo."""
    position = deepcopy(_opening(players, tuple(sorted(settings.items()))))
    _clear_map(position)
    _clear_decks(position)
    for seat in position["seats"]:
        _clear_seat(position, seat)
    position["capos"] = {
        name: [] if name == "restaurant" else [None] * len(at) for name, at in position["capos"].items()
    }
    position["books"] = {}
    todo(position, {"step": "capo", "seat": 0}, {"step": "take_card", "seat": 0, "type": "any"})
    position["todo"].append({"step": "give_back", "seat": 0})
    position.update(act=1, round=1, active=0, to_move=0, visit=None, order=list(range(len(position["seats"]))))
    position["lower"] = [None] * len(position["seats"])
    return position


def _clear_map(position: Position) -> None:
    tiles = [space["tile"] for space in position["spaces"].values()]
    tiles += [tile for seat in position["seats"] for tile in seat["tiles"]]
    tiles += position["display"][:3]
    for tile in filter(None, tiles):
        position["tiles_left"][tile] += 1
    position["display"] = [None, None, None, [], [], []]
    for space in position["spaces"].values():
        space.update(tile=None, owner=None, kind=None, member=False, barrel=False, mob=False)
    position.update(mobsters={}, strength={}, cops=[], cops_waiting=[], mobs_waiting=[])
    position["docks"] = {zone: [None] * 4 for zone in ZONES}


def _clear_decks(position: Position) -> None:
    cards = [card for deck in position["decks"].values() for card in deck["under"]]
    for seat in position["seats"]:
        cards += [*(seat["hand"] or []), *filter(None, (seat["slots"] or {}).values())]
    for card in cards:
        deck = position["decks"][card.partition("_")[0]]
        deck["under"] = []
        deck["unseen"][card] = deck["unseen"].get(card, 0) + 1


def _clear_seat(position: Position, seat: Position) -> None:
    is_jo = seat["safe"] is None
    position["helpers_left"] = sorted([*position["helpers_left"], *seat["helpers"], *seat["used"]])
    if not is_jo:
        seat.update(hand=[], dealt=dict.fromkeys(TYPES), slots=dict.fromkeys(TYPES), associate=None, safe=0)
        seat["trucks"] = [{"district": None, "load": 0}, {"district": None, "load": 0}]
        seat["levels"] = dict.fromkeys((*TYPES, "strength"), 1)
    seat.update(pocket=0 if is_jo else 100, goons=0, capos=4, own_members=12 if is_jo else 10, vip=0, lost_members=0)
    seat.update(books=0, leverage=0, board=list(SLOTS), tiles=[], played=[], helpers=[], used=[], crates=[], stills=0)


# Adding things


def build(position: Position, seat: int, kind: str, *spaces: int, member: bool = False, barrel: bool = False) -> None:
    """Buildings stand; they come from the last slots of their kind."""
    for space in spaces:
        position["spaces"][str(space)].update(owner=seat, kind=kind, member=member, barrel=barrel)
        slot = next(slot for slot in reversed(position["seats"][seat]["board"]) if kind_of(slot) == kind)
        position["seats"][seat]["board"].remove(slot)
        position["seats"][seat]["own_members"] -= member


def kind_of(slot: str) -> str:
    return {"n": "nightclub", "c": "casino"}.get(slot[0], "stills" if slot == "m3" else "speakeasy")


def mob(position: Position, mobster: str, district: int, strength: int, *spaces: int) -> None:
    """A Mobster on the Mobster board, his Strength tile and his Speakeasies."""
    position["mobsters"][str(district)] = mobster
    position["strength"][str(district)] = strength
    for deck in position["mobster_decks"].values():
        if mobster in deck:
            deck.remove(mobster)
    for space in spaces:
        position["spaces"][str(space)]["mob"] = True


def associate(position: Position, seat: int, mobster: str, district: int, *, free: bool = False) -> None:
    for deck in position["mobster_decks"].values():
        if mobster in deck:
            deck.remove(mobster)
    position["seats"][seat]["associate"] = {"mobster": mobster, "district": district, "free": free}


def hold(position: Position, seat: int, *cards: str) -> None:
    """Cards come into a hand, seen by all."""
    for card in cards:
        _take_unseen(position, card)
        position["seats"][seat]["hand"].append(card)
    order = list(GAME.tables.card_names)
    position["seats"][seat]["hand"].sort(key=order.index)


def slot(position: Position, seat: int, *cards: str) -> None:
    """Cards lie in their slots."""
    for card in cards:
        _take_unseen(position, card)
        position["seats"][seat]["slots"][card.partition("_")[0]] = card


def _take_unseen(position: Position, card: str) -> None:
    deck = position["decks"][card.partition("_")[0]]
    if not deck["unseen"].get(card):
        deck["unseen"][deck["top"]] = deck["unseen"].get(deck["top"], 0) + 1
        deck["top"] = next(other for other in deck["unseen"] if other != card)
        deck["unseen"][deck["top"]] -= 1
    deck["unseen"][card] -= 1
    deck["unseen"] = {name: count for name, count in deck["unseen"].items() if count}


def raise_to(position: Position, seat: int, **levels: int) -> None:
    """Levels; the members that waited at Infamy come to the own supply."""
    has = position["seats"][seat]
    before = sum(has["levels"].values())
    has["levels"].update(levels)
    has["own_members"] += sum(before < at <= sum(has["levels"].values()) for at in WAITING)


def give(position: Position, seat: int, **things: Any) -> None:
    """Numbers of a seat; members of the VIP area come from the own supply."""
    has = position["seats"][seat]
    has["own_members"] -= things.get("vip", has["vip"]) - has["vip"]
    has.update(things)


def dock(position: Position, seat: int, zone: str, *rows: int) -> None:
    for row in rows:
        position["docks"][zone][row - 1] = seat
        position["seats"][seat]["own_members"] -= 1


def tiles(position: Position, seat: int, *names: str) -> None:
    for name in names:
        position["tiles_left"][name] -= 1
    position["seats"][seat]["tiles"] = _in_order([*position["seats"][seat]["tiles"], *names])


def _in_order(names: list[str]) -> list[str]:
    return sorted(names, key=list(GAME.tables.tile_names).index)


def tile_on(position: Position, space: int, name: str) -> None:
    position["tiles_left"][name] -= 1
    position["spaces"][str(space)]["tile"] = name


def show_tiles(position: Position, *slots: Any) -> None:
    """The display: three tiles or None, then stacks."""
    for number, shown in enumerate(slots):
        position["display"][number] = shown
        for name in shown if isinstance(shown, list) else filter(None, [shown]):
            position["tiles_left"][name] -= 1


def helper(position: Position, seat: int, *numbers: int, used: bool = False) -> None:
    for number in numbers:
        _take_helper(position, number)
        key = "used" if used else "helpers"
        position["seats"][seat][key] = sorted([*position["seats"][seat][key], number])


def _take_helper(position: Position, number: int) -> None:
    if number in position["helpers"]:
        other = position["helpers_left"].pop()
        position["helpers"][position["helpers"].index(number)] = other
    else:
        position["helpers_left"].remove(number)


def show_helpers(position: Position, *numbers: int) -> None:
    position["helpers_left"] = sorted({*position["helpers_left"], *filter(None, position["helpers"])} - set(numbers))
    position["helpers"] = list(numbers)


def crate(position: Position, seat: int, *numbers: int) -> None:
    for number in numbers:
        _free_crate(position, number)
        position["crates_left"].remove(number)
        position["seats"][seat]["crates"] = sorted([*position["seats"][seat]["crates"], number])


def _free_crate(position: Position, number: int) -> None:
    """A Crate that lies on a ship or on the stack changes places with one of the pile."""
    left = position["crates_left"]
    for ship in position["ships"].values():
        if ship["crate"] == number:
            ship["crate"] = left.pop()
            left.append(number)
    if position["crate_top"] == number:
        position["crate_top"] = left.pop()
        left.append(number)
    left.sort()


def ship(position: Position, name: str, port: int, barrels: int = 5, crate: int | None = None) -> None:
    """A ship in a port; one that lay there changes places with it."""
    ships = position["ships"]
    other = next((one for one in ships.values() if one["port"] == port), None)
    if other is not None:
        other["port"] = ships[name]["port"]
    ships[name].update(port=port, barrels=barrels)
    if crate is not None and ships[name]["crate"] != crate:
        _free_crate(position, crate)
        position["crates_left"].remove(crate)
        position["crates_left"] = sorted([*position["crates_left"], ships[name]["crate"]])
        ships[name]["crate"] = crate


def goal(position: Position, place: str, tile: str) -> None:
    position["goals"][place] = tile


def todo(position: Position, *steps: Move) -> Position:
    """What is to be done, and nothing else."""
    position["todo"] = list(steps)
    return position


def step(name: str, seat: int = 0, **fields: Any) -> Move:
    return {"step": name, "seat": seat, **fields}


# Playing


def state_of(position: Position) -> State:
    """The state, with a journal; what is no decision is played on."""
    state = GAME.from_json({**position, "to_move": _mover(position)})
    state.journal = Journal()
    return state


def _mover(position: Position) -> object:
    """Whoever is really to decide: tests of the import have positions of their own."""
    for mover in (position["to_move"], "chance", *range(len(position["seats"])), None):
        try:
            GAME.from_json({**position, "to_move": mover})
        except Impossible as problem:
            if problem.reason != "wrong-mover":
                raise
        else:
            return mover
    return position["to_move"]


def play(state: State, *moves: Move) -> State:
    for move in moves:
        action = state.action(move)
        assert action in state.legal(), (move, options(state)[:20])
        state.apply(action)
        check_supplies(state)
    return state


def check_supplies(state: State) -> None:
    """E1.4: the engine counts as left what lies nowhere on the table."""
    twin = state.copy()
    assert isinstance(state, SpeakeasyState)
    assert isinstance(twin, SpeakeasyState)
    supply(twin)
    assert (state.barrels, state.goons, state.tokens) == (twin.barrels, twin.goons, twin.tokens)
    assert state.mob_speakeasies == twin.mob_speakeasies


def options(state: State) -> list[Any]:
    return [state.move(action) for action in state.legal()]


def offered(state: State, key: str) -> list[Any]:
    """What is offered for one value of a move, ``done`` left out."""
    return [move[key] for move in options(state) if key in move]


def refused(state: State, move: Move) -> tuple[str, str]:
    """The clause and the reason against a move."""
    problem = state.why_not(state.action(move))
    assert problem is not None, f"{move} is allowed"
    return problem.clause, problem.reason


def chance(state: State) -> State:
    """Chance takes its first outcome as often as it is asked."""
    while state.to_move == CHANCE:
        state.apply(state.legal()[0])
        check_supplies(state)
    return state


def after(state: State) -> Any:
    return state.to_json()


def seat_of(state: State, seat: int = 0) -> Any:
    return after(state)["seats"][seat]


def space_of(state: State, space: int) -> Any:
    return after(state)["spaces"][str(space)]


def first_step(state: State) -> Any:
    return after(state)["todo"][0]


def told(state: State) -> list[str]:
    """The kinds of all lines written so far."""
    assert state.journal is not None
    return [event.kind for event in state.journal.truth()]


def done() -> Move:
    return {"move": "done"}


def at(space: int) -> dict[str, Any]:
    """Where something is built."""
    return {"move": "at", "space": space}
