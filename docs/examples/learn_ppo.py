"""Learn two-player Draftosaurus by masked PPO in self-play, then play against the greedy bot.

    pip install "saurian[envs]" torch
    python learn_ppo.py --minutes 30 --curve curve.csv

Both seats are played by one net: observation → policy over the legal actions, and the expected margin. The
two seats decide in turn, so that a step of the rollout is one decision of each, and rewards come together.
"""

import argparse
import csv
import time
from random import Random

import numpy as np
import torch
from torch import nn

from saurian.bots import make_bot
from saurian.core import CHANCE
from saurian.envs import VectorEnv
from saurian.games import find_game

GAME, OPTIONS = "draftosaurus", {"players": 2, "board": "summer"}
GAMES, PAIRS, MINIBATCH, EPOCHS = 256, 36, 2048, 3
CLIP, LAMBDA, GRADIENT, POINTS = 0.2, 0.95, 0.5, 20.0


class Net(nn.Module):
    """One trunk for policy and value."""

    def __init__(self, inputs: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the probabilities of all actions, and the value."""
        hidden = self.trunk(seen)
        return self.policy(hidden).masked_fill(~mask, -1e9).log_softmax(-1), self.value(hidden).squeeze(-1)


class Learner:
    """A net, its games and its optimiser."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = VectorEnv(GAME, GAMES, seed=seed, reward="margin", **OPTIONS)
        high = torch.tensor([entry.high for entry in self.env.encoder.entries], dtype=torch.float32)
        self.scale = high.clamp(max=6)
        self.net = Net(self.env.encoder.size, self.env.actions)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=1e-3, eps=1e-5)

    @torch.no_grad()
    def rollout(self) -> list[torch.Tensor]:
        """Play on: observations, masks, actions, their log probabilities, advantages and returns."""
        seen, masks, actions, logs, values, rewards, ends = ([] for _ in range(7))
        for half in range(2 * PAIRS):
            assert (self.env.to_move == half % 2).all()
            x = torch.from_numpy(self.env.observations.copy()) / self.scale
            mask = torch.from_numpy(self.env.mask.copy())
            log, value = self.net(x, mask)
            action = torch.multinomial(log.exp(), 1).squeeze(-1)
            reward, done = self.env.step(action.numpy())
            for kept, new in zip((seen, masks, actions, values), (x, mask, action, value), strict=True):
                kept.append(new)
            logs.append(log.gather(-1, action[:, None]).squeeze(-1))
            if half % 2:
                rewards.append(torch.from_numpy(reward.T / POINTS))
                ends.append(torch.from_numpy(done.copy()))
        value = torch.stack(values).view(PAIRS, 2, GAMES)
        last = torch.zeros(2, GAMES)  # a rollout is a whole number of games long: nothing is left to come
        assert ends[-1].all()
        advantage, ahead = torch.zeros_like(value), torch.zeros(2, GAMES)
        for k in reversed(range(PAIRS)):
            after = (value[k + 1] if k + 1 < PAIRS else last) * ~ends[k]
            ahead = rewards[k] + after - value[k] + LAMBDA * ahead * ~ends[k]
            advantage[k] = ahead
        returns = advantage + value
        parts = torch.stack(seen), torch.stack(masks), torch.stack(actions), torch.stack(logs)
        return [part.flatten(0, 1) for part in parts] + [advantage.flatten(), returns.flatten()]

    def improve(self, entropy: float) -> float:
        """One rollout and some epochs over it; the mean entropy of the policy."""
        data, spread = self.rollout(), 0.0
        data[4] = (data[4] - data[4].mean()) / data[4].std()
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(data[0])).split(MINIBATCH):
                x, mask, action, old, advantage, returns = (part[rows] for part in data)
                log, value = self.net(x, mask)
                ratio = (log.gather(-1, action[:, None]).squeeze(-1) - old).exp()
                gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
                uncertain = -(log.exp() * log).sum(-1).mean()
                loss = -gain + 0.5 * (value - returns).square().mean() - entropy * uncertain
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), GRADIENT)
                self.optimiser.step()
                spread = uncertain.item()
        return spread


class NetBot:
    """The net as a bot: it gets views of the readable engine, as every bot does."""

    def __init__(self, learner: Learner) -> None:
        self.learner, self.game = learner, find_game(GAME)
        self.encoder = self.game.encoder(OPTIONS)

    @torch.no_grad()
    def choose(self, view: object, rng: Random) -> object:
        """The most likely action."""
        mask = np.zeros(self.learner.env.actions, np.bool_)
        mask[[self.game.code(action) for action in view.legal()]] = True
        x = torch.tensor(self.encoder.encode(view)) / self.learner.scale
        return self.game.action(int(self.learner.net(x[None], torch.from_numpy(mask)[None])[0].argmax()))


def win_share(learner: Learner, games: int, seed: int) -> tuple[float, float]:
    """Against the greedy bot, from both seats of the same deals: win share and its standard error."""
    game, shares = find_game(GAME), []
    for number in range(games):
        bots = [NetBot(learner), make_bot("greedy", GAME)][:: -1 if number % 2 else 1]
        state, deal, rng = game.start(OPTIONS), Random(seed + number // 2), Random(number)
        while acting := state.acting():
            for seat in acting:
                bot_move = seat != CHANCE
                state.apply(
                    seat, bots[seat].choose(state.view(seat), rng) if bot_move else state.sample(deal)
                )
        winners = state.outcome().winners
        shares.append((number % 2 in winners) / len(winners))
    pairs = np.array(shares).reshape(-1, 2).mean(axis=1)
    return float(pairs.mean()), float(pairs.std(ddof=1) / len(pairs) ** 0.5)


def main() -> None:
    """Learn, and play against the greedy bot now and then."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30, help="processor time to learn")
    parser.add_argument("--updates", type=int, default=10**9, help="stop after this many updates")
    parser.add_argument("--games", type=int, default=2000, help="games against the greedy bot at the end")
    parser.add_argument("--every", type=int, default=50, help="updates between two points of the curve")
    parser.add_argument("--curve", help="write the learning curve to this CSV file")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    torch.set_num_threads(1)
    learner, curve, started, update, learning = Learner(wanted.seed), [], time.time(), 0, 0.0
    while learning < 60 * wanted.minutes and update < wanted.updates:
        left = 1 - min(1.0, learning / (60 * wanted.minutes))
        learner.optimiser.param_groups[0]["lr"] = 1e-3 * (0.05 + 0.95 * left)
        begun = time.process_time()
        spread = learner.improve(entropy=0.01 * left + 0.001)
        learning += time.process_time() - begun
        update += 1
        if update % wanted.every == 0:
            share, error = win_share(learner, 200, seed=10_000)
            decisions = 2 * PAIRS * GAMES * update
            curve.append((update, decisions, round(learning, 1), round(share, 4), round(error, 4)))
            print(
                f"{update:5} {decisions / 1e6:6.2f} M {learning / 60:5.1f} min"
                f"  {share:.1%} ± {1.96 * error:.1%}  entropy {spread:.2f}",
                flush=True,
            )
    share, error = win_share(learner, wanted.games, seed=1_000_000)
    print(
        f"against greedy, {wanted.games} games: {share:.1%} ± {1.96 * error:.1%};"
        f" {learning / 60:.1f} min of processor time, {(time.time() - started) / 60:.1f} min in all"
    )
    if wanted.curve:
        with open(wanted.curve, "w", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(("update", "decisions", "seconds", "win_share", "standard_error"))
            rows.writerows(curve)


if __name__ == "__main__":
    main()
