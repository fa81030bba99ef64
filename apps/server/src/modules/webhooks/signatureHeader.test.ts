import { expect, test } from 'vitest';
import { signatureHeader } from './signatureHeader.js';

test('a body is signed with the second it is sent in, by each key in force', () => {
  const now = new Date('2026-06-15T04:00:00.900Z');
  // printf '1781496000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac one
  const one = 'ccefcbe5f9b386ef7cde8a64ad143dd915dca7107510bf279d48d97e62570f12';
  const two = '20d03e4cdb8323c00a98ae94003cc3e32408db08f062fe3a8ff563977b1bf936';
  const header = signatureHeader('{"id":"evt_1"}', ['one', 'two'], now);
  expect(header).toBe(`t=1781496000,v1=${one},v1=${two}`);
});
