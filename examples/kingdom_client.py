#!/usr/bin/env python3
"""A client of `kingdom serve` in Python's standard library: plays whole games over plain HTTP.

    kingdom serve &
    examples/kingdom_client.py http://127.0.0.1:8080 --opponent greedy
"""

import argparse
import http.client
import json
import random
import urllib.parse
import uuid


class Refused(Exception):
    """The server said no; `status` and `body` say why."""

    def __init__(self, status, body):
        super().__init__(f"{status} {body.get('error')}: {body.get('message')}")
        self.status = status
        self.body = body


class Server:
    """One connection to a server, kept open between requests."""

    def __init__(self, address, timeout=70):
        self.host = urllib.parse.urlsplit(address).netloc
        self.timeout = timeout
        self.connection = None

    def ask(self, method, path, body=None, token=None):
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        text = None if body is None else json.dumps(body)
        if self.connection is None:
            self.connection = http.client.HTTPConnection(self.host, timeout=self.timeout)
        try:
            self.connection.request(method, path, text, headers)
            answer = self.connection.getresponse()
            content = json.loads(answer.read())
        except (OSError, http.client.HTTPException):
            self.close()
            raise
        if answer.status >= 400:
            raise Refused(answer.status, content)
        return content

    def close(self):
        if self.connection is not None:
            self.connection.close()
        self.connection = None


class Seat:
    """A seat at a table: looks, decides, and sends a decision again under the same id if need be."""

    def __init__(self, server, table, token):
        self.server, self.table, self.token = server, table, token

    def look(self, since=0, revision=0, wait=0):
        query = f"?since={since}&revision={revision}&wait={wait}"
        return self.server.ask("GET", f"/api/tables/{self.table}{query}", token=self.token)

    def decide(self, view, decision, client_id=None):
        body = {"client_id": client_id or uuid.uuid4().hex, "seq": view["seq"], "decision": decision}
        return self.server.ask("POST", f"/api/tables/{self.table}/decisions", body, self.token)["seq"]


def play(seat, choose):
    """Plays until the end and gives the last view."""
    view = seat.look()
    while view["table"]["status"] != "finished":
        if view["legal"]:
            seat.decide(view, choose(view))
            view = seat.look()
        else:
            view = seat.look(view["seq"], view["table"]["revision"], wait=30)
    return view


def main():
    parser = argparse.ArgumentParser(description="Play one game at random against an opponent.")
    parser.add_argument("address")
    parser.add_argument("--module", default="none")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    server = Server(options.address)
    made = server.ask("POST", "/api/tables", {
        "setup": {"module": options.module},
        "seats": {"valados": "open", "teressie": options.opponent}})
    rng = random.Random(options.seed)
    seat = Seat(server, made["table"], made["seats"]["valados"]["token"])
    view = play(seat, lambda seen: rng.choice(seen["legal"]))
    print(json.dumps(view["result"]["points"]))


if __name__ == "__main__":
    main()
