"""Builds the engine with mypyc where a C compiler is found; without one the same files run interpreted.

OMERTA_COMPILE=0 skips the compiler; OMERTA_COMPILE=1 makes a missing or failing one an error.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

INTERPRETED = {"words.py", "records.py", "rulebook.py", "terminal.py", "__init__.py"}


def engine_files() -> list[str]:
    """The files that are compiled: the core, the games and the bots, but for what reads texts and files."""
    root = Path("src/omerta")
    found = [path for folder in ("core", "games", "bots") for path in sorted((root / folder).rglob("*.py"))]
    return [str(path) for path in found if path.name not in INTERPRETED]


def has_compiler() -> bool:
    """Whether a C file that includes Python.h can be compiled."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "trial.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception as problem:
            print(f"omerta: no working C compiler ({problem})", file=sys.stderr)
            return False
    return True


def extensions() -> list[Any]:
    wish = os.environ.get("OMERTA_COMPILE", "auto")
    if wish == "0" or (wish != "1" and not has_compiler()):
        print("omerta: the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    built = list(mypycify(["--strict", *engine_files()], opt_level="3", group_name="omerta"))
    if sys.platform != "win32":
        for extension in built:
            # Lets the compiler inline across the engine's functions: a fifth faster (make bench).
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


class BuildWithRules(build_py):
    """Puts the rules files into the package: omerta.core.rulebook reads them there."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copytree("docs/rules", Path(self.build_lib) / "omerta" / "rulebook", dirs_exist_ok=True)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": build_ext, "build_py": BuildWithRules})
