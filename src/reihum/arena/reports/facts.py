"""What people want to know of a run: a few facts, each with its name.

A fact is two messages. `in_words` says them, in the language of whoever sits at this keyboard;
programs read the JSON of a run instead, which has the same names in every language.
"""

from collections.abc import Iterable
from functools import reduce

from ...games import Game, Message
from ...languages import Figure, here
from ..play.description import Description
from ..runs.comparison import Comparison
from ..runs.contest import Contest
from ..runs.rounds import named
from ..runs.simulation import Simulation
from ..runs.tournament import Tournament
from ..words import Told, counted, difference, elo, people, percent, plain, score_name, word

Facts = list[tuple[Told, Told]]


def said(told: Told) -> str:
    """A name or a figure, in the language spoken here."""
    return told if isinstance(told, str) else told.said(here())


def in_words(facts: Iterable[tuple[Told, Told]]) -> dict[str, str]:
    """Facts by their names, in the language spoken here."""
    return {said(name): said(value) for name, value in facts}


def of_simulation(run: Simulation) -> Facts:
    """How often it is won, with which scores, how long games are and why they end."""
    game, tally = run.game, run.tally
    told: Facts = [(Message("fact-game"), listed(game.title, people(game), run.bot.name))]
    told.append((Message("fact-games"), Figure(tally.games)))
    for player in range(1 if game.cooperative else game.everybody):
        told.append((_of(Message("fact-won"), game, player), percent(tally.win_rate(player))))
        told.append((_of(score_name(game), game, player), plain(tally.score(player))))
    if game.excellent is not None:
        few = Message("fact-below", {"score": game.excellent})
        told.append((few, percent(tally.below(game.excellent))))
    told += [(word(f"measure-{name}"), plain(tally.measure(name))) for name in game.measures]
    told.append((Message("fact-ended"), _ends(run)))
    if tally.decisions:
        micro = Figure(tally.seconds / tally.decisions * 1e6, ",.1f")
        told.append((Message("fact-time"), Message("figure-micro", {"time": micro})))
    return told + signals(run.description)


def listed(*parts: Told) -> Told:
    """With commas: what stands above figures, and several figures of one thing."""
    return reduce(lambda one, two: Message("fact-comma", {"first": one, "then": two}), parts)


def _of(what: Told, game: Game, player: int) -> Told:
    """Whose figure it is, where not all have the same."""
    if game.cooperative:
        return what
    seated = player < game.players
    who: Told = seat(player) if seated else game.imaginary[player - game.players]
    return listed(what, who)


def seat(number: int) -> Message:
    """A seat, counted as programs do."""
    return Message("seat", {"seat": number})


def _ends(run: Simulation) -> Told:
    """Why games ended, and how often each."""
    told = run.tally.why(run.game).items()
    parts = [{"why": word(f"ended-{why}"), "count": Figure(count)} for why, count in told]
    return listed(*(Message("fact-ended-so", part) for part in parts)) if parts else ""


def of_tournament(run: Tournament) -> Facts:
    """Who is how strong, and what the test says."""
    told: Facts = [(Message("fact-game"), listed(run.game.title, people(run.game)))]
    told.append((Message("fact-deals"), _deals(run)))
    told += [(name, Message("fact-rating", {"elo": elo(rating)})) for name, rating in run.ranked()]
    return told + verdicts(run) + signals(run.description) + failures(run)


def of_comparison(found: Comparison) -> Facts:
    """How far two bots lie apart."""
    run, (one, other) = found.run, found.run.names
    about = listed(run.game.title, people(run.game), against(one, other))
    told: Facts = [(Message("fact-game"), about)]
    told.append((Message("fact-deals"), _deals(run)))
    told.append((_results(run.game), listed(*map(Figure, found.games))))
    if found.win_rate is not None:
        told.append((Message("fact-win-rate"), difference(found.win_rate, "+.2%")))
    told.append((Message("fact-share"), difference(found.score, "+.2%")))
    told.append((score_name(run.game), difference(found.margin, "+.2f")))
    told.append((Message("fact-elo"), elo(found.elo)))
    if found.verdict:
        told.append((Message("fact-test"), found.verdict.message))
    return told + signals(run.description) + failures(run)


def against(one: str, other: str) -> Message:
    """Two bots that meet."""
    return Message("fact-against", {"one": one, "other": other})


def _results(game: Game) -> Message:
    """What the three counts of a comparison are."""
    if not game.cooperative:
        return Message("fact-results")
    better = "fewer" if game.low_score_wins else "more"
    return Message(f"fact-results-{better}", {"score": score_name(game)})


def _deals(run: Contest) -> Told:
    deals = Figure(run.deals)
    return Message("run-stopped", {"deals": deals}) if run.interrupted else deals


def verdicts(run: Tournament) -> Facts:
    """What the test says of each pair, if there is one."""
    return [(against(*pair), verdict.message) for pair, verdict in run.verdicts().items()]


def signals(run: Description) -> Facts:
    """Who signals and who does not, if someone wanted signals."""
    if not run.talk:
        return []
    told = _signalling(run) if run.talking else Message("signalling-none", {"game": run.game.title})
    return [(Message("fact-signals"), told)]


def _signalling(run: Description) -> Message:
    names = list(zip(named(run.entrants), run.entrants, strict=True))
    giving = [name for name, entrant in names if entrant.talks()]
    silent = [name for name, entrant in names if not entrant.talks()]
    told = [Message("signalling-by", {"bots": ", ".join(giving)})] if giving else []
    told += [Message("signalling-silent", {"bot": name}) for name in silent]
    return reduce(lambda one, two: Message("signalling-and", {"first": one, "then": two}), told)


def failures(run: Contest) -> Facts:
    """Which bots failed, how often, and how it looked the first time."""
    told: Facts = []
    for name, count in zip(run.names, run.meetings.failures, strict=True):
        first = next((fault for fault in run.meetings.faults if fault.bot == name), None)
        if count:
            games = counted("fact-failed-in", count).params
            seen = {"deal": f"{run.seed}/{first.number}", "what": first.what} if first else {}
            code = "fact-failed-first" if first else "fact-failed-in"
            told.append((Message("fact-failed", {"bot": name}), Message(code, {**games, **seen})))
    return told
