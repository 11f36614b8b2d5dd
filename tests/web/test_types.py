"""What was generated from the structs is what they would give now."""

from omerta.web import typescript
from tables import ROOT


def test_the_pages_types_are_not_stale() -> None:
    assert (ROOT / typescript.TYPES).read_text(encoding="utf-8") == typescript.types(), "run `make types`"


def test_the_openapi_document_is_not_stale() -> None:
    assert (ROOT / typescript.OPENAPI).read_text(encoding="utf-8") == typescript.openapi(), "run `make types`"


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
