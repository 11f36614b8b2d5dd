"""The command line: omerta COMMAND; ``app`` has them all."""

import os
import sys

from cyclopts import CycloptsError

from omerta.cli.app import build, explain_usage
from omerta.cli.language import chosen_language, without_language
from omerta.cli.telling import Told, told
from omerta.core.problems import Broken, Problem
from omerta.core.words import Words, game_words

WRONG = 2  # the exit code of anything a person can put right
INTERRUPTED = 130


def main() -> None:
    """Run one command; every problem is one sentence and exit code 2."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """The exit code of a command line."""
    words = Words("en")
    try:
        words = Words(chosen_language(arguments))
        arguments = without_language(arguments)
        app = build(words)
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as problem:
        return _complain(words.problem(explain_usage(problem, arguments)))
    except Problem as problem:
        if isinstance(problem, Broken):
            words = game_words(words.language, problem.game)
        return _complain(told(words, problem))
    except Told as sentence:
        return _complain(str(sentence))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; keep the interpreter from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result if isinstance(result, int) else 0


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return WRONG
