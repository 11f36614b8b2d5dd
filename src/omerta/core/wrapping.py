"""Lines of styled text that are no wider than a terminal."""
# interpreted: puts texts together

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

Span: TypeAlias = tuple[str, str]  # text, style
Line: TypeAlias = list[Span]

BESIDE: Final = 2  # spaces between what stands side by side
SEPARATORS: Final = (",", ";", ":", "·")


def length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def indented(line: Line, indent: int) -> Line:
    return [(" " * indent, ""), *line] if indent else line


def with_spaces(chunks: Sequence[Line], gap: int = 1) -> Line:
    line: Line = []
    for chunk in chunks:
        line += [(" " * gap, ""), *chunk] if line else chunk
    return line


def capital(line: Line) -> Line:
    """Begun with a capital letter."""
    return [
        (f"{text[:1].upper()}{text[1:]}", style) if not at else (text, style) for at, (text, style) in enumerate(line)
    ]


def trimmed(line: Line) -> Line:
    """Without the spaces at its end that nobody sees."""
    while line and " on " not in line[-1][1] and (not line[-1][0] or line[-1][0].endswith(" ")):
        text, style = line[-1]
        if text.rstrip(" "):
            return [*line[:-1], (text.rstrip(" "), style)]
        line = line[:-1]
    return line


def cut(line: Line, most: int) -> Line:
    found: Line = []
    for text, style in line:
        room = most - length(found)
        found.append((text[:room], style))
    return found


def filled(chunks: Sequence[Line], width: int, indent: int, hanging: int) -> Iterator[Line]:
    """As many parts to a line as fit; what is longer than a line is wrapped between words."""
    line: Line = [(" " * indent, "")] if indent else []
    is_begun = False
    for chunk in chunks:
        gap = _gap(line) if is_begun else 0
        if length(line) + gap + length(chunk) <= width:
            line += [(" " * gap, ""), *chunk]
            is_begun = True
            continue
        if is_begun:
            yield line
            line = [(" " * hanging, "")]
        *whole, last = list(wrapped(chunk, width - length(line))) or [[]]
        for part in whole:
            yield [*line, *part]
            line = [(" " * hanging, "")]
        line = [*line, *last]
        is_begun = True
    yield line


def _gap(line: Line) -> int:
    """After a sign that separates, or something with a ground of its own, one space will do."""
    text, style = line[-1]
    return 1 if text.endswith(SEPARATORS) or " on " in style else BESIDE


def wrapped(line: Line, width: int) -> Iterator[Line]:
    """A line in pieces no wider than this, between words where it can be; a sum keeps its dollar."""
    current: Line = []
    for text, style in _word_spans(line):
        rest = text
        if current and length(current) + _seen(text, style) > width:
            yield current
            current, rest = [], text if " on " in style else text.lstrip(" ")
        while _seen(rest, style) > width:
            yield [(rest[:width], style)]
            rest = rest[width:]
        if rest:
            current.append((rest, style))
    if current:
        yield current


def _seen(text: str, style: str) -> int:
    """How wide it is, without spaces at its end that nobody sees."""
    return len(text if " on " in style else text.rstrip(" "))


def _word_spans(line: Line) -> Iterator[Span]:
    """The words of a line, each with the space that follows it; a coloured span stays whole."""
    for text, style in line:
        if " on " in style:
            yield text, style
            continue
        words = text.split(" ")
        held = ""
        for at, word in enumerate(words):
            held += word + (" " if at + 1 < len(words) else "")
            if not _is_tied(word, words[at + 1] if at + 1 < len(words) else ""):
                if held:
                    yield held, style
                held = ""


def _is_tied(word: str, following: str) -> bool:
    return word[-1:].isdigit() and following.startswith("$")
