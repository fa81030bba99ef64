import { expect, test } from 'vitest';
import { daysLeftOn, declareStatusOn, isDeclarableOn, isValidOn } from './declareState.js';

const today = '2026-11-20';
const window = (declareFrom: string | null, declareUntil: string | null, withdrawn = false) => ({
  declareFrom,
  declareUntil,
  withdrawnAt: withdrawn ? new Date('2026-11-01') : null,
  declaredOnline: true,
});

test.each([
  ['within its days', window('2026-11-01', '2026-12-01'), 'DECLARING', 11, true],
  ['on its first day', window('2026-11-20', '2026-12-01'), 'DECLARING', 11, true],
  ['on its last day', window('2026-11-01', '2026-11-20'), 'DECLARING', 0, true],
  ['the day after its last', window('2026-11-01', '2026-11-19'), 'ENDED', null, false],
  ['the day before its first', window('2026-11-21', '2026-12-01'), 'NOT_STARTED', null, false],
  ['before a first day without a last', window('2026-11-21', null), 'NOT_STARTED', null, false],
  ['without an end', window('2026-11-01', null), 'LONG_TERM', null, true],
  ['without days', window(null, null), 'LONG_TERM', null, true],
  ['without a beginning', window(null, '2026-11-22'), 'DECLARING', 2, true],
  ['withdrawn within its days', window('2026-11-01', '2026-12-01', true), 'ENDED', null, false],
  ['withdrawn without an end', window(null, null, true), 'ENDED', null, false],
] as const)('%s', (_name, policy, status, daysLeft, declarable) => {
  expect(declareStatusOn(policy, today)).toBe(status);
  expect(daysLeftOn(policy, today)).toBe(daysLeft);
  expect(isDeclarableOn(policy, today)).toBe(declarable);
  expect(isDeclarableOn({ ...policy, declaredOnline: false }, today)).toBe(false);
  expect(isValidOn(policy, today)).toBe(status !== 'ENDED');
});
