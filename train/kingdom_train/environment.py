"""The batched environment of src/batch as torch tensors: many games stepped by C++ threads into pinned memory."""

import ctypes
from dataclasses import dataclass
from pathlib import Path

import numpy
import torch

MODULES = ("none", "menace", "advisors", "quest", "conquest")
PHASES = ("draft", "offer", "select", "search", "pick", "menace_step", "planning", "production",
          "combat", "conquest", "end_window", "over")


class Layout(ctypes.Structure):
    """kingdom_batch_layout."""

    _fields_ = [(name, ctypes.c_uint32) for name in (
        "observation_version", "menu_version", "observation_bytes", "menu_bytes", "figures", "piles",
        "tokens", "token_bytes", "token_traits", "places", "traits", "trait_rows", "roles", "entries",
        "layings", "choices")]

    def as_dict(self):
        return {name: getattr(self, name) for name, _ in self._fields_}


class _Options(ctypes.Structure):
    _fields_ = [("games", ctypes.c_uint32), ("threads", ctypes.c_uint32), ("seed", ctypes.c_uint64),
                ("modules", ctypes.c_uint32), ("solo_percent", ctypes.c_uint32),
                ("perturbed_percent", ctypes.c_uint32), ("perturbed_decks", ctypes.c_uint32),
                ("rival", ctypes.c_char_p), ("rival_playouts", ctypes.c_uint32),
                ("teacher", ctypes.c_char_p), ("teacher_playouts", ctypes.c_uint32)]


class _Buffers(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in (
        "observations", "menus", "seats", "decks", "ended", "results", "taught")]


@dataclass(frozen=True)
class Games:
    """Which games a batch plays, and with whom."""

    games: int
    threads: int
    seed: int = 1
    modules: tuple = MODULES
    solo_percent: int = 0
    perturbed_percent: int = 0
    perturbed_decks: int = 0
    rival: str = ""
    rival_playouts: int = 0
    teacher: str = ""
    teacher_playouts: int = 0


def library(path):
    """libkingdom_batch.so with its functions declared."""
    made = ctypes.CDLL(str(Path(path).resolve()))
    made.kingdom_batch_get_layout.restype = Layout
    made.kingdom_batch_create.restype = ctypes.c_void_p
    made.kingdom_batch_create.argtypes = [ctypes.POINTER(_Options), ctypes.POINTER(_Buffers)]
    made.kingdom_batch_error.restype = ctypes.c_char_p
    made.kingdom_batch_destroy.argtypes = [ctypes.c_void_p]
    made.kingdom_batch_reset.argtypes = [ctypes.c_void_p]
    made.kingdom_batch_step.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    made.kingdom_batch_step.restype = ctypes.c_uint32
    made.kingdom_batch_deck_count.argtypes = [ctypes.c_void_p]
    made.kingdom_batch_deck_count.restype = ctypes.c_uint32
    made.kingdom_batch_traits.argtypes = [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p]
    return made


class Environment:
    """Tensors are overwritten by every reset and step; `step` wants one choice a game."""

    def __init__(self, made, games: Games, device="cpu"):
        self._library = made
        self.layout = made.kingdom_batch_get_layout()
        self.device = torch.device(device)
        count = games.games
        pin = self.device.type == "cuda"

        def buffer(*shape, dtype=torch.uint8):
            return torch.zeros(*shape, dtype=dtype, pin_memory=pin)

        self.observations = buffer(count, self.layout.observation_bytes)
        self.menus = buffer(count, self.layout.menu_bytes)
        self.seats = buffer(count)
        self.decks = buffer(count)
        self.ended = buffer(count)
        self.results = buffer(count, 2, 3, dtype=torch.float32)
        self.taught = buffer(count, dtype=torch.int32)
        self._choices = buffer(count, dtype=torch.int32)
        chosen = _Options(count, games.threads, games.seed,
                          sum(1 << MODULES.index(name) for name in games.modules),
                          games.solo_percent, games.perturbed_percent, games.perturbed_decks,
                          games.rival.encode(), games.rival_playouts,
                          games.teacher.encode(), games.teacher_playouts)
        places = _Buffers(*[tensor.data_ptr() for tensor in (
            self.observations, self.menus, self.seats, self.decks, self.ended, self.results,
            self.taught)])
        self._batch = made.kingdom_batch_create(ctypes.byref(chosen), ctypes.byref(places))
        if not self._batch:
            raise ValueError(made.kingdom_batch_error().decode())

    def close(self):
        if self._batch:
            self._library.kingdom_batch_destroy(self._batch)
            self._batch = None

    def __del__(self):
        self.close()

    def handle(self):
        """For other functions of the library."""
        return self._batch

    def traits(self):
        """The cards of every deck as numbers: decks x rows x traits."""
        decks = self._library.kingdom_batch_deck_count(self._batch)
        made = numpy.zeros((decks, self.layout.trait_rows, self.layout.traits), dtype=numpy.int8)
        for deck in range(decks):
            self._library.kingdom_batch_traits(self._batch, deck, made[deck].ctypes.data)
        return torch.from_numpy(made)

    def reset(self):
        self._library.kingdom_batch_reset(self._batch)

    def step(self, choices):
        self._choices.copy_(choices)
        refused = self._library.kingdom_batch_step(self._batch, self._choices.data_ptr())
        if refused:
            raise RuntimeError(f"{refused} choices were not on their menus")

    def fetch(self):
        """What the net needs of the present positions, on its device."""
        return {name: getattr(self, name).to(self.device, non_blocking=True)
                for name in ("observations", "menus", "seats", "decks")}
