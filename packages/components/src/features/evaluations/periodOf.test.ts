import { expect, test } from 'vitest';
import { evaluationsCopy } from './copy.js';
import { periodOf } from './periodOf.js';

const beginTs = '2026-11-30T16:00:00.000Z';

test.each([
  ['at midnight', '2026-12-31T16:00:00.000Z'],
  ['in the afternoon', '2026-12-31T09:00:00.000Z'],
])('an activity that ends %s is shown with its last day', (_when, endTs) => {
  expect(periodOf({ beginTs, endTs }, evaluationsCopy)).toBe('2026-12-01 至 2026-12-31');
});
