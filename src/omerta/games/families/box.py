"""The box of FAMILIES: what makes a data file refused, and its values as tables."""
# interpreted: reads a data file

from omerta.core.boxes import Box, Data
from omerta.core.problems import Damaged, Fault
from omerta.games.families.board import Box as Tables
from omerta.games.families.reading import read_box


def check(data: Data) -> list[Fault]:
    """All that is wrong with a data file."""
    try:
        read_box(data)
    except Damaged as problem:
        facts = dict(problem.facts)
        return [Fault(str(facts.pop("where", "")), problem.reason, facts, problem.clause)]
    return []


def read(box: Box) -> Tables:
    """The values of a box as tables."""
    tables = read_box(box.data)
    tables.digest = box.digest
    return tables
