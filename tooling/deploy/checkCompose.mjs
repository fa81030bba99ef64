import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from '../../scripts/lib/paths.mjs';

const read = (file) => readFileSync(fromRoot(file), 'utf8');

/** Checks compose.yaml against the files and settings of this repository. */
export function checkCompose() {
  const { services } = parse(read('compose.yaml'), { merge: true });
  const used = read('deploy/haproxy.cfg').match(/(?<=\$\{)\w+(?=\})/g);
  assert.deepEqual(Object.keys(services.proxy.environment).sort(), [...used].sort());
  const ofServers = { ...services['server-one'].environment };
  const described = read('apps/server/README.md');
  for (const name of Object.keys(ofServers)) assert.ok(described.includes(`\`${name}\``), name);
  const asked = read('compose.yaml').match(/(?<=\$\{)\w+(?=:\?)/g);
  for (const name of asked) assert.match(read('deploy/env.example'), new RegExp(`^${name}=`, 'm'));
  const [mounted] = services.proxy.volumes;
  assert.ok(existsSync(fromRoot(mounted.split(':', 1)[0])), mounted);
}
