"""The net in whole numbers, asked through the library: what the program will play with."""

import ctypes

import numpy


class WholeNet:
    def __init__(self, made, data):
        made.kingdom_net_read.restype = ctypes.c_void_p
        made.kingdom_net_read.argtypes = [ctypes.c_char_p, ctypes.c_uint64]
        made.kingdom_net_close.argtypes = [ctypes.c_void_p]
        made.kingdom_net_judge.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32] + 4 * [ctypes.c_void_p]
        self._library = made
        self._net = made.kingdom_net_read(data, len(data))
        if not self._net:
            raise ValueError(made.kingdom_batch_error().decode())

    def __del__(self):
        if getattr(self, "_net", None):
            self._library.kingdom_net_close(self._net)

    def judge(self, games, which):
        """Of one position of an environment: likings of every choice, and win, points, other's points."""
        logits = numpy.zeros(games.layout.choices, dtype=numpy.float32)
        prospect = numpy.zeros(3, dtype=numpy.float32)
        self._library.kingdom_net_judge(
            self._net, games.handle(), int(games.decks[which]), games.observations[which].data_ptr(),
            games.menus[which].data_ptr(), logits.ctypes.data, prospect.ctypes.data)
        return logits, prospect
