"""Three servers on one PostgreSQL and players on all of them, while servers are killed, paused and cut off,
the database is restarted and its disk is full. Afterwards: every acknowledged decision exactly once, dense
numbers, real-time order, nobody saw time go back, all servers show the same.

    postgres_test.py [--seconds 20] [--pairs 6] [--seed 1]
"""

import argparse
import contextlib
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time

from node import Node
from postgres import Postgres
from postgres_history import History, faults_of
from postgres_players import Pair
from postgres_way import Way

from kingdom_client import Refused, Seat, Server

DISK_MB = 400


class SmallPostgres(Postgres):
    """On a disk of some hundred megabytes, if that can be had."""

    def prepare(self):
        self.is_small = os.getuid() == 0 and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m,mode=755", "tmpfs", self.folder],
            check=False, stderr=subprocess.DEVNULL).returncode == 0

    def stop(self):
        self.control("-m", "immediate", "stop")
        if self.is_small:
            subprocess.run(["umount", "-l", self.folder], check=True)
        super().remove()

    def fill(self, seconds):
        """Nothing can be written for a while."""
        ballast = f"{self.folder}/base/ballast"
        with contextlib.suppress(OSError), open(ballast, "wb") as file:
            while True:
                file.write(bytes(1 << 20))
        time.sleep(seconds)
        os.remove(ballast)
        time.sleep(0.5)
        self.revive()

    def revive(self):
        """After its disk was full the database may have given up."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self.control("status")
            return
        self.start()


class Disturber:
    def __init__(self, nodes, ways, database, rng):
        self.nodes, self.ways, self.database, self.rng = nodes, ways, database, rng
        self.done = {}

    def run(self, seconds):
        end = time.time() + seconds
        acts = [self.kill, self.pause, self.cut, self.restart]
        if self.database.is_small:
            acts.append(self.fill)
        for act in itertools.cycle(acts):
            time.sleep(self.rng.uniform(0.3, 1.2))
            if time.time() > end:
                return
            act()
            self.done[act.__name__] = self.done.get(act.__name__, 0) + 1

    def kill(self):
        node = self.rng.choice(self.nodes)
        node.kill()
        node.start()

    def pause(self):
        node = self.rng.choice(self.nodes)
        node.send(signal.SIGSTOP)
        time.sleep(self.rng.uniform(0.3, 3))
        node.send(signal.SIGCONT)

    def cut(self):
        way = self.rng.choice(self.ways)
        way.cut()
        time.sleep(self.rng.uniform(0.3, 3))
        way.mend()

    def restart(self):
        self.database.restart()

    def fill(self):
        self.database.fill(self.rng.uniform(0.2, 1))


def rows_in(database):
    def rows_of(table):
        rows = database.rows(f"SELECT number, client_id, replace(body, ' ', '') FROM log "
                             f"WHERE table_id = '{table}' ORDER BY number")
        return [(int(number), key, json.loads(body)["decision"]) for number, key, body in rows]
    return rows_of


def faults_of_views(nodes, pairs):
    """The last table of every pair, as each node shows it to each seat."""
    for made in (pair.made[-1] for pair in pairs if pair.made):
        for name, grant in made["seats"].items():
            views = [Seat(Server(node.address), made["table"], grant["token"]).look() for node in nodes]
            for view in views:
                view["table"].pop("seats")
            if any(view != views[0] for view in views):
                yield f"{made['table']}: {name} is shown something else by another server"


def wait_until_ready(nodes):
    end = time.time() + 15
    for node in nodes:
        while True:
            try:
                Server(node.address, timeout=6).ask("GET", "/readyz")
                break
            except (OSError, Refused):
                if time.time() > end:
                    raise
                time.sleep(0.1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pairs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng, stop, history = random.Random(options.seed), threading.Event(), History()
    database = SmallPostgres("-c max_wal_size=64MB")
    try:
        ways = [Way(database) for _ in range(3)]
        with Node(ways[0].store) as one, Node(ways[1].store) as two, Node(ways[2].store) as three:
            nodes = [one, two, three]
            pairs = [Pair(nodes, history, stop, rng.random()) for _ in range(options.pairs)]
            for pair in pairs:
                pair.start()
            disturber = Disturber(nodes, ways, database, rng)
            disturber.run(options.seconds)
            wait_until_ready(nodes)
            time.sleep(1)
            stop.set()
            for pair in pairs:
                pair.join(timeout=60)
            faults = faults_of(history, rows_in(database)) + list(faults_of_views(nodes, pairs))
    finally:
        database.stop()
    accepted = sum(one.outcome == "accepted" for one in history.said)
    resent = sum(pair.resent for pair in pairs)
    if accepted < 5 * options.seconds or resent == 0:
        faults.append(f"too little happened: {accepted} decisions, {resent} sent again")
    for fault in faults:
        print(fault)
    did = ", ".join(f"{count} x {name}" for name, count in sorted(disturber.done.items()))
    print(f"three servers, {options.seconds:.0f} s, {did}: {accepted} acknowledged decisions, {resent} sent again, "
          f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
