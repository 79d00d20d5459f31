"""A PostgreSQL of one's own, for tests of servers on it.

    postgres.py FILE    starts one, writes its address to FILE, and stops it when its input ends
"""

import glob
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile


def server_program(name):
    """Debian keeps each version in a folder of its own; elsewhere it is found like any program."""
    versions = glob.glob(f"/usr/lib/postgresql/*/bin/{name}")
    return max(versions, key=lambda path: int(path.split("/")[4]), default=name)


class Postgres:
    """A database in a folder of its own, reached through a socket there."""

    def __init__(self, *flags, within=()):
        """`flags` go to the server; `within` is a command that runs it, such as in a network of its own."""
        self.flags, self.within = flags, within
        self.folder = folder = tempfile.mkdtemp(prefix="kingdom_postgres_")
        self.prepare()
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        os.chmod(folder, 0o700 if os.getuid() else 0o755)
        self.run(server_program("initdb"), "-A", "trust", "-U", self.user, "-D", f"{folder}/base")
        self.start()
        self.run("createdb", "-h", folder, "-U", self.user, "kingdom")

    @property
    def address(self):
        return f"postgresql://{self.user}@/kingdom?host={self.folder}"

    def run(self, *command):
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        subprocess.run([*self.within, *(as_user if os.getuid() == 0 else []), *command], check=True,
                       stdout=subprocess.DEVNULL, cwd="/tmp")

    def control(self, *words):
        self.run(server_program("pg_ctl"), "-D", f"{self.folder}/base", "-w",
                 "-l", f"{self.folder}/log", *words)

    @property
    def options(self):
        return " ".join([f"-k {self.folder} -c listen_addresses=''", *self.flags])

    def start(self):
        self.control("-o", self.options, "start")

    def restart(self):
        self.control("-m", "fast", "-o", self.options, "restart")

    def prepare(self):
        """Before anything is in the folder."""

    def stop(self):
        self.control("-m", "immediate", "stop")
        self.remove()

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def psql(self, *flags):
        return ["psql", "-h", self.folder, "-U", self.user, "-At", "-F", " ", "kingdom", *flags]

    def rows(self, sql):
        text = subprocess.run(self.psql("-c", sql), check=True, capture_output=True, text=True).stdout
        return [line.split(" ") for line in text.splitlines()]

    def entries(self, table):
        return self.rows(f"SELECT number, client_id FROM log WHERE table_id = '{table}' ORDER BY number")

    def backends(self, query):
        """The process ids of connections whose last statement is like this."""
        rows = self.rows("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                         f"AND backend_type = 'client backend' AND query LIKE '{query}'")
        return [int(row[0]) for row in rows]


def main():
    database = Postgres()
    try:
        with open(sys.argv[1] + ".new", "w", encoding="utf-8") as file:
            file.write(database.address)
        os.rename(sys.argv[1] + ".new", sys.argv[1])
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        sys.stdin.read()
    finally:
        database.stop()


if __name__ == "__main__":
    main()
