#!/usr/bin/env python3
"""Keeps what the next training starts with: the weights of a run in half precision, without what only its going on needs.

    train/keep_start.py run/run.pt train/start.pt
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from kingdom_train import checkpoint  # noqa: E402  the path comes first

KEPT = ("layout", "iteration", "decisions", "trained", "width", "trunk")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    run = checkpoint.load(sys.argv[1], "cpu")
    if run is None:
        sys.exit(f"keep_start.py: there is no file {sys.argv[1]}")
    weights = {name: checkpoint.half(run[name]) for name in ("player", "critic", "average")}
    checkpoint.save(sys.argv[2], {name: run[name] for name in KEPT} | weights)


if __name__ == "__main__":
    main()
