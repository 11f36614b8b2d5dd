"""What a data file of SYNDICATE holds (S1.6, S1.7), and what makes it refused."""
# interpreted: reads a data file

import re
from typing import Final

from omerta.core.boxes import Data
from omerta.core.problems import Fault
from omerta.core.schema import (
    Each,
    Faults,
    Fields,
    Fits,
    Flag,
    Group,
    Id,
    Name,
    OneOf,
    Rule,
    Schema,
    Text,
    Things,
    Whole,
)
from omerta.games.syndicate.board import (
    BARREL_END,
    BARREL_START,
    LETTERS,
    TYPES,
)

CITIES: Final = ("new_york", "los_angeles")
COUNTS: Final = {"new_york": 5, "los_angeles": 15}  # S1.6, S1.7: districts
MOST_FIELDS: Final = 47  # that moves and observations have numbers for
BARRELS: Final = [int(BARREL_START), int(BARREL_START) + 1, int(BARREL_END)]
EFFECT: Final = re.compile(r"[-hb]|[drtxv][1-7]")  # S1.5

EFFECT_RULE: Final = Fits(lambda text: EFFECT.fullmatch(text) is not None, "data-field-effect")
PLACE_ON_TRACK: Final = Whole(1, 40)


class _Field(Rule):
    """A type and an effect."""

    def check(self, value: object, at: tuple[str, ...], faults: Faults) -> None:
        if not isinstance(value, list) or len(value) != 2:
            faults.report(at, "data-field")
            return
        OneOf(list(TYPES)).check(value[0], at, faults)
        EFFECT_RULE.check(value[1], at, faults)


ROW: Final = Fields({"points": Whole(0, 99), "fields": Each(_Field(), 1, MOST_FIELDS)})
DISTRICT: Final[dict[str, Rule]] = {"name": Text(), "track": Text(), "rows": Each(ROW, 1, MOST_FIELDS)}
DISTRICT_MAY: Final[dict[str, Rule]] = {
    "short": Text(12), "where": Name(), "start": Flag(), "arrows": Each(Whole(0, 14), 0, 15),
}  # fmt: skip
SCHEMA: Final = Schema(
    "syndicate",
    "S1.7",
    "S1.7",
    "S1.7",
    {
        "types": Group(Things({"name": Name()}, id=OneOf(list(TYPES)), count=len(TYPES))),
        "effects": Group(Things({"name": Name()}, id=OneOf(list(LETTERS)), count=len(LETTERS))),
        "tracks": Group(
            Things({}, {"coins": Each(PLACE_ON_TRACK, 2, 2), "hat": PLACE_ON_TRACK, "barrels": OneOf([BARRELS])})
        ),
        **{
            city: Group(Things(DISTRICT, DISTRICT_MAY, id=Id(is_number=True), count=count))
            for city, count in COUNTS.items()
        },
    },
)


def check(data: Data) -> list[Fault]:
    """All that is wrong with a data file."""
    faults = SCHEMA.check(data)
    if not faults.found:
        for city in CITIES:
            _check_city(data, city, faults)
    return faults.found


def _check_city(data: Data, city: str, faults: Faults) -> None:
    districts = data[city]["items"]
    clause = "S1.6" if city == "new_york" else "S1.7"
    faults.demand([d["id"] for d in districts] == list(range(len(districts))), (city,), "data-districts", clause)
    fields = sum(len(row["fields"]) for district in districts for row in district["rows"])
    faults.demand(fields <= MOST_FIELDS, (city,), "data-too-many-fields", clause, found=fields, most=MOST_FIELDS)
    starts = sum(district.get("start", True) for district in districts)
    faults.demand(starts == (5 if city == "new_york" else 4), (city,), "data-starts", "S2.1", found=starts)
    tracks = {track["id"]: track for track in data["tracks"]["items"]}
    for district in districts:
        place = (city, str(district["id"]))
        faults.demand(_is_track(tracks.get(district["track"]), city), (*place, "track"), "data-track", clause)
        arrows = district.get("arrows", [])
        fits = len(set(arrows)) == len(arrows) and all(a < len(districts) and a != district["id"] for a in arrows)
        faults.demand(fits and (city != "new_york" or not arrows), (*place, "arrows"), "data-arrows", clause)
        faults.demand(city == "new_york" or len(district["rows"]) == 1, (*place, "rows"), "data-one-row", clause)


def _is_track(track: Data | None, city: str) -> bool:
    """S1.6: two coins and a hat; S1.7: barrels."""
    if track is None or city == "los_angeles":
        return track is not None and "barrels" in track and "hat" not in track
    return (
        "barrels" not in track and "coins" in track and 0 < track["coins"][0] < track["coins"][1] < track.get("hat", 0)
    )
