import { encodePassword } from '@huiqi/sdk/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { samplePassword } from '../seed/session/sampleAccounts.js';
import { owner } from '../callKit/accounts.js';
import { createDatabase } from '../testing/createDatabase.js';
import { openMuteProxy } from '../testing/openMuteProxy.js';
import { startServer, type RunningServer } from '../testing/serverProcess.js';

// They start whole server processes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

let database: Awaited<ReturnType<typeof createDatabase>>;
let proxy: Awaited<ReturnType<typeof openMuteProxy>>;
let server: RunningServer;
let token: string;

async function start(patience: number) {
  database = await createDatabase('sample');
  proxy = await openMuteProxy(database.url);
  server = await startServer('', '', {
    DATABASE_URL: proxy.url,
    HUIQI_DATABASE_TIMEOUT: '1',
    HUIQI_DATABASE_PATIENCE: String(patience),
  });
  await server.ready();
  // On a busy machine a statement may take longer than the server waits for it; the caller is told to come again.
  token = await vi.waitFor(login, { timeout: 60_000 });
}

async function stop() {
  server.child.kill('SIGKILL');
  await server.ended;
  await proxy.close();
  await database.drop();
}

async function login(): Promise<string> {
  const response = await fetch(`${server.url}/api/huiqi/user/login/passwd`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'web-test-000004' },
    body: JSON.stringify({
      type: 'FRONT',
      telPhone: owner,
      password: encodePassword(samplePassword),
    }),
  });
  const opened = response.headers.get('x-access-token');
  if (!opened) throw new Error(`Login: ${response.status}`);
  return opened;
}

/** Looks up a session, which is not cached. Uses a separate connection: the server closes idle ones. */
const ask = () =>
  fetch(`${server.url}/api/huiqi/user/info`, {
    headers: { 'x-request-id': 'web-test-000005', 'x-access-token': token, connection: 'close' },
  }).catch((error: unknown) => {
    throw new Error(`The server did not respond. Its output:\n${server.output()}`, {
      cause: error,
    });
  });
const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
const askTogether = (count: number) => Promise.all(Array.from({ length: count }, ask));

describe('connections', () => {
  beforeAll(() => start(60));
  afterAll(stop);

  test('that the database ends cost nothing else', async () => {
    for (let round = 0; round < 5; round += 1) {
      await askTogether(20);
      expect(await database.terminate()).toBeGreaterThan(0);
      await vi.waitFor(async () => expect(await readiness()).toBe(200));
    }
    expect((await ask()).status).toBe(200);
    expect(server.child.exitCode).toBe(null);
    // The log is written a moment after what it tells.
    await vi.waitFor(() =>
      expect(server.output()).toContain('A connection to the database was lost'),
    );
  });

  test('that go mute are replaced, and the requests on them told to come again', async () => {
    await askTogether(40);
    const muted = proxy.mute();
    expect(muted).toBeGreaterThan(1);
    const answers = await askTogether(muted);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.json()).toMatchObject({ code: '100503' });
    }
    // A connection that none of them used is replaced on the next request.
    await vi.waitFor(
      async () => {
        for (const { status } of await askTogether(20)) expect(status).toBe(200);
      },
      { timeout: 60_000 },
    );
    expect(await readiness()).toBe(200);
  });
});

describe('a database that is gone', () => {
  beforeAll(() => start(8));
  afterAll(stop);

  test('for longer than the patience ends the process, not before', async () => {
    await proxy.close();
    expect(await readiness()).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await ask()).status).toBe(503);
    expect(server.child.exitCode).toBe(null);
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.output()).toContain('The database failed');
  });
});
