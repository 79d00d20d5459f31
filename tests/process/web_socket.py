"""A WebSocket client in the standard library, with no more than the tests need."""

import base64
import json
import os
import socket
import struct
import urllib.parse

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Closed(Exception):
    """The server ended the connection; `code` is what it said, or None."""

    def __init__(self, code=None):
        super().__init__(f"closed with {code}")
        self.code = code


class NoSocket(Exception):
    """The server answered the handshake with `status` instead."""

    def __init__(self, status):
        super().__init__(f"the handshake was answered with {status}")
        self.status = status


class WebSocket:
    def __init__(self, address, path="/api/socket", origin=None, receive_buffer=None, forwarded=None):
        host = urllib.parse.urlsplit(address).netloc
        name, port = host.rsplit(":", 1)
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(20)
        self.socket.connect((name, int(port)))
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        if origin:
            lines.append(f"Origin: {origin}")
        if forwarded:
            lines.append(f"X-Forwarded-For: {forwarded}")
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        status = self.file.readline().split()
        if not status or status[1] != b"101":
            self.close()
            raise NoSocket(int(status[1]) if status else None)
        while self.file.readline().strip():
            pass

    def send_frame(self, kind, payload, size=None):
        """`size` is what the frame claims to hold, unless that is the truth."""
        size = len(payload) if size is None else size
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def send(self, **message):
        self.send_frame(TEXT, json.dumps(message).encode())

    def exactly(self, count):
        data = self.file.read(count)
        if len(data) < count:
            raise Closed()
        return data

    def frame(self):
        """The next frame as (kind, payload, is it the last of its message)."""
        first, second = self.exactly(2)
        size = second & 0x7f
        if size == 126:
            size, = struct.unpack("!H", self.exactly(2))
        elif size == 127:
            size, = struct.unpack("!Q", self.exactly(8))
        payload = self.exactly(size)
        if first & 15 == CLOSE:
            raise Closed(struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else None)
        return first & 15, payload, bool(first & 0x80)

    def receive(self):
        """The next message. Raises Closed."""
        text, ended = b"", False
        while not ended:
            kind, payload, ended = self.frame()
            if kind == PING:
                self.send_frame(PONG, payload)
            if kind in (PING, PONG):
                ended = False
                continue
            text += payload
        return json.loads(text)

    def waiting(self):
        """All messages that were sent before the answer to something that is no message."""
        self.send(type="nothing")
        messages = []
        while True:
            message = self.receive()
            if message["type"] == "error" and "nothing" in message["message"]:
                return messages
            messages.append(message)

    def until(self, kind):
        """The messages up to the first of a kind."""
        messages = [self.receive()]
        while messages[-1]["type"] != kind:
            messages.append(self.receive())
        return messages

    def close(self):
        self.file.close()
        self.socket.close()
