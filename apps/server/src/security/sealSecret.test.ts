import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './sealSecret.js';

const [key, other] = [randomBytes(32), randomBytes(32)];
const secret = 'whsec_of-a-partner';

test('what is sealed opens with the key it was sealed with, among others', () => {
  const sealed = sealSecret(secret, 'pt_1', key);
  expect(sealed).not.toContain(secret);
  expect(openSecret(sealed, 'pt_1', [other, key])).toBe(secret);
  expect(sealSecret(secret, 'pt_1', key)).not.toBe(sealed);
});

test('neither another key nor another partner opens it, nor does a changed one open', () => {
  const sealed = sealSecret(secret, 'pt_1', key);
  expect(openSecret(sealed, 'pt_1', [other])).toBeNull();
  expect(openSecret(sealed, 'pt_2', [key])).toBeNull();
  expect(openSecret(sealed, 'pt_1', [])).toBeNull();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
  expect(openSecret(bytes.toString('base64'), 'pt_1', [key])).toBeNull();
});
