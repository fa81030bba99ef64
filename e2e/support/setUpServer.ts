import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { emptyData } from './sampleTemplate.js';
import { TestServer } from './server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const regions = fileURLToPath(new URL('../../deploy/regions.example.json', import.meta.url));
const setup = fileURLToPath(new URL('../../apps/server/dist/setup.js', import.meta.url));
const run = promisify(execFile);

export interface FirstAdministrator {
  readonly phone: string;
  readonly name: string;
}

/**
 * Starts a server on what `npm run setup` makes of an empty database: a file of regions and these administrators, whose
 * first passwords it resolves with. Codes are read from the sandbox, which adds its sample to empty databases only.
 */
export async function startSetUp(
  administrators: readonly FirstAdministrator[],
): Promise<{ server: TestServer; passwords: readonly string[] }> {
  const data = await emptyData();
  const { DATABASE_URL: _inherited, ...inherited } = process.env;
  const env = {
    ...inherited,
    HUIQI_DATA_DIR: data.dataDir,
    ...(data.database && { DATABASE_URL: data.database.url }),
  };
  const passwords: string[] = [];
  for (const { phone, name } of administrators) {
    const args = ['--phone', phone, '--name', name, '--regions', regions];
    const { stdout } = await run(process.execPath, [setup, ...args], { cwd: root, env });
    passwords.push(/first login: (\S+)/.exec(stdout)?.[1] ?? '');
  }
  return { server: await TestServer.start({ data }), passwords };
}
