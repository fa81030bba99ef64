import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodePassword } from './encodePassword.js';

it('encodes passwords as Base64 of their SHA-256', () => {
  fc.assert(
    fc.property(fc.string(), (password) => {
      const expected = createHash('sha256').update(password, 'utf8').digest('base64');
      expect(encodePassword(password)).toBe(expected);
    }),
  );
});
