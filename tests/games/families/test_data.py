"""F2: the box is data; a bad file is refused with the reason, and an owner's file works from end to end."""

import json
from pathlib import Path
from typing import Final, cast

import pytest

from boxes import Change, Data, Shipped, item, print_all
from omerta import games
from omerta.core.chance import playout
from omerta.core.numbers import Numbers
from omerta.core.problems import Broken, Impossible, Unknown
from omerta.core.words import LANGUAGES, Words
from omerta.games import find
from omerta.games.families.game import FamiliesGame

GAME = cast(FamiliesGame, find("families"))

BOX: Final = Shipped("families")
DATA: Final = BOX.data


def test_F2_1_F1_5_the_box_holds_what_the_file_says() -> None:
    box = GAME.tables
    assert (box.businesses, box.rounds, box.jobs, box.allies, box.dons) == (19, 14, 44, 18, 3)
    assert sum(box.supply[:4]) == 120
    assert sum(box.supply[4:]) == 32
    assert [list(box.job_colour).count(colour) for colour in range(4)] == [11] * 4
    assert [list(box.ally_act).count(act) for act in (1, 2, 3)] == [6] * 3
    assert box.markers == 9


def test_F1_4_faces_show_their_icons() -> None:
    box = GAME.tables
    for number, business in enumerate(DATA["businesses"]["items"]):
        for side, name in enumerate(("front", "back")):
            face = box.faces[number * 2 + side]
            assert [
                ("$1", "$2", "$3", "$5", "gun", "booze", "blood", "narcotics", "job", "stash")[i] for i in face.icons
            ] == (business[name]["icons"])
            assert face.discard == business[name]["discard"]


def test_F2_2_what_is_reconstructed_is_said_at_the_table() -> None:
    assert "reconstruction" in GAME.new(2).caveats()
    for language in LANGUAGES:
        text = Words(language, GAME).text("reconstruction")
        assert DATA["note"][language] in text
        assert "/" in text


def test_F2_3_the_id_stands_in_records_and_positions() -> None:
    assert GAME.chosen({})["data"] == "reconstruction-1"
    with pytest.raises(Unknown):
        GAME.new(2, {"data": "other"})


def test_F2_5_every_setting_of_the_table_can_be_chosen() -> None:
    for option in GAME.options:
        for value in option.values:
            seats = len(str(value).split("-")) + 1 if option.name == "dons" and value != "none" else 5
            state = GAME.new(seats, {option.name: value})
            assert playout(state, Numbers(1)) > 0
    with pytest.raises(Unknown):
        GAME.new(2, {"first": 2})
    with pytest.raises(Unknown):
        GAME.new(3, {"dons": "luciano"})


BAD: Final[dict[str, tuple[Change, str]]] = {
    "other game": (lambda d: d.update(game="gangs"), "data-unknown"),
    "other format": (lambda d: d.update(format=2), "data-unknown"),
    "no id": (lambda d: d.pop("id"), "data-box-id"),
    "group missing": (lambda d: d.pop("jobs"), "data-missing-key"),
    "no items": (lambda d: d["jobs"].update(items=[]), "data-list"),
    "item no object": (lambda d: d["jobs"]["items"].append(7), "data-object"),
    "no provenance": (lambda d: d["jobs"].pop("provenance"), "data-provenance"),
    "unknown provenance": (lambda d: d["allies"].update(provenance="guessed"), "data-provenance"),
    "unknown override": (lambda d: item(d, "allies", "mayor")["overrides"].update(name="guessed"), "data-provenance"),
    "setup provenance": (lambda d: d["setup"]["acts"].pop("provenance"), "data-provenance"),
    "duplicate job": (lambda d: item(d, "jobs", "R02").update(id="R01"), "data-duplicate-id"),
    "duplicate ally": (lambda d: item(d, "allies", "judge").update(id="mayor"), "data-duplicate-id"),
    "space named like a business": (lambda d: item(d, "spaces", "M01").update(id="P1"), "data-duplicate-id"),
    "name in one language": (lambda d: item(d, "jobs", "R01")["name"].pop("pl"), "data-name"),
    "no title": (lambda d: d.pop("title"), "data-missing-key"),
    "eight territories": (
        lambda d: d["territories"]["items"].append({**item(d, "territories", 7), "id": 8}),
        "data-ids",
    ),
    "territories out of order": (lambda d: d["territories"]["items"].reverse(), "data-ids"),
    "one-sided neighbours": (lambda d: item(d, "territories", 1)["neighbours"].append(7), "data-neighbours"),
    "own neighbour": (lambda d: item(d, "territories", 1)["neighbours"].append(1), "data-neighbours"),
    "two printed": (lambda d: item(d, "businesses", "P2").update(territory=1), "data-printed-business"),
    "neither printed nor tile": (lambda d: item(d, "businesses", "P2").pop("territory"), "data-business"),
    "green tile": (lambda d: item(d, "businesses", "L1").update(tile="green"), "data-unknown"),
    "one territory touched": (lambda d: item(d, "spaces", "M01").update(touches=[1]), "data-length"),
    "no neighbours touched": (lambda d: item(d, "spaces", "M01").update(touches=[1, 7]), "data-round-space"),
    "unknown icon": (lambda d: item(d, "businesses", "P1")["front"]["icons"].append("$4"), "data-unknown"),
    "no face": (lambda d: item(d, "businesses", "P1").pop("back"), "data-missing-key"),
    "odd money": (lambda d: item(d, "money", "$5").update(id="$4"), "data-unknown"),
    "cost is money": (lambda d: item(d, "jobs", "R01").update(cost=["$1"]), "data-unknown"),
    "no cost": (lambda d: item(d, "jobs", "R01").update(cost=[]), "data-length"),
    "pay is goods": (lambda d: item(d, "jobs", "R01").update(pay=["gun"]), "data-unknown"),
    "unknown effect": (lambda d: item(d, "jobs", "R01").update(effects=["TICKLE"]), "data-effect"),
    "effect without number": (lambda d: item(d, "jobs", "R01").update(effects=["STASH"]), "data-effect"),
    "figure of no ally": (lambda d: item(d, "allies", "mayor").update(effects=["FIGURE:thug"]), "data-effect"),
    "unknown colour": (lambda d: item(d, "jobs", "R01").update(colour="pink"), "data-unknown"),
    "figure missing": (lambda d: d["figures"]["items"].pop(), "data-ids"),
    "figure of other shape": (lambda d: item(d, "figures", "thug").update(shape="round"), "data-unknown"),
    "don without order": (lambda d: item(d, "dons", "luciano").update(order=["thug"]), "data-count"),
    "don with unknown wish": (
        lambda d: item(d, "dons", "luciano").update(ally_wish=["mayor", "nobody"]),
        "data-unknown",
    ),
    "scan too short": (lambda d: item(d, "dons", "capone").update(scan=[1, 2, 3]), "data-count"),
    "scan with one twice": (lambda d: item(d, "dons", "capone").update(scan=[1, 1, 3, 4, 5, 6, 7]), "data-scan"),
    "ally of act 4": (lambda d: item(d, "allies", "mayor").update(act=4), "data-unknown"),
    "too few allies": (lambda d: [item(d, "allies", a).update(act=2) for a in ("mayor", "beat_cop")], "data-ally-deck"),
    "too few jobs": (lambda d: d["setup"]["start_jobs"].update(value=9), "data-too-few-jobs"),
    "too little money": (lambda d: item(d, "money", "$3").update(count=4), "data-too-little-money"),
    "negative count": (lambda d: item(d, "money", "$3").update(count=-1), "data-number"),
    "five acts": (lambda d: d["setup"]["acts"].update(value=5), "data-number"),
    "setup entry missing": (lambda d: d["setup"].pop("markers"), "data-missing-key"),
}


@pytest.mark.parametrize("name", BAD)
def test_F2_4_a_bad_file_is_refused_with_the_reason(name: str) -> None:
    BOX.check_refused(*BAD[name], ("F2.2", "F2.4"))


@pytest.mark.parametrize("content", ["", "[]", "{", '{"game": "families"}'])
def test_F2_4_what_is_no_data_file_is_refused(content: str) -> None:
    with pytest.raises(Broken):
        games.read_box(content.encode(), "families")


def owners(data: Data) -> None:
    """Another box: its id, a Job more, other names, two slots in a territory, dearer territories."""
    data["id"] = "my-box"
    data["jobs"]["items"].append(
        {**item(data, "jobs", "R01"), "id": "R12", "name": {"pl": "Cisza", "en": "Silence {x}"}}
    )
    item(data, "territories", 3)["slots"] = 2
    data["setup"]["territory_bonus"]["value"] = 7
    print_all(data)


def test_F2_3_an_owners_box_plays_with_its_own_numbers_and_names() -> None:
    game = BOX.made(owners)
    assert game.action_count == GAME.action_count + 4  # job, discard, draw, random
    assert Words("en", game).text("job-R12") == "Silence {x}"
    state = game.new(3)
    assert state.caveats() == []
    playout(state, Numbers(5))
    position = state.to_json()
    assert position["data"] == "my-box"
    assert game.from_json(position).to_json() == position
    with pytest.raises(Impossible) as refused:
        GAME.from_json(position)
    assert (refused.value.reason, refused.value.clause) == ("other-data", "F2.3")


def test_F2_3_an_owners_file_works_from_end_to_end(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    BOX.write(owners, file)
    shown = json.loads(BOX.run("data", "families", str(file), "--lang", "en", "--json").stdout)
    assert (shown["box"], shown["game"]) == ("my-box", "families")
    assert {value["origin"] for value in shown["values"]} == {"printed"}
    BOX.check_plays(file, tmp_path, "--option", "dons=siegel")
    BOX.check_told(BAD["unknown icon"][0], "F2.4", file)
