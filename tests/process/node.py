"""A `kingdom serve` process for tests: started, killed, started again on the same store."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "examples"))

PROGRAM = os.environ.get("KINGDOM", str(ROOT / "build/release/kingdom"))


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


class Node:
    """One server process. Its log goes to a file, for tests that look for secrets in it."""

    def __init__(self, store, *flags, log=None):
        self.store, self.flags = store, flags
        self.log = log or tempfile.NamedTemporaryFile(prefix="kingdom_log_", delete=False).name
        self.process = None
        self.address = None
        self.metrics_port = free_port()

    def start(self):
        usual = {"--requests-per-second": "0", "--connections-per-address": "0", "--bytes-per-address": "0"}
        unlimited = [word for flag in usual.items() if flag[0] not in self.flags for word in flag]
        port = self.address.rsplit(":", 1)[1].strip("/") if self.address else "0"
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--listen", f"127.0.0.1:{port}", "--store", self.store,
             "--metrics", f"127.0.0.1:{self.metrics_port}", *unlimited, *self.flags],
            stdout=subprocess.PIPE, stderr=open(self.log, "ab"), text=True)
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            raise RuntimeError(f"the server did not start; see {self.log}")
        return self

    def metrics(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics_port}/metrics") as answer:
            return answer.read().decode()

    def send(self, number):
        self.process.send_signal(number)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Asks it to end; gives its exit status."""
        self.send(signal.SIGTERM)
        return self.process.wait(timeout=15)

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.kill()
