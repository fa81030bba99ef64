import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './port.js';
import { TestServer } from './server.js';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface DesktopClient {
  readonly origin: string;
  /** Address of its page. */
  readonly url: string;
  /** What the process has printed. */
  output(): string;
  /** Does what a button of its page does. */
  act(action: object): Promise<void>;
  /** The secret that it would inject, as Base64. */
  secret(): Promise<string>;
  stop(): Promise<void>;
}

/** The simulated desktop client (apps/playground/shell), as `npm start` starts it beside a server. */
async function startDesktopClient(
  api: string,
  port: number,
  pages: string,
): Promise<DesktopClient> {
  const child = spawn(process.execPath, [at('apps/playground/shell/dist/main.js')], {
    env: {
      ...process.env,
      HUIQI_API: api,
      HUIQI_SHELL_PORT: String(port),
      HUIQI_SHELL_ORIGINS: pages,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  await once(child.stdout, 'data');
  const origin = `http://127.0.0.1:${port}`;
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${origin}/__shell/${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The client responded ${response.status} to ${path}`);
    return response.json();
  };
  return {
    origin,
    url: `${origin}/__shell/`,
    output: () => said,
    act: async (action) => void (await post('act', action)),
    secret: async () => ((await post('secret', {})) as { secret: string }).secret,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * A server with a client that its pages may connect to, configured as in a deployment. `origin` is that of the pages, by default
 * the server's own.
 */
export async function startServerWithClient(
  options: { readonly origin?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<{
  readonly server: TestServer;
  readonly client: DesktopClient;
}> {
  const port = await freePort();
  const env = { HUIQI_DESKTOP_CLIENTS: `ws://127.0.0.1:${port}`, ...options.env };
  const server = await TestServer.start({ env });
  return {
    server,
    client: await startDesktopClient(server.url, port, options.origin ?? server.url),
  };
}
