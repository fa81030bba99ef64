import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rootDir } from './places.js';

const run = promisify(execFile);
const folder = join(rootDir, 'examples/partner-backend');
/** Inside this package, so that the example resolves the SDK as installed. */
const scratch = join(rootDir, 'apps/server/node_modules/.cache/partner-backend');

async function commandOf(language: 'java' | 'node'): Promise<readonly [string, ...string[]]> {
  const built = join(scratch, `${process.pid}/${language}`);
  const source = join(folder, language);
  if (language === 'java') {
    await run('javac', ['-d', built, join(source, 'PartnerBackend.java'), '-sourcepath', source]);
    return ['java', '-cp', built, 'PartnerBackend'];
  }
  await cp(source, built, { recursive: true });
  return [
    process.execPath,
    '--conditions=@huiqi/source',
    '--import',
    'tsx',
    join(built, 'server.mjs'),
  ];
}

export interface BackendSettings {
  readonly api: string;
  readonly partnerId: string;
  /** Of the partner, which its addresses carry. */
  readonly source?: string;
  readonly secret: string;
  readonly webhookSecrets: readonly string[];
}

/** Starts an example partner backend as its README says. */
export async function startBackend(
  language: 'java' | 'node',
  port: number,
  { api, partnerId, source = '', secret, webhookSecrets }: BackendSettings,
) {
  const [command, ...args] = await commandOf(language);
  const child = spawn(command, args, {
    cwd: join(rootDir, 'apps/server'),
    env: {
      ...process.env,
      HUIQI_API: api,
      HUIQI_PARTNER: partnerId,
      HUIQI_SOURCE: source,
      HUIQI_SECRET: secret,
      HUIQI_WEBHOOK_SECRETS: webhookSecrets.join(','),
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString('utf8'));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`${command} does not start: ${String(error)}`);
  });
  const ended = once(child, 'close');
  const ready = (async () => {
    while (!output.startsWith('ready')) {
      if (child.exitCode !== null) throw new Error(`The example ended:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async stop() {
      child.kill();
      await ended;
      await rm(join(scratch, String(process.pid)), { recursive: true, force: true });
    },
  };
}
