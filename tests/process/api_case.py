"""What the tests of the HTTP API share: a server of their own, the example client, and that no
secret stands in the server's log afterwards."""

import json
import tempfile
import unittest
from pathlib import Path

from node import Node

from kingdom_client import Refused, Seat, Server

SECRETS = []


class ApiCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="kingdom_api_")
        cls.node = Node(f"sqlite:{cls.folder.name}/store.db", "--webhooks", "any").start()

    @classmethod
    def tearDownClass(cls):
        cls.node.kill()
        cls.folder.cleanup()

    def setUp(self):
        self.server = Server(self.node.address)

    def tearDown(self):
        self.server.close()

    def ask(self, *arguments, **named):
        return self.server.ask(*arguments, **named)

    def make(self, **wish):
        made = self.ask("POST", "/api/tables", wish)
        for grant in made["seats"].values():
            SECRETS.extend(grant.values())
        return made

    def seats(self, made):
        return {name: Seat(self.server, made["table"], grant["token"])
                for name, grant in made["seats"].items() if "token" in grant}

    def refused(self, status, error, *arguments, **named):
        with self.assertRaises(Refused) as caught:
            self.ask(*arguments, **named)
        self.assertEqual((caught.exception.status, caught.exception.body["error"]), (status, error))
        return caught.exception.body

    def play_some(self, seats, most, rng):
        for _ in range(most):
            views = {name: seat.look() for name, seat in seats.items()}
            if next(iter(views.values()))["table"]["status"] == "finished":
                return views
            name = rng.choice([name for name, view in views.items() if view["legal"]])
            seats[name].decide(views[name], rng.choice(views[name]["legal"]))
        return None

    def play_out(self, seats, rng):
        return self.play_some(seats, 10_000, rng)

    def test_zz_no_secret_in_the_log(self):
        log = Path(self.node.log).read_text(encoding="utf-8")
        self.assertIn('"event":"request"', log)
        for line in log.splitlines():
            json.loads(line)
        for secret in SECRETS:
            self.assertNotIn(secret, log)

    def test_zz_no_secret_in_the_store(self):
        made = self.make()
        store = b"".join(path.read_bytes() for path in Path(self.folder.name).glob("store.db*"))
        self.assertIn(made["table"].encode(), store)
        for secret in SECRETS:
            self.assertNotIn(secret.encode(), store)
