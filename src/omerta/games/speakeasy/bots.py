"""What SPEAKEASY teaches a bot: what a position promises a seat in dollars at the end, term by term.

Money counts as it is; everything else as what it will probably bring in the rounds that are left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.speakeasy.components import (
    AMBUSH,
    BUILD_BIG,
    BUILD_SMALL,
    CASINO,
    COOK_BOOKS,
    DELIVER,
    DISTRICTS,
    FLEET,
    GET_ASSOCIATE,
    GOALS,
    HIRE_GOONS,
    LEVEL_UP,
    NONE,
    PARTY,
    PLACES,
    PLAY_CARD,
    PLAY_CITY_TILES,
    PROTECT,
    ROW,
    SELL,
    SHIPS,
    SPACES,
    STILLS,
    STRENGTH,
    TAKE_OVER_ANY,
    TRACKS,
    WIDTH,
    ZONES,
    District,
    Seat,
    Space,
)
from omerta.games.speakeasy.rules import choosing
from omerta.games.speakeasy.rules.barrels import price_at, takes_barrel
from omerta.games.speakeasy.rules.books import may_cook, money_of
from omerta.games.speakeasy.rules.counting import associate_strength
from omerta.games.speakeasy.rules.decks import leverage_on_cards
from omerta.games.speakeasy.rules.luciano import points, position_in
from omerta.games.speakeasy.rules.protection import cost
from omerta.games.speakeasy.rules.scoring import bottle_value
from omerta.games.speakeasy.state import (
    AREA,
    BOOKS_HELD,
    CASK,
    FRAME,
    GOONS_HELD,
    HAND,
    HELD,
    KIND,
    LEVERAGE,
    LOAD,
    MEMBER,
    OWNER,
    POCKET,
    PORT,
    SAFE,
    SHIP,
    SPOT,
    TRUCK,
    UNUSED,
    VIP_AREA,
    SpeakeasyState,
    bits,
    has_cop,
    is_jo,
    is_operating,
    level,
    number,
    of,
)

MONEY: Final[i64] = 0
PROTECTED: Final[i64] = 1  # value at the end of protected buildings
OPEN: Final[i64] = 2  # buildings not protected
STOCK: Final[i64] = 3  # barrels at bars, to be sold
SUPPLY: Final[i64] = 4  # barrels in the Stills area and on Trucks
TRUCKS: Final[i64] = 5  # how near Trucks are to where they are needed
LEVELS: Final[i64] = 6
FORCE: Final[i64] = 7  # Strength, Goons, Associate
MEMBERS: Final[i64] = 8
LEVERAGE_TERM: Final[i64] = 9
CARDS_TERM: Final[i64] = 10
TILES_TERM: Final[i64] = 11
BOOKS_TERM: Final[i64] = 12  # Books and goals that are met
BOTTLES: Final[i64] = 13
ZONES_TERM: Final[i64] = 14  # the payout that control would bring
INCOME: Final[i64] = 15  # of Casinos
DANGER: Final[i64] = 16  # buildings where a Mobster or a Cop is due
VISIT: Final[i64] = 17  # what the steps that wait still promise
TERMS: Final = (
    "money", "protected", "open", "stock", "supply", "trucks", "levels", "force", "members", "leverage", "cards",
    "tiles", "books", "bottles", "zones", "income", "danger", "visit",
)  # fmt: skip
COUNT: Final[i64] = 18
A_DOLLAR: Final = 0.03  # of the logarithm of a seat's chance

ROUNDS: Final[i64] = 11
LEVEL_VALUE: Final = vec[float]([5.0, 6.0, 4.0, 4.0, 5.0])  # by track, with all rounds to go


def rounds_left(s: SpeakeasyState) -> i64:
    """Rounds still to be played, the present one included."""
    left: i64 = 0
    for act in range(max(s.act, 1), 5):
        left += s.box.act_capos[act - 1]
    return left - (s.round - 1 if s.act > 0 and s.round > 0 else 0)


def terms_into(s: SpeakeasyState, seat: Seat, into: vec[float]) -> None:
    """What each term adds to the seat's prospect."""
    measure_into(s, seat, into)
    for term in range(COUNT):
        into[term] *= A_DOLLAR


def measure_into(s: SpeakeasyState, seat: Seat, into: vec[float]) -> None:
    """The terms in dollars."""
    for term in range(COUNT):
        into[term] = 0.0
    left = float(rounds_left(s)) / float(ROUNDS)
    into[MONEY] = float(of(s, seat, POCKET)) + (0.97 if left > 0.1 else 1.0) * float(of(s, seat, SAFE))
    into[BOTTLES] = float(bottle_value(s, seat))
    _measure_map(s, seat, left, into)
    _measure_zones(s, seat, into)
    _measure_levels(s, seat, left, into)
    if is_jo(s, seat):
        into[TILES_TERM] = float(of(s, seat, HELD))
        return
    _measure_hand(s, seat, left, into)
    _measure_trucks(s, seat, left, into)
    _measure_books(s, seat, left, into)
    if s.active == seat:
        into[VISIT] = _promised(s, seat, left)


def _measure_map(s: SpeakeasyState, seat: Seat, left: float, into: vec[float]) -> None:
    casinos = 0.0
    for space in range(SPACES):
        base = space * SPOT
        if s.spaces[base + OWNER] == seat:
            kind, safe = s.spaces[base + KIND], s.spaces[base + MEMBER] == 1
            value = float(s.box.end_value[kind])
            into[PROTECTED if safe else OPEN] += value if safe else value * (0.25 + 0.35 * left)
            into[OPEN] += _worth_running(kind) * left
            if s.spaces[base + CASK] == 1:
                into[STOCK] += float(price_at(s, seat, kind)) * _sale(left, is_operating(s, space))
            if kind == CASINO and is_operating(s, space):
                casinos += 1.0
            into[DANGER] -= _danger(s, seat, space, left)
    into[INCOME] = casinos * float(s.box.casino_income[s.players - 1]) * float(rounds_left(s)) * 0.6


def _worth_running(kind: i64) -> float:
    """What a building earns in a whole game beside its value at the end."""
    if kind == STILLS:
        return 12.0
    return 8.0 if kind == 1 else 14.0


def _sale(left: float, works: bool) -> float:
    """How likely a barrel at a bar will be sold."""
    if not works:
        return 0.2 * min(1.0, 4.0 * left)
    return 0.35 + 0.4 * min(1.0, 4.0 * left) if left > 0.0 else 0.0


def _danger(s: SpeakeasyState, seat: Seat, space: Space, left: float) -> float:
    """E20: what may be lost to a Mobster on the way, and to a Cop where nobody protects."""
    district, base = space // WIDTH, space * SPOT
    value = float(s.box.end_value[s.spaces[base + KIND]])
    risk = 0.0
    if (s.mobs_waiting >> district) & 1 == 1:
        risk = 0.2 if _likely_holds(s, seat) else 0.6
    if s.spaces[base + MEMBER] == 0 and ((s.cops_waiting >> district) & 1 == 1 or has_cop(s, district)):
        risk += 0.35 * left
    return value * risk


def _likely_holds(s: SpeakeasyState, seat: Seat) -> bool:
    """Whether the seat can stand against an average Mobster of the act."""
    strength = number(s, seat, STRENGTH) + of(s, seat, GOONS_HELD) + associate_strength(s, seat)
    return is_jo(s, seat) or strength >= 5 + 2 * s.act


def _measure_zones(s: SpeakeasyState, seat: Seat, into: vec[float]) -> None:
    """E20.13: what control would pay at the end of this act, and what is left of it later."""
    if s.act >= 4:
        return
    payouts = 0.75 + 0.35 * float(3 - max(s.act, 1))
    for zone in range(ZONES):
        found = points(s, zone)
        if found[seat] > 0:
            into[ZONES_TERM] += payouts * float(s.box.payout[zone * 5 + position_in(found, seat) - 1])
            into[ZONES_TERM] += 1.5 * float(found[seat])


def _measure_levels(s: SpeakeasyState, seat: Seat, left: float, into: vec[float]) -> None:
    for track in range(TRACKS):
        into[LEVELS] += LEVEL_VALUE[track] * float(level(s, seat, track) - 1) * (0.3 + 0.7 * left)
    high = float(price_at(s, seat, CASINO))
    into[LEVELS] += high * 2.5 * left


def _measure_hand(s: SpeakeasyState, seat: Seat, left: float, into: vec[float]) -> None:
    some = min(1.0, 5.0 * left)
    force = float(of(s, seat, GOONS_HELD)) * 1.6 + float(associate_strength(s, seat)) * 0.9
    into[FORCE] = force * (0.2 + 0.8 * left)
    room = _unprotected(s, seat)
    vip = float(min(of(s, seat, VIP_AREA), room))
    docks: i64 = 0
    for place in range(PLACES):
        docks += 1 if s.docks[place] == seat else 0
    into[MEMBERS] = (vip * 7.0 + float(of(s, seat, VIP_AREA)) * 1.5) * some + float(min(docks, 5)) * 3.0 * left
    have = leverage_on_cards(s, seat) + of(s, seat, LEVERAGE)
    into[LEVERAGE_TERM] = (float(have) * 1.2 - 0.8 * float(cost(s, seat))) * some
    cards = of(s, seat, HAND)
    into[CARDS_TERM] = (float(min(cards, 6)) * 1.6 + float(max(0, cards - 6)) * 0.5) * some
    into[TILES_TERM] = float(min(of(s, seat, HELD), 5)) * 2.0 * some
    into[BOTTLES] += float(bits(of(s, seat, UNUSED))) * 2.5 * some


def _unprotected(s: SpeakeasyState, seat: Seat) -> i64:
    count: i64 = 0
    for space in range(SPACES):
        base = space * SPOT
        if s.spaces[base + OWNER] == seat and s.spaces[base + MEMBER] == 0:
            count += 1
    return count


def _needy(s: SpeakeasyState, seat: Seat) -> i64:
    """Bits of districts where a bar of the seat takes a barrel."""
    found: i64 = 0
    for space in range(SPACES):
        if takes_barrel(s, seat, space):
            found |= 1 << (space // WIDTH)
    return found


def _measure_trucks(s: SpeakeasyState, seat: Seat, left: float, into: vec[float]) -> None:
    """Barrels on the way are worth the more the nearer they are to a bar that takes them."""
    if left <= 0.0:
        return
    price = float(price_at(s, seat, 1))
    needy, some = _needy(s, seat), min(1.0, 4.0 * left)
    into[SUPPLY] = min(6.0, float(of(s, seat, AREA))) * 0.3 * price * some
    for truck in range(2):
        here, load = of(s, seat, TRUCK + 2 * truck), of(s, seat, LOAD + 2 * truck)
        if here == NONE:
            continue
        into[SUPPLY] += float(load) * 0.42 * price * some
        if load > 0 and needy != 0:
            into[TRUCKS] += (3.0 - 0.5 * float(_way(s, here, needy))) * some
        if load < s.box.truck_load:
            into[TRUCKS] += (1.5 - 0.25 * float(_way(s, here, _sources(s, seat)))) * some


def _sources(s: SpeakeasyState, seat: Seat) -> i64:
    """Bits of districts where barrels can be had: the Stills, and ships."""
    found: i64 = 0
    for ship in range(SHIPS):
        found |= 1 << s.box.port_district[s.ships[ship * SHIP + PORT]]
    if of(s, seat, AREA) > 0:
        for space in range(SPACES):
            if s.spaces[space * SPOT + OWNER] == seat and s.spaces[space * SPOT + KIND] == STILLS:
                found |= 1 << (space // WIDTH)
    return found


def _way(s: SpeakeasyState, here: District, goals: i64) -> i64:
    """How many districts lie between a Truck and the nearest of some; 9 where none is near."""
    reached: i64 = 1 << here
    for distance in range(9):
        if reached & goals != 0:
            return distance
        wider = reached
        for district in range(DISTRICTS):
            if (reached >> district) & 1 == 1:
                wider |= s.box.neighbours[district]
        reached = wider
    return 9


def _measure_books(s: SpeakeasyState, seat: Seat, left: float, into: vec[float]) -> None:
    held = of(s, seat, BOOKS_HELD)
    some = min(1.0, 4.0 * left)
    for goal in range(GOALS):
        if may_cook(s, seat, goal):
            if held > 0:
                into[BOOKS_TERM] += 0.45 * float(money_of(s, goal)) * some
                held -= 1
            else:
                into[BOOKS_TERM] += 0.2 * float(money_of(s, goal)) * some
    into[BOOKS_TERM] += float(min(held, 3)) * 2.5 * some


def _promised(s: SpeakeasyState, seat: Seat, left: float) -> float:
    """What the steps of the seat that wait in the list may still bring; a card and a tile at the end are no matter."""
    total = 0.0
    for i in range(s.depth):
        base = i * FRAME
        if s.todo[base + 1] == seat:
            if s.todo[base] == ROW:
                total += _promised_row(s, seat, s.todo[base + 2], s.todo[base + 3], left)
            elif s.todo[base] < 45:
                total += step_value(s, seat, s.todo[base], s.todo[base + 3], left)
    return total


def _promised_row(s: SpeakeasyState, seat: Seat, effects: i64, mask: i64, left: float) -> float:
    total = 0.0
    first = s.box.list_start[effects]
    for i in range(s.box.list_start[effects + 1] - first):
        if (mask >> i) & 1 == 1:
            total += step_value(s, seat, s.box.effect_code[first + i], s.box.effect_what[first + i], left)
    return total


def step_value(s: SpeakeasyState, seat: Seat, code: i64, what: i64, left: float) -> float:
    """A guess at what an effect is worth now; less than doing it well brings, so that it is done."""
    if code == DELIVER:
        return _delivery_value(s, seat)
    if not choosing.can_begin(s, seat, code, what):
        return 0.0
    if BUILD_SMALL <= code <= TAKE_OVER_ANY:
        return (4.0 if code == BUILD_SMALL else (5.0 if code == BUILD_BIG else 3.0)) * (0.3 + left)
    if code == SELL:
        return 0.2 * float(price_at(s, seat, 1)) * float(min(number(s, seat, PARTY), _barrels(s, seat)))
    if code == PROTECT:
        return 4.0
    return _small_value(code, left)


def _small_value(code: i64, left: float) -> float:
    if code == LEVEL_UP or code == COOK_BOOKS or code == AMBUSH:
        return 4.0
    if code == PLAY_CARD:
        return 1.5 + 2.0 * left
    if code == PLAY_CITY_TILES:
        return 2.0
    if code == GET_ASSOCIATE:
        return 1.5 * left
    return 0.4 if code == HIRE_GOONS else 1.0


def _barrels(s: SpeakeasyState, seat: Seat) -> i64:
    count: i64 = 0
    for space in range(SPACES):
        if s.spaces[space * SPOT + OWNER] == seat:
            count += s.spaces[space * SPOT + CASK]
    return count


def _delivery_value(s: SpeakeasyState, seat: Seat) -> float:
    """More with barrels at hand and bars that take them."""
    needy = bits(_needy(s, seat))
    stock = of(s, seat, AREA) + of(s, seat, LOAD) + of(s, seat, LOAD + 2)
    reach = 1 + number(s, seat, FLEET)
    return 0.8 * float(min(needy, reach)) * (1.0 + float(min(stock, 3)))
