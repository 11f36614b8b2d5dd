"""A game in a real terminal."""

import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pytest

from omerta import games
from omerta.core.game import OVER
from omerta.core.records import load, replay

GAME = games.find("gangs")
PROMPT = {"en": "your move> ", "pl": "Twój ruch> "}


@contextmanager
def terminal(record: Path, *arguments: str, language: str = "en") -> Iterator["pexpect.spawn[str]"]:
    """``omerta play`` under a pseudo-terminal."""
    command = ["-m", "omerta", "play", *arguments, "--lang", language]
    if "--resume" not in arguments:
        command += ["--record", str(record)]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"}
    child = pexpect.spawn(
        sys.executable, command, encoding="utf-8", timeout=60, dimensions=(50, 120), env=environment, echo=False
    )
    try:
        yield child
    finally:
        child.close(force=True)


def say(child: "pexpect.spawn[str]", text: str, language: str = "en") -> str:
    """Type a line at the prompt; what is printed up to the next prompt."""
    child.sendline(text)
    child.expect_exact(PROMPT[language])
    return plain(child)


def plain(child: "pexpect.spawn[str]") -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", str(child.before))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


TABLES = [
    ("gangs", "human,pawn", []),
    ("gangs", "soldier,human,pawn", []),
    ("gangs", "pawn,soldier,human,pawn", []),
    ("syndicate", "human,soldier", []),
    ("syndicate", "pawn,human", ["mode=los_angeles"]),
    ("syndicate", "automaton,human", ["mode=solo", "difficulty=easy"]),
    ("syndicate", "automaton,human", ["mode=solo", "difficulty=hard"]),
]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_whole_game_is_played_and_its_record_replays(
    record: Path, name: str, seats: str, options: list[str], language: str
) -> None:
    arguments = [name, "--seats", seats, "--seed", "11"]
    for option in options:
        arguments += ["--option", option]
    with terminal(record, *arguments, language=language) as child:
        while child.expect_exact([PROMPT[language], pexpect.EOF]) == 0:
            child.sendline("1")
        ending = plain(child)
    assert "omerta replay" in ending
    saved = load(record)
    assert replay(games.find(name), saved).to_move == OVER
    assert [sitter.player for sitter in saved.seats] == seats.split(",")


def test_a_solo_table_seats_the_automaton_by_itself(record: Path) -> None:
    with terminal(record, "syndicate", "--option", "mode=solo", "--seed", "5", language="pl") as child:
        child.expect_exact(PROMPT["pl"])
    assert [sitter.player for sitter in load(record).seats] == ["automaton", "human"]


def test_a_reconstructed_board_is_told(record: Path) -> None:
    with terminal(record, "syndicate", "--option", "mode=los_angeles", "--seed", "5") as child:
        child.expect_exact(PROMPT["en"])
        assert "reconstruction" in plain(child)


def test_ctrl_c_saves_and_says_how_to_resume(record: Path) -> None:
    with terminal(record, "gangs", "--seed", "4") as child:
        child.expect_exact(PROMPT["en"])
        say(child, "1")
        child.sendintr()
        child.expect(pexpect.EOF)
        goodbye = plain(child)
        child.close()
        assert child.exitstatus == 0
    assert f"omerta play --resume {record}" in goodbye
    plies = len(load(record).decisions)
    with terminal(record, "--resume", str(record)) as child:
        child.expect_exact(PROMPT["en"])
        assert f"goes on at decision {plies}" in plain(child)
        say(child, "1")
    assert len(load(record).decisions) > plies


def test_a_killed_game_loses_nothing(record: Path) -> None:
    with terminal(record, "gangs", "--seed", "4") as child:
        child.expect_exact(PROMPT["en"])
        say(child, "2")
        plies = len(load(record).decisions)
        child.kill(signal.SIGKILL)
        child.expect(pexpect.EOF)
    assert len(load(record).decisions) == plies
    record.write_bytes(record.read_bytes() + b"10")
    with terminal(record, "--resume", str(record)) as child:
        child.expect_exact(PROMPT["en"])
    assert load(record).decisions[:plies] == replayable(record, plies)


def replayable(record: Path, plies: int) -> list[object]:
    saved = load(record)
    replay(GAME, saved, plies)
    return list(saved.decisions[:plies])


def test_end_of_input_saves_too(record: Path) -> None:
    with terminal(record, "gangs", "--seed", "4") as child:
        child.expect_exact(PROMPT["en"])
        child.sendeof()
        child.expect(pexpect.EOF)
        assert "--resume" in plain(child)


def test_a_move_is_chosen_by_words(record: Path) -> None:
    with terminal(record, "gangs", "--option", "first=0", "--seed", "3", language="pl") as child:
        child.expect_exact(PROMPT["pl"])
        assert "kilka ruchów" in say(child, "wspinaczka", "pl")
        answer = say(child, "WSPIN damul leonard centre", "pl")
        assert "Damulki z przedmieścia wspinają się z Leonard Street na Centre Street. (G3.2)" in answer


def test_an_impossible_try_names_its_clause(record: Path) -> None:
    with terminal(record, "gangs", "--option", "first=0", "--seed", "3") as child:
        child.expect_exact(PROMPT["en"])
        assert "(G6.2)" in say(child, "pass")
        assert "(G3.2)" in say(child, "climb park mulberry")
        assert "No move fits" in say(child, "sing a song")
        assert "No move fits" in say(child, "9999")


def test_a_question_mark_explains_rules(record: Path) -> None:
    with terminal(record, "gangs", "--option", "first=0", "--seed", "3", language="pl") as child:
        child.expect_exact(PROMPT["pl"])
        assert "G3.1" in say(child, "?", "pl")
        assert "G4.2" in say(child, "? g4.2", "pl")
        assert "G7.1" in say(child, "? władca", "pl")
        assert "punktu" in say(child, "? xyzzy", "pl")


def test_a_question_mark_after_a_move_tells_what_it_is_sure_to_bring(record: Path) -> None:
    with terminal(record, "gangs", "--option", "first=0", "--seed", "3", language="pl") as child:
        child.expect_exact(PROMPT["pl"])
        answer = say(child, "wspin damul leonard centre?", "pl")
        assert "Damulki z przedmieścia wspinają się z Leonard Street na Centre Street." in answer
        assert "Potem zdecyduje los." in answer
        assert "Co to na pewno przyniesie" in say(child, "1?", "pl")
        assert "pasuje" in say(child, "9999?", "pl")


def test_list_board_and_log_are_commands_in_both_languages(record: Path) -> None:
    with terminal(record, "gangs", "--option", "first=0", "--seed", "3", language="pl") as child:
        child.expect_exact(PROMPT["pl"])
        assert "wpływ:" in say(child, "lista", "pl")
        assert "(G2.6)" in say(child, "log", "pl")
        assert "Pell" in say(child, "plansza", "pl")
        child.sendline("koniec")
        child.expect(pexpect.EOF)


def test_at_one_screen_a_curtain_falls_between_two_people(record: Path) -> None:
    with terminal(
        record, "gangs", "--seats", "human,human", "--names", "Ala,Ola", "--option", "first=0", "--seed", "3"
    ) as child:
        child.expect_exact("press Enter.")
        assert "Influence" not in plain(child)
        child.sendline("")
        child.expect_exact("Ala, your move> ")
        child.sendline("1")
        child.expect_exact("press Enter.")
        between = plain(child)
        assert "goes to: Ola" in between
        assert "Influence" not in between


def test_an_existing_record_is_never_overwritten(record: Path) -> None:
    record.write_text("precious")
    with terminal(record, "gangs", "--seed", "4") as child:
        child.expect(pexpect.EOF)
        assert "is not overwritten" in plain(child)
    assert record.read_text() == "precious"


def test_a_finished_game_is_not_resumed(record: Path) -> None:
    with terminal(record, "gangs", "--seats", "pawn,soldier", "--seed", "1") as child:
        child.expect(pexpect.EOF)
    with terminal(record, "--resume", str(record)) as child:
        child.expect(pexpect.EOF)
        assert "is over" in plain(child)
        child.close()
        assert child.exitstatus == 2


def test_going_on_with_an_owners_box_needs_no_file(record: Path, tmp_path: Path) -> None:
    content = games.shipped_file("speakeasy").read_text(encoding="utf-8")
    own = tmp_path / "my box.json"
    own.write_text(content.replace('"reconstruction-1"', '"my-box"', 1), encoding="utf-8")
    with terminal(record, "speakeasy", "--option", "solo=true", "--data", str(own)) as child:
        child.expect_exact(PROMPT["en"])
        assert "Earlier lines" in plain(child)
        assert "? E10.8" in say(child, "?")  # of this game, not of another
        child.sendline("q")
        child.expect(pexpect.EOF)
        hint = next(line for line in plain(child).splitlines() if "--resume" in line)
    assert hint.split(" play ")[1].strip().startswith(f"--resume {record}")
    with terminal(record, "--resume", str(record)) as child:  # the box lies in the record
        child.expect_exact(PROMPT["en"])


def test_a_data_file_that_is_missing_is_named(record: Path, tmp_path: Path) -> None:
    with terminal(record, "speakeasy", "--data", str(tmp_path / "no.json"), language="pl") as child:
        child.expect(pexpect.EOF)
        assert "no.json" in plain(child)
