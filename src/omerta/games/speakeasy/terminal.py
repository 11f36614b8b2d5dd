"""SPEAKEASY on a terminal: the table as one seat sees it, as lines of styled text."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from omerta.core.game import View
from omerta.core.problems import Facts
from omerta.core.words import Words
from omerta.games.speakeasy.components import (
    BUILD_SMALL,
    CARDS,
    FIRST_ZONE_GOAL,
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    LOCATION_NAMES,
    NONE,
    OPEN_1920,
    ROW,
    STEP_NAMES,
    TAKE_OVER_ANY,
    TRACK_NAMES,
    TYPE_NAMES,
    VIP,
    WIDTH,
    ZONE_NAMES,
    space_name,
)
from omerta.games.speakeasy.position import capos_json, display_json, open_json
from omerta.games.speakeasy.rules.barrels import price_of
from omerta.games.speakeasy.rules.books import meets, money_of
from omerta.games.speakeasy.rules.ground import last_space
from omerta.games.speakeasy.rules.ships import defence
from omerta.games.speakeasy.rules.todo import step
from omerta.games.speakeasy.state import (
    AREA,
    CAPOS,
    CARGO,
    CASK,
    CRATE,
    FINISHED,
    GOONS_HELD,
    KIND,
    LEVERAGE,
    LOAD,
    MEMBER,
    MOB,
    OWN,
    OWNER,
    POCKET,
    PORT,
    SHIP,
    SPOT,
    TILE,
    TRUCK,
    VIP_AREA,
    SpeakeasyState,
    infamy,
    is_jo,
    number,
    of,
)
from omerta.games.speakeasy.views import FACE_DOWN_CARD, SpeakeasyView

Span: TypeAlias = tuple[str, str]  # text, style
Line: TypeAlias = list[Span]

SEAT_STYLES: Final = ("bold magenta", "bold yellow", "bold green", "bold blue")
ASKS: Final = (
    "call", "capo", "row", "take_card", "place", "deliver", "discard", "defend", "give_back", "family_member",
    "waiting_member", "shift", "level_up", "discard_for_level", "play_card", "play_1920", "helper_card", "city_tile",
    "hire_goons", "protect", "sell", "ambush", "raid", "barrel", "get_associate", "force", "column", "play_city_tiles",
    "cook_books",
)  # fmt: skip


def draw(view: View, words: Words, players: Sequence[str]) -> list[Line]:
    """The map, the Docks, what lies open, the goals, then every seat."""
    assert isinstance(view, SpeakeasyView)
    lines = _table(view, words, players)
    for seat in range(int(view.players)):
        lines += _seat(view, words, players, seat)
    return lines


def draw_all(views: Sequence[View], words: Words, players: Sequence[str]) -> list[Line]:
    """The table with all hands and safes open, from the views of a spectator and of each seat in turn."""
    spectator = views[0]
    assert isinstance(spectator, SpeakeasyView)
    lines = _table(spectator, words, players)
    for view in views[1:]:
        assert isinstance(view, SpeakeasyView)
        lines += _seat(view, words, players, int(view.viewer))
    return lines


def _table(view: SpeakeasyView, words: Words, players: Sequence[str]) -> list[Line]:
    s = view.table
    lines: list[Line] = [[("", "")], _time(s, words, players)]
    lines += _map(s, words, players) + _water(s, words, players) + _offers(s, words, players)
    return lines + _goals(view, words, players)


def ask(view: View) -> tuple[str, Facts]:
    """The key and facts of what the seat to move is asked."""
    assert isinstance(view, SpeakeasyView)
    code = step(view.table)
    if BUILD_SMALL <= code <= TAKE_OVER_ANY or code == OPEN_1920:
        return "ask-build", {}
    name = STEP_NAMES[code]
    if code == ROW or name == "choose":
        return "ask-row", {}
    return (f"ask-{name}" if name in ASKS else "ask-other"), {}


CLAUSES: Final = {
    "ask-call": ["E6.4", "E10.7"],
    "ask-capo": ["E16.1", "E16.2", "E17.2", "E19.1"],
    "ask-row": ["E16.5", "E17.4"],
    "ask-take_card": ["E10.4"],
    "ask-build": ["E12.1", "E12.2", "E12.4"],
    "ask-place": ["E12.3", "E9.2"],
    "ask-deliver": ["E11.3", "E11.4"],
    "ask-discard": ["E10.6"],
    "ask-defend": ["E20.5", "E9.3"],
    "ask-give_back": ["E6.5"],
    "ask-family_member": ["E10.8", "E10.9"],
    "ask-waiting_member": ["E10.8", "E10.9"],
    "ask-shift": ["E10.9"],
    "ask-level_up": ["E10.12", "E10.13"],
    "ask-discard_for_level": ["E10.14"],
    "ask-play_card": ["E10.15"],
    "ask-play_1920": ["E5.3"],
    "ask-helper_card": ["E10.7"],
    "ask-city_tile": ["E10.11"],
    "ask-hire_goons": ["E10.10"],
    "ask-protect": ["E13.1", "E13.2", "E13.3"],
    "ask-sell": ["E11.2"],
    "ask-ambush": ["E15.1", "E15.3", "E15.4"],
    "ask-raid": ["E15.3", "E15.4"],
    "ask-barrel": ["E15.5"],
    "ask-get_associate": ["E14.1", "E14.2"],
    "ask-force": ["E9.6", "E9.7"],
    "ask-column": ["E17.1", "E13.2"],
    "ask-play_city_tiles": ["E17.5"],
    "ask-cook_books": ["E18.1", "E18.2"],
}


def clauses(view: View) -> list[str]:
    """The clauses that matter for the decision at hand."""
    return CLAUSES.get(ask(view)[0], ["E6.4", "E10.3"])


STANDING_BACK: Final = frozenset(
    ("call", "capo", "defend", "column", "play_1920", "cook_books", "play_city_tiles")
)  # what nobody decides without a look at the table


def is_aside(view: View) -> bool:
    """Whether the decision belongs to one already begun, so that the table need not be shown again."""
    assert isinstance(view, SpeakeasyView)
    return STEP_NAMES[step(view.table)] not in STANDING_BACK


def _time(s: SpeakeasyState, words: Words, players: Sequence[str]) -> Line:
    order = " → ".join(words.seat(int(seat), players) for seat in s.order if seat != NONE)
    moved = [f"{column + 1}: {words.seat(int(seat), players)}" for column, seat in enumerate(s.lower) if seat != NONE]
    text = words.text("label-time", {"act": int(s.act), "round": int(s.round)}) if s.act else words.text("label-1920")
    line: Line = [(text, "bold"), (f"   {words.text('label-order')}: {order}", "")]
    return [*line, (f"   {words.text('label-lower')} {', '.join(moved)}", "")] if moved else line


# The main board


def _map(s: SpeakeasyState, words: Words, players: Sequence[str]) -> list[Line]:
    lines: list[Line] = []
    for zone, name in enumerate(ZONE_NAMES):
        lines.append([(words.text(f"zone-{name}"), "bold")])
        districts = [district for district in range(16) if s.box.zone_of[district] == zone]
        lines += [_district(s, words, players, district) for district in districts]
    return lines


def _district(s: SpeakeasyState, words: Words, players: Sequence[str], district: int) -> Line:
    line: Line = [(f"{district + 1:>3}  ", "bold")]
    if (s.blocked >> district) & 1:
        line.append((words.text("label-blocked"), "dim"))
    else:
        for space in range(district * int(WIDTH), int(last_space(s, district))):
            line += [_space(s, words, players, space), ("  ", "")]
    line += _watch(s, words, district)
    for ship, name in enumerate(s.box.ship_names):
        port = int(s.ships[ship * SHIP + PORT])
        if port >= 0 and s.box.port_district[port] == district:
            line.append((f" ⚓ {words.text(f'ship-{name}')}", "cyan"))
    return line + _parked(s, words, players, district)


def _watch(s: SpeakeasyState, words: Words, district: int) -> Line:
    """E3.4: Cops and Mobsters, those who are there and those who will come."""
    line: Line = []
    for mask, key, style in (
        (s.cops, "label-cop", "bold bright_blue"),
        (s.cops_waiting, "label-cop-waits", "blue"),
        (s.mobs_waiting, "label-mob-waits", "red"),
    ):
        if (mask >> district) & 1:
            line.append((f" [{words.text(key)}]", style))
    if s.strength[district] >= 0:
        mobster = int(s.mobsters[district])
        name = "–" if mobster == NONE else words.text(f"mobster-{s.box.mobster_names[mobster]}")
        facts: Facts = {"name": name, "strength": int(s.strength[district])}
        line.append((f" [{words.text('label-mobster', facts)}]", "red"))
    return line


def _parked(s: SpeakeasyState, words: Words, players: Sequence[str], district: int) -> Line:
    line: Line = []
    for seat in range(int(s.players)):
        for truck in range(2):
            if int(of(s, seat, TRUCK + 2 * truck)) == district and not is_jo(s, seat):
                facts: Facts = {"seat": seat, "truck": truck, "count": int(of(s, seat, LOAD + 2 * truck))}
                line.append((f" ({words.text('label-truck', facts, players)})", SEAT_STYLES[seat]))
    return line


def _space(s: SpeakeasyState, words: Words, players: Sequence[str], space: int) -> Span:
    """A building with its owner, protection and barrel; a Mobster Speakeasy; else the City tile."""
    base, owner = space * SPOT, int(s.spaces[space * SPOT + OWNER])
    if owner != NONE:
        kind = words.text(f"kind-{KIND_NAMES[s.spaces[base + KIND]]}")
        marks = [words.text("label-protected")] * int(s.spaces[base + MEMBER])
        marks += [words.text("label-barrel")] * int(s.spaces[base + CASK])
        told = f"{kind} ({', '.join([words.seat(owner, players), *marks])})"
        return f"{space_name(space)} {told}", SEAT_STYLES[owner]
    tile = s.spaces[base + TILE]
    name = "–" if tile == NONE else f"‹{words.text(f'tile-{s.box.tile_names[tile]}')}›"
    if s.spaces[base + MOB]:
        return f"{space_name(space)} {words.text('label-mob')} {name}", "red"
    return f"{space_name(space)} {name}", "dim"


# The Docks, and what lies open


def _water(s: SpeakeasyState, words: Words, players: Sequence[str]) -> list[Line]:
    lines: list[Line] = [[(words.text("label-docks"), "bold")]]
    for row in range(4):
        places = [
            f"{words.text(f'zone-{zone}')}: {_who(int(s.docks[4 * number + row]), words, players)}"
            for number, zone in enumerate(ZONE_NAMES)
        ]
        lines.append([(f"     {words.text('label-row', {'row': row + 1})}   {'   '.join(places)}", "")])
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
        "held": "–" if crate == NONE else words.text(f"crate-{s.box.crate_names[crate]}"),
    }
    return words.text("label-ship", facts)


def _offers(s: SpeakeasyState, words: Words, players: Sequence[str]) -> list[Line]:
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


def _goals(view: SpeakeasyView, words: Words, players: Sequence[str]) -> list[Line]:
    """E18: what each goal asks and pays, whose Books lie there, and a mark at those that the viewer meets now."""
    s = view.table
    lines: list[Line] = [[(words.text("label-goals"), "bold")]]
    for goal in range(int(GOALS)):
        name = words.text(f"goal-{GOAL_NAMES[goal]}")
        tile = s.goals[goal - int(FIRST_ZONE_GOAL)] if goal >= FIRST_ZONE_GOAL else NONE
        if tile != NONE:
            name = f"{name}: {words.text(f'goal-{s.box.tile_goal_names[tile]}')}"
        seats = [words.seat(int(s.books[2 * goal + i]), players) for i in range(2) if s.books[2 * goal + i] != NONE]
        met = view.viewer >= 0 and not is_jo(s, view.viewer) and meets(s, view.viewer, goal)
        money = words.text("label-money", {"sum": int(money_of(s, goal))})
        told = f"  {'✓' if met else ' '}  {name}, {money}{' [' + ', '.join(seats) + ']' if seats else ''}"
        lines.append([(told, "green" if met else "")])
    return lines


# Everybody's own board


def _seat(view: SpeakeasyView, words: Words, players: Sequence[str], seat: int) -> list[Line]:
    """E7.4: the safe of another seat is shown only where safes are open, and at the end."""
    s, has = view.table, open_json(view.table, seat)
    marker = "▶ " if seat == view.to_move else "  "
    shown = seat == view.viewer or s.open_safes or s.phase == FINISHED
    reached = int(infamy(s, seat))
    prices: Facts = {"infamy": reached, "low": int(s.box.low_price[reached]), "high": int(s.box.high_price[reached])}
    purse = [words.text("label-pocket", {"sum": int(of(s, seat, POCKET))})]
    if not is_jo(s, seat):
        purse.append(words.text("label-safe", {"sum": str(has["safe"]) if shown else "?"}))
    levels = has["levels"]
    assert isinstance(levels, dict)
    tracks = ", ".join(f"{words.text(f'track-{name}')} {levels[name]}" for name in TRACK_NAMES[:5] if name in levels)
    lines: list[Line] = [
        [
            (f"{marker}{words.seat(seat, players)}  ", SEAT_STYLES[seat]),
            (f"{', '.join(purse)}   {words.text('label-infamy', prices)}", "bold"),
        ],
        [(f"     {tracks}", "")],
        [(f"     {_counts(s, has, words, seat)}", "")],
    ]
    lines += [[(f"     {line}", "")] for line in _things(s, has, words, seat)]
    if seat == view.viewer and not is_jo(s, seat):
        lines += [_hand(view, words, seat), _slots(has, words)]
    return lines


def _counts(s: SpeakeasyState, has: dict[str, object], words: Words, seat: int) -> str:
    keys = (
        ["members", "books", "area", "capos"]
        if is_jo(s, seat)
        else ["members", "goons", "tokens", "books", "area", "capos"]
    )
    facts: Facts = {
        "own": int(of(s, seat, OWN)), "vip": int(of(s, seat, VIP_AREA)), "most": int(number(s, seat, VIP)),
        "goons": int(of(s, seat, GOONS_HELD)), "tokens": int(of(s, seat, LEVERAGE)), "books": str(has["books"]),
        "barrels": int(of(s, seat, AREA)), "capos": int(of(s, seat, CAPOS)),
    }  # fmt: skip
    return ", ".join(words.text(f"label-{key}", facts) for key in keys)


def _things(s: SpeakeasyState, has: dict[str, object], words: Words, seat: int) -> list[str]:
    """Cards in play, Helpers, Crates and the Associate."""
    names = s.box.card_names
    played = [words.text(f"card-{names[card]}") for card in s.slots[seat * 4 : seat * 4 + 4] if card != NONE]
    told = [f"{words.text('label-slots')}: {'; '.join(played)}"] if played else []
    for key, noun in (("helpers", "helper"), ("used", "helper"), ("crates", "crate"), ("tiles", "tile")):
        things = has[key]
        assert isinstance(things, list)
        if things:
            told.append(
                f"{words.text(f'label-own-{key}')}: {'; '.join(words.text(f'{noun}-{thing}') for thing in things)}"
            )
    associate = has["associate"]
    if isinstance(associate, dict):
        told.append(f"{words.text('label-associate')}: {words.text('mobster-' + str(associate['mobster']))}")
    return told


def _hand(view: SpeakeasyView, words: Words, seat: int) -> Line:
    """The cards that the viewer knows."""
    s = view.table
    names = s.box.card_names
    held = [(words.text(f"card-{name}"), int(s.hands[seat * int(CARDS) + c])) for c, name in enumerate(names)]
    cards = [f"{count}× {text}" if count > 1 else text for text, count in held if count]
    hidden = sum(1 for deck in range(len(TYPE_NAMES)) if s.dealt[seat * 4 + deck] == FACE_DOWN_CARD)
    if hidden:
        cards.append(f"{words.text('label-hidden')} {hidden}")
    return [(f"     {words.text('label-hand')}: {'; '.join(cards) or '–'}", "")]


def _slots(has: dict[str, object], words: Words) -> Line:
    """The buildings still on the board, with price and opening benefit."""
    board = has["board"]
    assert isinstance(board, list)
    return [(f"     {words.text('label-board')}: {'; '.join(words.text(f'slot-{slot}') for slot in board)}", "")]
