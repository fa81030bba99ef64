import { expect, test } from 'vitest';
import { isUnavailable } from './isUnavailable.js';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['ECONNREFUSED', '08006', '25006', '40P01', '53300', '57014', '57P01', '57P03'])(
  '%s',
  (code) => {
    expect(isUnavailable(coded(code))).toBe(true);
    expect(isUnavailable(new Error('Failed query', { cause: coded(code) }))).toBe(true);
  },
);

test.each(['Query read timeout', 'Connection terminated unexpectedly'])('%s', (message) => {
  expect(isUnavailable(new Error('Failed query', { cause: new Error(message) }))).toBe(true);
});

test('a statement that the database refuses is our mistake', () => {
  expect([coded('23505'), coded('42601'), new Error('no'), 'no'].map(isUnavailable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
