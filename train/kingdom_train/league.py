"""Nets of the past: whoever learns only against itself forgets how to beat who it was."""

import copy
import random

import torch


class League:
    def __init__(self, size=8, seed=1):
        self.members, self.size, self.random = [], size, random.Random(seed)

    def add(self, player):
        """Once full, a random one but the oldest makes room: the first lessons stay."""
        member = {name: tensor.detach().cpu().clone() for name, tensor in player.state_dict().items()}
        if len(self.members) == self.size:
            del self.members[self.random.randrange(1, self.size)]
        self.members.append(member)

    def lend(self, player):
        """One of them at random, in a copy of the player; none while there are none."""
        if not self.members:
            return None
        past = copy.deepcopy(player)
        past.load_state_dict(self.random.choice(self.members))
        for parameter in past.parameters():
            parameter.requires_grad_(False)
        return past


class Average:
    """The weights' moving average: what plays, is measured and is shipped."""

    def __init__(self, player, keep=0.99):
        self.player = copy.deepcopy(player)
        self.keep = keep
        for parameter in self.player.parameters():
            parameter.requires_grad_(False)

    @torch.no_grad()
    def follow(self, player):
        for mine, theirs in zip(self.player.parameters(), player.parameters()):
            mine.lerp_(theirs, 1 - self.keep)
