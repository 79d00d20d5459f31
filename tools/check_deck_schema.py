#!/usr/bin/env python3
"""Checks the founders' deck against data/decks/deck.schema.json, and that the schema refuses what it should."""
import copy
import json
import pathlib
import sys

import jsonschema

DECKS = pathlib.Path(__file__).resolve().parent.parent / "data" / "decks"

# What a slip of the hand could write: where, and the value that must be refused there.
BROKEN = [
    (["developments", 0, "cost"], {}),
    (["developments", 0, "cost", "gold"], 0),
    (["developments", 0, "type"], "castle"),
    (["developments", 0, "colour"], "red"),
    (["developments", 0, "key"], "Big Farm"),
    (["developments", 0, "points"], {"each": 2}),
    (["treasures", 0, "resources"], ["gold"]),
    (["calamities", "copies"], 7),
    (["advisors", 0, "key"], "court_jester"),
    (["quests", 0, "sides", "solo"], []),
    (["conquest", "prison"], 3),
]


def changed(deck, path, value):
    result = copy.deepcopy(deck)
    place = result
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return result


def main():
    schema = json.loads((DECKS / "deck.schema.json").read_text(encoding="utf-8"))
    deck = json.loads((DECKS / "founders.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    faults = [f"{'.'.join(map(str, error.path))}: {error.message}" for error in validator.iter_errors(deck)]
    for path, value in BROKEN:
        if validator.is_valid(changed(deck, path, value)):
            faults.append(f"the schema lets {value!r} pass at {'.'.join(map(str, path))}")
    print("\n".join(faults) or "founders.json fits the schema")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
