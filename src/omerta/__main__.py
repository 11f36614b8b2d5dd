"""``python -m omerta``."""

from omerta.cli import main

main()
