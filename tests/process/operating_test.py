"""What an operator relies on: settings, stopping, restarting, backup, editions of the rules."""

import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import unittest

from node import PROGRAM, Node

from kingdom_client import Refused, Seat, Server

LONGEST_STOP = 10  # seconds; docs/hosting.md says about six


def run(*arguments, **environment):
    with tempfile.TemporaryDirectory(prefix="kingdom_settings_") as folder:
        return subprocess.run([PROGRAM, "serve", *arguments], capture_output=True, text=True, timeout=60, check=False,
                              cwd=folder, env={**os.environ, **environment})


class SettingsTest(unittest.TestCase):
    def test_every_setting_is_printed_with_the_value_that_counts(self):
        shown = run("--print-config", "--threads", "3", KINGDOM_SERVE_THREADS="4", KINGDOM_SERVE_BURST="9")
        self.assertEqual(shown.returncode, 0)
        self.assertIn("\nthreads = 3\n", shown.stdout)
        self.assertIn("\nburst = 9\n", shown.stdout)

    def test_no_password_is_printed_nor_anything_wrong_in_its_place(self):
        for store in ("postgresql://ada:hush@db/kingdom", "postgresql://db/kingdom?user=ada&password=hush",
                      "postgresql://ada:h@ush@db/kingdom?password=hush&sslmode=require"):
            shown = run("--print-config", "--store", store).stdout
            self.assertNotIn("hush", shown)
            self.assertNotIn("@ush", shown)
            self.assertNotIn("\nstore = ", shown, "a file with stars instead of a login would not work")

    def test_what_nobody_knows_is_refused_in_one_line(self):
        for wrong in (run("--prot", "1"), run("--print-config", KINGDOM_SERVE_PROT="1"), run("--config", "/nowhere"),
                      run("--listen", "nowhere"), run("--threads", "many"), run("--push", "sometimes"),
                      run("--push-contact", "me")):
            self.assertEqual(wrong.returncode, 2, wrong)
            self.assertEqual(len(wrong.stderr.strip().splitlines()), 1, wrong.stderr)

    def test_a_server_that_cannot_start_says_why_in_one_line(self):
        wrong = run("--store", "sqlite:/nowhere/at/all.db")
        self.assertEqual(wrong.returncode, 1)
        self.assertEqual(len(wrong.stderr.strip().splitlines()), 1, wrong.stderr)
        with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
            wrong = run("--store", f"sqlite:{folder}/store.db", "--listen", f"127.0.0.1:{port}")
        self.assertEqual(wrong.returncode, 1)
        self.assertEqual(
            wrong.stderr, f"kingdom: the server cannot listen on 127.0.0.1:{port}: Address already in use\n"
        )


class RunningTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="kingdom_operating_")
        self.addCleanup(folder.cleanup)
        self.file = f"{folder.name}/store.db"
        self.node = Node(f"sqlite:{self.file}").start()
        self.addCleanup(lambda: self.node.kill())  # pylint: disable=unnecessary-lambda
        self.server = Server(self.node.address)

    def table(self, **wish):
        made = self.server.ask("POST", "/api/tables", wish)
        seats = {name: Seat(self.server, made["table"], grant["token"]) for name, grant in made["seats"].items()}
        return f"/api/tables/{made['table']}", made["table"], seats

    def play(self, seats, decisions, seed=1):
        rng = random.Random(seed)
        for _ in range(decisions):
            views = {name: seat.look() for name, seat in seats.items()}
            name = rng.choice([name for name, view in views.items() if view["legal"]])
            seats[name].decide(views[name], rng.choice(views[name]["legal"]))

    def restart(self):
        self.node.kill()
        self.node.start()
        self.server.close()

    def test_a_server_that_is_told_to_stop_ends_soon_whatever_is_under_way(self):
        _, table, seats = self.table()
        self.play(seats, 20)
        seen = seats["valados"].look()
        _, _, thinking = self.table(seats={"valados": "sovereign", "teressie": "open"})
        waiting = Seat(Server(self.node.address), table, seats["teressie"].token)
        threading.Thread(target=lambda: self.quietly(waiting.look, 0, 0, 60), daemon=True).start()
        path, _, done = self.table()
        self.play(done, 20)
        self.server.ask("POST", path + "/resign", {"client_id": "r"}, done["valados"].token)
        self.assertEqual(self.server.ask("GET", path + "/review")["status"], "computing")
        self.assertEqual(len(thinking), 1)
        began = time.time()
        self.assertEqual(self.node.stop(), 0)
        self.assertLess(time.time() - began, LONGEST_STOP)
        self.node.start()
        self.server.close()
        self.assertEqual(seats["valados"].look()["log"], seen["log"])

    def test_a_server_that_is_told_to_stop_answers_all_who_wait_for_news(self):
        _, table, seats = self.table()
        self.play(seats, 5)
        seen = seats["valados"].look()
        answers = []

        def wait():
            with socket.create_connection(("127.0.0.1", int(self.node.address.rsplit(":", 1)[1].strip("/")))) as line:
                line.sendall((f"GET /api/tables/{table}?wait=60&since={seen['seq']}&revision={seen['table']['revision']}"
                              f" HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {seats['valados'].token}\r\n\r\n")
                             .encode())
                answers.append(line.recv(12))

        threads = [threading.Thread(target=wait) for _ in range(60)]
        for thread in threads:
            thread.start()
        time.sleep(0.5)
        began = time.time()
        self.assertEqual(self.node.stop(), 0)
        self.assertLess(time.time() - began, LONGEST_STOP)
        for thread in threads:
            thread.join()
        self.assertEqual(answers, [b"HTTP/1.1 200"] * 60)

    @staticmethod
    def quietly(act, *arguments):
        try:
            act(*arguments)
        except Exception:  # pylint: disable=broad-except
            pass  # the server ends under it

    def test_a_review_outlives_a_restart(self):
        path, _, seats = self.table()
        self.play(seats, 12)
        self.server.ask("POST", path + "/resign", {"client_id": "r"}, seats["valados"].token)
        deadline = time.time() + 300
        while self.server.ask("GET", path + "/review")["status"] != "ready" and time.time() < deadline:
            time.sleep(0.05)
        review = self.server.ask("GET", path + "/review")
        self.assertEqual(len(review["decisions"]), 12)
        self.restart()
        self.assertEqual(self.server.ask("GET", path + "/review"), review)

    def test_a_table_of_another_edition_of_the_rules_says_so(self):
        path, table, seats = self.table()
        other, _, _ = self.table()
        self.assertEqual(seats["valados"].look()["table"]["rules"], self.server.ask("GET", "/version")["rules"])
        self.node.kill()
        with sqlite3.connect(self.file) as base:
            header = json.loads(base.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()[0])
            header["rules"] = "0"
            base.execute("UPDATE tables SET header = ? WHERE id = ?", (json.dumps(header), table))
        self.node.start()
        self.server.close()
        with self.assertRaises(Refused) as caught:
            self.server.ask("GET", path)
        self.assertEqual(caught.exception.status, 409)
        self.assertIn("edition 0 of the rules", caught.exception.body["message"])
        self.assertEqual(self.server.ask("GET", other)["table"]["status"], "running")

    def test_a_backup_of_the_running_server_is_a_whole_store(self):
        _, _, seats = self.table()
        self.play(seats, 15)
        seen = {name: seat.look() for name, seat in seats.items()}
        copy = self.file + ".backup"
        with sqlite3.connect(self.file) as base, sqlite3.connect(copy) as target:
            base.backup(target)  # what sqlite3's .backup does
        self.play(seats, 15, seed=2)
        later = seats["valados"].look()
        self.node.kill()
        for ending in ("-wal", "-shm"):
            if os.path.exists(self.file + ending):
                os.remove(self.file + ending)
        os.replace(copy, self.file)
        self.node.start()
        self.server.close()
        for name, seat in seats.items():
            self.assertEqual(seat.look()["log"], seen[name]["log"])
        with self.assertRaises(Refused) as caught:
            seats["valados"].decide(later, {"do": "done"})
        self.assertEqual(caught.exception.body["error"], "stale")
        self.play(seats, 5)

    def test_operators_pages(self):
        self.assertEqual(self.server.ask("GET", "/livez"), {"status": "alive"})
        self.assertEqual(self.server.ask("GET", "/readyz"), {"status": "ready"})
        self.assertEqual(set(self.server.ask("GET", "/version")), {"version", "rules"})
        _, _, seats = self.table()
        self.play(seats, 3)
        text = self.node.metrics()
        with self.assertRaises(Refused, msg="metrics are for the operator alone"):
            self.server.ask("GET", "/metrics")
        self.assertIn('kingdom_entries_total{outcome="written"} 3', text)
        self.assertIn("kingdom_tables_live", text)

    def test_a_store_of_another_edition_is_left_alone(self):
        self.node.kill()
        with sqlite3.connect(self.file) as base:
            base.execute("UPDATE meta SET value = '999' WHERE key = 'schema'")
        refused = run("--store", f"sqlite:{self.file}", "--listen", "127.0.0.1:0")
        self.assertEqual(refused.returncode, 1)
        self.assertIn("another edition", refused.stderr)


if __name__ == "__main__":
    sys.exit(unittest.main(warnings="ignore"))
