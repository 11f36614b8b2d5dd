"""Number ↔ canonical form of every decision.

The numbers follow from the box: each form has as many as it has values, in data order, with null last. For the shipped
box they stand in docs/games/families.md; records hold them, and learned players depend on them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import Json, Shaped
from omerta.core.problems import Damaged, Facts
from omerta.games.families.board import Box
from omerta.games.families.components import CARD_NAMES, GOODS, KINDS, MONEY, MOST_SEATS, TERRITORIES

WHOLE_JOB: Final = "job"  # any Job of a don's suitcase


@final
class Form:
    """A kind of move: the key of its value, and its values in order."""

    def __init__(self, name: str, key: str, values: list[object], first: int) -> None:
        self.name = name
        self.key = key
        self.values = values
        self.first = first


@final
class Numbering:
    """The first number of each form, and all forms."""

    open_tile: i64
    thug: i64
    member: i64
    job: i64
    ally: i64
    pass_turn: i64
    pay: i64
    cost: i64  # to pay; the next one refuses
    discard: i64
    stash: i64
    kill: i64
    territory: i64
    figure: i64
    rival: i64
    good: i64
    rescue: i64
    exchange: i64
    to: i64
    show: i64
    marker: i64
    bid: i64
    take: i64
    horse: i64  # from here on chance decides
    tile: i64
    draw: i64
    ally_up: i64
    random: i64
    random_ally: i64
    random_space: i64
    count: i64
    cards: i64  # kinds and Jobs: their number
    payments: vec[i64]  # payment · GOODS + good
    payment_at: vec[i64]  # by the goods as digits
    base: i64  # of those digits
    forms: list[Form]

    def __init__(self, box: Box) -> None:
        self.forms = []
        self.count = 0
        self.cards = KINDS + box.jobs
        self.base = box.longest_cost + 1
        lists = payment_lists(int(box.longest_cost))
        counts = [goods.count(good) for goods in lists for good in range(GOODS)]
        self.payments = vec[i64](counts)
        self.payment_at = vec[i64]([0] * (self.base * self.base * self.base * self.base))
        for number, goods in enumerate(lists):
            self.payment_at[self.digits(goods)] = number
        self._number_seats(box, lists)
        self._number_chance(box)

    def digits(self, goods: list[int]) -> int:
        code = 0
        for good in range(GOODS):
            code = code * int(self.base) + goods.count(good)
        return code

    def _number_seats(self, box: Box, lists: list[list[int]]) -> None:
        territories: list[object] = list(range(1, TERRITORIES + 1))
        money: list[object] = list(CARD_NAMES[: int(MONEY)])
        goods: list[object] = list(CARD_NAMES[int(MONEY) :])
        spaces: list[object] = list(box.space_ids)
        cards: list[object] = [*CARD_NAMES, *box.job_ids]
        allies: list[object] = list(box.ally_ids)
        self.open_tile = self._add("open", "territory", territories)
        self.thug = self._add("thug", "business", list(box.business_ids))
        self.member = self._add("member", "space", list(box.space_ids[int(box.businesses) :]))
        self.job = self._add("job", "job", list(box.job_ids))
        self.ally = self._add("ally", "ally", allies)
        self.pass_turn = self._add("pass", "", [None])
        self.pay = self._add("pay", "goods", [[CARD_NAMES[int(MONEY) + good] for good in paid] for paid in lists])
        self.cost = self._add("cost", "pay", [True, False])
        self.discard = self._add("discard", "card", cards)
        self.stash = self._add("stash", "card", [*money, None])
        self.kill = self._add("kill", "space", [*spaces, None])
        self.territory = self._add("territory", "territory", [*territories, None])
        self.figure = self._add("figure", "space", [*spaces, None])
        self.rival = self._add("rival", "seat", [*range(MOST_SEATS), None])
        self.good = self._add("good", "good", goods)
        self.rescue = self._add("rescue", "kind", ["thug", "member"])
        self.exchange = self._add("exchange", "card", [*money, None])
        self.to = self._add("to", "space", spaces)
        self.show = self._add("show", "card", money)
        self.marker = self._add("marker", "from", [*territories, None])
        self.bid = self._add("bid", "card", [*money, None])
        self.take = self._add("take", "ally", allies)

    def _number_chance(self, box: Box) -> None:
        cards: list[object] = [*CARD_NAMES, *box.job_ids]
        allies: list[object] = list(box.ally_ids)
        self.horse = self._add("horse", "seat", list(range(MOST_SEATS)))
        self.tile = self._add("tile", "tile", list(box.business_ids))
        self.draw = self._add("draw", "job", list(box.job_ids))
        self.ally_up = self._add("ally_up", "ally", allies)
        self.random = self._add("random", "card", [*cards, WHOLE_JOB])
        self.random_ally = self._add("random_ally", "ally", allies)
        self.random_space = self._add("random_space", "space", list(box.space_ids[int(box.businesses) :]))

    def _add(self, name: str, key: str, values: list[object]) -> int:
        first = int(self.count)
        self.forms.append(Form(name, key, values, first))
        self.count += len(values)
        return first

    def form_of(self, action: i64) -> Form | None:
        """The form that a number belongs to; None for a number that means nothing."""
        for form in self.forms:
            if form.first <= action < form.first + len(form.values):
                return form
        return None

    def move_of(self, action: i64) -> Json | None:
        """The canonical form; None for a number that means nothing."""
        form = self.form_of(action)
        if form is None:
            return None
        if not form.key:
            return {"move": form.name}
        return {"move": form.name, form.key: form.values[int(action) - form.first]}

    def facts_of(self, action: i64) -> Facts:
        """What the words of a move need: its value, or that it declines."""
        form = self.form_of(action)
        if form is None:
            return {"move": "none", "action": int(action)}
        facts: dict[str, int | str] = {"move": form.name}
        value = form.values[int(action) - form.first] if form.key else ""
        facts["declined"] = 1 if value is None or value is False else 0
        if isinstance(value, list):
            facts["goods"] = "_".join([str(good) for good in value])
        elif isinstance(value, (int, str)) and not isinstance(value, bool) and form.key:
            facts["figure" if form.key == "kind" else form.key] = value
        return facts

    def action_of(self, move: Shaped) -> int:
        """The number of a canonical move; Damaged says what does not make one."""
        kind = move.get("move")
        for form in self.forms:
            if kind == form.name:
                return form.first + _place(form, move)
        raise Damaged("move-unknown", {"what": str(kind)})


def _place(form: Form, move: Shaped) -> int:
    if form.key and form.key not in move:
        raise Damaged("move-value", {"key": form.key})
    value = move.get(form.key) if form.key else None
    for place, known in enumerate(form.values):
        if value == known and type(value) is type(known):
            return place
    raise Damaged("move-value", {"key": form.key})


def payment_lists(longest: int) -> list[list[int]]:
    """Every way to give one good or more, up to so many, in the order of a dictionary (F8.2)."""
    found: list[list[int]] = []

    def grow(paid: list[int]) -> None:
        if paid:
            found.append(paid)
        if len(paid) < longest:
            for good in range(paid[-1] if paid else 0, int(GOODS)):
                grow([*paid, good])

    grow([])
    return found
