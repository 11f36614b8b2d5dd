"""``python bench/run.py`` is ``python -m bench``, from any folder."""

import sys
from pathlib import Path
from runpy import run_module

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    run_module("bench", run_name="__main__", alter_sys=True)
