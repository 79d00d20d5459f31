"""The HTTP API from outside, with the example client: one check a promise of docs/protocol.md."""

import http.client
import json
import random
import socket
import sys
import threading
import time
import unittest
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

import api_case
from api_case import SECRETS

from kingdom_client import Seat, Server, play


class ApiTest(api_case.ApiCase):
    def test_a_game_between_two_seats(self):
        made = self.make(setup={"module": "none"})
        self.assertEqual(set(made["seats"]), {"valados", "teressie"})
        seats = self.seats(made)
        self.refused(409, "conflict", "GET", f"/api/tables/{made['table']}/record")
        views = self.play_out(seats, random.Random(1))
        record = self.ask("GET", f"/api/tables/{made['table']}/record")
        self.assertEqual(record["result"], views["valados"]["result"])
        again = self.ask("POST", "/api/records", record)
        forged = json.loads(json.dumps(record))
        forged["decisions"].pop()
        self.refused(422, "refused", "POST", "/api/records", forged)
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
        # Whoever never heard the answer asks again: the code is good until the seat acts.
        third = self.ask("POST", path + "/recover", {"recovery": joined["recovery"]})
        SECRETS.extend([third["token"], third["recovery"]])
        self.assertEqual(self.ask("GET", path, token=third["token"])["viewer"], "teressie")

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

    def test_a_seat_is_handed_to_a_level_and_taken_back(self):
        made = self.make()
        seats = self.seats(made)
        path, token = f"/api/tables/{made['table']}", seats["valados"].token
        self.refused(400, "bad_request", "POST", path + "/hand_over", {"client_id": "a", "level": "nobody"}, token)
        self.refused(409, "conflict", "POST", path + "/take_over", {"client_id": "b"}, token)
        self.ask("POST", path + "/hand_over", {"client_id": "c", "level": "greedy"}, token)
        view = seats["teressie"].look()
        self.assertEqual(view["table"]["seats"]["valados"]["level"], "greedy")
        deadline = time.time() + 20
        while not view["legal"] and time.time() < deadline:
            view = seats["teressie"].look(view["seq"], 0, wait=5)
        self.assertTrue(view["legal"], "the level did not play on")
        self.ask("POST", path + "/take_over", {"client_id": "d"}, token)
        seat = seats["teressie"].look()["table"]["seats"]["valados"]
        self.assertEqual((seat["kind"], "level" in seat), ("person", False))
        self.play_out(seats, random.Random(7))

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
        text = self.node.metrics()
        self.assertIn("kingdom_entries_total", text)

    def raw(self, text):
        """The first line of what the server answers to these bytes."""
        with socket.create_connection(("127.0.0.1", int(self.node.address.rsplit(":", 1)[1].strip("/")))) as line:
            line.settimeout(10)
            line.sendall(text.encode())
            return line.makefile("rb").readline().decode().strip()

    def test_ambiguous_requests_are_refused(self):
        body = "2\r\n{}\r\n0\r\n\r\n"
        post = "POST /api/tables HTTP/1.1\r\nHost: here\r\n"
        for coding in ("xchunked", "chunked, identity", "identity"):
            self.assertEqual(self.raw(f"{post}Transfer-Encoding: {coding}\r\n\r\n{body}"), "HTTP/1.1 400 Bad Request")
        self.assertEqual(self.raw(f"{post}Transfer-Encoding: Chunked\r\n\r\n{body}"), "HTTP/1.1 200 OK")
        self.assertEqual(self.raw("GET /livez HTTP/1.1\r\n\r\n"), "HTTP/1.1 400 Bad Request")
        self.assertEqual(self.raw("GET /livez HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"), "HTTP/1.1 400 Bad Request")
        self.assertEqual(self.raw(f"{post}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"), "HTTP/1.1 100 Continue")

    def test_webhooks_are_addresses(self):
        made = self.make()
        path, token = f"/api/tables/{made['table']}/webhook", made["seats"]["valados"]["token"]
        for url in ("file:///etc/passwd", "http://a\r\nb/", "nothing", "http://user:pass@host/"):
            self.refused(400, "bad_request", "POST", path, {"url": url}, token)
        self.ask("POST", path, {"url": "https://[2606:4700::1]:8443/turns"}, token)
        self.ask("POST", path, {"url": None}, token)

    def test_a_foreign_page_may_not_ask(self):
        request = urllib.request.Request(self.node.address + "api/tables", b"{}", {"Origin": "http://evil.example"})
        with self.assertRaises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(request)
        self.assertEqual(caught.exception.code, 403)


if __name__ == "__main__":
    sys.exit(unittest.main(warnings="ignore"))
