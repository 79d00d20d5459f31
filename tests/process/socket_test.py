"""The WebSocket from outside: one check a promise of docs/protocol.md and docs/security.md."""

import http.client
import itertools
import random
import re
import sys
import tempfile
import time
import unittest

from node import Node
from web_socket import BINARY, PING, TEXT, Closed, NoSocket, WebSocket

from kingdom_client import Server


class Watcher:
    """A client as docs/protocol.md describes it: keeps the log by `since`, whatever happens."""

    def __init__(self, address, table, token=None):
        self.address, self.table, self.token = address, table, token
        self.log, self.revision, self.view, self.socket = [], 0, None, None
        self.connect()

    def connect(self):
        """Again too: goes on from the entries that it has."""
        if self.socket:
            self.socket.close()
        self.socket = WebSocket(self.address)
        wish = {"type": "subscribe", "table": self.table, "since": len(self.log), "revision": self.revision}
        self.socket.send(**wish, **({"token": self.token} if self.token else {}))
        for message in self.socket.until("update"):
            self.hear(message)

    def hear(self, message):
        if message["type"] != "update":
            return
        self.view = message["view"]
        since = self.view["table"]["since"]
        assert since <= len(self.log), "entries were left out"
        assert [entry["n"] for entry in self.view["log"]] == list(range(since, self.view["seq"]))
        self.log = self.log[:since] + self.view["log"]
        self.revision = self.view["table"]["revision"]

    def catch_up(self):
        messages = self.socket.waiting()
        for message in messages:
            self.hear(message)
        return messages

    def do(self, kind, client_id, **fields):
        """The answer to one message of one's own."""
        self.socket.send(type=kind, table=self.table, client_id=client_id, **fields)
        while True:
            message = self.socket.receive()
            self.hear(message)
            if message.get("client_id") == client_id:
                return message

    def decide(self, decision, client_id):
        return self.do("decide", client_id, seq=self.view["seq"], decision=decision)


class SocketTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="kingdom_socket_")
        cls.node = cls.other_node("store").start()

    @classmethod
    def other_node(cls, name, *flags):
        return Node(f"sqlite:{cls.folder.name}/{name}.db", *flags)

    @classmethod
    def tearDownClass(cls):
        cls.node.kill()
        cls.folder.cleanup()

    def setUp(self):
        self.numbers = itertools.count()

    def make(self, node=None, **wish):
        return Server((node or self.node).address).ask("POST", "/api/tables", wish)

    def watchers(self, made):
        return {name: Watcher(self.node.address, made["table"], grant["token"])
                for name, grant in made["seats"].items()}

    def play(self, seats, rng, count):
        """Decides `count` times over the sockets, with some decisions taken back."""
        for _ in range(count):
            number = next(self.numbers)
            for seat in seats.values():
                seat.catch_up()
            able = [seat for seat in seats.values() if seat.view["legal"]]
            if not able:
                return
            seat = rng.choice(able)
            answer = seat.decide(rng.choice(seat.view["legal"]), f"c{number}")
            self.assertEqual(answer["type"], "accepted")
            seat.catch_up()
            if seat.view["can_take_back"] and rng.random() < 0.2:
                answer = seat.do("take_back", f"b{number}", seq=seat.view["seq"])
                self.assertEqual(answer["type"], "accepted")

    def whole_log(self, made, token=None):
        watcher = Watcher(self.node.address, made["table"], token)
        watcher.socket.close()
        return watcher.log

    def test_updates_hold_the_whole_log_bit_by_bit(self):
        made = self.make(setup={"module": "menace"})
        seats = self.watchers(made)
        spectator = Watcher(self.node.address, made["table"])
        self.play(seats, random.Random(1), 150)
        for name, seat in [*seats.items(), (None, spectator)]:
            seat.catch_up()
            token = made["seats"][name]["token"] if name else None
            self.assertEqual(seat.log, self.whole_log(made, token))
            self.assertGreater(len(seat.log), 100)

    def test_whoever_comes_back_resumes_from_any_number(self):
        made = self.make(setup={"module": "advisors"})
        seats = self.watchers(made)
        guests = [Watcher(self.node.address, made["table"], made["seats"]["valados"]["token"])
                  for _ in range(4)]
        rng = random.Random(2)
        for _ in range(30):
            self.play(seats, rng, 4)
            rng.choice(guests).connect()  # at another moment each: behind, ahead, after a take-back
        whole = self.whole_log(made, made["seats"]["valados"]["token"])
        for guest in guests:
            guest.connect()
            self.assertEqual(guest.log, whole)
        for since in range(0, len(whole) + 1, 7):
            guest = guests[0]
            guest.log = whole[:since]
            guest.connect()
            self.assertEqual(guest.view["table"]["since"], since)
            self.assertEqual(guest.log, whole)

    def test_a_resend_is_answered_like_the_first_and_done_once(self):
        seat = self.watchers(self.make())["valados"]
        wish = {"seq": seat.view["seq"], "decision": seat.view["legal"][0]}
        first = seat.do("decide", "same", **wish)
        seat.catch_up()
        log = list(seat.log)
        seat.connect()
        self.assertEqual(seat.do("decide", "same", **wish), first)
        self.assertEqual(seat.catch_up(), [])
        self.assertEqual(seat.log, log)
        self.assertEqual(seat.do("decide", "other", **wish)["type"], "stale")

    def test_nothing_comes_of_the_others_part_of_a_segment(self):
        made = self.make()
        seats = self.watchers(made)
        rng = random.Random(3)
        while seats["valados"].view["phase"] != "planning":
            self.play(seats, rng, 1)
            for seat in seats.values():
                seat.catch_up()
        spectator = Watcher(self.node.address, made["table"])
        acting, other = seats.values()
        for number in range(3):
            legal = [one for one in acting.view["legal"] if one["do"] in ("slate", "recycle", "place")]
            if not legal:
                break
            self.assertEqual(acting.decide(rng.choice(legal), f"s{number}")["type"], "accepted")
            acting.catch_up()
            self.assertEqual(other.catch_up() + spectator.catch_up(), [])
        self.assertGreater(acting.view["seq"], other.view["seq"])

    def test_refusals_and_errors_leave_the_socket_open(self):
        made = self.make()
        seat = self.watchers(made)["valados"]
        refused = seat.decide({"do": "select", "area": "left"}, "r")
        self.assertEqual((refused["type"], refused["clause"][0]), ("refused", "R"))
        for text in ("", "{", "[]", '{"type":"fly"}', '{"type":"subscribe"}', '{"type":"subscribe","table":1}',
                     '{"type":"resign","table":"x","client_id":"y","more":1}', "[" * 100 + "]" * 100):
            seat.socket.send_frame(TEXT, text.encode())
            answer = seat.socket.receive()
            self.assertEqual((answer["type"], answer["error"]), ("error", "bad_request"))
            self.assertGreater(len(answer["message"]), 5)
        elsewhere = self.make()
        seat.table = elsewhere["table"]
        self.assertEqual(seat.do("resign", "x")["error"], "conflict")
        token = made["seats"]["valados"]["token"]
        seat.socket.send(type="subscribe", table=elsewhere["table"], token=token, since=0, revision=0)
        self.assertEqual(seat.socket.receive()["error"], "unauthorized")
        seat.socket.send(type="subscribe", table="0" * 20, since=0, revision=0)
        self.assertEqual(seat.socket.receive()["error"], "not_found")

    def test_a_recovered_seat_is_shown_no_more_to_the_old_token(self):
        made = self.make()
        seats = self.watchers(made)
        old = seats["teressie"]
        code = made["seats"]["teressie"]["recovery"]
        again = Server(self.node.address).ask("POST", f"/api/tables/{made['table']}/recover", {"recovery": code})
        self.assertEqual(old.socket.receive()["error"], "unauthorized")
        seats["valados"].decide(seats["valados"].view["legal"][0], "one")
        self.assertEqual(old.catch_up(), [])
        self.assertEqual(old.do("resign", "no")["error"], "unauthorized")
        new = Watcher(self.node.address, made["table"], again["token"])
        self.assertEqual(new.view["viewer"], "teressie")

    def test_a_foreign_page_gets_no_socket(self):
        for origin in ("http://evil.example", "null", self.node.address.strip("/") + ".evil.example"):
            with self.assertRaises(NoSocket) as caught:
                WebSocket(self.node.address, origin=origin)
            self.assertEqual(caught.exception.status, 403)
        WebSocket(self.node.address, origin=self.node.address.strip("/")).close()
        with self.other_node("origins", "--origins", "http://friend.example") as node:
            WebSocket(node.address, origin="http://friend.example").close()
        with self.assertRaises(NoSocket) as caught:
            WebSocket(self.node.address, path="/api/tables")
        self.assertEqual(caught.exception.status, 404)

    def closed(self, socket):
        with self.assertRaises(Closed) as caught:
            while True:
                socket.receive()
        return caught.exception.code

    def test_frames_that_are_no_messages_end_the_socket(self):
        socket = WebSocket(self.node.address)
        socket.send_frame(TEXT, b"x" * 20, size=10**12)
        self.assertEqual(self.closed(socket), 1009)
        socket = WebSocket(self.node.address)
        socket.send_frame(TEXT, b'"' + b"x" * 17000 + b'"')
        self.assertEqual(self.closed(socket), 1009)
        socket = WebSocket(self.node.address)
        socket.send_frame(BINARY, b"{}")
        self.assertEqual(self.closed(socket), 1003)
        socket = WebSocket(self.node.address)
        socket.send_frame(TEXT, b"\xff\xfe")
        self.assertEqual(self.closed(socket), 1007)

    def test_a_header_that_is_too_long_is_refused(self):
        connection = http.client.HTTPConnection(Server(self.node.address).host, timeout=10)
        connection.request("GET", "/livez", headers={"X-Long": "x" * 9000})
        self.assertEqual(connection.getresponse().status, 431)
        connection.close()

    def test_a_reader_that_does_not_read_is_cut_off(self):
        with self.other_node("slow", "--waiting-bytes", "100000") as node:
            made = self.make(node)
            socket = WebSocket(node.address, receive_buffer=4096)
            wish = {"type": "subscribe", "table": made["table"], "since": 0, "revision": 0}
            with self.assertRaises(OSError):
                for _ in range(20000):
                    socket.send(**wish)
            metrics = node.metrics()
            self.assertEqual(re.search(r"kingdom_readers_cut_total (\d+)", metrics)[1], "1")
            self.assertEqual(Watcher(node.address, made["table"]).view["seq"] > 0, True)

    def test_an_address_that_asks_too_much_has_to_wait(self):
        with self.other_node("rate", "--requests-per-second", "1", "--burst", "20") as node:
            connection = http.client.HTTPConnection(Server(node.address).host, timeout=10)
            statuses = []
            for _ in range(30):
                connection.request("GET", "/livez")
                answer = connection.getresponse()
                answer.read()
                statuses.append(answer.status)
            connection.close()
            self.assertEqual((statuses[0], statuses[-1]), (200, 429))
            self.assertEqual(answer.headers["Retry-After"], "1")
            time.sleep(3.2)
            socket = WebSocket(node.address)
            for _ in range(20):
                socket.send(type="unsubscribe", table="0" * 20)
            self.assertEqual(self.closed(socket), 1013)

    def test_an_address_holds_so_many_connections_and_no_more(self):
        with self.other_node("crowd", "--connections-per-address", "3") as node:
            held = [WebSocket(node.address) for _ in range(3)]
            with self.assertRaises((NoSocket, OSError)):
                WebSocket(node.address)
            held.pop().close()
            deadline = time.time() + 5
            while time.time() < deadline:
                try:
                    held.append(WebSocket(node.address))
                    break
                except (NoSocket, OSError):
                    time.sleep(0.05)
            self.assertEqual(len(held), 3)

    def test_pings_count_like_messages(self):
        with self.other_node("pings", "--requests-per-second", "1", "--burst", "20") as node:
            socket = WebSocket(node.address)
            with self.assertRaises((Closed, OSError)):
                for _ in range(200):
                    socket.send_frame(PING, b"")
                while True:
                    socket.frame()

    def test_behind_a_proxy_sockets_count_by_where_they_came_from(self):
        with self.other_node("proxy", "--trust-proxy", "yes", "--connections-per-address", "2") as node:
            held = [WebSocket(node.address, forwarded=f"192.0.2.{i // 2}") for i in range(80)]
            with self.assertRaises(NoSocket) as caught:
                WebSocket(node.address, forwarded="192.0.2.7")
            self.assertEqual(caught.exception.status, 429)
            # One network of IPv6 is one guest.
            held += [WebSocket(node.address, forwarded=f"2001:db8:1:2::{i}") for i in range(2)]
            with self.assertRaises(NoSocket):
                WebSocket(node.address, forwarded="2001:db8:1:2:ffff::9")
            held[14].close()
            deadline = time.time() + 5
            while time.time() < deadline:
                try:
                    held.append(WebSocket(node.address, forwarded="192.0.2.7"))
                    break
                except NoSocket:
                    time.sleep(0.05)
            self.assertEqual(len(held), 83)

    def test_a_server_that_stops_says_so(self):
        node = self.other_node("stop").start()
        socket = WebSocket(node.address)
        status = node.stop()
        self.assertEqual(socket.receive(), {"type": "notice", "notice": "stopping"})
        self.assertEqual(status, 0)


if __name__ == "__main__":
    sys.exit(unittest.main(warnings="ignore"))
