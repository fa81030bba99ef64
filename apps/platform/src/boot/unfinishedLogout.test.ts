import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findUser } from './findUser.js';
import { finishLogout } from './finishLogout.js';
import {
  isLogoutUnfinished,
  setLogoutUnfinished,
  withoutEndedSession,
} from './unfinishedLogout.js';

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const open = (scenarios: MockScenarios = mockScenarios.ready) => {
  const client = createMockClient(scenarios);
  const calls = () => client.transport.requests.map(({ method }) => method);
  return { client, calls };
};

test('a visit begins with who is signed in', async () => {
  expect(await findUser(open().client)).not.toBeNull();
});

test('after a logout that failed it begins with that logout, and with nobody', async () => {
  setLogoutUnfinished(true);
  const { client, calls } = open();
  expect(await findUser(client)).toBeNull();
  expect(calls()).toEqual(['DELETE']);
  expect(isLogoutUnfinished()).toBe(false);
});

test('nobody is signed in as long as the server does not confirm', async () => {
  setLogoutUnfinished(true);
  const { client } = open({ logout: { offline: true } });
  expect(await findUser(client)).toBeNull();
  expect(isLogoutUnfinished()).toBe(true);
  await expect(finishLogout(client)).rejects.toMatchObject({ kind: 'network' });
});

test('a session that is gone needs no logout', async () => {
  setLogoutUnfinished(true);
  await finishLogout(open({ logout: { code: '100401', httpStatus: 401 } }).client);
  expect(isLogoutUnfinished()).toBe(false);
});

const api = 'https://huiqi.example/api/huiqi/user';

test('its cookie goes along with nothing but the logout, until a login replaces it', async () => {
  const send = vi.fn(async (_target: unknown, _init?: RequestInit) => new Response('{}'));
  const call = withoutEndedSession(send as typeof fetch);
  const sent = async (path: string) => {
    await call(`${api}${path}`, { credentials: 'same-origin' });
    return send.mock.lastCall?.[1]?.credentials;
  };
  expect(await sent('/info')).toBe('same-origin');
  setLogoutUnfinished(true);
  expect(await sent('/info?x=/user/logout')).toBe('omit');
  expect(await sent('/logout')).toBe('same-origin');
  expect(await sent('/info')).toBe('omit');
  send.mockResolvedValueOnce(new Response('{}', { status: 400 }));
  expect(await sent('/login/passwd')).toBe('same-origin');
  expect(isLogoutUnfinished()).toBe(true);
  expect(await sent('/login/passwd')).toBe('same-origin');
  expect(isLogoutUnfinished()).toBe(false);
  expect(await sent('/info')).toBe('same-origin');
});

test('where storages are blocked, the page itself knows', () => {
  vi.stubGlobal('localStorage', undefined);
  setLogoutUnfinished(true);
  expect(isLogoutUnfinished()).toBe(true);
  setLogoutUnfinished(false);
  expect(isLogoutUnfinished()).toBe(false);
});
