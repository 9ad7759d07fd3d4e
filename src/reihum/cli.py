"""One command per thing a person wants to do."""


def main() -> None:
    """The command `reihum`."""
