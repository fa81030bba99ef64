import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress.js';

const at = (ip: string, sandbox = false, headers = {}) =>
  clientAddress({ ip, headers }, { sandbox });

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is limited as %s', (ip, key) => expect(at(ip)).toBe(key));

test('a scope makes an address of its own, in the sandbox alone', () => {
  const headers = { 'x-sandbox-scope': 'login-spec' };
  expect(at('127.0.0.1', true, headers)).toBe('127.0.0.1 login-spec');
  expect(at('127.0.0.1', false, headers)).toBe('127.0.0.1');
});
