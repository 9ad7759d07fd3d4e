"""Masked PPO on The Game alone, in one file: it learns to play, and then plays as a bot.

    python examples/ppo/solo.py                     # trains; needs PyTorch, and at most 20 minutes
    reihum simulate the-game --bot examples/ppo/solo.py:Solo --games 10000
    reihum benchmark examples/ppo/solo.py:Solo --task the-game/1
    reihum serve --bot examples/ppo/solo.py:Solo    # and sit down beside it
    python examples/ppo/solo.py --play monday       # a record of a game alone, to look at

Thousands of games are played at once by the vector environment. The net sees a legal action as a
few numbers (how far the card is from the top, which cards would be lost, whether a trick comes
back) and says how good it is; the same small net looks at every action. What it has learned it
writes beside this file, into solo.npz, and how that went into solo.csv. Playing needs NumPy alone.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

import reihum
from reihum.bots import Bot, Observation
from reihum.environments.policies import observed
from reihum.rules.engine.compiling import Array

WEIGHTS, CURVE = (Path(__file__).with_suffix(suffix) for suffix in (".npz", ".csv"))
HEADER = "steps,minutes,left,won"  # of the curve
LEARNED = "the-game"  # what Extreme shows begins with the same numbers, and means more
CARDS, LOWEST, HAND, PILES = 98, 2, 8, 4
PLAYS = HAND * PILES
END = PLAYS  # the last of the choices
FIRST_PLAY = 6  # the flat number of the lowest card on the first pile
# Where they lie in an observation:
DOWN, TOPS, ACTING, COUNT, REQUIRED, DRAW = 98, 196, 209, 210, 211, 212
UP = np.array([True, True, False, False])
ABOUT_PLAY, ABOUT_TABLE = 13, 12  # how many numbers tell of a play, and of the table


def choices(seen: Array, mask: Array) -> tuple[Array, Array, Array]:
    """Of many observations: what each choice looks like, which are legal, and their numbers.

    The choices are each card of the hand, in order, on each pile; the last one ends the turn.
    """
    rows = np.arange(len(seen))[:, None]
    hand, down = seen[:, :CARDS] > 0, seen[:, DOWN : DOWN + CARDS] > 0
    place = np.argsort(~hand, axis=1, kind="stable")[:, :HAND]  # of the cards held, in order
    held = hand[rows, place]
    numbers = FIRST_PLAY + (place * PILES)[:, :, None] + np.arange(PILES)
    numbers = np.concatenate([numbers.reshape(-1, PLAYS), np.zeros((len(seen), 1), int)], axis=1)
    legal = mask[rows, numbers] > 0
    legal[:, :END] &= np.repeat(held, PILES, axis=1)
    plays = about_plays(seen, place + LOWEST, held, hand, down)
    return _joined(plays, about_table(seen, plays, legal)), legal, numbers


def about_plays(seen: Array, cards: Array, held: Array, hand: Array, down: Array) -> Array:
    """What each card on each pile looks like."""
    rows = np.arange(len(seen))[:, None, None]
    tops = seen[:, None, TOPS : TOPS + PILES].astype(int)
    card = np.broadcast_to(cards[:, :, None], (*cards.shape, PILES))
    ahead = np.where(UP, card - tops, tops - card)  # how far beyond the top; below 0 is a trick
    left, mine = _counts(~down), _counts(hand)  # cards up to a number that are not down, and mine
    lost = np.where(
        UP, left[rows, card] - left[rows, tops], left[rows, tops - 1] - left[rows, card - 1]
    )
    own = np.where(
        UP, mine[rows, card] - mine[rows, tops], mine[rows, tops - 1] - mine[rows, card - 1]
    )
    beyond = np.where(UP, left[rows, 99] - left[rows, card], left[rows, card - 1])
    mine_back, free_back = _turning(np.where(UP, card - 10, card + 10), hand, down)
    mine_now, free_now = _turning(np.where(UP, tops - 10, tops + 10), hand, down)
    gaps = np.where(held[:, 1:], np.diff(cards, axis=1), 30)  # to the next card of the hand
    none = np.full((len(seen), 1), 30)
    above, below = np.concatenate([gaps, none], axis=1), np.concatenate([none, gaps], axis=1)
    following = np.where(UP, above[:, :, None], below[:, :, None])
    fitting = np.where((ahead > 0) | (ahead == -10), np.maximum(ahead, -10), 100)
    best = np.sort(fitting, axis=2)
    elsewhere = np.where(fitting == best[:, :, :1], best[:, :, 1:2], best[:, :, :1])
    told = (
        ahead == -10,
        np.clip(ahead, -10, 60) / 20,
        np.clip(lost, -10, 40) / 10,
        np.clip(own, -4, 8) / 4,
        mine_back,
        free_back,
        beyond / 50,
        np.clip(elsewhere, -10, 60) / 20,
        np.clip(ahead, -10, 5) / 5,
        np.clip(lost, -5, 5) / 5,
        np.broadcast_to(mine_now, card.shape),
        np.broadcast_to(free_now, card.shape),
        np.clip(following, 0, 30) / 10,
    )
    return np.stack(told, axis=3).reshape(len(seen), PLAYS, ABOUT_PLAY).astype(np.float32)


def _turning(cards: Array, hand: Array, down: Array) -> tuple[Array, Array]:
    """Whether the cards that turn piles back are in the hand, and whether they may still come."""
    rows, at = np.arange(len(hand))[:, None, None], np.clip(cards - LOWEST, 0, CARDS - 1)
    inside = at == cards - LOWEST
    mine = inside & hand[rows, at]
    return mine, inside & ~down[rows, at] & ~mine


def _counts(cards: Array) -> Array:
    """By number from 0 to 100: how many of some cards there are up to it."""
    counts = np.zeros((len(cards), 101), int)
    counts[:, LOWEST : LOWEST + CARDS] = np.cumsum(cards, axis=1)
    counts[:, 100] = counts[:, 99]
    return counts


def about_table(seen: Array, plays: Array, legal: Array) -> Array:
    """What the whole table looks like: room on the piles, what is owed, how cheap the hand is."""
    tops = seen[:, TOPS : TOPS + PILES].astype(np.float32)
    room = np.where(UP, 100 - tops, tops - 1) / 50
    room = np.concatenate([np.sort(room[:, :2]), np.sort(room[:, 2:])], axis=1)
    cost = np.where(legal[:, :END], plays[:, :, 2], 5).reshape(-1, HAND, PILES).min(axis=2)
    cheap = np.sort(cost, axis=1)[:, :4]
    owed = seen[:, REQUIRED] - seen[:, COUNT]
    rest = (seen[:, DRAW] / 50, owed <= 0, owed, seen[:, DRAW] == 0)
    return np.concatenate([room, cheap, np.stack(rest, axis=1)], axis=1).astype(np.float32)


def _joined(plays: Array, table: Array) -> Array:
    """Each choice with the table around it; the end of the turn is all 0 but for a 1 of its own."""
    made = np.zeros((len(plays), PLAYS + 1, ABOUT_PLAY + 1 + ABOUT_TABLE), np.float32)
    made[:, :END, :ABOUT_PLAY] = plays
    made[:, END, ABOUT_PLAY] = 1
    made[:, :, ABOUT_PLAY + 1 :] = table[:, None]
    return made


class Solo(Bot):
    """Plays what the net likes best."""

    def __init__(self, weights: Path = WEIGHTS) -> None:
        with np.load(weights) as file:
            self._layers = [(file[f"weight{n}"], file[f"bias{n}"]) for n in range(3)]

    def choose(self, observation: Observation) -> str:
        """The text of an action; a server offers it where this does not fail."""
        if observation.game.name != LEARNED:
            raise ValueError(f"it has learned nothing but {LEARNED}")
        seen, mask, numbers = observed(observation)
        if seen[ACTING] < 0:  # the players agree who begins: that it has never met
            return str(observation.legal()[0])
        return numbers.text(int(self.best(seen[None], mask[None])[0]))

    def best(self, seen: Array, mask: Array) -> Array:
        """The flat number of the best action of many observations."""
        told, legal, numbers = choices(seen, mask)
        for place, (weight, bias) in enumerate(self._layers):
            told = told @ weight.T + bias
            if place < len(self._layers) - 1:
                told = np.maximum(told, 0)
        liked = np.where(legal, told[:, :, 0], -np.inf).argmax(axis=1)
        best: Array = numbers[np.arange(len(seen)), liked]
        return best


def played(deal: str) -> str:
    """The record of a game alone."""
    player, state = Solo(), reihum.game(LEARNED).deal(deal)
    while state.seat is not None:
        state = state.play(player.choose(Observation(state.game, 0, state.observe(0))))
    return state.record()


def arguments() -> argparse.Namespace:
    """What can be set."""
    parser = argparse.ArgumentParser(description="Masked PPO on The Game alone.")
    parser.add_argument("--minutes", type=float, default=20, help="of processor time, at most")
    parser.add_argument("--iterations", type=int, default=500)
    parser.add_argument("--games", type=int, default=256, help="played at once")
    parser.add_argument("--steps", type=int, default=64, help="in each of them, before learning")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batches", type=int, default=4)
    parser.add_argument("--rate", type=float, default=3e-3, help="of learning, at the beginning")
    parser.add_argument("--entropy", type=float, default=0.003)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--trace", type=float, default=0.97, help="lambda of the advantages")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--curve", type=Path, default=CURVE, help="how it went, as CSV")
    parser.add_argument("--picture", type=Path, help="draw that curve, and do no more")
    parser.add_argument("--play", metavar="DEAL", help="play that, write the record, and no more")
    return parser.parse_args()


def train(given: argparse.Namespace) -> None:  # noqa: C901 - told from top to bottom
    """Learn, and write what was learned; prints how it goes."""
    import gymnasium
    import torch
    from torch import nn

    import reihum.environments.gymnasium  # noqa: F401 - registers the environments

    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    games, steps = given.games, given.steps
    envs: Any = gymnasium.make_vec(
        "reihum/TheGame-v0",
        num_envs=games,
        vectorization_mode="vector_entry_point",
        reward="progress",
        autoreset_mode="SameStep",
    )

    def layers(size: int, last: float) -> nn.Sequential:
        made = nn.Sequential(
            nn.Linear(size, given.hidden),
            nn.ReLU(),
            nn.Linear(given.hidden, given.hidden),
            nn.ReLU(),
            nn.Linear(given.hidden, 1),
        )
        nn.init.orthogonal_(made[4].weight, last)
        return made

    actor = layers(ABOUT_PLAY + 1 + ABOUT_TABLE, 0.01)
    critic = layers(ABOUT_TABLE + ABOUT_PLAY, 1.0)
    trained = [*actor.parameters(), *critic.parameters()]
    optimizer = torch.optim.Adam(trained, lr=given.rate, eps=1e-5)

    def policy(told: Any, legal: Any) -> Any:
        liked = torch.full(legal.shape, -1e9)
        liked[legal] = actor(told[legal])[:, 0]  # nothing is thought about what is not legal
        return torch.distributions.Categorical(logits=liked, validate_args=False)

    def value(told: Any, legal: Any) -> Any:
        """Of the table, and of the mean of what can be played."""
        weights = legal[:, :END, None].float()
        mean = (told[:, :END, :ABOUT_PLAY] * weights).sum(1) / weights.sum(1).clamp(min=1)
        return critic(torch.cat([told[:, 0, ABOUT_PLAY + 1 :], mean], dim=1))[:, 0]

    size = ABOUT_PLAY + 1 + ABOUT_TABLE
    told_all = torch.zeros(steps, games, PLAYS + 1, size)
    legal_all = torch.zeros(steps, games, PLAYS + 1, dtype=torch.bool)
    chosen_all = torch.zeros(steps, games, dtype=torch.long)
    shape = (steps, games)
    logs, values, rewards, ended = (torch.zeros(shape) for _ in range(4))

    shown, _ = envs.reset(seed=given.seed)
    told, legal, numbers = choices(shown["observation"], shown["action_mask"])
    begun, played, curve = time.process_time(), 0, []
    left: list[float] = []
    wins: list[float] = []
    for iteration in range(given.iterations):
        spent = (time.process_time() - begun) / 60 / given.minutes
        progress = max(spent, iteration / given.iterations)
        if progress >= 1:
            break
        optimizer.param_groups[0]["lr"] = given.rate * (1 - progress)

        for step in range(steps):
            told_all[step], legal_all[step] = torch.from_numpy(told), torch.from_numpy(legal)
            with torch.no_grad():
                choice = policy(told_all[step], legal_all[step])
                chosen = choice.sample()
                logs[step], values[step] = (
                    choice.log_prob(chosen),
                    value(told_all[step], legal_all[step]),
                )
            chosen_all[step] = chosen
            actions = numbers[np.arange(games), chosen.numpy()]
            shown, reward, over, _, infos = envs.step(actions)
            rewards[step], ended[step] = torch.from_numpy(reward), torch.from_numpy(over)
            left += ((1 - infos["standing"][over]) * CARDS).tolist()
            wins += infos["result"][over].tolist()
            told, legal, numbers = choices(shown["observation"], shown["action_mask"])
        played += steps * games

        with torch.no_grad():
            following = value(torch.from_numpy(told), torch.from_numpy(legal))
        advantages, trace = torch.zeros(shape), torch.zeros(games)
        for step in reversed(range(steps)):
            goes_on = 1 - ended[step]
            error = rewards[step] + following * goes_on - values[step]
            trace = error + given.trace * goes_on * trace
            advantages[step], following = trace, values[step]
        returns = advantages + values

        flat_told, flat_legal = told_all.flatten(0, 1), legal_all.flatten(0, 1)
        flat_chosen, flat_logs = chosen_all.flatten(), logs.flatten()
        flat_returns, flat_advantages = returns.flatten(), advantages.flatten()
        for _ in range(given.epochs):
            for part in torch.randperm(steps * games).chunk(given.batches):
                choice = policy(flat_told[part], flat_legal[part])
                gain = flat_advantages[part]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                ratio = (choice.log_prob(flat_chosen[part]) - flat_logs[part]).exp()
                clipped = ratio.clamp(1 - given.clip, 1 + given.clip)
                loss_policy = -torch.min(ratio * gain, clipped * gain).mean()
                guess = value(flat_told[part], flat_legal[part])
                loss_value = (guess - flat_returns[part]).pow(2).mean()
                loss = loss_policy + 5 * loss_value - given.entropy * choice.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(trained, 0.5)
                optimizer.step()

        if iteration % 5 == 4:
            minutes = (time.process_time() - begun) / 60
            row = (played, minutes, float(np.mean(left)), 100 * float(np.mean(wins)))
            curve.append(row)
            print("%10d steps %6.1f min  cards left %5.2f  won %5.2f %%" % row, flush=True)  # noqa: T201, UP031
            left, wins = [], []
            _keep(actor, given.weights)
            np.savetxt(given.curve, curve, "%.4f", ",", header=HEADER, comments="")
    _keep(actor, given.weights)


def draw(curve: Path, picture: Path) -> None:
    """Draw how the cards left became fewer."""
    from matplotlib.figure import Figure

    rows = np.loadtxt(curve, delimiter=",", skiprows=1, ndmin=2)
    figure = Figure(figsize=(7, 4), layout="constrained")
    left, won = (axes := figure.subplots()), axes.twinx()
    left.plot(rows[:, 0] / 1e6, rows[:, 2], color="tab:blue")
    left.set(xlabel="million actions", ylim=(0, None))
    left.set_ylabel("cards left", color="tab:blue")
    won.plot(rows[:, 0] / 1e6, rows[:, 3], color="tab:orange")
    won.set(ylim=(0, None))
    won.set_ylabel("games won (%)", color="tab:orange")
    figure.savefig(picture, dpi=120)


def _keep(actor: Any, path: Path) -> None:
    """Write the layers of a net, as `Solo` reads them."""
    layers = [actor[place] for place in (0, 2, 4)]
    kept = {f"weight{n}": layer.weight.detach().numpy() for n, layer in enumerate(layers)}
    kept |= {f"bias{n}": layer.bias.detach().numpy() for n, layer in enumerate(layers)}
    np.savez_compressed(path, **kept)


if __name__ == "__main__":
    given = arguments()
    if given.picture:
        draw(given.curve, given.picture)
    elif given.play:
        print(played(given.play))  # noqa: T201
    else:
        train(given)
