import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { textOf } from './textOf.mjs';

const main = fromRoot('apps', 'server', 'dist', 'main.js');

/** The reference server with its sample data, which lists the origins. Returns a function that stops it. */
export async function startServer(port, origins) {
  const data = mkdtempSync(join(tmpdir(), 'huiqi-recipe-'));
  const { DATABASE_URL: _inherited, ...inherited } = process.env;
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...inherited,
      PORT: String(port),
      HUIQI_HOST: '127.0.0.1',
      HUIQI_DATA_DIR: data,
      HUIQI_SANDBOX: '1',
      HUIQI_LOG_LEVEL: 'silent',
      HUIQI_MAX_LAG_MS: '20000',
      HUIQI_PARTNER_ORIGINS: origins.join(),
    },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  await textOf(`http://127.0.0.1:${port}/readyz`).catch(async (error) => {
    await stop();
    throw error;
  });
  return stop;
}
