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
    LOCATION_NAMES,
    NONE,
    OPEN_1920,
    ROW,
    STEP_NAMES,
    TAKE_OVER_ANY,
    TILES,
    TRACK_NAMES,
    TYPE_NAMES,
    WIDTH,
    ZONE_NAMES,
    space_name,
)
from omerta.games.speakeasy.position import capos_json, display_json, docks_json, open_json
from omerta.games.speakeasy.rules.ground import last_space
from omerta.games.speakeasy.rules.todo import step
from omerta.games.speakeasy.state import (
    CARGO,
    CASK,
    CRATE,
    FINISHED,
    KIND,
    MEMBER,
    MOB,
    OWNER,
    PORT,
    SHIP,
    SPOT,
    TILE,
    SpeakeasyState,
    infamy,
    is_jo,
)
from omerta.games.speakeasy.views import FACE_DOWN_CARD, SpeakeasyView

Span: TypeAlias = tuple[str, str]  # text, style
Line: TypeAlias = list[Span]

SEAT_STYLES: Final = ("bold magenta", "bold yellow", "bold green", "bold blue")
KINDS: Final = ("D", "S", "N", "C")  # Stills (Destylarnia), Speakeasy, Nightclub, Casino
ASKS: Final = ("call", "capo", "row", "take_card", "place", "deliver", "discard", "defend", "give_back")


def draw(view: View, words: Words, players: Sequence[str]) -> list[Line]:
    """The map, the Docks, what lies open, the goals, then every seat."""
    assert isinstance(view, SpeakeasyView)
    s = view.table
    lines: list[Line] = [[("", "")], _time(s, words, players)]
    lines += [_district(s, words, district) for district in range(16)]
    lines += _water(s, words)
    lines += _offers(s, words)
    lines += _goals(s, words)
    for seat in range(int(view.players)):
        lines += _seat(view, words, players, seat)
    return lines


def draw_all(views: Sequence[View], words: Words, players: Sequence[str]) -> list[Line]:
    """The table with all hands open, from the views of a spectator and of each seat in turn."""
    lines = draw(views[0], words, players)
    for view in views[1:]:
        assert isinstance(view, SpeakeasyView)
        lines.append(_hand(view, words, int(view.viewer)))
    return lines


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


def clauses(view: View) -> list[str]:
    """The clauses that matter for the decision at hand."""
    key, _ = ask(view)
    return {
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
        "ask-other": ["E6.4", "E10.3"],
    }[key]


def _time(s: SpeakeasyState, words: Words, players: Sequence[str]) -> Line:
    order = " ".join(words.seat(int(seat), players) for seat in s.order if seat != NONE)
    text = f"{words.text('label-act')} {int(s.act)}, {words.text('label-round')} {int(s.round)}   "
    return [(text, "bold"), (f"{words.text('label-order')}: {order}", "")]


def _district(s: SpeakeasyState, words: Words, district: int) -> Line:
    zone = ZONE_NAMES[s.box.zone_of[district]]
    line: Line = [(f"{district + 1:>2} {zone:<9}", "bold")]
    if (s.blocked >> district) & 1:
        line.append((words.text("label-blocked"), "dim"))
    else:
        for space in range(district * int(WIDTH), int(last_space(s, district))):
            line += [_space(s, words, space), ("  ", "")]
    for mask, key, style in (
        (s.cops, "label-cop", "bold blue"),
        (s.cops_waiting, "label-cop-waits", "blue"),
        (s.mobs_waiting, "label-mob-waits", "red"),
    ):
        if (mask >> district) & 1:
            line.append((f" [{words.text(key)}]", style))
    if s.strength[district] >= 0:
        line.append((f" †{int(s.strength[district])}", "red"))
    return line


def _space(s: SpeakeasyState, words: Words, space: int) -> Span:
    """A building with its letter, protection (+) and barrel (o); M a Mobster Speakeasy; else the City tile."""
    base, owner = space * SPOT, int(s.spaces[space * SPOT + OWNER])
    if owner != NONE:
        marks = ("+" if s.spaces[base + MEMBER] else "") + ("o" if s.spaces[base + CASK] else "")
        return f"{space_name(space)}:{KINDS[s.spaces[base + KIND]]}{owner + 1}{marks}", SEAT_STYLES[owner]
    tile = s.spaces[base + TILE]
    name = "" if tile == NONE else f" ({words.text(f'tile-{s.box.tile_names[tile]}')})"
    mob = "M" if s.spaces[base + MOB] else "·"
    return f"{space_name(space)}:{mob}{name}", "red" if mob == "M" else "dim"


def _water(s: SpeakeasyState, words: Words) -> list[Line]:
    docks = docks_json(s)
    places = "  ".join(f"{zone} {_row(docks[zone])}" for zone in ZONE_NAMES)
    ships: list[str] = []
    for ship, name in enumerate(s.box.ship_names):
        port, crate = int(s.ships[ship * SHIP + PORT]), int(s.ships[ship * SHIP + CRATE])
        where = "–" if port < 0 else str(int(s.box.port_district[port]) + 1)
        held = "–" if crate == NONE else words.text(f"crate-{s.box.crate_names[crate]}")
        ships.append(f"{words.text(f'ship-{name}')} → {where}, {int(s.ships[ship * SHIP + CARGO])} o, {held}")
    return [
        [(f"{words.text('label-docks')}: {places}", "")],
        [(f"{words.text('label-ships')}: {'; '.join(ships)}", "")],
    ]


def _row(places: object) -> str:
    assert isinstance(places, list)
    return "".join("·" if seat is None else str(int(seat) + 1) for seat in places)


def _offers(s: SpeakeasyState, words: Words) -> list[Line]:
    helpers = "; ".join(words.text(f"helper-{s.box.helper_names[h]}") for h in s.helpers if h != NONE)
    tops = "; ".join(words.text(f"card-{s.box.card_names[card]}") for card in s.tops if card != NONE)
    tiles: list[str] = []
    for shown in display_json(s):
        top = shown[-1] if isinstance(shown, list) and shown else shown
        tiles.append("–" if not isinstance(top, str) else words.text(f"tile-{top}"))
    capos = capos_json(s)
    persons = "  ".join(f"{words.text(f'location-{name}')} {_row(capos[name])}" for name in LOCATION_NAMES)
    return [
        [(f"{words.text('label-helpers')}: {helpers}", "")],
        [(f"{words.text('label-decks')}: {tops}", "")],
        [(f"{words.text('label-display')}: {'; '.join(tiles)}", "")],
        [(f"{words.text('label-persons')}: {persons}", "")],
    ]


def _goals(s: SpeakeasyState, words: Words) -> list[Line]:
    told: list[str] = []
    for goal in range(int(GOALS)):
        name = GOAL_NAMES[goal]
        tile = s.goals[goal - int(FIRST_ZONE_GOAL)] if goal >= FIRST_ZONE_GOAL else NONE
        what = "" if tile == NONE else f" ({words.text(f'goal-{s.box.tile_goal_names[tile]}')})"
        seats = [str(int(s.books[2 * goal + i]) + 1) for i in range(2) if s.books[2 * goal + i] != NONE]
        told.append(f"{words.text(f'goal-{name}')}{what}{' [' + ','.join(seats) + ']' if seats else ''}")
    return [[(f"{words.text('label-goals')}: {'; '.join(told)}", "")]]


def _seat(view: SpeakeasyView, words: Words, players: Sequence[str], seat: int) -> list[Line]:
    """E7.4: the safe of another seat is shown only where safes are open, and at the end."""
    s, has = view.table, open_json(view.table, seat)
    marker = "▶ " if seat == view.to_move else "  "
    shown = seat == view.viewer or s.open_safes or s.phase == FINISHED
    safe = "" if is_jo(s, seat) else f", {words.text('label-safe')} {has['safe'] if shown else '?'} $"
    levels = has["levels"]
    assert isinstance(levels, dict)
    tracks = " ".join(f"{words.text(f'track-{name}')} {levels[name]}" for name in TRACK_NAMES[:5] if name in levels)
    money = (
        f" {words.text('label-pocket')} {has['pocket']} ${safe}   {words.text('label-infamy')} {int(infamy(s, seat))}"
    )
    lines: list[Line] = [
        [(f"{marker}{words.seat(seat, players)}", SEAT_STYLES[seat]), (money, "bold"), (f"   {tracks}", "")],
        [(f"    {_counts(has, words)}", "")],
    ]
    if seat == view.viewer:
        lines.append(_hand(view, words, seat))
    return lines


def _counts(has: dict[str, object], words: Words) -> str:
    parts = [
        f"{words.text('label-goons')} {has['goons']}",
        f"{words.text('label-members')} {has['own_members']}/{has['vip']}",
        f"{words.text('label-leverage')} {has['leverage']}",
        f"{words.text('label-books')} {has['books']}",
        f"{words.text('label-barrels')} {has['stills']}",
    ]
    for key in ("crates", "board", "tiles"):
        things = has[key]
        assert isinstance(things, list)
        parts.append(f"{words.text(f'label-{key}')} {len(things)}")
    associate = has["associate"]
    if isinstance(associate, dict):
        parts.append(f"{words.text('label-associate')}: {words.text('mobster-' + str(associate['mobster']))}")
    return "  ".join(parts)


def _hand(view: SpeakeasyView, words: Words, seat: int) -> Line:
    """The cards and City tiles that the viewer knows."""
    s = view.table
    names = s.box.card_names
    cards = [words.text(f"card-{name}") for c, name in enumerate(names) for _ in range(s.hands[seat * int(CARDS) + c])]
    hidden = sum(1 for deck in range(len(TYPE_NAMES)) if s.dealt[seat * 4 + deck] == FACE_DOWN_CARD)
    if hidden:
        cards.append(f"{words.text('label-hidden')} {hidden}")
    tiles = [
        words.text(f"tile-{n}") for t, n in enumerate(s.box.tile_names) for _ in range(s.tiles[seat * int(TILES) + t])
    ]
    played = [words.text(f"card-{names[card]}") for card in s.slots[seat * 4 : seat * 4 + 4] if card != NONE]
    hand = f"    {words.text('label-hand')}: {'; '.join(cards) or '–'}"
    held = f"   {words.text('label-tiles')}: {'; '.join(tiles) or '–'}"
    return [(f"{hand}{held}   {words.text('label-slots')}: {'; '.join(played) or '–'}", "")]
