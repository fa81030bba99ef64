import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.js';
import { rootDir } from './places.js';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const failingDisk = new URL('./failingDisk.mjs', import.meta.url).href;

/**
 * Starts the server from source in a separate process, on the embedded database in `dataDir` unless `settings` name
 * another; its disk can be made to fail.
 */
export async function startServer(
  dataDir: string,
  diskOrders: string,
  settings: NodeJS.ProcessEnv = {},
) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _unused, NODE_OPTIONS: _options, ...inherited } = process.env;
  const args = ['--conditions=@huiqi/source', '--import', 'tsx', '--import', failingDisk, program];
  const child = spawn(process.execPath, args, {
    cwd: rootDir,
    env: {
      ...inherited,
      NODE_ENV: 'development',
      PORT: String(port),
      HUIQI_DATA_DIR: dataDir,
      HUIQI_LOG_LEVEL: 'error',
      HUIQI_TEST_DISK: diskOrders,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString('utf8'));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const ready = async () => {
    while (child.exitCode === null && child.signalCode === null) {
      const response = await fetch(`${url}/readyz`).catch(() => undefined);
      if (response?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server exited at start:\n${output}`);
  };
  return { url, child, ended, ready, output: () => output };
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;
