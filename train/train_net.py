#!/usr/bin/env python3
"""Trains a net on a machine with a GPU; see docs/training.md.

    train/train_net.py --library build/release/libkingdom_batch.so --out run --seconds 600

Goes on from OUT/run.pt if it is there. OUT/metrics.jsonl tells everything that was measured.
"""

import argparse
import dataclasses
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from kingdom_train.run import Plan, Run  # noqa: E402  the path comes first


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for field in dataclasses.fields(Plan):
        if field.name == "settings":
            continue
        required = field.default is dataclasses.MISSING
        many = isinstance(field.default, tuple)
        parser.add_argument(f"--{field.name.replace('_', '-')}", required=required,
                            type=str if many or required else type(field.default),
                            default=argparse.SUPPRESS, help="" if required else f"default: {field.default}")
    given = vars(parser.parse_args())
    for name, value in given.items():
        if isinstance(next(f for f in dataclasses.fields(Plan) if f.name == name).default, tuple):
            given[name] = tuple(part for part in value.split(",") if part)
    Run(Plan(**given), say=lambda text: print(text, flush=True)).go()


if __name__ == "__main__":
    main()
