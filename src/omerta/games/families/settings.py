"""F2.5, F3.1: the settings of a game, as the position and the options write them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.game import AUTOMATA, BOX, CHOICE, FLAG, Json, Option, OptionKind, seat_option
from omerta.core.problems import Impossible, Unknown
from omerta.core.reading import check_box
from omerta.core.writing import or_null
from omerta.games.families.board import Box
from omerta.games.families.components import MOST_SEATS, NONE
from omerta.games.families.moves import Numbering
from omerta.games.families.shapes.views import SettingsJson
from omerta.games.families.state import Agreement

NO_DONS: Final = "none"
MOST_DONS: Final = 3
OF_OLD: Final = -1  # how options named no seat before all games wrote None there

# Each setting with its default and its other value (F2.5); "first" stands apart.
SETTINGS: Final[list[tuple[str, object, object]]] = [
    ("control_pays", "front", "back"),
    ("ai_control_card", "faq", "job"),
    ("ai_control_members", True, False),
    ("ai_yield", "one", "all"),
    ("ally_figures", "neutral", "owner"),
    ("solo_thugs", "base", "three"),
    ("ai_prefer_three", True, False),
    ("ai_sum_tie", True, False),
    ("ai_avoid_extra", True, False),
    ("ai_deck_out", "one", "by_dons"),
]
EVERYWHERE: Final = ("control_pays", "ally_figures")  # the others say something against dons only


def options_of(box: Box) -> list[Option]:
    """What can be chosen when a game is made: the dons, the settings, and the data they come from (F2.3)."""
    names = {don: f"don-{don}" for don in box.don_ids}
    found = [Option("dons", CHOICE, NO_DONS, [NO_DONS, *companies(box.don_ids)], "table", parts=names)]
    found += [_setting(name, default, other) for name, default, other in SETTINGS]
    found.append(seat_option("first", int(MOST_SEATS), "table"))  # F3.8
    found.append(Option("data", BOX, box.id, [box.id], "data"))
    return found


def _setting(name: str, default: object, other: object) -> Option:
    kind: OptionKind = FLAG if isinstance(default, bool) else CHOICE
    if name in EVERYWHERE:
        return Option(name, kind, default, [default, other], "rulings")
    return Option(name, kind, default, [default, other], "solo", {AUTOMATA: [True]})


def companies(dons: list[str]) -> list[object]:
    """F3.1: one, two or three different dons, in the order chosen."""
    found = list(dons)
    longest = list(dons)
    for _ in range(MOST_DONS - 1):
        longest = [f"{some}-{don}" for some in longest for don in dons if don not in some.split("-")]
        found += longest
    return list(found)


def dons_of(wish: str) -> list[str]:
    return [] if wish == NO_DONS else wish.split("-")


def upgraded(options: Json) -> Json:
    """Options as they were once written: nobody named was −1."""
    return {**options, "first": None} if options.get("first") == OF_OLD else options


def agree(box: Box, codes: Numbering, seats: int, chosen: Json) -> Agreement:
    """The agreement of these options; Unknown where seats and dons do not fit."""
    names = dons_of(str(chosen["dons"]))
    if names and seats != len(names) + 1:
        raise Unknown("seats-and-dons", {"count": len(names) + 1, "found": seats})
    dons = [int(NONE)] * (seats - len(names)) + [box.don_ids.index(name) for name in names]
    agreed = Agreement(box, codes, seats, vec[i64](dons))
    _set(agreed, chosen)
    first = chosen["first"]
    if isinstance(first, int):
        if first >= seats:
            raise Unknown("first-seat", {"most": seats - 1, "found": first})
        agreed.first = first
    return agreed


def _set(agreed: Agreement, chosen: Json) -> None:
    agreed.control_pays_back = chosen["control_pays"] == "back"
    agreed.ai_card_job = chosen["ai_control_card"] == "job"
    agreed.ai_control_members = chosen["ai_control_members"] is True
    agreed.ai_yield_all = chosen["ai_yield"] == "all"
    agreed.figures_of_owner = chosen["ally_figures"] == "owner"
    agreed.three_thugs = chosen["solo_thugs"] == "three"
    agreed.ai_prefer_three = chosen["ai_prefer_three"] is True
    agreed.ai_sum_tie = chosen["ai_sum_tie"] is True
    agreed.ai_avoid_extra = chosen["ai_avoid_extra"] is True
    agreed.ai_by_dons = chosen["ai_deck_out"] == "by_dons"


def settings_json(agreed: Agreement) -> SettingsJson:
    """F2.5: every setting."""
    return {
        "control_pays": "back" if agreed.control_pays_back else "front",
        "ai_control_card": "job" if agreed.ai_card_job else "faq",
        "ai_control_members": agreed.ai_control_members,
        "ai_yield": "all" if agreed.ai_yield_all else "one",
        "ally_figures": "owner" if agreed.figures_of_owner else "neutral",
        "solo_thugs": "three" if agreed.three_thugs else "base",
        "ai_prefer_three": agreed.ai_prefer_three,
        "ai_sum_tie": agreed.ai_sum_tie,
        "ai_avoid_extra": agreed.ai_avoid_extra,
        "ai_deck_out": "by_dons" if agreed.ai_by_dons else "one",
        "first": or_null(agreed.first),
    }


def dons_json(agreed: Agreement) -> list[str | None]:
    box = agreed.box
    return [None if don == NONE else box.don_ids[don] for don in agreed.dons]


def agreement_in(box: Box, codes: Numbering, position: Json) -> Agreement:
    """The agreement of a position; Impossible says what is wrong with it."""
    check_box(position, box.id, box.digest, "F2.3")
    families, dons, settings = position.get("families"), position.get("dons"), position.get("settings")
    if isinstance(families, bool) or not isinstance(families, int) or not 2 <= families <= int(MOST_SEATS):
        raise Impossible("not-in-range", {"key": "families", "least": 2, "most": int(MOST_SEATS)}, "F3.1")
    if not isinstance(dons, list) or len(dons) != families or not isinstance(settings, dict):
        raise Impossible("bad-agreement", {"key": "dons, settings"}, "F3.1")
    names = [str(don) for don in dons if don is not None]
    known = [name for name in names if name in box.don_ids]
    in_order = not names or (dons[0] is None and len(names) == families - 1)
    if not in_order or len(set(known)) != len(names) or len(names) > MOST_DONS:
        raise Impossible("bad-agreement", {"key": "dons"}, "F3.1")
    chosen: Json = {"dons": "-".join(names) or NO_DONS}
    for option in options_of(box)[1:-1]:
        try:
            chosen[option.name] = option.checked(settings.get(option.name))
        except Unknown:
            raise Impossible("bad-agreement", {"key": option.name}, "F2.5") from None
    if isinstance(chosen["first"], int) and chosen["first"] >= families:
        raise Impossible("bad-agreement", {"key": "first"}, "F3.8")
    return agree(box, codes, families, chosen)
