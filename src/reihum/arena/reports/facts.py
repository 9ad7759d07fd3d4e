"""What people want to know of a run: a few facts, each with its name."""

from ...games import Game
from ..play.description import Description
from ..runs.comparison import Comparison
from ..runs.contest import Contest
from ..runs.rounds import named
from ..runs.simulation import Simulation
from ..runs.tournament import Tournament
from ..words import difference, elo, people, percent, plain, score_name

Facts = dict[str, str]


def of_simulation(run: Simulation) -> Facts:
    """How often it is won, with which scores, how long games are and why they end."""
    game, tally = run.game, run.tally
    told = {"game": f"{game.title}, {people(game)}, {run.bot.name}", "games": f"{tally.games:,}"}
    for player in range(1 if game.cooperative else game.everybody):
        who = _who(game, player)
        told[f"won{who}"] = percent(tally.win_rate(player))
        told[f"{score_name(game)}{who}"] = plain(tally.score(player))
    if game.excellent is not None:
        told[f"fewer than {game.excellent} left"] = percent(tally.below(game.excellent))
    told |= {name: plain(tally.measure(name)) for name in game.measures}
    told["ended"] = ", ".join(f"{why} {count:,}" for why, count in tally.why(game).items())
    if tally.decisions:
        told["time per decision"] = f"{tally.seconds / tally.decisions * 1e6:,.1f} µs"
    return told | signals(run.description)


def _who(game: Game, player: int) -> str:
    """Whose figures they are, where not all have the same."""
    if game.cooperative:
        return ""
    seated = player < game.players
    return f", seat {player}" if seated else f", {game.imaginary[player - game.players]}"


def of_tournament(run: Tournament) -> Facts:
    """Who is how strong, and what the test says."""
    told = {"game": f"{run.game.title}, {people(run.game)}", "deals": _deals(run)}
    told |= {name: f"{elo(rating)} Elo" for name, rating in run.ranked()}
    return told | verdicts(run) | signals(run.description) | failures(run)


def of_comparison(found: Comparison) -> Facts:
    """How far two bots lie apart."""
    run, (one, other) = found.run, found.run.names
    told = {"game": f"{run.game.title}, {people(run.game)}, {one} against {other}"}
    told["deals"] = _deals(run)
    told[_results(run.game)] = ", ".join(f"{count:,}" for count in found.games)
    if found.win_rate is not None:
        told["win rate"] = difference(found.win_rate, ".2%")
    told["share"] = difference(found.score, ".2%")
    told[score_name(run.game)] = difference(found.margin, ".2f")
    told["Elo"] = elo(found.elo)
    if found.verdict:
        told["test"] = str(found.verdict)
    return told | signals(run.description) | failures(run)


def _results(game: Game) -> str:
    """What the three counts of a comparison are."""
    if not game.cooperative:
        return "won, drawn, lost"
    better, worse = ("fewer", "more") if game.low_score_wins else ("more", "fewer")
    return f"{better} {score_name(game)}, as many, {worse}"


def _deals(run: Contest) -> str:
    return f"{run.deals:,}{', stopped early' if run.interrupted else ''}"


def verdicts(run: Tournament) -> Facts:
    """What the test says of each pair, if there is one."""
    return {f"{a} against {b}": str(verdict) for (a, b), verdict in run.verdicts().items()}


def signals(run: Description) -> Facts:
    """Who signals and who does not, if someone wanted signals."""
    if not run.talk:
        return {}
    if not run.talking:
        return {"signals": f"none, for there are none in {run.game.title}"}
    names = list(zip(named(run.entrants), run.entrants, strict=True))
    silent = [name for name, entrant in names if not entrant.talks()]
    giving = [name for name, entrant in names if entrant.talks()]
    told = [f"by {', '.join(giving)}"] if giving else []
    return {"signals": "; ".join(told + [f"{name} gives none" for name in silent])}


def failures(run: Contest) -> Facts:
    """Which bots failed, how often, and how it looked the first time."""
    told = {}
    for name, count in zip(run.names, run.meetings.failures, strict=True):
        first = next((fault for fault in run.meetings.faults if fault.bot == name), None)
        if count:
            shown = f"; deal {run.seed}/{first.number}: {first.what}" if first else ""
            told[f"{name} failed"] = f"in {count:,} games{shown}"
    return told
