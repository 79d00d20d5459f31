"""A PostgreSQL of one's own, for tests of servers on it."""

import glob
import os
import pwd
import shutil
import subprocess
import tempfile


def server_program(name):
    """Debian keeps each version in a folder of its own; elsewhere it is found like any program."""
    versions = glob.glob(f"/usr/lib/postgresql/*/bin/{name}")
    return max(versions, key=lambda path: int(path.split("/")[4]), default=name)


class Postgres:
    """A database in a folder of its own, reached through a socket there."""

    def __init__(self):
        self.folder = folder = tempfile.mkdtemp(prefix="kingdom_postgres_")
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
        subprocess.run([*(as_user if os.getuid() == 0 else []), *command], check=True,
                       stdout=subprocess.DEVNULL, cwd="/tmp")

    def control(self, *words):
        self.run(server_program("pg_ctl"), "-D", f"{self.folder}/base", "-w",
                 "-l", f"{self.folder}/log", *words)

    def start(self):
        self.control("-o", f"-k {self.folder} -c listen_addresses=''", "start")

    def restart(self):
        self.control("-m", "fast", "-o", f"-k {self.folder} -c listen_addresses=''", "restart")

    def stop(self):
        self.control("-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def entries(self, table):
        text = subprocess.run(
            ["psql", "-h", self.folder, "-U", self.user, "-At", "-F", " ", "kingdom", "-c",
             f"SELECT number, client_id FROM log WHERE table_id = '{table}' ORDER BY number"],
            check=True, capture_output=True, text=True).stdout
        return [line.split(" ") for line in text.splitlines()]
