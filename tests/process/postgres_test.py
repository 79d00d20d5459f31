"""Two servers on one PostgreSQL, players on both: one server is killed, one is paused and resumed, the
database is restarted. Nothing is lost and nothing counts twice.

    postgres_test.py [--seconds 20] [--players 8]
"""

import argparse
import itertools
import random
import signal
import sys
import threading
import time

from durability_test import Player
from node import Node
from postgres import Postgres

from kingdom_client import Seat, Server


class TwoServerPlayer(Player):
    """Asks one server, then the other."""

    def __init__(self, addresses, seed, stop):
        super().__init__(addresses[0], seed, stop)
        self.addresses = itertools.cycle(addresses)

    def patiently(self, ask):
        return super().patiently(ask)

    def play_table(self):
        self.address = next(self.addresses)
        super().play_table()

    def decide(self, table, seat, view):
        # Each decision goes through the other server than the last.
        seat.server.close()
        seat.server.host = Server(next(self.addresses)).host
        super().decide(table, seat, view)


def disturb(nodes, database, seconds, rng):
    end = time.time() + seconds
    steps = itertools.cycle(["kill", "pause", "restart"])
    while time.time() < end:
        time.sleep(rng.uniform(0.5, 1.5))
        node = rng.choice(nodes)
        step = next(steps)
        if step == "kill":
            node.kill()
            node.start()
        elif step == "pause":
            node.send(signal.SIGSTOP)
            time.sleep(rng.uniform(0.3, 1.0))
            node.send(signal.SIGCONT)
        else:
            database.restart()


def faults_of(database, player):
    for table in player.tables:
        rows = database.entries(table["id"])
        if [int(row[0]) for row in rows] != list(range(len(rows))):
            yield f"{table['id']}: the log has a gap"
        stored = [row[1] for row in rows]
        for viewer, client_id, _, _ in table["acknowledged"]:
            if stored.count(f"{viewer}:{client_id}") != 1:
                yield f"{table['id']}: an acknowledged decision is there {stored.count(client_id)} times"
        if not 0 <= len(rows) - len(table["acknowledged"]) <= 1:
            yield f"{table['id']}: {len(rows)} stored, {len(table['acknowledged'])} acknowledged"


def both_agree(nodes, tables):
    for table in tables:
        views = [Seat(Server(node.address), table["id"], None).look() for node in nodes]
        for view in views:
            view["table"].pop("seats")
        if views[0] != views[1]:
            yield f"{table['id']}: the two servers show different tables"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    database = Postgres()
    stop = threading.Event()
    try:
        with Node(database.address) as one, Node(database.address) as two:
            players = [TwoServerPlayer([one.address, two.address], rng.random(), stop)
                       for _ in range(options.players)]
            for player in players:
                player.start()
            disturb([one, two], database, options.seconds, rng)
            stop.set()
            for player in players:
                player.join(timeout=60)
            faults = [fault for player in players for fault in faults_of(database, player)]
            faults += [f"a player failed: {player.fault!r}" for player in players if player.fault]
            faults += both_agree([one, two], [table for player in players for table in player.tables[-1:]])
            total = sum(player.decisions for player in players)
            resent = sum(player.resent for player in players)
            if total < 100 or resent == 0:
                faults.append(f"too little happened: {total} decisions, {resent} sent again")
    finally:
        database.stop()
    for fault in faults:
        print(fault)
    print(f"two servers, {total} acknowledged decisions, {resent} sent again, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
