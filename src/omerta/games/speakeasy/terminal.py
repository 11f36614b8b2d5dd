"""SPEAKEASY on a terminal: the table as one seat sees it, as lines of styled text."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from omerta.core.game import View
from omerta.core.problems import Facts
from omerta.core.words import Words
from omerta.games.speakeasy.components import (
    BUILD_SMALL,
    CARDS,
    DELIVER,
    FIRST_ZONE_GOAL,
    FLEET,
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    LOCATION_NAMES,
    NONE,
    OPEN_1920,
    PARTY,
    PRODUCE_MORE,
    ROW,
    SELL_MORE,
    STEP_NAMES,
    STILLS_TRACK,
    TAKE_OVER_ANY,
    TRACK_NAMES,
    TYPE_NAMES,
    VIP,
    WIDTH,
    ZONE_NAMES,
)
from omerta.games.speakeasy.data.naming import LETTERS
from omerta.games.speakeasy.position import capos_json, display_json, open_json
from omerta.games.speakeasy.rules.barrels import USED_BY, load_of, price_of, truck_range, usual_range, where
from omerta.games.speakeasy.rules.books import benefit_of, has_room, may_cook, money_of, reached, wanted
from omerta.games.speakeasy.rules.fights import missing_to_defend
from omerta.games.speakeasy.rules.ground import is_operating, last_space
from omerta.games.speakeasy.rules.luciano import points, war_strength
from omerta.games.speakeasy.rules.offers import benefit_key
from omerta.games.speakeasy.rules.protection import column_of, cost, free_leverage
from omerta.games.speakeasy.rules.ships import all_hired, attack, defence, zone_of
from omerta.games.speakeasy.rules.todo import field, step, step_seat
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
    SAFE,
    SHIP,
    SPOT,
    TILE,
    TRUCK,
    VIP_AREA,
    SpeakeasyState,
    bonus,
    infamy,
    is_jo,
    level,
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
    "cook_books", "copy_helper", "bonus", "recall",
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
    s = view.table
    code = step(s)
    if BUILD_SMALL <= code <= TAKE_OVER_ANY or code == OPEN_1920:
        return "ask-build", {"sum": int(of(s, step_seat(s), POCKET)), "safe": int(of(s, step_seat(s), SAFE))}
    name = STEP_NAMES[code]
    if code == ROW or name == "choose":
        return "ask-row", {}
    if code == DELIVER:
        return _ask_delivery(s)
    return (f"ask-{name}", _asked(s, name)) if name in ASKS else ("ask-other", {})


def _ask_delivery(s: SpeakeasyState) -> tuple[str, Facts]:
    """E11.3: where the Trucks are, and how far they can still go."""
    seat = step_seat(s)
    left = [int(truck_range(s, seat) - field(s, USED_BY + truck)) for truck in range(2)]
    first: Facts = {"here": int(where(s, seat, 0)) + 1, "load": int(load_of(s, seat, 0)), "left": left[0]}
    if s.box.trucks[level(s, seat, FLEET) - 1] < 2:
        return "ask-deliver", first
    second: Facts = {"there": int(where(s, seat, 1)) + 1, "freight": int(load_of(s, seat, 1)), "rest": left[1]}
    return "ask-deliver-two", {**first, **second}


def _asked(s: SpeakeasyState, name: str) -> Facts:
    """What is to be known beside the choices."""
    seat = step_seat(s)
    if name == "defend":
        return _attack(s, seat)
    if name == "protect":
        tokens, spent = int(of(s, seat, LEVERAGE)), max(0, int(field(s, 0)))
        left = max(0, int(free_leverage(s, seat)) - spent) + tokens
        return {"leverage": int(cost(s, seat)), "left": left, "tokens": tokens}
    if name == "sell":
        return {"count": int(field(s, 0))}
    if name == "raid":
        ship, goons = field(s, 0), int(of(s, seat, GOONS_HELD))
        own = int(attack(s, seat, zone_of(s, ship), all_hired(s, field(s, 1))))
        return {"own": own, "goons": goons, "strength": int(defence(s, ship))}
    return {}


def _attack(s: SpeakeasyState, seat: int) -> Facts:
    """E9.3: the war strength, and what defends without Goons and Associate."""
    district = int(field(s, 0))
    war = int(war_strength(s, district))
    mobster = s.box.mobster_names[s.mobsters[district]]
    own = war - int(missing_to_defend(s, seat, war))
    return {"mobster": mobster, "strength": war, "district": district + 1, "own": own}


CLAUSES: Final = {
    "ask-call": ["E6.4", "E10.7"],
    "ask-capo": ["E16.1", "E16.2", "E17.2", "E19.1"],
    "ask-row": ["E16.5", "E17.4"],
    "ask-take_card": ["E10.4"],
    "ask-build": ["E12.1", "E12.2", "E12.4"],
    "ask-place": ["E12.3", "E9.2"],
    "ask-deliver": ["E11.3", "E11.4"],
    "ask-deliver-two": ["E11.3", "E11.4"],
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
    "ask-copy_helper": ["E10.17"],
    "ask-bonus": ["E10.9"],
    "ask-recall": ["E15.5"],
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
    text = words.text("label-1920")
    if s.act:
        rounds = int(s.box.act_capos[s.act - 1])  # E6.1, E6.2: as many as Capos
        text = words.text("label-time", {"act": int(s.act), "round": int(s.round), "most": rounds})
    line: Line = [(text, "bold"), (f"   {words.text('label-order')}: {order}", "")]
    return [*line, (f"   {words.text('label-lower')} {', '.join(moved)}", "")] if moved else line


# The main board


def _map(s: SpeakeasyState, words: Words, players: Sequence[str]) -> list[Line]:
    lines: list[Line] = []
    for zone, name in enumerate(ZONE_NAMES):
        lines.append(_zone(s, words, players, zone, name))
        districts = [district for district in range(16) if s.box.zone_of[district] == zone]
        lines += [_district(s, words, players, district) for district in districts]
    return lines


def _zone(s: SpeakeasyState, words: Words, players: Sequence[str], zone: int, name: str) -> Line:
    """E20.13: a Zone, what it pays by position, and how many districts each controls now."""
    found = [int(count) for count in points(s, zone)]
    paid = ", ".join(str(int(s.box.payout[zone * 5 + place])) for place in range(len(found)))
    who = [words.seat(seat, players) for seat in range(int(s.players))] + [words.text("label-mobsters")]
    held = ", ".join(f"{one} {count}" for one, count in zip(who, found, strict=True))
    money = words.text("label-money", {"sum": paid})
    return [
        (words.text(f"zone-{name}"), "bold"),
        (f"   {words.text('label-payout')}: {money}   {words.text('label-control')}: {held}", ""),
    ]


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
        mobster, facts = int(s.mobsters[district]), {"strength": int(s.strength[district])}
        named = {} if mobster == NONE else {"name": words.text(f"mobster-{s.box.mobster_names[mobster]}")}
        key = "label-mobster" if named else "label-strength"  # E14.1: he may be somebody's Associate
        line.append((f" [{words.text(key, {**facts, **named})}]", "red"))
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
        marks += [] if is_operating(s, space) else [words.text("label-closed")]
        marks += [words.text("label-barrel")] * int(s.spaces[base + CASK])
        told = f"{kind} ({', '.join([words.seat(owner, players), *marks])})"
        return f"{LETTERS[space % int(WIDTH)]} {told}", SEAT_STYLES[owner]
    tile = s.spaces[base + TILE]
    name = "–" if tile == NONE else f"‹{words.text(f'tile-{s.box.tile_names[tile]}')}›"
    if s.spaces[base + MOB]:
        return f"{LETTERS[space % int(WIDTH)]} {words.text('label-mob')} {name}", "red"
    return f"{LETTERS[space % int(WIDTH)]} {name}", "dim"


# The Docks, and what lies open


def _water(s: SpeakeasyState, words: Words, players: Sequence[str]) -> list[Line]:
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
    tracks = ", ".join(_track(s, words, seat, track) for track in range(4 if is_jo(s, seat) else 5))
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
        lines += [_hand(view, words, seat), *_slots(s, has, words)]
    return lines


def _track(s: SpeakeasyState, words: Words, seat: int, track: int) -> str:
    """E1.6: a level with what it is worth, Crates and the card in the slot included; Jo has nothing but levels."""
    if is_jo(s, seat):
        return f"{words.text(f'track-{TRACK_NAMES[track]}')} {int(level(s, seat, track))}"
    more = {PARTY: bonus(s, seat, SELL_MORE), STILLS_TRACK: bonus(s, seat, PRODUCE_MORE)}
    worth = int(usual_range(s, seat) if track == FLEET else number(s, seat, track) + more.get(track, 0))
    return words.text(f"label-track-{TRACK_NAMES[track]}", {"level": int(level(s, seat, track)), "count": worth})


def _counts(s: SpeakeasyState, has: dict[str, object], words: Words, seat: int) -> str:
    keys = ["supply", "area", "capos"] if is_jo(s, seat) else ["members", "goons", "leverage", "books", "area", "capos"]
    facts: dict[str, int | str] = {
        "own": int(of(s, seat, OWN)), "vip": int(of(s, seat, VIP_AREA)), "most": int(number(s, seat, VIP)),
        "goons": int(of(s, seat, GOONS_HELD)), "books": str(has["books"]),
        "barrels": int(of(s, seat, AREA)), "capos": int(of(s, seat, CAPOS)),
    }  # fmt: skip
    if not is_jo(s, seat):
        facts["left"] = int(free_leverage(s, seat) + of(s, seat, LEVERAGE))
        facts["leverage"] = int(cost(s, seat)) if column_of(s, seat) != NONE else 0
    return "   ".join(words.text(f"label-{key}", facts) for key in keys)


def _things(s: SpeakeasyState, has: dict[str, object], words: Words, seat: int) -> list[str]:
    """Trucks, cards in play, Helpers, Crates and the Associate."""
    names = s.box.card_names
    played = [words.text(f"card-{names[card]}") for card in s.slots[seat * 4 : seat * 4 + 4] if card != NONE]
    told = [] if is_jo(s, seat) else [f"{words.text('label-trucks')}: {'; '.join(_trucks(s, words, seat))}"]
    told += [f"{words.text('label-slots')}: {'; '.join(played)}"] if played else []
    for key, noun in (("helpers", "helper"), ("used", "helper"), ("crates", "prize"), ("tiles", "tile")):
        things = has[key]
        assert isinstance(things, list)
        if things and key == "crates" and is_jo(s, seat):  # E23.2: their bonuses are nothing to him
            told.append(f"{words.text('label-crates')}: {len(things)}")
        elif things:
            told.append(
                f"{words.text(f'label-own-{key}')}: {'; '.join(words.text(f'{noun}-{thing}') for thing in things)}"
            )
    associate = has["associate"]
    if isinstance(associate, dict):
        told.append(f"{words.text('label-associate')}: {words.text('ally-' + str(associate['mobster']))}")
    return told


def _trucks(s: SpeakeasyState, words: Words, seat: int) -> list[str]:
    """E11.3: those that may be used."""
    told: list[str] = []
    for truck in range(int(s.box.trucks[level(s, seat, FLEET) - 1])):
        here = int(where(s, seat, truck)) + 1
        told.append(words.text("label-parked", {"truck": truck, "here": here, "count": int(load_of(s, seat, truck))}))
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


def _slots(s: SpeakeasyState, has: dict[str, object], words: Words) -> list[Line]:
    """The buildings still on the board by kind and price, with their opening benefits."""
    board = has["board"]
    assert isinstance(board, list)
    groups: dict[tuple[int, int], list[str]] = {}
    for slot in board:
        number = s.box.slot_names.index(slot)
        groups.setdefault((int(s.box.slot_kind[number]), int(s.box.slot_cost[number])), []).append(slot)
    told = [f"{_priced(words, kind, price)}: {_openings(s, words, slots)}" for (kind, price), slots in groups.items()]
    return [[(f"     {words.text('label-board')}:", "")], *([(f"       {line}", "")] for line in told)] if told else []


def _priced(words: Words, kind: int, price: int) -> str:
    return words.text("label-slot", {"kind": KIND_NAMES[kind], "price": price})


def _openings(s: SpeakeasyState, words: Words, slots: Sequence[str]) -> str:
    """What opening each brings; where nothing, only how many there are."""
    lists = [s.box.slot_opening[s.box.slot_names.index(slot)] for slot in slots]
    if all(s.box.list_start[one] == s.box.list_start[one + 1] for one in lists):
        return f"{len(slots)}×"
    return "; ".join(words.text(f"opening-{slot}") for slot in slots)
