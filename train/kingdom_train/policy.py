"""Choosing from menus: sampling, and the likelihood of what was chosen.

Positions with offers have a thousand choices more than the others and are a seventh of all, so the two kinds
go through the softmax apart.
"""

import math
from dataclasses import dataclass

import torch

from . import unpack

LIMIT = 1e-30


@dataclass
class Judged:
    """Of the choices that were made; one number a position."""

    log_prob: torch.Tensor
    entropy: torch.Tensor      # as a part of what it could be at most
    value: torch.Tensor        # B x 3
    belief: torch.Tensor       # mean loss over hidden cards, a scalar


class Position:
    """A batch of positions, unpacked as far as its fullest member needs."""

    def __init__(self, layout, observations, menus, decks):
        # Rounded up, so that few different shapes come up.
        tokens = int(unpack.token_count(layout, observations).max())
        entries = max(int(unpack.entry_count(layout, menus).max()), 1)
        self.seen = unpack.seen(layout, observations, min(layout.tokens, -(-tokens // 8) * 8))
        self.menus = unpack.menus(layout, menus, min(layout.entries, -(-entries // 8) * 8))
        self.decks = decks
        self.layout = layout
        self.has_offers = self.menus.offers.flatten(1).any(1)

    def logits(self, player, x, keys):
        """(positions without offers, their logits), (positions with offers, their logits)."""
        entries = player.entry_logits(x, keys, self.menus)
        plain = (~self.has_offers).nonzero().squeeze(1)
        offering = self.has_offers.nonzero().squeeze(1)
        if not offering.numel():
            return (plain, entries), (offering, entries[:0])
        part = unpack.Menus(self.menus.offers[offering], *[None] * 4)
        seen = unpack.Seen(*[None] * 4, self.seen.places[offering], None, self.seen.present[offering])
        offers = player.offer_logits(seen, keys.index_select(0, offering), part)
        of_entries = entries.index_select(0, offering)
        return (plain, entries.index_select(0, plain)), (offering, torch.cat([offers, of_entries], 1))


def gumbel_choice(logits, temperature):
    if temperature == 0:
        return logits.argmax(1)
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(LIMIT, 1 - 1e-7)))
    return (logits / temperature + noise).argmax(1)


def sample(player, position, traits, temperature=1.0, calm=None):
    """Choices as the environment numbers them, their log-likelihood and the value.

    `calm`: the temperature of everything but offers and selections, which must not be foreseen.
    """
    x, keys = player(position.seen, position.decks, traits)
    base = position.layout.layings ** 2
    count = x.shape[0]
    choices = torch.empty(count, dtype=torch.long, device=x.device)
    likely = torch.empty(count, device=x.device)
    for (which, logits), first in zip(position.logits(player, x, keys), (base, 0)):
        if not which.numel():
            continue
        chosen = gumbel_choice(logits, temperature)
        if first and calm is not None:
            selecting = (position.seen.figures[which, 2] > 0).unsqueeze(1)
            chosen = torch.where(selecting.squeeze(1), chosen, gumbel_choice(logits, calm))
        likely[which] = torch.log_softmax(logits, 1).gather(1, chosen.unsqueeze(1)).squeeze(1)
        choices[which] = chosen + first
    return choices, likely, player.value(x)


def judge(player, position, traits, choices, belief_of=None):
    """`belief_of`: the positions whose hidden cards are guessed, a slice; none: no belief is learned."""
    x, keys = player(position.seen, position.decks, traits)
    base = position.layout.layings ** 2
    count = x.shape[0]
    likely = torch.zeros(count, device=x.device)
    entropy = torch.zeros(count, device=x.device)
    for (which, logits), first in zip(position.logits(player, x, keys), (base, 0)):
        if not which.numel():
            continue
        logs = torch.log_softmax(logits, 1)
        likely = likely.index_put((which,), logs.gather(1, (choices[which] - first).unsqueeze(1)).squeeze(1))
        finite = torch.isfinite(logs)
        part = -(logs.exp() * logs.masked_fill(~finite, 0)).sum(1)
        entropy = entropy.index_put((which,), part / finite.sum(1).clamp(min=2).log())
    belief = x.new_zeros((), dtype=torch.float32)
    if belief_of is not None:
        belief = belief_loss(player, position, keys, traits, belief_of)
    return Judged(likely, entropy, player.value(x), belief)


def belief_loss(player, position, keys, traits, which):
    seen = unpack.Seen(*[getattr(position.seen, name)[which] for name in (
        "figures", "piles", "cards", "truth", "places", "traits", "present")])
    logits = player.belief_logits(seen, keys[which], position.decks[which], traits)
    hidden = (seen.cards == unpack.UNKNOWN) & (seen.truth != unpack.UNKNOWN) & seen.present
    found = torch.log_softmax(logits, -1).gather(2, seen.truth.clamp(max=unpack.UNKNOWN - 1).unsqueeze(-1))
    found = found.squeeze(-1)[hidden]
    found = found[torch.isfinite(found)]
    return -found.mean() / math.log(2) if found.numel() else keys.new_zeros((), dtype=torch.float32)
