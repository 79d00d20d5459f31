"""What players did and heard, and what must be true of it afterwards."""

import itertools
import threading
from dataclasses import dataclass, field


@dataclass
class Said:
    """One decision: sent, and perhaps acknowledged. Sent again it is the same decision."""

    table: str
    key: str  # seat:client_id, as the log keeps it
    decision: dict
    sent: float
    answered: float = None
    outcome: str = "unknown"  # accepted, or refused for good


@dataclass
class History:
    said: list = field(default_factory=list)
    seen: list = field(default_factory=list)  # (watcher, revision, seq) in the order in which it was seen
    faults: list = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def say(self, said):
        with self.lock:
            self.said.append(said)
        return said

    def see(self, watcher, view):
        with self.lock:
            self.seen.append((watcher, view["table"]["revision"], view["seq"]))


def faults_of_table(table, said, rows):
    """`rows` are the log: (number, key, decision)."""
    numbers = [number for number, _, _ in rows]
    if numbers != list(range(len(rows))):
        yield f"{table}: numbers are not dense: {numbers}"
    stored = {}
    for number, key, decision in rows:
        if key in stored:
            yield f"{table}: {key} counts twice"
        stored[key] = (number, decision)
    sent = {one.key: one for one in said}
    for key in stored:
        if key not in sent:
            yield f"{table}: {key} was never sent"
    for one in said:
        if one.outcome == "accepted" and one.key not in stored:
            yield f"{table}: {one.key} was acknowledged and is lost"
        if one.outcome == "refused" and one.key in stored:
            yield f"{table}: {one.key} was refused and is there"
        if one.key in stored and stored[one.key][1] != one.decision:
            yield f"{table}: another decision is stored under {one.key}"
    written = sorted((stored[one.key][0], one) for one in said if one.key in stored)
    for (_, earlier), (_, later) in itertools.combinations(written, 2):
        if later.answered is not None and later.answered < earlier.sent:
            yield f"{table}: {later.key} was acknowledged before {earlier.key} was sent, and stands behind it"


def faults_of_seeing(seen):
    last = {}
    for watcher, revision, seq in seen:
        if (revision, seq) < last.get(watcher, (0, 0)):
            yield f"{watcher}: saw {(revision, seq)} after {last[watcher]}"
        last[watcher] = (revision, seq)


def faults_of(history, rows_of):
    """`rows_of(table)` reads the log."""
    tables = {}
    for one in history.said:
        tables.setdefault(one.table, []).append(one)
    faults = list(history.faults)
    for table, said in tables.items():
        faults += faults_of_table(table, said, rows_of(table))
    return faults + list(faults_of_seeing(history.seen))
