"""Names that come from the data file, in both languages."""
# interpreted: reads a data file

from typing import Final

from omerta.core.boxes import LANGUAGES, Box, values
from omerta.games.families.board import Box as Tables
from omerta.games.families.box import NUMBERS, items_of
from omerta.games.families.components import CARD_NAMES, MONEY
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


def name_all(tables: Tables, box: Box) -> None:
    for language in LANGUAGES:
        tables.names[language] = names = _names(box, language)
        _name_rest(tables, names)


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
        found[f"card-{item['id'].replace('$', 'cash')}"] = item["id"]
    found["reconstruction"] = _caveat(box, language)
    return found


def _caveat(box: Box, language: str) -> str:
    """F2.2: what must be told at the table, and how much of the data it concerns."""
    origins = [value.origin for value in values(box)]
    share = f"{origins.count('reconstructed')}/{len(origins)}"
    return f"{box.note[language]} ({box.data['provenance_names']['reconstructed'][language]}: {share})"


def _name_rest(tables: Tables, names: dict[str, str]) -> None:
    """Cards, spaces, companies, payments and marks are named after what they are made of."""
    for number in NUMBERS:
        names[f"territory-{number}"] = f"{names[f'territory-{number}']} ({number})"
    _name_spaces(tables, names)
    for job in tables.job_ids:
        names[f"job-{job}"] = names[f"card-{job}"] = f"{names[f'job-{job}']} ({job})"
    for company in companies(tables.don_ids):
        parts = str(company).split("-")
        names[f"dons-{company}"] = "solo: " + " · ".join([names[f"don-{don}"] for don in parts])
    for goods in payment_lists(int(tables.longest_cost)):
        cards = [CARD_NAMES[int(MONEY) + good] for good in goods]
        names[f"goods-{'_'.join(cards)}"] = ", ".join([names[f"card-{card}"] for card in cards])
    _name_marks(tables, names)


def _name_spaces(tables: Tables, names: dict[str, str]) -> None:
    for business in tables.business_ids:
        names[f"business-{business}"] = f"{names[f'business-{business}']} ({business})"
        names[f"space-{business}"] = names[f"business-{business}"]
    for place in range(tables.rounds):
        touched = [str(number) for number in NUMBERS if (tables.touches[place] >> (number - 1)) & 1 == 1]
        space = tables.space_ids[int(tables.businesses) + place]
        names[f"space-{space}"] = f"{space} ({'–'.join(touched)})"


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
