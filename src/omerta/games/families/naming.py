"""Names that come from the data file, in both languages."""
# interpreted: reads a data file

from typing import Final

from omerta.core.game import Json
from omerta.games.families.board import Box
from omerta.games.families.checking import LANGUAGES, NUMBERS, items_of, named
from omerta.games.families.components import CARD_NAMES, MONEY
from omerta.games.families.moves import payment_lists
from omerta.games.families.settings import companies

NAMED: Final = (
    ("families", "family"),
    ("dons", "don"),
    ("phases", "phase"),
    ("components", "component"),
    ("figures", "figure"),
    ("territories", "territory"),
    ("businesses", "business"),
    ("job_colours", "colour"),
    ("jobs", "job"),
    ("allies", "ally"),
)


def read_names(box: Box, data: Json) -> None:
    for group, noun in NAMED:
        for item in items_of(data, group):
            for language in LANGUAGES:
                box.names[language][f"{noun}-{item['id']}"] = named(item, "name", language)
    for item in items_of(data, "dons"):
        for language in LANGUAGES:
            box.names[language][f"style-{item['id']}"] = named(item, "style", language)
    for item in items_of(data, "effects"):
        for language in LANGUAGES:
            box.names[language][f"effect-{str(item['id']).partition(':')[0]}"] = named(item, "text", language)
    _name_origin(box, data)


def _name_origin(box: Box, data: Json) -> None:
    """F2.2: what must be told at the table, and how much of the data it concerns."""
    setup = data.get("setup")
    groups = [group for group in data.values() if isinstance(group, dict) and "provenance" in group]
    groups += [entry for entry in (setup.values() if isinstance(setup, dict) else []) if isinstance(entry, dict)]
    ours = [group for group in groups if group.get("provenance") == "reconstructed"]
    box.reconstructed = bool(ours)
    origins = data.get("provenance_names")
    origin = origins.get("reconstructed") if isinstance(origins, dict) else None
    for language in LANGUAGES:
        named(data, "title", language)
        share = f"{named({'id': 'provenance_names', 'name': origin}, 'name', language)}: {len(ours)}/{len(groups)}"
        box.names[language]["reconstruction"] = f"{named(data, 'note', language)} ({share})"


def name_the_rest(box: Box) -> None:
    """Cards, spaces, companies, payments and marks are named after what they are made of."""
    for language in LANGUAGES:
        names = box.names[language]
        for number in NUMBERS:
            names[f"territory-{number}"] = f"{names[f'territory-{number}']} ({number})"
        _name_spaces(box, names)
        for job in box.job_ids:
            names[f"job-{job}"] = names[f"card-{job}"] = f"{names[f'job-{job}']} ({job})"
        for company in companies(box.don_ids):
            parts = str(company).split("-")
            names[f"dons-{company}"] = "solo: " + " · ".join([names[f"don-{don}"] for don in parts])
        for goods in payment_lists(int(box.longest_cost)):
            cards = [CARD_NAMES[int(MONEY) + good] for good in goods]
            names[f"goods-{'_'.join(cards)}"] = ", ".join([names[f"card-{card}"] for card in cards])
        _name_marks(box, names)


def _name_spaces(box: Box, names: dict[str, str]) -> None:
    for business in box.business_ids:
        names[f"business-{business}"] = f"{names[f'business-{business}']} ({business})"
        names[f"space-{business}"] = names[f"business-{business}"]
    for place in range(box.rounds):
        touched = [str(number) for number in NUMBERS if (box.touches[place] >> (number - 1)) & 1 == 1]
        space = box.space_ids[int(box.businesses) + place]
        names[f"space-{space}"] = f"{space} ({'–'.join(touched)})"


def _name_marks(box: Box, names: dict[str, str]) -> None:
    """What a designer may ask of a seat (studies.py)."""
    for number in NUMBERS:
        names[f"mark-territory-{number}"] = names[f"territory-{number}"]
    for colour in box.colour_ids:
        names[f"mark-colour-{colour}"] = _titled(names, "job", names[f"colour-{colour}"])
    for ally in box.ally_ids:
        names[f"mark-ally-{ally}"] = _titled(names, "ally", names[f"ally-{ally}"])


def _titled(names: dict[str, str], component: str, name: str) -> str:
    """“Ally: Mayor”, so that the name alone need not say what it is."""
    title = names.get(f"component-{component}")
    return name if title is None else f"{title}: {name}"
