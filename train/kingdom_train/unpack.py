"""The bytes of observations and menus as tensors. The layout is that of src/ai/net."""

from dataclasses import dataclass

import torch

TERRITORY = 8
MY_HAND = 4
UNKNOWN = 125
NO_TOKEN = 255
UNSEEN_PILE = 4
# Roles about two tokens: freeze, search, and the twelve kinds of move.
PAIR_ROLES = (8, 10, *range(45, 57))


@dataclass
class Seen:
    figures: torch.Tensor  # B x figures, float
    piles: torch.Tensor    # B x piles x 128, bits
    cards: torch.Tensor    # B x tokens: rows of traits
    truth: torch.Tensor    # B x tokens: the same as a critic may know it
    places: torch.Tensor   # B x tokens
    traits: torch.Tensor   # B x tokens x token_traits, float
    present: torch.Tensor  # B x tokens, bool


@dataclass
class Menus:
    offers: torch.Tensor   # B x layings x layings, bool
    roles: torch.Tensor    # B x entries
    first: torch.Tensor    # B x entries: tokens, the two areas behind them, then nothing
    second: torch.Tensor
    listed: torch.Tensor   # B x entries, bool


def bits(packed, count):
    """uint8 B x ... x n as bool B x ... x count."""
    shifts = torch.arange(8, device=packed.device, dtype=torch.uint8)
    return ((packed.unsqueeze(-1) >> shifts) & 1).flatten(-2)[..., :count].bool()


def seen(layout, packed, tokens=None):
    """`tokens`: no position of the batch has more."""
    tokens = tokens or layout.tokens
    at = layout.figures
    figures = packed[:, :at].view(torch.int8)
    piles = packed[:, at:at + 16 * layout.piles].view(-1, layout.piles, 16)
    at += 16 * layout.piles
    table = packed[:, at:at + layout.token_bytes * tokens].view(-1, tokens, layout.token_bytes)
    count = packed[:, at + layout.token_bytes * layout.tokens]
    present = torch.arange(tokens, device=packed.device) < count.unsqueeze(1)
    return Seen(figures.float(), bits(piles, 128), table[..., 0].long(), table[..., 1].long(),
                table[..., 2].long(), table[..., 4:].view(torch.int8).float(), present)


def token_count(layout, packed):
    return packed[:, layout.figures + 16 * layout.piles + layout.token_bytes * layout.tokens]


def entry_count(layout, packed):
    return packed[:, 4 * layout.layings + 3 * layout.entries]


def menus(layout, packed, entries=None):
    """`entries`: no menu of the batch has more."""
    entries = entries or layout.entries
    at = 4 * layout.layings
    offers = bits(packed[:, :at].reshape(-1, layout.layings, 4), layout.layings)
    table = packed[:, at:at + 3 * entries].reshape(-1, entries, 3).long()
    listed = torch.arange(entries, device=packed.device) < entry_count(layout, packed).unsqueeze(1)
    return Menus(offers, table[..., 0], table[..., 1], table[..., 2], listed)
