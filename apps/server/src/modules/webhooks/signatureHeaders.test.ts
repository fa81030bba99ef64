import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { signatureHeaders } from './signatureHeaders.js';

const body = '{"id":"evt_1"}';

test('a body is signed with the second it is sent in, by each valid key', () => {
  const now = new Date('2026-06-15T04:00:00.900Z');
  // printf '1781496000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac one
  const one = 'ccefcbe5f9b386ef7cde8a64ad143dd915dca7107510bf279d48d97e62570f12';
  const two = '20d03e4cdb8323c00a98ae94003cc3e32408db08f062fe3a8ff563977b1bf936';
  const headers = signatureHeaders({ id: 'evt_1', body, secrets: ['one', 'two'], now });
  expect(headers['huiqi-signature']).toBe(`t=1781496000,v1=${one},v1=${two}`);
});

test('the library of Standard Webhooks accepts it with each of the secrets, and no other', () => {
  const secrets = ['old', 'new', 'other'].map(
    (name) => `whsec_${Buffer.from(name.padEnd(32, '+')).toString('base64')}`,
  );
  // The library reads the clock of the machine.
  const now = new Date();
  const headers = signatureHeaders({ id: 'evt_1', body, secrets: secrets.slice(0, 2), now });
  const verify = (secret = '') => new Webhook(secret).verify(body, headers);
  expect(verify(secrets[0])).toEqual({ id: 'evt_1' });
  expect(verify(secrets[1])).toEqual({ id: 'evt_1' });
  expect(() => verify(secrets[2])).toThrow('No matching signature found');
});
