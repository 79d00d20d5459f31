// The real server for end-to-end tests: on a free port, with a store of its own, serving web/dist.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// In memory where there is such a folder: a slow disk is no matter of the page.
const kFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export interface Server {
  address: string;
  /** Ends it and starts it again on the same port and store. */
  restart: (pause: number) => Promise<void>;
  stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 100; ++tries) {
    const ready = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server at ${address} does not get ready`);
}

export async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(kFolder, 'kingdom-e2e-'));
  const listen = `127.0.0.1:${await freePort()}`;
  const address = `http://${listen}`;
  let running: ChildProcess;

  const start = async () => {
    running = spawn(
      join(root, 'build/release/kingdom'),
      [
        'serve',
        `--listen=${listen}`,
        `--store=sqlite:${join(folder, 'kingdom.db')}`,
        `--web=${join(root, 'web/dist')}`,
        '--requests-per-second=0',
        '--connections-per-address=0',
        '--log=warn',
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await untilReady(address);
  };
  const end = () =>
    new Promise<void>((resolve) => {
      running.once('exit', () => resolve());
      running.kill('SIGTERM');
    });

  await start();
  return {
    address,
    restart: async (pause) => {
      await end();
      await new Promise((resolve) => setTimeout(resolve, pause));
      await start();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}
