"""Mirrored pairs of the net against a level of the built-in opponents."""

import math
from dataclasses import dataclass

import torch

from .environment import MODULES, Environment
from .policy import Position, sample


@dataclass
class Score:
    games: int
    share: float      # of wins, a shared one counts half
    error: float      # 95 %
    by_module: dict
    margin: float     # points

    def __str__(self):
        modules = ", ".join(f"{name} {100 * share:.0f}" for name, share in self.by_module.items())
        return f"{100 * self.share:.1f} % (± {100 * self.error:.1f}, {self.games} games, {self.margin:+.1f} points; {modules})"


@torch.no_grad()
def against(made, games, player, device, rounds=1, temperature=1.0, calm=0.0):
    """`games.games` games at once, `rounds` of each; games 2k and 2k + 1 are one deal with the seats swapped."""
    environment = Environment(made, games, device)
    traits = environment.traits().to(device).float()
    environment.reset()
    count = games.games
    values = [[] for _ in range(count)]
    module = _modules(environment, count)
    kinds, margins = [], []
    while min(len(part) for part in values) < rounds:
        now = environment.fetch()
        with torch.autocast(environment.device.type, torch.bfloat16):
            position = Position(environment.layout, now["observations"], now["menus"], now["decks"])
            choices, _, _ = sample(player, position, traits, temperature, calm)
        environment.step(choices.to("cpu", torch.int32))
        for game in environment.ended.nonzero().flatten().tolist():
            if len(values[game]) < rounds:
                result = environment.results[game, game % 2]
                values[game].append(float(result[0]) / 2 + 0.5)
                kinds.append((module[game], values[game][-1]))
                margins.append(float(result[1] - result[2]))
            module[game] = _module(environment, game)
    environment.close()
    return _score(values, kinds, margins)


def _modules(environment, count):
    return [_module(environment, game) for game in range(count)]


def _module(environment, game):
    return MODULES[int(environment.observations[game, 20:25].argmax())]


def _score(values, kinds, margins):
    pairs = [(a + b) / 2 for one, two in zip(values[::2], values[1::2]) for a, b in zip(one, two)]
    mean = sum(pairs) / len(pairs)
    variance = sum((pair - mean) ** 2 for pair in pairs) / max(len(pairs) - 1, 1)
    shares = {name: [share for kind, share in kinds if kind == name] for name in MODULES}
    return Score(2 * len(pairs), mean, 1.96 * math.sqrt(variance / len(pairs)),
                 {name: sum(part) / len(part) for name, part in shares.items() if part},
                 sum(margins) / len(margins))
