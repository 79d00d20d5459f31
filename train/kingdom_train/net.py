"""The net: cards as sums of their traits, one trunk, and heads that score every listed choice.

It names no card: a card is its printed numbers, so a deck that was never seen can be played at once.
"""

import torch
from torch import nn
from torch.nn import functional

from . import unpack

TRAIT_SCALE = 0.25
FIGURE_SCALE = 0.125
PILE_SCALE = 0.05
OFFER_WIDTH = 16
SHARDS = 32


class Encoder(nn.Module):
    """Position -> (trunk, one vector a token). `open_cards`: a critic that sees what is hidden."""

    def __init__(self, layout, width=64, trunk=256, blocks=2, open_cards=False):
        super().__init__()
        self.layout, self.width, self.open_cards = layout, width, open_cards
        self.card = nn.Linear(layout.traits, width)
        self.place = nn.Parameter(torch.randn(layout.places, width, width) * width ** -0.5)
        self.place_bias = nn.Parameter(torch.zeros(layout.places, width))
        self.token = nn.Linear(2 * layout.token_traits, width, bias=False)
        self.figures = nn.Linear(layout.figures, 192)
        self.piles = nn.Linear(layout.piles * layout.traits, 128)
        self.join = nn.Linear(192 + 128 + layout.places * width, trunk)
        self.blocks = nn.ModuleList(
            nn.ModuleList([nn.Linear(trunk, trunk), nn.Linear(trunk, trunk)]) for _ in range(blocks))
        for _, second in self.blocks:
            nn.init.zeros_(second.weight)
            nn.init.zeros_(second.bias)

    def tables(self, traits):
        """By place and row of any deck: what a card adds to its token. traits: decks x rows x traits."""
        cards = functional.relu(self.card(traits.flatten(0, 1) * TRAIT_SCALE))
        return torch.einsum("cw,pwv->pcv", cards, self.place) + self.place_bias.unsqueeze(1)

    def tokens(self, seen, decks, tables):
        cards = seen.truth if self.open_cards else seen.cards
        rows = tables.shape[1]
        index = seen.places * rows + decks.long().unsqueeze(1) * self.layout.trait_rows + cards
        territory = (seen.places == unpack.TERRITORY).unsqueeze(-1)
        traits = seen.traits * FIGURE_SCALE * 2
        own = torch.cat([traits.masked_fill(territory, 0), traits.masked_fill(~territory, 0)], -1)
        index = torch.where(seen.present, index, 0) + self._shard(index) * tables.shape[0] * rows
        known = functional.embedding(index, tables.flatten(0, 1).repeat(SHARDS, 1))
        vectors = functional.relu(known + self.token(own))
        return vectors * seen.present.unsqueeze(-1)

    @staticmethod
    def _shard(index):
        """Positions take turns with copies of the tables: a million face-down cards that all add their
        gradient to one row would wait for each other."""
        return (torch.arange(index.shape[0], device=index.device) % SHARDS).unsqueeze(1)

    def pile_sums(self, seen, decks, traits):
        """What the cards of each pile add up to; nothing here is learned."""
        with torch.no_grad(), torch.autocast(traits.device.type, enabled=False):
            piles = seen.piles[..., :self.layout.trait_rows].to(traits.dtype)
            sums = traits.new_zeros(piles.shape[0], self.layout.piles, self.layout.traits)
            for deck in range(traits.shape[0]):
                which = (decks == deck).nonzero().squeeze(1)
                if which.numel():
                    sums[which] = piles[which] @ traits[deck]
            return sums.flatten(1) * PILE_SCALE

    def forward(self, seen, decks, traits):
        tables = self.tables(traits)
        vectors = self.tokens(seen, decks, tables)
        places = functional.one_hot(seen.places, self.layout.places).to(vectors.dtype)
        sums = torch.bmm(places.transpose(1, 2), vectors)
        x = torch.cat([functional.relu(self.figures(seen.figures * FIGURE_SCALE)),
                       functional.relu(self.piles(self.pile_sums(seen, decks, traits))),
                       sums.flatten(1) * 0.5], 1)
        x = functional.relu(self.join(x))
        for first, second in self.blocks:
            x = x + second(functional.relu(first(x)))
        return x, vectors, sums


class ValueHead(nn.Module):
    """Win in -1..1, own and other's points in units of 20."""

    def __init__(self, trunk):
        super().__init__()
        self.hidden = nn.Linear(trunk, 64)
        self.out = nn.Linear(64, 3)

    def forward(self, x):
        out = self.out(functional.relu(self.hidden(x))).float()
        return torch.cat([torch.tanh(out[:, :1]), out[:, 1:]], 1)


class Critic(nn.Module):
    """Sees everything; used in training alone."""

    def __init__(self, layout, width=64, trunk=256):
        super().__init__()
        self.encoder = Encoder(layout, width, trunk, open_cards=True)
        self.value = ValueHead(trunk)

    def forward(self, seen, decks, traits):
        x, _, _ = self.encoder(seen, decks, traits)
        return self.value(x)


class Player(nn.Module):
    """Policy, value and belief of a player who sees what a player may see."""

    def __init__(self, layout, width=64, trunk=256):
        super().__init__()
        self.layout, self.width = layout, width
        self.encoder = Encoder(layout, width, trunk)
        self.value = ValueHead(trunk)
        self.key = nn.Linear(width, width, bias=False)
        self.key_trunk = nn.Linear(trunk, width)
        self.role = nn.Linear(trunk, layout.roles)
        self.first = nn.Embedding(layout.roles, width)
        self.second = nn.Embedding(len(unpack.PAIR_ROLES), width)
        pairs = torch.full((layout.roles,), -1, dtype=torch.long)
        pairs[list(unpack.PAIR_ROLES)] = torch.arange(len(unpack.PAIR_ROLES))
        self.register_buffer("pair_roles", pairs, persistent=False)
        self.laying = nn.Linear(width, 4 * (1 + OFFER_WIDTH))
        self.belief_key = nn.Linear(width, width)
        self.belief_card = nn.Linear(layout.traits, width)
        for module in (self.role, self.laying):
            nn.init.normal_(module.weight, std=0.01)
            nn.init.zeros_(module.bias)
        nn.init.normal_(self.first.weight, std=0.05)
        nn.init.normal_(self.second.weight, std=0.05)

    def forward(self, seen, decks, traits):
        x, vectors, sums = self.encoder(seen, decks, traits)
        areas = torch.cat([vectors, sums[:, :2]], 1)
        keys = functional.relu(self.key(areas) + self.key_trunk(x).unsqueeze(1))
        return x, keys

    def entry_logits(self, x, keys, menus):
        """One number for every entry; not listed: minus infinity."""
        logits = self.role(x).gather(1, menus.roles)
        logits = logits + self._about(keys, menus.first, menus.roles, self.first.weight)
        pairs = self.pair_roles[menus.roles]
        second = torch.where(pairs >= 0, menus.second, unpack.NO_TOKEN)
        logits = logits + self._about(keys, second, pairs.clamp(min=0), self.second.weight)
        return logits.float().masked_fill(~menus.listed, float("-inf"))

    def _about(self, keys, tokens, roles, weights):
        """What each entry's token says of its role; nothing where there is no token."""
        carried = keys.shape[1] - 2
        scores = functional.linear(keys, weights).flatten(1)
        # Areas stand behind all tokens of the layout, here behind those that are carried.
        moved = torch.where(tokens >= self.layout.tokens, tokens - self.layout.tokens + carried, tokens)
        none = (tokens == unpack.NO_TOKEN) | (moved >= carried + 2)
        index = moved.masked_fill(none, 0) * weights.shape[0] + roles
        return scores.gather(1, index).masked_fill(none, 0)

    def offer_logits(self, seen, keys, menus):
        """Of every pair of laid cards of the hand, flat."""
        start = (seen.places == unpack.MY_HAND).logical_and(seen.present).int().argmax(1)
        slots = (start.unsqueeze(1) + torch.arange(8, device=keys.device)).clamp(max=keys.shape[1] - 1)
        hand = keys.gather(1, slots.unsqueeze(-1).expand(-1, -1, self.width))
        laid = self.laying(hand).view(-1, self.layout.layings, 1 + OFFER_WIDTH)
        alone, pair = laid[..., 0], laid[..., 1:]
        logits = alone.unsqueeze(2) + alone.unsqueeze(1) + pair @ pair.transpose(1, 2)
        return logits.float().masked_fill(~menus.offers, float("-inf")).flatten(1)

    def belief_logits(self, seen, keys, decks, traits):
        """For every token: which unseen card it may be. Only tokens of unknown cards mean anything."""
        ask = self.belief_key(keys[:, :-2])
        cards = self.belief_card(traits * TRAIT_SCALE)[:, :unpack.UNKNOWN]
        logits = torch.einsum("btw,bcw->btc", ask, cards.index_select(0, decks.long()))
        unseen = seen.piles[:, unpack.UNSEEN_PILE, :unpack.UNKNOWN].unsqueeze(1)
        return logits.float().masked_fill(~unseen, float("-inf"))


def sizes(module):
    return sum(parameter.numel() for parameter in module.parameters())
