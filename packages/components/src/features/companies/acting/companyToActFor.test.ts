import { expect, test } from 'vitest';
import { companyToActFor } from './companyToActFor.js';

const company = (id: string, authorized: boolean, current = false) => ({ id, authorized, current });

test.each([
  ['the current company', [company('a', true), company('b', true, true)], 'b'],
  [
    'one that is authorised before the current one',
    [company('a', false, true), company('b', true)],
    'b',
  ],
  ['the current of unproved ones only', [company('a', false), company('b', false, true)], 'b'],
  ['the first', [company('a', true), company('b', true)], 'a'],
  ['none', [], undefined],
])('a form begins with %s', (_what, companies, expected) => {
  expect(companyToActFor(companies)?.id).toBe(expected);
});
