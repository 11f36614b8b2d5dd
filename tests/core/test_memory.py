"""What compiled classes must not do."""

import subprocess
import sys

SCRIPT = """
import gc, weakref
from omerta import games
from omerta.core.chance import settle
from omerta.core.numbers import Numbers
game = games.find("gangs")
for round in range(200):
    state = game.new(2)
    settle(state, Numbers(round))
    for thing in (state, state.view(0), state.copy(), game.imagine(state.view(1), Numbers(1))):
        try:
            weakref.ref(thing)
        except TypeError:
            pass
    del thing, state
    gc.collect()
print("alive")
"""


def test_weak_references_do_not_crash_the_interpreter() -> None:
    """A mypyc class that inherits from abc.ABC offers weak references and dies of them; metaclass=ABCMeta does not."""
    ended = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, "alive\n"), ended.stderr
