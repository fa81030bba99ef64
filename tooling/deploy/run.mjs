// Does what the Dockerfile and compose.yaml do, without Docker: a production install, the operators' commands, two
// servers behind a TLS proxy, replaced under load and one killed.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { freePort } from '../../scripts/lib/port.mjs';
import { assemble } from './assemble.mjs';
import { checkCluster, checkCompose } from './checkCompose.mjs';
import { checkConfiguration } from './checkConfiguration.mjs';
import { createClient } from './client.mjs';
import { createDatabase } from './database.mjs';
import { logIn, makeFirstData } from './firstData.mjs';
import { backUpAndRestore } from './keepData.mjs';
import { openCollector } from './openCollector.mjs';
import { checkProxyLog, openProxy, waitForProxy } from './openProxy.mjs';
import { runCommand, startServer, waitFor } from './processes.mjs';
import { killUnderLoad, rollUnderLoad } from './rolling.mjs';

const forDevelopment = /^(?:tsx|typescript|vitest|esbuild|tsup|vite|playwright|drizzle-kit|react)@/;
let since = Date.now();
const tell = (text) => {
  console.log(`✓ ${text} (${((Date.now() - since) / 1000).toFixed(0)} s)`);
  since = Date.now();
};

const closing = [];
async function check() {
  checkCompose();
  checkCluster();
  for (const checked of checkConfiguration()) tell(`${checked} is valid`);
  const tree = await assemble();
  closing.push(() => rmSync(tree.base, { recursive: true, force: true }));
  assert.deepEqual(
    tree.packages.filter((name) => forDevelopment.test(name)),
    [],
  );
  tell(`installed ${tree.packages.length} packages for production, none for development`);

  const database = await createDatabase();
  closing.push(database.drop);
  const collector = await openCollector();
  closing.push(collector.close);
  const settings = {
    ...collector.settings,
    DATABASE_URL: database.url,
    HUIQI_DATA_DIR: `${tree.base}/data`,
    HUIQI_MIGRATE: 'never',
    HUIQI_DRAIN_DELAY: '5',
    // The question is whether a restart fails requests, not how busy this machine is.
    HUIQI_DATABASE_WAIT_MS: '20000',
    HUIQI_PUBLIC_URL: 'https://localhost',
    HUIQI_TRUSTED_PROXIES: '127.0.0.1',
    HUIQI_SMS_URL: 'none',
    HUIQI_LOG_LEVEL: 'warn',
    HUIQI_WRITE_LIMIT: '1000000',
  };
  const ports = [await freePort(), await freePort()];
  const password = await makeFirstData(tree, ports[0], settings);
  tell('an empty database says what to do, and is migrated and set up by commands');

  const { code, output } = await runCommand(tree, 'auditVerify', [], { settings });
  assert.equal(code, 0, output);
  await backUpAndRestore(tree, settings);
  tell('audit, backup and restore run without tsx');

  let servers = await Promise.all(ports.map((port) => startServer(tree, port, settings)));
  closing.push(() => Promise.all(servers.map(({ end }) => end('SIGKILL'))));
  const proxy = await openProxy({ folder: tree.base, servers: servers.map(({ url }) => url) });
  closing.push(proxy.close);
  const client = createClient(proxy);
  closing.push(client.close);
  await waitForProxy(client, ({ status }) => status === 200, proxy);
  await checkProxyLog(client, proxy);
  const token = await logIn(client, password);
  tell(`two servers behind ${proxy.name}; the first administrator logged in`);
  const isTraced = () => /^POST \/v1\/traces[^]*loginByPassword/.test(collector.received());
  await waitFor(isTraced, () => `traces at the collector\n${servers[0].output()}`);
  tell('the login was sent to a collector of traces');

  const rolled = await rollUnderLoad({ tree, servers, settings, client, token });
  servers = rolled.servers;
  assert.deepEqual(rolled.failed, []);
  const { acknowledged, reads } = rolled;
  assert.ok(
    acknowledged.length > 20 && reads > 20,
    `${acknowledged.length} writes, ${reads} reads`,
  );
  tell(`both replaced under ${reads} reads and ${acknowledged.length} writes, none failed`);

  const killed = await killUnderLoad({ servers, client, token });
  assert.deepEqual(killed.failed, []);
  assert.ok(killed.acknowledged.length > killed.before, 'writes went on after the kill');
  const sources = [...acknowledged, ...killed.acknowledged];
  const [{ kept, all }] = await database.ask(
    'select count(*) filter (where source = any($1))::int as kept, count(*)::int as all from partners',
    [sources],
  );
  assert.deepEqual({ kept, all }, { kept: sources.length, all: sources.length });
  tell(`one killed under ${killed.acknowledged.length} writes: all ${kept} kept, each once`);
}

try {
  await check();
} catch (error) {
  console.log(`✗ ${error.stack}`);
  process.exitCode = 1;
} finally {
  for (const close of closing.reverse()) await close();
}
