import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { clusterFile, readCluster } from './readCluster.mjs';

const read = (file) => readFileSync(fromRoot(file), 'utf8');

/** Checks compose.yaml against the files and settings of this repository. */
export function checkCompose() {
  const { services } = parse(read('compose.yaml'), { merge: true });
  const used = read('deploy/haproxy.cfg').match(/(?<=\$\{)\w+(?=\})/g);
  assert.deepEqual(Object.keys(services.proxy.environment).sort(), [...new Set(used)].sort());
  const ofServers = { ...services['server-one'].environment };
  const described = read('apps/server/README.md');
  for (const name of Object.keys(ofServers)) assert.ok(described.includes(`\`${name}\``), name);
  const asked = read('compose.yaml').match(/(?<=\$\{)\w+(?=:\?)/g);
  for (const name of asked) assert.match(read('deploy/env.example'), new RegExp(`^${name}=`, 'm'));
  const [mounted] = services.proxy.volumes;
  assert.ok(existsSync(fromRoot(mounted.split(':', 1)[0])), mounted);
}

/** Checks the services of the cluster: what they mount, ask for and call each other exists. */
export function checkCluster() {
  const asked = read(clusterFile).match(/(?<=\$\{)\w+(?=:\?)/g);
  const examples = read('deploy/env.example') + read('deploy/cluster/env.example');
  for (const name of asked) assert.match(examples, new RegExp(`^${name}=`, 'm'));
  const services = readCluster(Object.fromEntries(asked.map((name) => [name, 'x'])));
  const described = read('apps/server/README.md');
  for (const name of Object.keys(services['server-one'].environment))
    assert.ok(described.includes(`\`${name}\``), name);
  for (const { command = [], volumes } of Object.values(services))
    for (const path of command.filter((part) => part.startsWith('/srv/cluster/'))) {
      assert.ok(
        volumes.some(({ target }) => target === '/srv/cluster'),
        path,
      );
      assert.ok(existsSync(fromRoot('deploy/cluster', path.slice('/srv/cluster/'.length))), path);
    }
  // Names of hosts in the configuration are those of services.
  const hosts = read('deploy/cluster/haproxy.cfg').matchAll(/^ {2}server \S+ ([\w-]+):\d+/gm);
  for (const [, host] of hosts) assert.ok(services[host], host);
  // Otherwise a primary that cannot reach etcd goes on after another one may have been promoted.
  const { ttl, loop_wait, retry_timeout } = parse(read('deploy/cluster/patroni.yml')).bootstrap.dcs;
  assert.ok(loop_wait + 2 * retry_timeout <= ttl, 'loop_wait + 2 * retry_timeout <= ttl');
}
