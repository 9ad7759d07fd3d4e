"""`reihum compile`: so that nobody waits for a compiler later."""

import time

import typer

from ..languages import Figure, here, tell


def compile_everything() -> None:
    """`reihum compile`."""
    from ..arena.play.random_games import compile_everything as compile_rules
    from ..bots.warming import compile_steps, compile_thoughts
    from ..review.warming import compile_reviews

    begun = time.perf_counter()
    compile_rules(typer.echo)
    compile_steps()
    compile_thoughts()
    compile_reviews()
    seconds = time.perf_counter() - begun
    typer.echo(tell("done-compiled", seconds=Figure(seconds, ".1f").said(here())))
