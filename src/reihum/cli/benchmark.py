"""`reihum benchmark`: how good a policy is, on the deals on which everybody's is measured."""

from typing import Annotated

import typer

from ..languages import here, tell
from .arguments import Cores
from .errors import plain_errors

Policies = Annotated[list[str], typer.Argument(metavar="POLICY")]
TaskNames = Annotated[list[str] | None, typer.Option("--task")]
Markdown = Annotated[bool, typer.Option("--markdown")]


def benchmark(
    policies: Policies,
    task: TaskNames = None,
    deals: str = "1000",
    cores: Cores = None,
    limit: float = 10.0,
    markdown: Markdown = False,
) -> None:
    """`reihum benchmark`."""
    from rich.console import Console
    from rich.table import Table

    with plain_errors():
        from ..environments.evaluation import as_markdown, graded, head, pairs
        from .reading import count

        console, grades = Console(highlight=False), []
        for each, policy in pairs(policies, task):
            with console.status(tell("grade-playing", policy=policy, task=each.name)):
                grades.append(graded(policy, each, count(deals), cores, limit))
            if grades[-1].interrupted:
                break
        grades = [grade for grade in grades if grade.deals]
        if markdown:
            console.print(as_markdown(grades), soft_wrap=True, markup=False)
        else:
            table = Table(*head(), box=None, padding=(0, 2, 0, 0))
            for grade in grades:
                table.add_row(*grade.cells())
            console.print(table)
        for grade in grades:
            if grade.failed:
                typer.secho(grade.failed.said(here()), fg="red", err=True)
