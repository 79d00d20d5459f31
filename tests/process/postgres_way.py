"""The way from one node to the database: it can be cut, so that nothing comes through and nobody is told."""

import contextlib
import selectors
import socket
import threading


class Way(threading.Thread):
    def __init__(self, database):
        super().__init__(daemon=True)
        self.target = f"{database.folder}/.s.PGSQL.5432"
        self.address = database.address
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.is_cut, self.ended = threading.Event(), threading.Event()
        self.others, self.chooser = {}, selectors.DefaultSelector()
        self.chooser.register(self.door, selectors.EVENT_READ)
        self.user = database.user
        self.start()

    @property
    def store(self):
        return f"postgresql://{self.user}@127.0.0.1:{self.port}/kingdom"

    def run(self):
        while not self.ended.is_set():
            for key, _ in self.chooser.select(0.05):
                if self.is_cut.is_set():
                    self.ended.wait(0.01)
                elif key.fileobj is self.door:
                    self.accept()
                else:
                    self.pass_on(key.fileobj)

    def accept(self):
        here = self.door.accept()[0]
        there = socket.socket(socket.AF_UNIX)
        try:
            there.connect(self.target)
        except OSError:
            here.close()
            return
        for one, other in ((here, there), (there, here)):
            self.others[one] = other
            self.chooser.register(one, selectors.EVENT_READ)

    def pass_on(self, one):
        other = self.others.get(one)
        try:
            part = one.recv(65536)
            if part:
                other.sendall(part)
                return
        except OSError:
            pass
        self.drop(one, other)

    def drop(self, *ends):
        for end in ends:
            if self.others.pop(end, None) is None:
                continue
            with contextlib.suppress(KeyError, ValueError):
                self.chooser.unregister(end)
            end.close()

    def cut(self):
        self.is_cut.set()

    def mend(self):
        self.is_cut.clear()
