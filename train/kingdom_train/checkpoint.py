"""A run on disk: everything that going on needs, written whole or not at all."""

import os

import torch


def save(path, run):
    """`run`: a dictionary of state_dicts, lists and numbers."""
    fresh = f"{path}.new"
    torch.save(run, fresh)
    os.replace(fresh, path)


def load(path, device):
    """Nothing when there is no such file."""
    if not os.path.exists(path):
        return None
    return torch.load(path, map_location=device)


def half(state):
    """Half the size; nothing that matters to a net of the past or to one that is only looked at."""
    return {name: tensor.half() if tensor.is_floating_point() else tensor for name, tensor in state.items()}


def brief(optimiser):
    """An optimiser's state with its moments in sixteen bits: they are means of noise anyway."""
    def short(value):
        large = isinstance(value, torch.Tensor) and value.numel() > 1
        return value.bfloat16() if large else value

    state = {key: {name: short(value) for name, value in moments.items()}
             for key, moments in optimiser["state"].items()}
    return {"state": state, "param_groups": optimiser["param_groups"]}
