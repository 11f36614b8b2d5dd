"""Names that come from the data file, in both languages."""
# interpreted: reads a data file

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.core.boxes import LANGUAGES, Box, values
from omerta.games.families.board import Box as Tables
from omerta.games.families.board import Face, face_of
from omerta.games.families.box import NUMBERS, items_of
from omerta.games.families.components import (
    BACK,
    CARD_NAMES,
    FRONT,
    GOODS,
    ICON_NAMES,
    JOB_ICON,
    MONEY,
    NONE,
    STASH_ICON,
)
from omerta.games.families.moves import payment_lists
from omerta.games.families.settings import companies

# The nouns of moves and events, and the group of the file that has them.
GROUPS: Final = {
    "family": "families",
    "don": "dons",
    "phase": "phases",
    "component": "components",
    "figure": "figures",
    "territory": "territories",
    "business": "businesses",
    "colour": "job_colours",
    "job": "jobs",
    "ally": "allies",
}

# Where something is and where it comes from, for New York's names; what else an owner's file has is told plainly.
PLACES: Final = {
    "en": {"Bronx": ("in the Bronx", "from the Bronx"), "Wall Street": ("on Wall Street", "from Wall Street")},
    "pl": {
        "Bronx": ("na Bronksie", "z Bronksu"),
        "Harlem": ("w Harlemie", "z Harlemu"),
        "Midtown": ("w Midtown", "z Midtown"),
        "Queens": ("w Queens", "z Queens"),
        "Chelsea": ("w Chelsea", "z Chelsea"),
        "Brooklyn": ("na Brooklynie", "z Brooklynu"),
        "Wall Street": ("na Wall Street", "z Wall Street"),
    },
}
WHERE: Final = {"en": "in {}", "pl": "na terytorium: {}"}
WHENCE: Final = {"en": "from {}", "pl": "z terytorium: {}"}
NOWHERE: Final = {"en": "not open yet", "pl": "jeszcze nieotwarte"}
CORNER: Final = {"en": "{} corner", "pl": "styk {}"}  # of three territories
BORDER: Final = {"en": "{} border", "pl": "granica {}"}  # of two
NUMERALS: Final = ("", " II", " III", " IV", " V", " VI")  # of things that would be named alike
COSTS: Final = {"en": "costs {}", "pl": "koszt {}"}
PAYS: Final = {"en": ", pays {}", "pl": ", zysk {}"}
DISCARDS: Final = {"en": "{} (discard {})", "pl": "{} (odrzuć kart: {})"}


def name_all(tables: Tables, box: Box) -> None:
    for language in LANGUAGES:
        names = _names(box, language)
        _name_rest(tables, names, language)
        tables.names[language] = _gathered(names)


def _gathered(names: dict[str, str]) -> dict[str, str]:
    """Every name with its parts (territory-1.where) right behind it, as a file of texts has them."""
    parts: dict[str, list[str]] = {}
    for key in names:
        parts.setdefault(key.partition(".")[0], []).append(key)
    return {key: names[key] for keys in parts.values() for key in keys}


def money(value: str, language: str) -> str:
    """$5, as each language writes it."""
    return value if language == "en" else f"{value[1:]}\u00a0$"


def _names(box: Box, language: str) -> dict[str, str]:
    data, found = box.data, {}
    for noun, group in GROUPS.items():
        for item in items_of(data, group):
            found[f"{noun}-{item['id']}"] = item["name"][language]
    for don in items_of(data, "dons"):
        found[f"style-{don['id']}"] = don["style"][language]
    for item in items_of(data, "effects"):
        found[f"effect-{item['id'].partition(':')[0]}"] = item["text"][language]
    for item in items_of(data, "goods"):
        found[f"card-{item['id']}"] = item["name"][language]
    for item in items_of(data, "money"):
        found[f"card-{item['id'].replace('$', 'cash')}"] = money(item["id"], language)
    found["reconstruction"] = _caveat(box, language)
    return found


def _caveat(box: Box, language: str) -> str:
    """F2.2: what must be told at the table, and how much of the data it concerns."""
    origins = [value.origin for value in values(box)]
    share = f"{origins.count('reconstructed')}/{len(origins)}"
    return f"{box.note[language]} ({box.data['provenance_names']['reconstructed'][language]}: {share})"


def _name_rest(tables: Tables, names: dict[str, str], language: str) -> None:
    """Places, Jobs, companies, payments and marks are named after what they are made of."""
    _name_territories(names, language)
    _name_businesses(tables, names, language)
    _name_rounds(tables, names, language)
    _name_jobs(tables, names, language)
    for company in companies(tables.don_ids):
        parts = str(company).split("-")
        names[f"dons-{company}"] = "solo: " + " · ".join([names[f"don-{don}"] for don in parts])
    for goods in payment_lists(int(tables.longest_cost)):
        cards = [CARD_NAMES[int(MONEY) + good] for good in goods]
        names[f"goods-{'_'.join(cards)}"] = ", ".join([names[f"card-{card}"] for card in cards])
    _name_marks(tables, names)


def _name_territories(names: dict[str, str], language: str) -> None:
    for number in NUMBERS:
        key, name = f"territory-{number}", names[f"territory-{number}"]
        plain = (WHERE[language].format(name), WHENCE[language].format(name))
        names[f"{key}.where"], names[f"{key}.whence"] = PLACES[language].get(name, plain)
        names[f"{key}.numbered"] = f"{name} ({number})"  # F15.2: dons go by the numbers
    names["territory-none"] = NOWHERE[language]
    for part in ("where", "whence", "numbered"):
        names[f"territory-none.{part}"] = f"({NOWHERE[language]})"


def _name_businesses(tables: Tables, names: dict[str, str], language: str) -> None:
    """F1.4: what a business is called and brings; one that is printed on the board also by where it is."""
    called = _told_apart([names[f"business-{business}"] for business in tables.business_ids])
    for number, business in enumerate(tables.business_ids):
        key, name, home = f"business-{business}", called[number], int(tables.printed_in[number])
        names[key] = name
        names[f"{key}.front"] = _face(names, tables.faces[face_of(number, FRONT)], language)
        names[f"{key}.back"] = _face(names, tables.faces[face_of(number, BACK)], language)
        is_printed = tables.tile_colour[number] == NONE
        names[f"space-{business}"] = f"{name} {names[f'territory-{home + 1}.where']}" if is_printed else name


def _name_rounds(tables: Tables, names: dict[str, str], language: str) -> None:
    """F1.3: a round space by the territories that it touches."""
    spaces = tables.space_ids[int(tables.businesses) :]
    called: list[str] = []
    for place in range(tables.rounds):
        touched = [
            names[f"territory-{number}"] for number in NUMBERS if (tables.touches[place] >> (number - 1)) & 1 == 1
        ]
        form = BORDER if len(touched) == 2 else CORNER
        called.append(form[language].format("–".join(touched)))
    for space, name in zip(spaces, _told_apart(called), strict=True):
        names[f"space-{space}"] = name


def _name_jobs(tables: Tables, names: dict[str, str], language: str) -> None:
    """F8.1, F8.3: a Job, and with what it costs and pays; those of one name are told apart by that."""
    plain = [names[f"job-{job}"] for job in tables.job_ids]
    costs = [
        _cards(names, tables.job_cost[number * GOODS : (number + 1) * GOODS], int(MONEY))
        for number in range(len(plain))
    ]
    pays = [_cards(names, tables.job_pay[number * MONEY : (number + 1) * MONEY], 0) for number in range(len(plain))]
    priced = [f"{name} ({cost})" for name, cost in zip(plain, costs, strict=True)]
    terms = [COSTS[language].format(cost) for cost in costs]
    terms = [term + PAYS[language].format(pay) if pay else term for term, pay in zip(terms, pays, strict=True)]
    full = [f"{name} ({term})" for name, term in zip(plain, terms, strict=True)]
    for number, called in enumerate(_told_apart(_shortest(plain, priced, full))):
        key = f"job-{tables.job_ids[number]}"
        names[key] = names[f"card-{tables.job_ids[number]}"] = called
        names[f"{key}.full"] = full[number]


def _shortest(*ways: list[str]) -> list[str]:
    """Of several ways to name the same things, for each the first that names nothing else."""
    found: list[str] = []
    for names in zip(*ways, strict=True):
        apart = [name for name, way in zip(names, ways, strict=True) if way.count(name) == 1]
        found.append(apart[0] if apart else names[-1])
    return found


def _told_apart(names: list[str]) -> list[str]:
    """Things of one name are counted."""
    return [name + NUMERALS[min(names[:number].count(name), len(NUMERALS) - 1)] for number, name in enumerate(names)]


def _cards(names: dict[str, str], counts: "vec[i64]", first: int) -> str:
    """So many of each kind of card."""
    kinds = [
        (names[f"card-{CARD_NAMES[first + kind].replace('$', 'cash')}"], int(count))
        for kind, count in enumerate(counts)
    ]
    return ", ".join([name if count == 1 else f"{count} × {name}" for name, count in kinds if count])


def _face(names: dict[str, str], face: Face, language: str) -> str:
    """F7.1, F7.3: what a shake-down brings, and what must be discarded for it."""
    shown = list(dict.fromkeys(int(icon) for icon in face.icons))
    told = [(_icon(names, icon), [int(one) for one in face.icons].count(icon)) for icon in shown]
    brings = ", ".join([name if count == 1 else f"{count} × {name}" for name, count in told])
    return DISCARDS[language].format(brings, face.discard) if face.discard else brings


def _icon(names: dict[str, str], icon: int) -> str:
    if icon in (JOB_ICON, STASH_ICON):
        return names.get(f"component-{ICON_NAMES[icon]}", ICON_NAMES[icon])
    return names[f"card-{ICON_NAMES[icon].replace('$', 'cash')}"]


def _name_marks(tables: Tables, names: dict[str, str]) -> None:
    """What a designer may ask of a seat (studies.py)."""
    for number in NUMBERS:
        names[f"mark-territory-{number}"] = names[f"territory-{number}"]
    for colour in tables.colour_ids:
        names[f"mark-colour-{colour}"] = _titled(names, "job", names[f"colour-{colour}"])
    for ally in tables.ally_ids:
        names[f"mark-ally-{ally}"] = _titled(names, "ally", names[f"ally-{ally}"])


def _titled(names: dict[str, str], component: str, name: str) -> str:
    """“Ally: Mayor”, so that the name alone need not say what it is."""
    title = names.get(f"component-{component}")
    return name if title is None else f"{title}: {name}"
