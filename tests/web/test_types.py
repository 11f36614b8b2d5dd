"""What was generated from the structs is what they would give now."""

from pathlib import Path

import pytest

from omerta.games import NAMES
from omerta.web import typescript
from omerta.web.gametypes import game_types
from tables import ROOT

WRITTEN = typescript.written()


@pytest.mark.parametrize("path", list(WRITTEN), ids=str)
def test_what_was_written_is_not_stale(path: Path) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == WRITTEN[path], "run `make types`"


def test_every_game_has_types_for_its_board_and_nobody_else() -> None:
    assert {typescript.shapes_path(game) for game in NAMES} <= set(WRITTEN)
    stored = (ROOT / "web/src/lib/games").glob("*/shapes.ts")
    assert {path.relative_to(ROOT) for path in stored} == {typescript.shapes_path(game) for game in NAMES}


def test_a_games_types_are_named_optional_and_told_apart() -> None:
    families = game_types("families")
    assert "export type Money = '$1' | '$2' | '$3' | '$5'\n" in families
    assert "  case: Record<Money, number>\n" in families
    assert "  seats: (Own | Other)[]\n" in families
    assert "  seat?: number\n" in families
    assert "export type WithJob = { move: 'job' | 'draw'; job: string }\n" in families
    assert "  'turf-won': TerritoryFacts\n" in families
    assert "export type Pair = [number, number]\n" in game_types("syndicate")


def test_types_say_what_is_optional_nullable_and_one_of_several() -> None:
    types = typescript.types()
    assert 'kind: "move"\n' in types
    assert "  seat: number | null\n" in types, "nullable, and always there in what the server sends"
    assert "  seat?: number | null\n" in types, "may be left out of a request"
    assert 'phase: "abandoned" | "finished" | "gathering" | "paused" | "playing"' in types
    assert "view: Record<string, unknown> | null" in types
    assert "default: unknown" in types
    assert "values: unknown[]" in types
    assert "export type ToBrowser = TableNews | " in types


def test_the_document_is_openapi_3_1_with_every_operation_named() -> None:
    document = typescript.openapi()
    assert all(typescript.openapi() == document for _ in range(3)), "always the same"
    assert '"openapi": "3.1' in document
    assert document.count('"operationId"') == document.count('"summary"') >= 29
