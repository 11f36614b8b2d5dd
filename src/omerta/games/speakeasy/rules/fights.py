"""E9: what a fight needs, and what using the Associate costs."""

from mypy_extensions import i64

from omerta.core.problems import Facts
from omerta.games.speakeasy.components import (
    ASSOCIATE_DISCOUNT,
    DEFENCE_PLUS,
    MODE_FREE,
    MODE_NO,
    MODE_PAID,
    MODES,
    NONE,
    POWER_DEFENCE,
    POWER_ONCE_FREE,
    POWER_TAKEOVER_DISCOUNT,
    STRENGTH,
    TAKEOVER_PLUS,
    District,
    Seat,
)
from omerta.games.speakeasy.rules.gains import return_goons
from omerta.games.speakeasy.rules.money import funds, pay
from omerta.games.speakeasy.state import (
    ASSOCIATE,
    ASSOCIATE_FREE,
    GOONS_HELD,
    SpeakeasyState,
    bonus,
    number,
    of,
    put,
)


def has_power(s: SpeakeasyState, seat: Seat, power: i64) -> bool:
    """E14.2."""
    mobster = of(s, seat, ASSOCIATE)
    return mobster != NONE and s.box.mobster_power[mobster] == power


def power_of(s: SpeakeasyState, seat: Seat, power: i64) -> i64:
    """What a lasting power adds, 0 without it."""
    return s.box.power_n[power] if has_power(s, seat, power) else 0


def missing_to_take_over(s: SpeakeasyState, seat: Seat, district: District) -> i64:
    """E9.1, E9.2: what Goons and Associate must add to exceed the Strength tile."""
    return s.strength[district] + 1 - number(s, seat, STRENGTH) - bonus(s, seat, TAKEOVER_PLUS)


def missing_to_defend(s: SpeakeasyState, seat: Seat, war: i64) -> i64:
    """E9.1, E9.3: what they must add to hold against the war strength."""
    own = number(s, seat, STRENGTH) + bonus(s, seat, DEFENCE_PLUS) + power_of(s, seat, POWER_DEFENCE)
    return war - own


def fee(s: SpeakeasyState, seat: Seat, take_over: bool) -> i64:
    """E9.6: what using the Associate costs."""
    price = s.box.mobster_fee[of(s, seat, ASSOCIATE)] - bonus(s, seat, ASSOCIATE_DISCOUNT)
    if take_over:
        price -= power_of(s, seat, POWER_TAKEOVER_DISCOUNT)
    return max(0, price)


def goons_needed(s: SpeakeasyState, seat: Seat, missing: i64, mode: i64) -> i64:
    """E9.5: exactly as many as are needed with the rest."""
    if mode != MODE_NO:
        missing -= s.box.mobster_strength[of(s, seat, ASSOCIATE)]
    return max(0, missing)


def is_open(s: SpeakeasyState, seat: Seat, missing: i64, mode: i64, price: i64, *, take_over: bool) -> bool:
    """E9.7: whether a fight can be won in this mode, another price of the step being due as well."""
    if mode != MODE_NO and (missing <= 0 or of(s, seat, ASSOCIATE) == NONE):
        return False
    if mode == MODE_PAID:
        price += fee(s, seat, take_over)
    if mode == MODE_FREE and not (has_power(s, seat, POWER_ONCE_FREE) and of(s, seat, ASSOCIATE_FREE) == 1):
        return False
    return price <= funds(s, seat) and goons_needed(s, seat, missing, mode) <= of(s, seat, GOONS_HELD)


def any_open(s: SpeakeasyState, seat: Seat, missing: i64, price: i64, take_over: bool) -> bool:
    for mode in range(MODES):
        if is_open(s, seat, missing, mode, price, take_over=take_over):
            return True
    return False


def fight(s: SpeakeasyState, seat: Seat, missing: i64, mode: i64, take_over: bool) -> None:
    """E9.5, E9.6: Goons go back, the fee is paid or the free use is made."""
    return_goons(s, seat, goons_needed(s, seat, missing, mode))
    if mode == MODE_NO:
        return
    price: i64 = 0
    if mode == MODE_PAID:
        price = fee(s, seat, take_over)
    else:
        put(s, seat, ASSOCIATE_FREE, 0)
    if s.journal is not None:
        facts: Facts = {"seat": int(seat), "mobster": s.box.mobster_names[of(s, seat, ASSOCIATE)], "price": int(price)}
        s.journal.tell("associate-helps", "E9.6", facts)
    pay(s, seat, price)
