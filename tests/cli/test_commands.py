"""The commands as a user types them."""

import json
import re
from pathlib import Path

import pytest

from omerta import games, speed
from omerta.cli import run
from omerta.core.words import LANGUAGES

CASES = json.loads((Path(__file__).parents[1] / "games" / "gangs" / "perft.json").read_text())


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(CASES[0]["position"]))
    return path


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line a faulty command prints; nothing on standard output."""
    assert run([*arguments, "--lang", "en"]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    return errors.strip()


def test_perft_prints_the_published_count(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["perft", str(position), "--depth", "3", "--json"]) == 0
    assert capsys.readouterr().out == '{"depth":3,"nodes":18480}\n'


def test_perft_counts_nothing_deeper_than_the_root_at_depth_0(
    position: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["perft", str(position), "--depth", "0", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"depth": 0, "nodes": 1}


def test_divide_sums_to_the_count(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["perft", str(position), "--depth", "2", "--divide", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert [share["action"] for share in answer["divide"]] == CASES[0]["legal"]
    assert sum(share["nodes"] for share in answer["divide"]) == answer["nodes"] == 350


def test_legal_lists_actions_and_moves_ascending(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["legal", str(position), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["to_move"] == 0
    assert [move["action"] for move in answer["legal"]] == CASES[0]["legal"]
    assert answer["legal"][0] == {"action": 1, "move": {"move": "climb", "from": 0, "to": 6}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_legal_speaks_both_languages(position: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["legal", str(position), "--lang", language]) == 0
    output = capsys.readouterr().out
    assert ("climb" in output) == (language == "en")
    assert ("wspinaczka" in output) == (language == "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_print_every_clause_or_the_one_asked_for(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "gangs", "--json", "--lang", language]) == 0
    clauses = [entry["clause"] for entry in json.loads(capsys.readouterr().out)["clauses"]]
    assert clauses[0] == "G1.1"
    assert clauses[-1] == "G7.3"
    assert run(["rules", "gangs", "g4.2", "--lang", language]) == 0
    assert "G4.2" in capsys.readouterr().out
    assert run(["rules", "gangs", "G4", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["clauses"]) == 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        *(
            [name] if name else []
            for name in ("", "play", "perft", "legal", "replay", "rules", "lab", "backup", "restore")
        ),
        *(["lab", name] for name in ("arena", "tournament", "balance", "record", "perf")),
    ],
)
def test_every_command_has_help_in_both_languages(
    command: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*command, "--help", "--lang", language]) == 0
    output = capsys.readouterr().out
    assert ("Usage:" in output) == (language == "en")
    assert ("Użycie:" in output) == (language == "pl")
    assert "help-" not in output


def test_the_version_tells_the_speed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version", "--lang", "en"]) == 0
    assert f"{speed()} engine" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "Użycie"),
        ({"LANG": "en_GB.UTF-8"}, "Usage"),
        ({"LANG": "de_DE.UTF-8"}, "Usage"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "pl_PL"}, "Użycie"),
        ({"OMERTA_LANG": "pl", "LANG": "C"}, "Użycie"),
    ],
)
def test_the_language_is_that_of_the_system(
    variables: dict[str, str], word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for variable in ("OMERTA_LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)
    assert run(["--help"]) == 0
    assert word in capsys.readouterr().out


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["legal"], ["perft", "--depth", "2"], ["replay"]):
        assert "nowhere.json" in complaint(capsys, *command, str(tmp_path / "nowhere.json"))


def test_a_folder_is_not_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be used" in complaint(capsys, "legal", str(tmp_path))


@pytest.mark.parametrize("content", ["", "{", '{"game": ', "\x00\x01", "[1, 2", "nonsense"])
def test_broken_json_is_told(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.json"
    path.write_text(content)
    assert "is not JSON" in complaint(capsys, "legal", str(path))


@pytest.mark.parametrize("content", ["[]", "7", "null", "{}", '{"game": 3}'])
def test_other_json_is_no_position(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.json"
    path.write_text(content)
    assert "is not a position" in complaint(capsys, "legal", str(path))


def test_a_position_of_an_unknown_game_names_the_known_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "poker.json"
    path.write_text('{"game": "poker"}')
    assert "gangs" in complaint(capsys, "legal", str(path))


def test_65_cards_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps({**CASES[0]["position"], "out": [3]}))
    assert "65" in complaint(capsys, "perft", str(path), "--depth", "1")


def test_a_floating_card_is_told_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = dict(CASES[0]["position"])
    board["pyramid"] = list(board["pyramid"])
    board["pyramid"][12], board["top"] = board["top"], None
    path = tmp_path / "position.json"
    path.write_text(json.dumps(board))
    assert "Bandit's Roost" in complaint(capsys, "legal", str(path))


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["frobnicate"], "frobnicate"),
        (["legal", "x.json", "--loud"], "--loud"),
        (["perft", "x.json"], "--depth"),
        (["perft", "x.json", "--depth", "deep"], "deep"),
        (["rules", "poker"], "poker"),
        (["rules", "gangs", "G99"], "G99"),
        (["play", "--seats", "human,wizard"], "wizard"),
        (["play", "--players", "9"], "2 to 4"),
        (["play", "--option", "speed=9"], "speed"),
        (["play", "--option", "first=9"], "first"),
        (["play", "--setup", "nine"], "nine"),
        (["play", "families", "--solo", "luciano"], "--solo"),
        (["play", "--resume", "nowhere.jsonl"], "nowhere.jsonl"),
    ],
)
def test_a_wrong_command_line_is_told_in_one_sentence(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert named in complaint(capsys, *arguments)


def test_a_negative_depth_is_told(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "0 or more" in complaint(capsys, "perft", str(position), "--depth", "-1")


@pytest.mark.parametrize(("language", "origin"), [("en", "our reconstruction"), ("pl", "nasza rekonstrukcja")])
def test_data_tells_what_is_printed_derived_and_reconstructed(
    language: str, origin: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["data", "syndicate", "--lang", language]) == 0
    output = capsys.readouterr().out
    assert origin in output
    assert "los_angeles" in output
    assert run(["data", "syndicate", "--all", "--lang", language]) == 0
    every = capsys.readouterr().out
    assert "los_angeles › 10 › name: Beverly Hills" in every
    assert run(["data", "syndicate", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["box"], answer["shipped"], len(answer["digest"])) == ("reconstruction-1", True, 64)
    origins = {(value["group"], value["item"], value["field"]): value["origin"] for value in answer["values"]}
    assert origins["los_angeles", "0", "rows"] == "reconstructed"
    assert origins["los_angeles", "10", "rows"] == "printed"
    assert origins["new_york", "0", "name"] == "derived"
    assert every.count("\n") > len(origins)


def test_a_game_without_data_files_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no data files" in complaint(capsys, "data", "gangs")


def test_a_reconstructed_board_is_marked_wherever_a_position_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cases = json.loads((Path(__file__).parents[1] / "games" / "syndicate" / "perft.json").read_text())
    board = next(case["position"] for case in cases if case["position"]["mode"] == "los_angeles")
    path = tmp_path / "position.json"
    path.write_text(json.dumps(board))
    for command in (["legal", str(path)], ["perft", str(path), "--depth", "1"]):
        assert run([*command, "--lang", "en"]) == 0
        assert "reconstruction" in capsys.readouterr().out


def test_an_unknown_language_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["legal", "x.json", "--lang", "de"]) == 2
    assert "de" in capsys.readouterr().err


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_option_is_listed_with_its_values_in_words(
    capsys: pytest.CaptureFixture[str], name: str, language: str
) -> None:
    assert run(["options", name, "--lang", language]) == 0
    told = capsys.readouterr().out
    for option in games.find(name).options:
        usual = re.search(rf"\* {option.name}={option.default}".lower() + r" +(.+)", told)
        assert usual is not None, option.name
        assert re.search(r"^  [^\s*].+$", told[: usual.start()].rstrip(), flags=re.MULTILINE)


def test_options_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["options", "syndicate", "--json"]) == 0
    listed = {option["name"]: option for option in json.loads(capsys.readouterr().out)["options"]}
    assert listed["difficulty"]["shown_when"] == {"automata": [True]}
    assert [option["kind"] for option in listed.values()] == ["choice", "flag", "choice", "box"]
