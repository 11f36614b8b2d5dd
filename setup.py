"""Builds the engine with mypyc where a C compiler is found; without one the same files run interpreted.

OMERTA_COMPILE=0 skips the compiler; OMERTA_COMPILE=1 makes a missing or failing one an error.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

INTERPRETED = "\n# interpreted: "  # a file that is not compiled says so below its docstring, with the reason
# Many small C files, compiled side by side and put together by the linker, which inlines across all of them:
# as fast as one large file, in half the time.
TOGETHER = ["-flto", "-fno-semantic-interposition"]
LINKED = ["-flto=auto", "-O3", "-fno-semantic-interposition"]


def engine_files() -> list[str]:
    """The files that are compiled: the core, the games and the bots, but for those that say otherwise."""
    root = Path("src/omerta")
    found = [path for folder in ("core", "games", "bots") for path in sorted((root / folder).rglob("*.py"))]
    return [str(path) for path in found if path.name != "__init__.py" and not is_interpreted(path)]


def is_interpreted(path: Path) -> bool:
    return INTERPRETED in path.read_text(encoding="utf-8")


def can_compile(compiled: Sequence[str] = (), linked: Sequence[str] = ()) -> bool:
    """Whether a C file that includes Python.h becomes a library with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "trial.c"
        source.write_text("#include <Python.h>\nint trial(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            made = compiler.compile(
                [str(source)], output_dir=folder, include_dirs=[get_python_inc()], extra_postargs=list(compiled)
            )
            compiler.link_shared_object(made, str(Path(folder) / "trial.so"), extra_postargs=list(linked))
        except Exception as problem:
            print(f"omerta: the C compiler cannot {' '.join(compiled)} ({problem})", file=sys.stderr)
            return False
    return True


def extensions() -> list[Any]:
    wish = os.environ.get("OMERTA_COMPILE", "auto")
    if wish == "0" or (wish != "1" and not can_compile()):
        print("omerta: the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    is_linked = sys.platform != "win32" and can_compile(TOGETHER, LINKED)
    built = mypycify(
        ["--strict", *engine_files()], opt_level="3", debug_level="0", multi_file=is_linked, group_name="omerta"
    )
    for extension in built if is_linked else []:
        extension.extra_compile_args = [*extension.extra_compile_args, *TOGETHER]
        extension.extra_link_args = [*extension.extra_link_args, *LINKED]
    return list(built)


class BuildSideBySide(build_ext):
    """Compiles as many C files at a time as there are processors."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **how), sources)
                return [path for paths in made for path in paths]

        self.compiler.compile = side_by_side
        super().build_extensions()


class BuildWithRules(build_py):
    """Puts the rules files into the package: omerta.core.rulebook reads them there."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copytree("docs/rules", Path(self.build_lib) / "omerta" / "rulebook", dirs_exist_ok=True)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide, "build_py": BuildWithRules})
