"""Players of the history test: one seat over HTTP, the other over a WebSocket, each on whatever node
answers."""

import http.client
import random
import threading
import time
import uuid

from postgres_history import Said
from web_socket import Closed, NoSocket, WebSocket

from kingdom_client import Refused, Server

LOST = (OSError, http.client.HTTPException, Closed, NoSocket)
TIMEOUT = 8


class HttpSeat:
    """Every request goes to another node."""

    def __init__(self, nodes, table, token, rng):
        self.nodes, self.table, self.token, self.rng = nodes, table, token, rng

    def ask(self, method, path, body=None):
        server = Server(self.rng.choice(self.nodes).address, timeout=TIMEOUT)
        try:
            return server.ask(method, f"/api/tables/{self.table}{path}", body, self.token)
        finally:
            server.close()

    def look(self):
        return self.ask("GET", "")

    def say(self, client_id, seq, decision):
        try:
            self.ask("POST", "/decisions", {"client_id": client_id, "seq": seq, "decision": decision})
            return "accepted"
        except Refused as refused:
            if refused.status in (503, 429):
                raise OSError("try again") from refused
            return "refused"


class SocketSeat:
    """Stays with a node until it is lost."""

    def __init__(self, nodes, table, token, rng):
        self.nodes, self.table, self.token, self.rng = nodes, table, token, rng
        self.socket, self.view, self.answers = None, None, {}

    def open(self):
        if self.socket:
            return
        self.socket = WebSocket(self.rng.choice(self.nodes).address)
        self.socket.socket.settimeout(TIMEOUT)
        self.socket.send(type="subscribe", table=self.table, token=self.token, since=0, revision=0)
        self.view = None

    def lose(self):
        if self.socket:
            self.socket.close()
        self.socket = None

    def take(self):
        message = self.socket.receive()
        if message["type"] == "update":
            self.view = message["view"]
        elif message["type"] == "error" and message.get("error") == "unavailable":
            raise OSError("try again")
        elif "client_id" in message:
            self.answers[message["client_id"]] = message["type"]

    def look(self):
        try:
            self.open()
            while self.view is None:
                self.take()
            return self.view
        except LOST:
            self.lose()
            raise

    def say(self, client_id, seq, decision):
        try:
            self.open()
            self.answers.clear()
            self.socket.send(type="decide", table=self.table, client_id=client_id, seq=seq, decision=decision)
            while client_id not in self.answers:
                self.take()
            return "accepted" if self.answers[client_id] == "accepted" else "refused"
        except LOST:
            self.lose()
            raise


class Pair(threading.Thread):
    """Two seats of one table after another."""

    def __init__(self, nodes, history, stop, seed):
        super().__init__(daemon=True)
        self.nodes, self.history, self.stop, self.rng = nodes, history, stop, random.Random(seed)
        self.made, self.resent = [], 0

    def run(self):
        try:
            while not self.stop.is_set():
                self.play_table()
        except Exception as fault:  # pylint: disable=broad-except
            self.history.faults.append(f"a player failed: {fault!r}")
            raise

    def patiently(self, act):
        tries = 0
        while True:
            try:
                return act(), tries
            except LOST:
                tries += 1
                time.sleep(0.03)
            except Refused as refused:
                if refused.status not in (503, 429):
                    raise

    def play_table(self):
        def make():
            server = Server(self.rng.choice(self.nodes).address, timeout=TIMEOUT)
            return server.ask("POST", "/api/tables", {"setup": {"module": self.rng.choice(["none", "menace"])}})

        made, _ = self.patiently(make)
        self.made.append(made)
        tokens = {name: grant["token"] for name, grant in made["seats"].items()}
        seats = {name: kind(self.nodes, made["table"], tokens[name], self.rng)
                 for name, kind in zip(tokens, (HttpSeat, SocketSeat))}
        while not self.stop.is_set():
            name = self.rng.choice(list(seats))
            view, _ = self.patiently(seats[name].look)
            self.history.see(f"{made['table']} {name}", view)
            if view["table"]["status"] == "finished":
                return
            if view["legal"]:
                self.decide(made["table"], name, seats[name], view)
            elif isinstance(seats[name], SocketSeat):
                seats[name].view = None
                seats[name].lose()  # looks anew, at whatever node

    def decide(self, table, name, seat, view):
        client_id = uuid.uuid4().hex
        decision = self.rng.choice(view["legal"])
        said = self.history.say(Said(table, f"{name}:{client_id}", decision, time.time()))
        outcome, tries = self.patiently(lambda: seat.say(client_id, view["seq"], decision))
        said.answered, said.outcome = time.time(), outcome
        self.resent += tries > 0
        if isinstance(seat, SocketSeat):
            seat.lose()
