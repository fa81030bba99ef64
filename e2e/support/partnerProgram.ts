import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endProcess } from './process.js';
import type { TestServer } from './server.js';

const entry = fileURLToPath(new URL('../../apps/playground/partner/dist/main.js', import.meta.url));

export interface PartnerProgram {
  /** Address of the partner's own site, of an origin of its own. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The built example of a partner's site, beside a server that lists it. */
export async function startPartnerProgram(server: TestServer): Promise<PartnerProgram> {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      HUIQI_API: server.url,
      HUIQI_PARTNER_PORT: String(server.partnerPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const started = new Promise<void>((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (said.includes(server.partnerUrl)) resolve();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('exit', () => reject(new Error(`the partner's site ended at start:\n${said}`)));
  });
  await started;
  return {
    url: server.partnerUrl,
    stop: () => endProcess({ child, output: () => said }, 'SIGTERM'),
  };
}
