#!/usr/bin/env python3
"""Writes the weights of a run as the whole numbers that the program plays with.

    train/export_net.py run/run.pt data/nets/NAME.knet

The file's layout is told in src/ai/net/network.cpp.
"""

import struct
import sys
from pathlib import Path

import numpy

sys.path.insert(0, str(Path(__file__).resolve().parent))

from kingdom_train import checkpoint  # noqa: E402  the path comes first

FORMAT = 1
ONE = 128
WORD = (1 << 64) - 1


def fingerprint(data):
    """base/fingerprint.h, byte by byte."""
    word = 0x243f6a8885a308d3
    for byte in data:
        word ^= byte
        word = ((word << 27) | (word >> 37)) & WORD
        word = (word * 0x9fb21c651e98df25 + 0x2545f4914f6cdd1d) & WORD
    mixed = ((word ^ (word >> 32)) * 0xd6e8feb86659fd93) & WORD
    return mixed ^ (mixed >> 32)


def layer(weights, offsets=None):
    """Rows of eight-bit weights, each row with the value of its smallest step."""
    weights = weights.float().numpy().astype(numpy.float64)
    rows, columns = weights.shape
    steps = numpy.maximum(numpy.abs(weights).max(1) / 127, 2.0 ** -22)
    whole = numpy.clip(numpy.rint(weights / steps[:, None]), -127, 127).astype(numpy.int8)
    multipliers = numpy.rint(steps * 2 ** 24).astype("<i4")
    zero = numpy.zeros(rows) if offsets is None else offsets.float().numpy().astype(numpy.float64)
    return (struct.pack("<II", rows, columns) + multipliers.tobytes()
            + numpy.rint(zero * ONE).astype("<i4").tobytes() + whole.tobytes())


def layers(net):
    """In the order of layers_of in network.cpp."""
    def linear(name):
        return layer(net[f"{name}.weight"], net.get(f"{name}.bias"))

    yield linear("encoder.card")
    for place, offsets in zip(net["encoder.place"], net["encoder.place_bias"]):
        yield layer(place.T, offsets)
    for name in ("token", "figures", "piles", "join"):
        yield linear(f"encoder.{name}")
    block = 0
    while f"encoder.blocks.{block}.0.weight" in net:
        yield linear(f"encoder.blocks.{block}.0")
        yield linear(f"encoder.blocks.{block}.1")
        block += 1
    for name in ("value.hidden", "value.out", "key", "key_trunk", "role"):
        yield linear(name)
    yield layer(net["first.weight"])
    yield layer(net["second.weight"])
    for name in ("laying", "belief_key", "belief_card"):
        yield linear(name)


def packed(run):
    body = b"".join(layers(run["average"]))
    head = struct.pack("<III", FORMAT, run["layout"]["observation_version"], run["layout"]["menu_version"])
    return b"KNET" + head + struct.pack("<Q", fingerprint(body)) + body


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    run = checkpoint.load(sys.argv[1], "cpu")
    if run is None:
        sys.exit(f"export_net.py: there is no file {sys.argv[1]}")
    Path(sys.argv[2]).write_bytes(packed(run))


if __name__ == "__main__":
    main()
