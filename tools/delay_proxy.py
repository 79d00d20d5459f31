#!/usr/bin/env python3
"""A way to a server that takes longer: what comes from either side is passed on after a while.

    delay_proxy.py PORT TARGET [--ms 1.3]       TARGET: a Unix socket or host:port

The round trip grows by twice the time given."""

import argparse
import asyncio


async def pass_on(reader, writer, seconds):
    """Keeps the order and the distance of what it passes on."""
    queue = asyncio.Queue()
    loop = asyncio.get_running_loop()

    async def send():
        while True:
            due, part = await queue.get()
            await asyncio.sleep(max(0, due - loop.time()))
            if not part:
                writer.close()
                return
            writer.write(part)

    sending = asyncio.create_task(send())
    try:
        while part := await reader.read(65536):
            queue.put_nowait((loop.time() + seconds, part))
    except OSError:
        pass
    queue.put_nowait((loop.time() + seconds, b""))
    await sending


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("target")
    parser.add_argument("--ms", type=float, default=1.3)
    options = parser.parse_args()

    async def accept(reader, writer):
        if "/" in options.target:
            there = await asyncio.open_unix_connection(options.target)
        else:
            host, port = options.target.rsplit(":", 1)
            there = await asyncio.open_connection(host, int(port))
        await asyncio.gather(pass_on(reader, there[1], options.ms / 1000),
                             pass_on(there[0], writer, options.ms / 1000), return_exceptions=True)

    server = await asyncio.start_server(accept, "127.0.0.1", options.port)
    print(f"127.0.0.1:{options.port}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
