import { expect, it } from 'vitest';
import { loggedRequestId } from './loggedRequestId.js';

it('is what the server or a client of ours made', () => {
  const now = Date.UTC(2026, 5, 15, 4);
  expect(loggedRequestId('srv-0a1b-2')).toBe('srv-0a1b-2');
  const own = 'web-20260615120000abc123';
  expect(loggedRequestId(own, now)).toBe(own);
});

it.each([
  'web-13912345678',
  'web-zhang-san-50023119900101001X',
  // The format alone does not prove that it is a time.
  'web-50023119900101001xab',
  'web-13912345678000abcdef',
])('is a digest of what somebody typed: %s', (id) => {
  expect(loggedRequestId(id)).toMatch(/^web~[0-9a-f]{16}$/);
  expect(loggedRequestId(id)).toBe(loggedRequestId(id));
});
