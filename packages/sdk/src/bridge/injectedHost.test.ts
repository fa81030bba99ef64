import { expect, it } from 'vitest';
import { bridgeOptionsOf, readInjectedHost, type InjectedHost } from './injectedHost.js';

const url = 'ws://127.0.0.1:17300/bridge';
const secure = { url, module: 7, protocol: 'secure', getSecret: () => 'c2VjcmV0' } as const;
const legacy = {
  url,
  module: 1,
  protocol: 'legacy',
  key: '0123456789abcdef',
  mode: 'ECB',
} as const;

it('there is none in a browser', () => {
  expect(readInjectedHost({})).toBeNull();
});

it.each([secure, legacy])('$protocol, module $module', (huiqiHost) => {
  expect(readInjectedHost({ huiqiHost })).toBe(huiqiHost);
});

it.each([
  [null],
  ['text'],
  [{}],
  [{ ...secure, module: 3 }],
  [{ ...secure, getSecret: 'c2VjcmV0' }],
  [{ ...secure, protocol: 'other' }],
  [{ ...secure, url: 7 }],
  [{ ...legacy, key: undefined }],
  [{ ...legacy, commands: 'all' }],
])('%j is refused without a word of what it holds', (huiqiHost) => {
  try {
    readInjectedHost({ huiqiHost });
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ kind: 'host', code: 'BRIDGE_CONFIGURATION' });
    expect(String(error)).not.toContain('c2VjcmV0');
  }
});

it.each<[InjectedHost, readonly string[] | undefined, readonly string[]]>([
  [secure, undefined, ['open-login', 'open-company-binding', 'open-sub-window', 'signed-out']],
  [secure, ['http', 'open-login'], ['open-login']],
  [{ ...secure, commands: ['http'] }, ['http', 'open-login'], ['http']],
  [{ ...secure, commands: [] }, undefined, []],
])('what is allowed is what both agree to (B-10)', (host, wanted, allowed) => {
  expect(bridgeOptionsOf(host, wanted).allow).toEqual(allowed);
});

it('an existing shell gets no heartbeat, whose replies it does not know', () => {
  expect(bridgeOptionsOf(legacy).heartbeatMs).toBe(0);
  expect(bridgeOptionsOf(secure).heartbeatMs).toBeUndefined();
});
