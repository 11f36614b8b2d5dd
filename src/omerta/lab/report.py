"""A balance report: one HTML file that opens offline, in one language."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import jinja2
from markupsafe import Markup

from omerta import __version__, speed
from omerta.core.game import Game
from omerta.core.words import Words
from omerta.lab.chapters import Chapters, setup_name
from omerta.lab.figures import Figures
from omerta.lab.study import Findings


def render(game: Game, words: Words, findings: Mapping[str, Findings]) -> str:
    """The report over the findings of some set-ups, by the set-ups' short names."""
    setups = {setup.name: setup for setup in game.setups}
    named = {setup_name(words, game, setups[name]): found for name, found in findings.items()}
    chapters = Chapters(words, named)
    environment = jinja2.Environment(
        autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    template = environment.from_string((files("omerta.lab") / "templates" / "report.html").read_text(encoding="utf-8"))
    return template.render(
        language=words.language,
        title=words.text("title"),
        t=lambda key, **facts: words.text(f"report-{key}", facts),
        svg=Markup,
        summary=chapters.summary(),
        chapters=chapters.all(),
        caveats=[words.text("reconstruction")] if any(name in game.reconstructed for name in findings) else [],
        **_method(game, words, chapters, named),
    )


def _method(game: Game, words: Words, chapters: Chapters, named: Mapping[str, Findings]) -> dict[str, Any]:
    """What the closing chapter says of where the figures come from."""
    figures = Figures(words)
    first = next(iter(named.values()))
    played = [
        [name, *(figures.number(count, 0) for count in (found.games, *found.deals))] for name, found in named.items()
    ]
    facts = {
        "level": chapters.level(first.level),
        "rival": chapters.level(first.rival),
        "games": figures.number(sum(found.games for found in named.values()), 0),
        "seed": str(first.plan.seed),
        "version": __version__,
        "speed": words.text(f"speed-{speed()}"),
        "rules": game.version,
        "game": game.name,
    }
    return {"facts": facts, "played": played}
