import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { startServer } from './processes.mjs';

/** Starts the built server of the checkout on the sample data; `stop` removes that, too. */
export async function startSample(port, settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'huiqi-sample-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { url, end } = await startServer(
      { app: root, command: ['node', 'apps/server/dist/main.js'] },
      port,
      { HUIQI_DATA_DIR: dataDir, HUIQI_SANDBOX: '1', ...settings },
    );
    return { url, stop: () => end('SIGTERM').then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
