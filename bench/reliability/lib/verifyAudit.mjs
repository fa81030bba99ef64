import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fromRoot } from './servers.mjs';

const built = fromRoot('apps/server/dist/auditVerify.js');
const source = [
  '--conditions=@huiqi/source',
  '--import',
  'tsx',
  fromRoot('apps/server/src/audit/verifyCommand.ts'),
];

/** Recomputes the audit trail of a database that no server uses; returns whether it is whole, and what was said. */
export async function verifyAudit(settings) {
  const { DATABASE_URL: _unused, ...inherited } = process.env;
  const program = existsSync(built) ? [built] : source;
  const child = spawn(process.execPath, program, {
    cwd: fromRoot('apps/server'),
    env: { ...inherited, HUIQI_SANDBOX: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = await once(child, 'close');
  return { whole: code === 0, output };
}
