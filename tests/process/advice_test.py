"""What the server knows of decks and of good play: decks by their hash, hints, reviews."""

import contextlib
import hashlib
import json
import random
import sys
import threading
import time
import unittest
import urllib.request

import api_case
from node import ROOT

from kingdom_client import Refused, Server

TEXTS = json.loads((ROOT / "data/text/en.json").read_text(encoding="utf-8"))


def hash_of_deck(file):
    text = json.dumps(json.loads(file), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


class AdviceTest(api_case.ApiCase):
    def test_hint_and_review(self):
        made = self.make()
        seat = self.seats(made)["valados"]
        path = f"/api/tables/{made['table']}"
        began = time.time()
        hints = self.ask("POST", path + "/hint", {}, seat.token)["hints"]
        self.assertLess(time.time() - began, 10)
        self.assertLessEqual(len(hints), 5)
        legal = seat.look()["legal"]
        for hint in hints:
            self.assertIn(hint["decision"], legal)
            self.assertTrue(0 <= hint["win"] <= 1)
            self.assertIn("hint." + hint["reason"]["why"], TEXTS)
        self.refused(409, "conflict", "POST", path + "/hint", {}, self.seats(made)["teressie"].token)
        self.refused(409, "conflict", "GET", path + "/review")

    def test_one_hint_at_a_time(self):
        made = self.make()
        path, token = f"/api/tables/{made['table']}/hint", made["seats"]["valados"]["token"]
        refused = []

        def ask():
            with contextlib.closing(Server(self.node.address)) as server:
                try:
                    server.ask("POST", path, {}, token)
                except Refused as refusal:
                    refused.append((refusal.status, refusal.body["error"]))

        asking = [threading.Thread(target=ask) for _ in range(4)]
        for thread in asking:
            thread.start()
        for thread in asking:
            thread.join()
        self.assertIn((429, "too_many"), refused)
        self.assertLess(len(refused), len(asking))
        self.assertTrue(self.ask("POST", path, {}, token)["hints"])

    def test_a_review_is_computed_and_kept(self):
        for players in (1, 2):
            made = self.make(setup={"players": players, "module": "none"})
            path = f"/api/tables/{made['table']}"
            self.play_some(self.seats(made), 30, random.Random(6))
            self.ask("POST", path + "/resign", {"client_id": "r"}, made["seats"]["valados"]["token"])
            decisions = self.ask("GET", path + "/record")["decisions"]
            begun = self.ask("GET", path + "/review")
            self.assertEqual((begun["status"], begun["of"]), ("computing", len(decisions)))
            review = self.wait_for_review(path)
            self.assertEqual([entry["n"] for entry in review], list(range(len(decisions))))
            for entry, decided in zip(review, decisions):
                self.assertEqual({**entry["decision"], "by": entry["by"]}, decided)
                self.assertEqual(entry["win"] is None, players == 1)
                self.assertEqual(entry["better"] is None, entry["cost"] == 0)
            # Somebody who plays at random could have done better.
            self.assertTrue(any(entry["better"] for entry in review))

    def wait_for_review(self, path):
        deadline = time.time() + 300
        while time.time() < deadline:
            review = self.ask("GET", path + "/review")
            if review["status"] == "ready":
                return review["decisions"]
            time.sleep(0.05)
        self.fail(f"the review was not ready: {review}")

    def test_every_deck_by_its_hash(self):
        founders = (ROOT / "data/decks/founders.json").read_bytes()
        own = founders.replace(b'"founders-1"', b'"another-1"')
        self.assertNotEqual(own, founders)
        hashes = [self.ask("GET", f"/api/tables/{self.make()['table']}")["table"]["deck_hash"],
                  self.ask("POST", "/api/decks", json.loads(own))["deck_hash"]]
        for deck_hash in hashes:
            with urllib.request.urlopen(f"{self.node.address}api/decks/{deck_hash}") as answer:
                self.assertIn("immutable", answer.headers["Cache-Control"])
                self.assertEqual(hash_of_deck(answer.read()), deck_hash)
        made = self.make(deck_hash=hashes[1])
        self.assertEqual(self.ask("GET", f"/api/tables/{made['table']}")["table"]["deck"], "another-1")
        self.refused(404, "not_found", "GET", "/api/decks/" + "0" * 64)
        self.refused(404, "not_found", "POST", "/api/tables", {"deck_hash": "0" * 64})
        faults = self.refused(422, "refused", "POST", "/api/decks", {"deck": "no-cards"})["faults"]
        self.assertGreater(len(faults), 1)


if __name__ == "__main__":
    sys.exit(unittest.main(warnings="ignore"))
