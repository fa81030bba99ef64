import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHaproxy } from '../../scripts/lib/haproxy.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { start, waitFor } from './processes.mjs';
import { openStandInProxy } from './standInProxy.mjs';

/** A certificate of this machine's own name, with its key in one file as HAProxy takes it. */
function makeCertificate(folder) {
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync(
    'openssl',
    [...args, '-subj', '/CN=localhost', '-addext', names, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  const both = join(folder, 'site.pem');
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), {
    mode: 0o600,
  });
  return { both, ca: readFileSync(certificate) };
}

async function openHaproxy(command, { port, certificate, servers: [one, two] }) {
  const addressOf = (url) => new URL(url).host;
  const env = {
    HUIQI_PROXY_HTTPS: `127.0.0.1:${port}`,
    HUIQI_PROXY_HTTP: `127.0.0.1:${await freePort()}`,
    HUIQI_PROXY_CERTIFICATE: certificate,
    HUIQI_SERVER_ONE: addressOf(one),
    HUIQI_SERVER_TWO: addressOf(two),
  };
  const proxy = start(command, ['-db', '-f', fromRoot('deploy/haproxy.cfg')], { env });
  return {
    name: 'HAProxy',
    output: proxy.output,
    hasEnded: proxy.hasEnded,
    close: () => proxy.end('SIGKILL'),
  };
}

/** Opens a TLS proxy before two servers: HAProxy with deploy/haproxy.cfg, or the stand-in. */
export async function openProxy({ folder, servers }) {
  const { both: certificate, ca } = makeCertificate(folder);
  const port = await freePort();
  const options = { port, certificate, servers };
  const command = findHaproxy();
  const proxy = command ? await openHaproxy(command, options) : await openStandInProxy(options);
  return { ...proxy, port, ca };
}

/** Throws if HAProxy logs the query of an address, which may hold a token. */
export async function checkProxyLog(client, { output }) {
  if (!output) return;
  await client.get('/healthz?token=of-a-user', {});
  await waitFor(() => output().includes(' /healthz'), output);
  assert.ok(!output().includes('of-a-user'), output());
}

/** Waits until the proxy returns a response that `isRight` accepts. */
export const waitForProxy = (client, isRight, proxy) =>
  waitFor(
    async () => {
      if (proxy.hasEnded?.()) throw new Error(`The proxy ended:\n${proxy.output()}`);
      const response = await client.get('/', { accept: 'text/html' }).catch(() => undefined);
      return response !== undefined && isRight(response);
    },
    () => `a response of the proxy\n${proxy.output?.() ?? ''}`,
  );
