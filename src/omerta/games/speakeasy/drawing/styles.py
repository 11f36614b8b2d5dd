"""What the parts of the drawing share."""
# interpreted: puts texts together

from typing import Final, TypeAlias

Span: TypeAlias = tuple[str, str]  # text, style
Line: TypeAlias = list[Span]

SEAT_STYLES: Final = ("bold magenta", "bold yellow", "bold green", "bold blue")
