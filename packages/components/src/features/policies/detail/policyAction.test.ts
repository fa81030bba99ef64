import { expect, test } from 'vitest';
import { policyDetailCopy as copy } from './copy.js';
import { refusalOf } from './policyAction.js';

const open = {
  validity: true,
  declarable: true,
  declareStatus: 'DECLARING',
  declareStartDate: '2026-09-01',
} as const;

test.each([
  ['an open policy', open, undefined],
  ['one without an end', { ...open, declareStatus: 'LONG_TERM' }, undefined],
  ['one that has ended', { ...open, validity: false, declareStatus: 'ENDED' }, copy.invalid],
  ['one that was withdrawn', { ...open, validity: false }, copy.invalid],
  [
    'one that has not begun',
    { ...open, declarable: false, declareStatus: 'NOT_STARTED' },
    '2026-09-01 起可以申报',
  ],
  ['one that is declared elsewhere', { ...open, declarable: false }, copy.notOnline],
] as const)('%s', (_name, policy, expected) => {
  expect(refusalOf(policy, copy)).toBe(expected);
});
