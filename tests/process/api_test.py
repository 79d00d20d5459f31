"""The HTTP API from outside, with the example client: one check a promise of docs/protocol.md."""

import hashlib
import http.client
import json
import random
import sys
import tempfile
import threading
import time
import unittest
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from node import ROOT, Node

from kingdom_client import Refused, Seat, Server, play

SECRETS = []
TEXTS = json.loads((ROOT / "data/text/en.json").read_text(encoding="utf-8"))


def hash_of_deck(file):
    text = json.dumps(json.loads(file), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


class ApiTest(unittest.TestCase):
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

    def play_out(self, seats, rng):
        while True:
            views = {name: seat.look() for name, seat in seats.items()}
            if next(iter(views.values()))["table"]["status"] == "finished":
                return views
            name = rng.choice([name for name, view in views.items() if view["legal"]])
            seats[name].decide(views[name], rng.choice(views[name]["legal"]))

    def test_a_game_between_two_seats(self):
        made = self.make(setup={"module": "none"})
        self.assertEqual(set(made["seats"]), {"valados", "teressie"})
        seats = self.seats(made)
        self.refused(409, "conflict", "GET", f"/api/tables/{made['table']}/record")
        views = self.play_out(seats, random.Random(1))
        record = self.ask("GET", f"/api/tables/{made['table']}/record")
        self.assertEqual(record["result"], views["valados"]["result"])
        again = self.ask("POST", "/api/records", record)
        self.assertEqual(self.ask("GET", f"/api/tables/{again['table']}/record"), record)
        before = self.ask("GET", f"/api/tables/{again['table']}/replay?at=3&as=teressie")
        self.assertEqual(before["viewer"], "teressie")
        self.refused(404, "not_found", "GET", f"/api/tables/{again['table']}/replay?at=99999")

    def test_every_module_against_a_level(self):
        for players in (1, 2):
            for module in ("none", "menace", "advisors", "quest", "conquest"):
                seats = {"valados": "open"} if players == 1 else {"valados": "open", "teressie": "greedy"}
                made = self.make(setup={"module": module, "players": players}, seats=seats)
                rng = random.Random(2)
                view = play(self.seats(made)["valados"], lambda seen: rng.choice(seen["legal"]))
                self.assertEqual(view["table"]["ended"]["reason"], "played")

    def test_stale_refused_and_resent(self):
        made = self.make()
        seat = self.seats(made)["valados"]
        view = seat.look()
        path = f"/api/tables/{made['table']}/decisions"
        first = {"client_id": "one", "seq": view["seq"], "decision": view["legal"][0]}
        seq = self.ask("POST", path, first, seat.token)["seq"]
        self.assertEqual(self.ask("POST", path, first, seat.token)["seq"], seq)
        stale = self.refused(409, "stale", "POST", path, {**first, "client_id": "two"}, seat.token)
        self.assertEqual(stale["seq"], seq)
        early = {"client_id": "three", "seq": seq, "decision": {"do": "select", "area": "left"}}
        refusal = self.refused(422, "refused", "POST", path, early, seat.token)
        self.assertTrue(refusal["clause"].startswith("R"))
        self.assertEqual(len(seat.look()["log"]), seq)

    def test_bad_requests(self):
        self.refused(400, "bad_request", "POST", "/api/tables", {"modul": "none"})
        self.refused(400, "bad_request", "POST", "/api/tables", {"setup": {"module": "chess"}})
        self.refused(400, "bad_request", "POST", "/api/tables", {"seats": {"valados": "nobody"}})
        self.refused(404, "not_found", "GET", "/api/tables/nosuchtable")
        self.refused(404, "not_found", "GET", "/api/tables/00000000000000000000")
        self.refused(404, "not_found", "GET", "/api/nothing")
        made = self.make()
        path = f"/api/tables/{made['table']}"
        self.refused(401, "unauthorized", "GET", path, token="wrong")
        self.refused(403, "forbidden", "POST", path + "/resign", {"client_id": "x"})

    def test_a_body_that_is_too_long_is_refused_before_it_is_sent(self):
        connection = http.client.HTTPConnection(self.server.host, timeout=10)
        connection.putrequest("POST", "/api/records")
        connection.putheader("Content-Length", "600000")
        connection.endheaders()
        answer = connection.getresponse()
        self.assertEqual((answer.status, json.loads(answer.read())["error"]), (413, "too_large"))
        connection.close()

    def test_tokens_open_their_own_table_only(self):
        one, two = self.make(), self.make()
        token = one["seats"]["valados"]["token"]
        self.refused(401, "unauthorized", "GET", f"/api/tables/{two['table']}", token=token)
        for code in ("recovery",):
            secret = one["seats"]["valados"][code]
            self.refused(401, "unauthorized", "GET", f"/api/tables/{one['table']}", token=secret)

    def test_a_spectator_sees_no_hand(self):
        view = self.ask("GET", f"/api/tables/{self.make()['table']}")
        self.assertIsNone(view["viewer"])
        self.assertNotIn("hand", view)
        self.assertNotIn("legal", view)

    def test_invitation_lobby_and_recovery(self):
        made = self.make(seats={"valados": "open", "teressie": "invite"}, listed=True, name="Ada")
        path = f"/api/tables/{made['table']}"
        listed = self.ask("GET", "/api/tables?list=waiting")["tables"]
        self.assertIn(made["table"], [table["table"] for table in listed])
        self.refused(404, "not_found", "POST", path + "/join", {"invite": "wrong"})
        joined = self.ask("POST", path + "/join", {"invite": made["seats"]["teressie"]["invite"], "name": "Bo"})
        self.assertEqual(joined["seat"], "teressie")
        view = self.ask("GET", path, token=joined["token"])
        self.assertEqual(view["table"]["status"], "running")
        self.assertEqual(view["table"]["seats"]["teressie"]["name"], "Bo")
        self.refused(409, "conflict", "POST", path + "/join", {})
        again = self.ask("POST", path + "/recover", {"recovery": joined["recovery"]})
        SECRETS.extend([joined["token"], joined["recovery"], again["token"], again["recovery"]])
        self.refused(401, "unauthorized", "GET", path, token=joined["token"])
        self.assertEqual(self.ask("GET", path, token=again["token"])["viewer"], "teressie")
        self.refused(404, "not_found", "POST", path + "/recover", {"recovery": joined["recovery"]})

    def test_take_back_hand_over_and_resign(self):
        made = self.make(setup={"players": 1, "module": "none"}, seats={"valados": "open"})
        seat = self.seats(made)["valados"]
        path = f"/api/tables/{made['table']}"
        rng = random.Random(3)
        view = seat.look()
        while not view["can_take_back"]:
            seat.decide(view, rng.choice(view["legal"]))
            view = seat.look()
        seq = self.ask("POST", path + "/take_back", {"client_id": "back", "seq": view["seq"]}, seat.token)["seq"]
        self.assertLess(seq, view["seq"])
        after = seat.look(view["seq"], 0)
        self.assertEqual(after["table"]["revision"], 1)
        self.assertLessEqual(after["table"]["since"], seq)
        self.ask("POST", path + "/hand_over", {"client_id": "over", "level": "random"}, seat.token)
        deadline = time.time() + 20
        while seat.look()["table"]["status"] != "finished" and time.time() < deadline:
            time.sleep(0.05)
        self.assertEqual(seat.look()["table"]["status"], "finished")
        other = self.make()
        player = self.seats(other)["teressie"]
        self.ask("POST", f"/api/tables/{other['table']}/resign", {"client_id": "no"}, player.token)
        self.assertEqual(player.look()["table"]["ended"], {"reason": "resigned", "winner": "valados"})

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

    def test_a_review_is_computed_and_kept(self):
        for players in (1, 2):
            made = self.make(setup={"players": players, "module": "none"})
            self.play_out(self.seats(made), random.Random(6))
            path = f"/api/tables/{made['table']}"
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
        deadline = time.time() + 120
        while time.time() < deadline:
            review = self.ask("GET", path + "/review")
            if review["status"] == "ready":
                return review["decisions"]
            time.sleep(0.05)
        self.fail(f"the review was not ready: {review}")

    def test_rematch_swaps_the_seats(self):
        made = self.make()
        seats = self.seats(made)
        path = f"/api/tables/{made['table']}"
        self.refused(409, "conflict", "POST", path + "/rematch", {"client_id": "a"}, seats["valados"].token)
        self.ask("POST", path + "/resign", {"client_id": "r"}, seats["valados"].token)
        first = self.ask("POST", path + "/rematch", {"client_id": "b"}, seats["valados"].token)
        self.assertEqual(first["status"], "offered")
        second = self.ask("POST", path + "/rematch", {"client_id": "c"}, seats["teressie"].token)
        self.assertEqual((second["status"], second["seat"]), ("ready", "valados"))
        first = self.ask("POST", path + "/rematch", {"client_id": "b"}, seats["valados"].token)
        self.assertEqual((first["table"], first["seat"]), (second["table"], "teressie"))
        view = self.ask("GET", f"/api/tables/{first['table']}", token=first["token"])
        self.assertEqual(view["viewer"], "teressie")

    def test_players_and_the_daily_deal(self):
        player = self.ask("POST", "/api/players", {"name": "Cleo"})
        SECRETS.append(player["player"])
        one = self.ask("POST", "/api/daily", {"player": player["player"]})
        two = self.ask("POST", "/api/daily", {"name": "Dag"})
        views = []
        for made in (one, two):
            seat = next(iter(self.seats(made).values()))
            views.append({**seat.look(), "table": None})
            rng = random.Random(4)
            play(seat, lambda seen: rng.choice(seen["legal"]))
        self.assertEqual(views[0], views[1])
        scores = self.ask("GET", "/api/daily")["scores"]
        self.assertEqual({score["name"] for score in scores}, {"Cleo", "Dag"})
        me = self.ask("GET", "/api/players/me", token=player["player"])
        self.assertEqual(me["statistics"][0]["games"], 1)
        self.assertEqual(me["tables"][0]["table"], one["table"])
        by_name = self.ask("GET", f"/api/tables/{one['table']}", token=player["player"])
        self.assertIsNotNone(by_name["viewer"])
        renewed = self.ask("POST", "/api/players/me", {"renew": True}, player["player"])
        SECRETS.append(renewed["player"])
        self.refused(401, "unauthorized", "GET", "/api/players/me", token=player["player"])
        self.refused(401, "unauthorized", "GET", f"/api/tables/{one['table']}", token=player["player"])

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

    def test_clock_runs_out(self):
        made = self.make(clock={"per_decision_s": 1})
        seat = self.seats(made)["valados"]
        time.sleep(1.6)
        self.assertEqual(seat.look()["table"]["ended"], {"reason": "out_of_time", "winner": "teressie"})

    def test_webhook_tells_an_absent_player(self):
        heard = []

        class Listener(BaseHTTPRequestHandler):
            def do_POST(self):
                heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_):
                pass

        listener = HTTPServer(("127.0.0.1", 0), Listener)
        threading.Thread(target=listener.serve_forever, daemon=True).start()
        made = self.make()
        seats = self.seats(made)
        url = f"http://127.0.0.1:{listener.server_port}/"
        self.ask("POST", f"/api/tables/{made['table']}/webhook", {"url": url}, seats["teressie"].token)
        view = seats["valados"].look()
        seats["valados"].decide(view, view["legal"][0])
        deadline = time.time() + 5
        while not heard and time.time() < deadline:
            time.sleep(0.02)
        listener.shutdown()
        self.assertEqual(heard, [{"table": made["table"], "seat": "teressie", "notice": "your_turn"}])

    def test_waiting_for_news(self):
        made = self.make()
        seats = self.seats(made)
        view = seats["teressie"].look()
        other = Seat(Server(self.node.address), made["table"], seats["teressie"].token)
        answer = {}
        waiter = threading.Thread(target=lambda: answer.update(other.look(view["seq"], 0, wait=20)))
        waiter.start()
        time.sleep(0.2)
        mine = seats["valados"].look()
        seats["valados"].decide(mine, mine["legal"][0])
        waiter.join(timeout=5)
        self.assertGreater(answer["seq"], view["seq"])
        self.assertEqual(answer["table"]["since"], view["seq"])

    def test_operators_pages(self):
        for path in ("/livez", "/readyz", "/version"):
            self.ask("GET", path)
        text = urllib.request.urlopen(self.node.address + "metrics").read().decode()
        self.assertIn("kingdom_entries_total", text)

    def test_a_foreign_page_may_not_ask(self):
        request = urllib.request.Request(self.node.address + "api/tables", b"{}", {"Origin": "http://evil.example"})
        with self.assertRaises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(request)
        self.assertEqual(caught.exception.code, 403)

    def test_zz_no_secret_in_the_log(self):
        log = Path(self.node.log).read_text(encoding="utf-8")
        self.assertIn('"event":"request"', log)
        for line in log.splitlines():
            json.loads(line)
        for secret in SECRETS:
            self.assertNotIn(secret, log)


if __name__ == "__main__":
    sys.exit(unittest.main(warnings="ignore"))
