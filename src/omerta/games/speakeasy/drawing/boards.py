"""A seat: its money, tracks, pieces and cards."""
# interpreted: puts texts together

from collections.abc import Sequence

from omerta.core.game import Shaped
from omerta.core.problems import Facts
from omerta.core.words import Words
from omerta.games.speakeasy.components import (
    CARDS,
    FLEET,
    KIND_NAMES,
    NONE,
    PARTY,
    PRODUCE_MORE,
    SELL_MORE,
    STILLS_TRACK,
    TRACK_NAMES,
    TYPE_NAMES,
    VIP,
)
from omerta.games.speakeasy.drawing.styles import SEAT_STYLES, Line
from omerta.games.speakeasy.position import purse_json, things_json
from omerta.games.speakeasy.rules.barrels import load_of, usual_range, where
from omerta.games.speakeasy.rules.protection import column_of, cost, free_leverage
from omerta.games.speakeasy.state import (
    AREA,
    CAPOS,
    FINISHED,
    GOONS_HELD,
    LEVERAGE,
    OWN,
    POCKET,
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


def seat_lines(view: SpeakeasyView, words: Words, players: Sequence[str], seat: int) -> list[Line]:
    """E7.4: the safe of another seat is shown only where safes are open, and at the end."""
    s = view.table
    has: Shaped = {**purse_json(s, seat), **things_json(s, seat)}
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


def _counts(s: SpeakeasyState, has: Shaped, words: Words, seat: int) -> str:
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


def _things(s: SpeakeasyState, has: Shaped, words: Words, seat: int) -> list[str]:
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


def _slots(s: SpeakeasyState, has: Shaped, words: Words) -> list[Line]:
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
