"""A first taste of the game: learning to choose what a level of the built-in opponents would choose."""

import time

import torch

from .policy import Position, judge, sample


def clone(environment, player, optimiser, traits, seconds, noise=0.1, say=print):
    """`noise`: the part of positions in which the net itself plays on, so that it learns to come back."""
    device, began, steps, shown = environment.device, time.time(), 0, 0.0
    loss_sum = agree_sum = 0.0
    environment.reset()
    while time.time() - began < seconds:
        now = environment.fetch()
        taught = environment.taught.to(device).long()
        known = taught >= 0
        with torch.autocast(device.type, torch.bfloat16):
            position = Position(environment.layout, now["observations"], now["menus"], now["decks"])
            judged = judge(player, position, traits, taught.where(known, _first(position)), None)
        weight = known.float() / known.sum().clamp(min=1)
        loss = -(judged.log_prob.clamp(min=-20) * weight).sum()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(player.parameters(), 1.0)
        optimiser.step()
        with torch.no_grad(), torch.autocast(device.type, torch.bfloat16):
            own, _, _ = sample(player, position, traits)
        strays = torch.rand(known.shape, device=device) < noise
        choices = torch.where(known & ~strays, taught, own)
        environment.step(choices.to("cpu", torch.int32))
        steps += 1
        loss_sum += float(loss.detach())
        agree_sum += float(((own == taught) & known).float().sum() / known.sum().clamp(min=1))
        if time.time() - shown > 10:
            say(f"clone: {steps} steps, loss {loss_sum / steps:.3f}, agrees {agree_sum / steps:.3f}, "
                f"{steps * known.numel() / (time.time() - began):,.0f} decisions/s")
            shown, loss_sum, agree_sum, began, seconds, steps = (
                time.time(), 0.0, 0.0, time.time(), seconds - (time.time() - began), 0)
    return steps


def _first(position):
    """Some choice of every menu, for positions that have no lesson."""
    base = position.layout.layings ** 2
    offers = position.menus.offers.flatten(1).float().argmax(1)
    return torch.where(position.has_offers, offers, base)
