"""A part is sick: a node, a connection's backend in the database, the way between them. The others are
delayed by at most five seconds, then go on; /readyz tells the truth; SIGTERM ends the process within eight."""

import contextlib
import http.client
import os
import random
import signal
import subprocess
import sys
import threading
import time
import unittest

from node import Node
from postgres import Postgres

from kingdom_client import Refused, Seat, Server

LONGEST = 5.0
LONGEST_STOP = 8.0
WRITER = "%pg_try_advisory_xact_lock%"


@contextlib.contextmanager
def frozen(processes):
    assert processes
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


class SickCase(unittest.TestCase):
    def setUp(self):
        self.database = self.make_database()
        self.addCleanup(self.database.stop)
        self.nodes = [Node(self.address).start() for _ in range(2)]
        for node in self.nodes:
            self.addCleanup(node.kill)
        self.one, self.two = (Server(node.address, timeout=30) for node in self.nodes)

    def make_database(self):
        return Postgres()

    @property
    def address(self):
        return self.database.address

    def ask(self, server, *arguments):
        """The status, within the limit."""
        began = time.time()
        try:
            server.ask(*arguments)
            status = 200
        except Refused as refused:
            status = refused.status
        self.assertLess(time.time() - began, LONGEST, arguments)
        return status

    def table(self, server):
        made = server.ask("POST", "/api/tables", {})
        return made["table"], [grant["token"] for grant in made["seats"].values()]

    def decide(self, server, table, token):
        """One decision if the seat has one; its status."""
        seat = Seat(server, table, token)
        view = seat.look()
        if not view["legal"]:
            return 200
        body = {"client_id": os.urandom(8).hex(), "seq": view["seq"], "decision": view["legal"][0]}
        return self.ask(server, "POST", f"/api/tables/{table}/decisions", body, token)

    def is_soon(self, server, *arguments):
        """It works again within the limit."""
        began = time.time()
        while self.ask(server, *arguments) != 200:
            self.assertLess(time.time() - began, LONGEST, arguments)
            time.sleep(0.05)


class SickBackendTest(SickCase):
    def test_a_frozen_backend_of_the_writer(self):
        table, tokens = self.table(self.one)
        for token in tokens:
            self.decide(self.one, table, token)
        with frozen(self.database.backends(WRITER)):
            self.is_soon(self.one, "POST", "/api/players", {"name": "Ada"})
            self.is_soon(self.one, "GET", "/readyz")
            self.is_soon(self.two, "POST", "/api/players", {"name": "Bo"})

    def test_a_lock_on_the_log(self):
        self.table(self.one)
        lock = subprocess.Popen(self.database.psql(
            "-c", "SET statement_timeout = 0; BEGIN; LOCK TABLE log; SELECT pg_sleep(8); COMMIT"),
            stdout=subprocess.DEVNULL)
        self.addCleanup(lock.wait)
        time.sleep(0.5)
        table, tokens = self.table(self.two)
        askers = [threading.Thread(target=self.ask, args=(Server(self.nodes[0].address), "GET", f"/api/tables/{table}",
                                                          None, tokens[0])) for _ in range(20)]
        for asker in askers:
            asker.start()
        for path in ("/readyz", "/api/daily", "/livez"):
            self.ask(self.one, "GET", path)
        for asker in askers:
            asker.join()
        self.assertEqual(self.ask(self.one, "POST", "/api/players", {"name": "Ada"}), 200)
        self.assertIsNone(lock.poll(), "all that happened while the log was locked")

    def test_a_frozen_connection_for_notices(self):
        table, tokens = self.table(self.one)
        views = {token: Seat(self.two, table, token).look() for token in tokens}
        token = next(token for token, view in views.items() if view["legal"])
        waiting, answers = Seat(Server(self.nodes[1].address), table, token), []
        view = views[token]
        poll = threading.Thread(target=lambda: answers.append(
            waiting.look(view["seq"], view["table"]["revision"], wait=30)))
        poll.start()
        time.sleep(0.5)
        with frozen(self.database.backends("LISTEN%")):
            self.assertEqual(self.decide(self.one, table, token), 200)
            poll.join(timeout=LONGEST)
            self.assertTrue(answers, "no update came from the other node")

    def test_a_node_that_is_told_to_stop_while_all_its_backends_are_frozen(self):
        tables = [self.table(self.one) for _ in range(10)]
        answers = []

        def wait(table, token):
            view = Seat(Server(self.nodes[0].address), table, token).look()
            connection = http.client.HTTPConnection(Server(self.nodes[0].address).host, timeout=30)
            connection.request("GET", f"/api/tables/{table}?since={view['seq']}&wait=60"
                                      f"&revision={view['table']['revision']}", headers={"Authorization": f"Bearer {token}"})
            answers.append(connection.getresponse().status)

        polls = [threading.Thread(target=wait, args=(table, token)) for table, tokens in tables for token in tokens]
        for poll in polls:
            poll.start()
        time.sleep(1.5)
        self.nodes[1].kill()
        with frozen(self.database.backends("%")):
            deciding = threading.Thread(target=lambda: self.decide_quietly(*tables[0]))
            deciding.start()
            time.sleep(0.2)
            began = time.time()
            status = self.nodes[0].stop()
            took = time.time() - began
        for poll in polls:
            poll.join(timeout=5)
        self.assertLess(took, LONGEST_STOP)
        self.assertEqual(status, 0)
        self.assertEqual(len(answers), len(polls), "every waiter is answered")
        deciding.join()

    def decide_quietly(self, table, tokens):
        with contextlib.suppress(OSError, http.client.HTTPException):
            self.ask(Server(self.nodes[0].address), "POST", f"/api/tables/{table}/resign", {"client_id": "r"}, tokens[0])


class PausedNodeTest(SickCase):
    def test_a_paused_node_under_load(self):
        tables = [self.table(self.one) for _ in range(8)]
        stop, slowest, faults = threading.Event(), [0.0], []

        def play(node, table, tokens, timed):
            rng = random.Random(table)
            server = Server(node.address, timeout=20)
            while not stop.is_set():
                began = time.time()
                try:
                    self.decide(server, table, rng.choice(tokens))
                except (OSError, http.client.HTTPException, Refused):
                    continue
                except AssertionError as fault:
                    if timed:
                        faults.append(fault)
                    continue
                if timed:
                    slowest[0] = max(slowest[0], time.time() - began)

        # Both nodes write to the same tables.
        players = [threading.Thread(target=play, args=(node, *table, node is self.nodes[1]))
                   for table in tables for node in self.nodes]
        for player in players:
            player.start()
        for _ in range(3):
            time.sleep(0.7)
            self.nodes[0].send(signal.SIGSTOP)
            began = time.time()
            self.is_soon(self.two, "POST", "/api/players", {"name": "Ada"})
            time.sleep(max(0, 4 - (time.time() - began)))
            self.nodes[0].send(signal.SIGCONT)
        stop.set()
        for player in players:
            player.join()
        self.assertEqual(faults, [])
        self.assertLess(slowest[0], LONGEST)
        for table, _ in tables:
            numbers = [int(row[0]) for row in self.database.entries(table)]
            self.assertEqual(numbers, list(range(len(numbers))))


def can_make_networks():
    name = f"kingdom_{os.getpid()}"
    made = os.getuid() == 0 and subprocess.run(["ip", "netns", "add", name], check=False, stderr=subprocess.DEVNULL).returncode == 0
    if made:
        subprocess.run(["ip", "netns", "del", name], check=True)
    return made


@unittest.skipUnless(can_make_networks(), "needs networks of its own (ip netns, as root)")
class CutConnectionTest(SickCase):
    """The database in a network of its own; its cable is pulled."""

    NET = f"kingdom{os.getpid() % 10000}"

    def make_database(self):
        self.ip("netns", "add", self.NET)
        self.addCleanup(self.ip, "netns", "del", self.NET)
        self.ip("link", "add", self.NET, "type", "veth", "peer", "name", "base", "netns", self.NET)
        self.ip("addr", "add", "10.213.7.1/24", "dev", self.NET)
        self.ip("link", "set", self.NET, "up")
        self.inside("addr", "add", "10.213.7.2/24", "dev", "base")
        self.inside("link", "set", "base", "up")
        self.inside("link", "set", "lo", "up")
        database = Postgres("-c listen_addresses=10.213.7.2", within=["ip", "netns", "exec", self.NET])
        with open(f"{database.folder}/base/pg_hba.conf", "a", encoding="utf-8") as file:
            file.write("host all all 10.213.7.0/24 trust\n")
        database.restart()
        return database

    @property
    def address(self):
        return f"postgresql://{self.database.user}@10.213.7.2/kingdom"

    @staticmethod
    def ip(*words):
        subprocess.run(["ip", *words], check=True)

    def inside(self, *words):
        self.ip("-n", self.NET, *words)

    def test_a_cut_connection(self):
        table, tokens = self.table(self.one)
        self.assertEqual(self.ask(self.one, "GET", "/readyz"), 200)
        self.inside("link", "set", "base", "down")
        self.assertEqual(self.ask(self.one, "POST", "/api/players", {"name": "Ada"}), 503)
        self.assertEqual(self.ask(self.one, "GET", f"/api/tables/{table}", None, tokens[0]), 503)
        self.assertEqual(self.ask(self.one, "GET", "/readyz"), 503)
        began = time.time()
        self.assertEqual(self.nodes[1].stop(), 0)
        self.assertLess(time.time() - began, LONGEST_STOP)
        self.inside("link", "set", "base", "up")
        self.is_soon(self.one, "POST", "/api/players", {"name": "Ada"})
        self.is_soon(self.one, "GET", "/readyz")
        for token in tokens:
            self.assertEqual(self.decide(self.one, table, token), 200)


if __name__ == "__main__":
    sys.exit(unittest.main(warnings="ignore"))
