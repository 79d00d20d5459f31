#!/usr/bin/env python3
"""Fails on an #include that points upward, on one a room must not know, and on a file that is too long."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What each room may include besides itself: the table of rooms in docs/architecture.md.
ROOMS = {
    "base": set(),
    "cards": {"base"},
    "rules": {"base", "cards"},
    "record": {"base", "cards", "rules"},
    "ai": {"base", "cards", "rules"},
    "batch": {"base", "cards", "rules", "ai"},
    "store": {"base"},
    "server/protocol": {"base", "cards", "rules", "record", "ai"},
    "server/table": {"base", "cards", "rules", "record", "server/protocol"},
    "server/hall": {"base", "cards", "rules", "record", "ai", "store", "server/protocol",
                    "server/table"},
    "server/net": set(),
    "server/beast": {"server/net"},
    "server/api": {"base", "cards", "rules", "record", "store", "server/protocol", "server/table",
                   "server/hall", "server/net"},
}

# Libraries a room must never know.
WIRE = {"boost", "sqlite3.h", "libpq-fe.h"}
OUTSIDE = {"chrono", "filesystem", "fstream", "iostream", "mutex", "random", "thread"}
FORBIDDEN = {
    "base": {"nlohmann", "openssl", "random"},
    "cards": {"nlohmann", "openssl"} | OUTSIDE,
    "rules": {"nlohmann", "openssl"} | OUTSIDE,
    "ai": {"nlohmann", "openssl", "random"},
    "batch": {"nlohmann", "openssl", "random"},
    "store": {"boost", "nlohmann"},
    "server/protocol": WIRE | OUTSIDE,
    "server/table": WIRE | OUTSIDE,
    "server/hall": WIRE,
    "server/net": {"nlohmann"} | WIRE,
    "server/beast": {"nlohmann", "sqlite3.h", "libpq-fe.h"},
    "server/api": WIRE,
}

CODE = {".cpp", ".h", ".py", ".sh", ".ts"}
FOLDERS = ("src", "app", "bindings", "examples", "tests", "tools", "web/src", "cmake")
MOST_LINES = 500

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def code_files():
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix in CODE and "node_modules" not in path.parts:
                yield path
    yield ROOT / "play"
    yield ROOT / "test"


def room_of(parts):
    """The room that a path from src/ lies in; a room inside a room is named with a slash."""
    return "/".join(parts[:2]) if parts[0] == "server" and len(parts) > 1 else parts[0]


def include_fault(room, quote, target):
    """What is wrong with this include seen from this room of src/ (None: outside src/), if anything."""
    first = target.split("/")[0]
    if quote == "<":
        if first in FORBIDDEN.get(room, set()):
            return f"{room} must not know <{target}>"
        return None
    if target.endswith(".inc"):
        return None  # generated at build time
    if ".." in Path(target).parts or first == "src":
        return f'"{target}" should be written from src/'
    if room is None:
        return None
    inside = room_of(target.split("/"))
    if inside not in ROOMS:
        return f'"{target}" is in no room; includes are written from src/'
    if inside != room and inside not in ROOMS[room]:
        return f'{room} must not include "{target}"'
    return None


def faults_in(path):
    name = path.relative_to(ROOT)
    lines = path.read_text(encoding="utf-8").splitlines()
    if len(lines) > MOST_LINES:
        yield f"{name}: {len(lines)} lines, at most {MOST_LINES}"
    if path.suffix not in (".cpp", ".h"):
        return
    room = room_of(name.parts[1:]) if name.parts[0] == "src" else None
    if room is not None and room not in ROOMS:
        yield f"{name}: {room} is not a room"
        return
    for number, line in enumerate(lines, start=1):
        match = INCLUDE.match(line)
        fault = include_fault(room, *match.groups()) if match else None
        if fault:
            yield f"{name}:{number}: {fault}"


def main():
    faults = [fault for path in code_files() for fault in faults_in(path)]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
