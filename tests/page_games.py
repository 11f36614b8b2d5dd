"""The games as a server tells the page of them, kept for its tests: python -m page_games writes them anew."""

import json
from pathlib import Path

import msgspec

from omerta.core.game import Game
from omerta.web.routes.games import read_all
from tables import ROOT, games


def path_of(game: Game) -> Path:
    return ROOT / "web" / "src" / "lib" / "games" / game.name / "test" / "game.json"


def content(game: Game) -> str:
    """What the list of games says of it, and its nouns."""
    shown = next(one for one in read_all() if one.name == game.name)
    told = {"shown": msgspec.to_builtins(shown), "nouns": dict(game.nouns)}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    for game in games():
        path_of(game).parent.mkdir(parents=True, exist_ok=True)
        path_of(game).write_text(content(game), encoding="utf-8")


if __name__ == "__main__":
    main()
