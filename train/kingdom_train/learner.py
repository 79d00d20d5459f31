"""One update of the net from a rollout: clipped policy steps with strong entropy, values, beliefs."""

from dataclasses import dataclass

import torch

from .environment import PHASES
from .policy import Position, judge

# Advantages are compared within a group: an offer decides more than the place of a cube.
GROUPS = (("offer",), ("select",), ("planning",), ("production",))


@dataclass
class Settings:
    minibatch: int = 131072
    epochs: int = 1
    clip: float = 0.15
    entropy: float = 0.03
    critic_weight: float = 0.5
    value_weight: float = 0.5
    points_weight: float = 0.1
    belief_weight: float = 0.05
    gradient: float = 0.5
    most_kl: float = 0.02


def phase_groups(observations):
    """The group of every position: its place in GROUPS, or one more for all others."""
    phase = observations[:, :len(PHASES)].argmax(1)
    groups = torch.full_like(phase, len(GROUPS))
    for number, names in enumerate(GROUPS):
        for name in names:
            groups[phase == PHASES.index(name)] = number
    return groups


def normalised(advantages, groups, learns):
    result = torch.zeros_like(advantages)
    for number in range(len(GROUPS) + 1):
        which = (groups == number) & learns
        if which.sum() > 1:
            part = advantages[which]
            result[which] = (part - part.mean()) / (part.std() + 1e-4)
    return result.clamp(-5, 5)


def update(rollout, player, critic, optimiser, traits, settings):
    """Gives the means of what was measured on the way."""
    observations, menus, decks, choices, likely, learns = [
        tensor.flatten(0, 1) for tensor in (rollout.observations, rollout.menus, rollout.decks,
                                            rollout.choices, rollout.likely, rollout.learns)]
    targets = rollout.targets.flatten(0, 1)
    advantages = normalised(rollout.advantages.flatten(), phase_groups(observations), learns)
    layout, device = rollout.environment.layout, rollout.environment.device
    total = observations.shape[0]
    told, kl = {}, 0.0
    for _ in range(settings.epochs):
        order = torch.randperm(total, device=device)
        for start in range(0, total - settings.minibatch + 1, settings.minibatch):
            which = order[start:start + settings.minibatch]
            with torch.autocast(device.type, torch.bfloat16):
                position = Position(layout, observations[which], menus[which], decks[which])
                guessed = slice(0, settings.minibatch // 8)
                judged = judge(player, position, traits, choices[which], guessed)
                valued = critic(position.seen, decks[which], traits)
            losses = _losses(judged, valued, targets[which], advantages[which], likely[which],
                             learns[which], settings)
            optimiser.zero_grad(set_to_none=True)
            losses["loss"].backward()
            parameters = [p for group in optimiser.param_groups for p in group["params"]]
            losses["gradient"] = torch.nn.utils.clip_grad_norm_(parameters, settings.gradient)
            optimiser.step()
            for name, value in losses.items():
                told[name] = told.get(name, 0) + value.detach()
            told["updates"] = told.get("updates", 0) + 1
        kl = float(told["kl"]) / told["updates"]
        if kl > settings.most_kl:
            break
    updates = told.pop("updates")
    return {name: float(value) / updates for name, value in told.items()} | {"updates": updates}


def _losses(judged, valued, target, advantage, old, learns, settings):
    weight = learns.float() / learns.float().sum().clamp(min=1)
    difference = judged.log_prob - old
    ratio = difference.clamp(-10, 10).exp()
    clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    policy = -(torch.minimum(ratio * advantage, clipped * advantage) * weight).sum()
    entropy = (judged.entropy * weight).sum()

    def squared(guess, part):
        return torch.nn.functional.smooth_l1_loss(guess[:, part], target[:, part])

    win, points = slice(0, 1), slice(1, 3)
    critic = squared(valued, win) + settings.points_weight * squared(valued, points)
    own = squared(judged.value, win) + settings.points_weight * squared(judged.value, points)
    loss = (policy - settings.entropy * entropy + settings.critic_weight * critic +
            settings.value_weight * own + settings.belief_weight * judged.belief)
    return {"loss": loss, "policy": policy, "entropy": entropy, "critic": critic, "value": own,
            "belief_bits": judged.belief,
            "kl": ((ratio - 1 - difference) * weight).sum(),
            "clipped": (((ratio - 1).abs() > settings.clip).float() * weight).sum(),
            "explained": 1 - (target[:, 0] - valued[:, 0]).var() / (target[:, 0].var() + 1e-6)}
