"""What may be said: what everybody sees, pictures included."""

from pathlib import Path

import pytest

from omerta.web import texts
from omerta.web.settings import Limits, Settings
from online import online
from parlour import refused


@pytest.mark.parametrize(
    "text",
    [
        "Dobra gra! Żółć, naïve, 李明, Привет",
        "👨\u200d👩\u200d👧",  # a family
        "🏳\ufe0f\u200d🌈",  # a flag
        "👩🏽\u200d🚀",  # with a colour of skin
        "❤\ufe0f 1\ufe0f\u20e3 ‼\ufe0f",
        "🇵🇱",
        "\u1ea1\u0307",
    ],
)
def test_people_say_what_they_like(text: str) -> None:
    assert texts.chat(f"  {text} ") == text


def test_a_line_is_kept_in_its_usual_form() -> None:
    assert texts.chat("Zo\u0308e") == "Zöe"


HIDDEN = (
    *(0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x061C, 0x2028, 0x2029, 0x202E, 0x2060, 0x2066, 0xFEFF, 0x3164, 0x2800),
    *(0xFE0F, 0xE0041, 0, 0x1B, 0xD800),
)


@pytest.mark.parametrize("hidden", HIDDEN, ids=hex)
def test_nothing_is_hidden_in_a_line(hidden: int) -> None:
    with refused("bad-request", "text-control"):
        texts.chat(f"a{chr(hidden)}b")


def test_accents_are_not_piled_up() -> None:
    with refused("bad-request", "text-marks"):
        texts.chat("Z" + "\u0335" * 5)


@pytest.mark.parametrize("text", ["", "  ", "a" * 501, "a" * 100_000])
def test_a_line_has_a_decent_length(text: str) -> None:
    with refused("bad-request", "text-length"):
        texts.chat(text)


def test_small_changes_have_a_limit_too(tmp_path: Path) -> None:
    """Names and wishes could be written as fast as they were sent."""
    with online(tmp_path, Settings(limits=Limits(changes=5))) as server, server.browser("Ala") as browser:
        table = browser.table("gangs", "me", "me")["table"]["id"]
        statuses = [browser.http.patch("/api/v1/me", json={"name": "Ala"}).status_code for _ in range(3)]
        wish = f"/tables/{table}/seats/0/wishes/notes"
        statuses += [browser.put(wish, {"value": str(number)}).status_code for number in range(3)]
        assert statuses == [200] * 5 + [429]
        assert browser.post(f"/tables/{table}/pause").json()["facts"] == {"what": "changes"}
