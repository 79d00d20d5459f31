"""Web Push from outside: a push service of our own with TLS, and what arrives there."""

import base64
import http.server
import json
import os
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import unittest

from node import Node
from postgres import Postgres

from kingdom_client import Refused, Seat, Server

# RFC 8291, appendix A: the keys of a browser.
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


class PushService:
    """Keeps what is posted to it, and answers with `status`."""

    def __init__(self, folder):
        self.heard, self.status = [], 201
        service = self

        class Listener(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.heard.append((self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.certificate = f"{folder}/certificate.pem"
        key = f"{folder}/key.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                        "-keyout", key, "-out", self.certificate, "-days", "2", "-subj", "/CN=localhost",
                        "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        self.listener = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Listener)
        self.listener.socket = context.wrap_socket(self.listener.socket, server_side=True)
        self.address = f"https://localhost:{self.listener.server_port}"
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()

    def wait(self, count):
        deadline = time.time() + 10
        while len(self.heard) < count and time.time() < deadline:
            time.sleep(0.02)
        return self.heard


class PushTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="kingdom_push_")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.store = f"sqlite:{self.folder}/store.db"
        self.service = PushService(self.folder)
        os.environ["SSL_CERT_FILE"] = self.service.certificate

    def serve_node(self, reach):
        node = Node(self.store, "--push", reach, "--push-contact", "mailto:a@b.example")
        self.addCleanup(node.kill)
        node.start()
        return node, Server(node.address)

    def serve(self, reach):
        return self.serve_node(reach)[1]

    def table(self, server):
        made = server.ask("POST", "/api/tables", {})
        seats = {name: Seat(server, made["table"], grant["token"]) for name, grant in made["seats"].items()}
        return f"/api/tables/{made['table']}", made["table"], seats

    def turn_to_teressie(self, seats):
        while True:
            views = {name: seat.look() for name, seat in seats.items()}
            if views["teressie"]["legal"]:
                seats["teressie"].decide(views["teressie"], views["teressie"]["legal"][0])
            else:
                seats["valados"].decide(views["valados"], views["valados"]["legal"][0])
                if seats["teressie"].look()["legal"]:
                    return

    def test_an_absent_player_is_told_and_nothing_can_be_read_on_the_way(self):
        server = self.serve("any")
        path, table, seats = self.table(server)
        key = server.ask("GET", "/api/push")["key"]
        self.assertEqual(len(base64.urlsafe_b64decode(key + "=")), 65)
        server.ask("POST", path + "/push", {"endpoint": self.service.address + "/one", **KEYS}, seats["teressie"].token)
        self.turn_to_teressie(seats)
        where, headers, body = self.service.wait(1)[0]
        self.assertEqual(where, "/one")
        self.assertEqual((headers["Content-Encoding"], headers["Topic"]), ("aes128gcm", table))
        self.assertGreater(int(headers["TTL"]), 0)
        self.assertTrue(headers["Authorization"].endswith(", k=" + key))
        claims = headers["Authorization"].removeprefix("vapid t=").split(".")[1]
        claims = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
        self.assertEqual((claims["aud"], claims["sub"]), (self.service.address, "mailto:a@b.example"))
        text = json.dumps({"notice": "your_turn", "seat": "teressie", "table": table}, separators=(",", ":"))
        self.assertEqual(len(body), 86 + len(text) + 1 + 16)
        self.assertNotIn(table.encode(), body)

    def test_nobody_is_told_who_has_ended_it(self):
        server = self.serve("any")
        path, _, seats = self.table(server)
        token = seats["teressie"].token
        for name in ("/one", "/two"):
            server.ask("POST", path + "/push", {"endpoint": self.service.address + name, **KEYS}, token)
        server.ask("POST", path + "/push_off", {"endpoint": self.service.address + "/one"}, token)
        self.service.status = 410
        self.turn_to_teressie(seats)
        self.assertEqual([where for where, _, _ in self.service.wait(1)], ["/two"])
        time.sleep(0.3)
        self.turn_to_teressie(seats)
        time.sleep(0.5)
        self.assertEqual(len(self.service.heard), 1)

    def test_the_identity_outlives_a_restart(self):
        node, server = self.serve_node("public")
        key = server.ask("GET", "/api/push")["key"]
        node.stop()
        self.assertEqual(self.serve("public").ask("GET", "/api/push")["key"], key)

    def test_private_addresses_are_not_reached(self):
        server = self.serve("public")
        path, _, seats = self.table(server)
        server.ask("POST", path + "/push", {"endpoint": self.service.address + "/one", **KEYS}, seats["teressie"].token)
        self.turn_to_teressie(seats)
        time.sleep(0.5)
        self.assertEqual(self.service.heard, [])

    def test_bad_subscriptions_are_refused(self):
        server = self.serve("public")
        path, _, seats = self.table(server)
        good = {"endpoint": "https://push.example.net/x", **KEYS}
        for bad in ({"endpoint": "http://push.example.net/x"}, {"p256dh": "AAAA"}, {"p256dh": ""}, {"auth": "AAAA"}):
            with self.assertRaises(Refused) as caught:
                server.ask("POST", path + "/push", {**good, **bad}, seats["valados"].token)
            self.assertEqual(caught.exception.status, 400)
        with self.assertRaises(Refused) as caught:
            server.ask("POST", path + "/push", good)
        self.assertEqual(caught.exception.status, 401)
        for number in range(8):
            server.ask("POST", path + "/push", {**good, "endpoint": f"https://push.example.net/{number}"},
                       seats["valados"].token)
        with self.assertRaises(Refused) as caught:
            server.ask("POST", path + "/push", good, seats["valados"].token)
        self.assertEqual(caught.exception.status, 409)

    def test_off_is_off(self):
        server = self.serve("off")
        path, _, seats = self.table(server)
        self.assertIsNone(server.ask("GET", "/api/push")["key"])
        with self.assertRaises(Refused):
            server.ask("POST", path + "/push", {"endpoint": "https://push.example.net/x", **KEYS},
                       seats["valados"].token)


class PushOnPostgresTest(PushTest):
    """The same where several servers share the subscriptions."""

    @classmethod
    def setUpClass(cls):
        cls.database = Postgres()
        cls.addClassCleanup(cls.database.stop)

    def setUp(self):
        super().setUp()
        self.store = self.database.address


if __name__ == "__main__":
    sys.exit(unittest.main(warnings="ignore"))
