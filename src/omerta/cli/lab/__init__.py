"""omerta lab: arena · tournament · balance · record · perf."""

from omerta.cli.lab.commands import add_lab

__all__ = ["add_lab"]
