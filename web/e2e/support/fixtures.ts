// The page served from its sources, with the fixtures as its tables and no server behind it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createServer, type Plugin, type ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** These screens are drawn from fixtures; whatever they ask a server is refused. */
const noServer: Plugin = {
  name: 'no-server',
  configureServer: (vite) => {
    vite.middlewares.use('/api', (_, answer) => {
      answer.statusCode = 503;
      answer.end();
    });
  },
};

export async function fixtureServer(): Promise<{ server: ViteDevServer; address: string }> {
  const server = await createServer({
    root,
    server: { port: 0 },
    plugins: [noServer],
    logLevel: 'error',
  });
  await server.listen();
  return { server, address: server.resolvedUrls!.local[0]! };
}

export const fixtureNames = (): string[] =>
  JSON.parse(readFileSync(`${root}fixtures/index.json`, 'utf8')) as string[];
