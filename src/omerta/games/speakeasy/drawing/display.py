"""The Docks and their ships, what lies open for everybody, and the goals."""
# interpreted: puts texts together

from collections.abc import Sequence

from omerta.core.problems import Facts
from omerta.core.words import Words
from omerta.games.speakeasy.components import (
    FIRST_ZONE_GOAL,
    GOAL_NAMES,
    GOALS,
    LOCATION_NAMES,
    NONE,
    ZONE_NAMES,
)
from omerta.games.speakeasy.drawing.styles import Line
from omerta.games.speakeasy.position import capos_json, display_json
from omerta.games.speakeasy.rules.barrels import price_of
from omerta.games.speakeasy.rules.books import benefit_of, has_room, may_cook, money_of, reached, wanted
from omerta.games.speakeasy.rules.offers import benefit_key
from omerta.games.speakeasy.rules.ships import defence
from omerta.games.speakeasy.state import (
    CARGO,
    CRATE,
    PORT,
    SHIP,
    SpeakeasyState,
    is_jo,
)
from omerta.games.speakeasy.views import SpeakeasyView


def water(s: SpeakeasyState, words: Words, players: Sequence[str]) -> list[Line]:
    lines: list[Line] = [[(words.text("label-docks"), "bold")]]
    rows = [words.text("label-row", {"row": row + 1, "benefit": row + 1}) for row in range(4)]
    names = [_who(int(seat), words, players) for seat in s.docks]
    widths = max(len(row) for row in rows), max(len(name) for name in names)
    for row, told in enumerate(rows):
        places = [
            f"{words.text(f'zone-{zone}')}: {names[4 * number + row]:<{widths[1]}}"
            for number, zone in enumerate(ZONE_NAMES)
        ]
        lines.append([(f"     {told:<{widths[0]}}  {'  '.join(places)}".rstrip(), "")])
    lines.append([(words.text("label-ships"), "bold")])
    return lines + [[(f"     {_ship(s, words, ship)}", "")] for ship in range(len(s.box.ship_names))]


def _who(seat: int, words: Words, players: Sequence[str]) -> str:
    return "–" if seat == NONE else words.seat(seat, players)


def _ship(s: SpeakeasyState, words: Words, ship: int) -> str:
    port, crate = int(s.ships[ship * SHIP + PORT]), int(s.ships[ship * SHIP + CRATE])
    facts: Facts = {
        "ship": s.box.ship_names[ship],
        "district": int(s.box.port_district[port]) + 1 if port >= 0 else 0,
        "zone": ZONE_NAMES[s.box.port_zone[port]] if port >= 0 else "downtown",
        "count": int(s.ships[ship * SHIP + CARGO]),
        "strength": int(defence(s, ship)),
        "price": int(price_of(s, ship, 0)),
    }
    held = words.text("crate-none" if crate == NONE else f"crate-{s.box.crate_names[crate]}")
    return f"{words.text('label-ship', facts)}   {words.text('label-crate', {'held': held})}"


def offers(s: SpeakeasyState, words: Words, players: Sequence[str]) -> list[Line]:
    helpers = [words.text(f"helper-{s.box.helper_names[h]}") for h in s.helpers if h != NONE]
    tops = [words.text(f"card-{s.box.card_names[card]}") for card in s.tops if card != NONE]
    tiles: list[str] = []
    for slot, shown in enumerate(display_json(s)):
        top = shown[-1] if isinstance(shown, list) and shown else shown
        name = "–" if not isinstance(top, str) else words.text(f"tile-{top}")
        tiles.append(f"{words.text('label-stack')} {slot - 2}: {name}" if slot > 2 else name)
    capos = capos_json(s)
    lines = [
        [(f"{words.text(key)}: ", "bold"), ("; ".join(things) or "–", "")]
        for key, things in (("label-helpers", helpers), ("label-decks", tops), ("label-display", tiles))
    ]
    lines.append([(words.text("label-persons"), "bold")])
    for name in LOCATION_NAMES:
        guests = capos[name]
        assert isinstance(guests, list)
        told = " · ".join(_who(NONE if seat is None else int(seat), words, players) for seat in guests)
        lines.append([(f"     {words.text(f'location-{name}')}: {told or '–'}", "")])
    return lines


def goals(view: SpeakeasyView, words: Words, players: Sequence[str]) -> list[Line]:
    """E18: what each goal asks, pays and gives, whose Books lie there, how near the viewer is."""
    lines: list[Line] = [[(words.text("label-goals"), "bold")]]
    return lines + [_goal(view, words, players, goal) for goal in range(int(GOALS))]


def _goal(view: SpeakeasyView, words: Words, players: Sequence[str], goal: int) -> Line:
    s, seat = view.table, int(view.viewer)
    plays = seat >= 0 and not is_jo(s, seat)
    is_laid = goal < FIRST_ZONE_GOAL or s.goals[goal - int(FIRST_ZONE_GOAL)] != NONE
    can = plays and is_laid and may_cook(s, seat, goal)
    told = f"  {'✓' if can else ' '}  {_aim(s, words, goal)}"
    if is_laid:
        told += f"   {_gains(s, words, goal)}"
        have, most = int(reached(s, seat, goal)) if plays else NONE, int(wanted(s, goal))
        told += f"   {words.text('label-progress', {'count': have, 'most': most})}" if NONE < have < most else ""
    books = [words.seat(int(owner), players) for owner in s.books[2 * goal : 2 * goal + 2] if owner != NONE]
    style = "green" if can else "dim" if plays and not has_room(s, seat, goal) else ""
    return [(f"{told}   [{', '.join(books)}]" if books else told, style)]


def _aim(s: SpeakeasyState, words: Words, goal: int) -> str:
    name = words.text(f"goal-{GOAL_NAMES[goal]}")
    tile = s.goals[goal - int(FIRST_ZONE_GOAL)] if goal >= FIRST_ZONE_GOAL else NONE
    return name if tile == NONE else f"{name}: {words.text(f'goal-{s.box.tile_goal_names[tile]}')}"


def _gains(s: SpeakeasyState, words: Words, goal: int) -> str:
    money = words.text("label-money", {"sum": int(money_of(s, goal))})
    has_benefit = s.box.list_start[benefit_of(s, goal)] < s.box.list_start[benefit_of(s, goal) + 1]
    return f"{money}, {words.text(f'benefit-{benefit_key(s, goal)}')}" if has_benefit else money
