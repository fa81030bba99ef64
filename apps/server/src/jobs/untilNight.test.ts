import { expect, test } from 'vitest';
import { untilNight } from './addHourlyJobs.js';

test.each([
  ['2026-11-29T18:00:00Z', 3_600],
  // The next night is that of another slot, to which it is left.
  ['2026-11-29T19:00:00Z', undefined],
  ['2026-11-29T20:30:00Z', undefined],
  ['2026-11-30T00:00:00Z', 68_400],
])('from %s it is %s seconds until three at night in China', (now, seconds) =>
  expect(untilNight(new Date(now))).toBe(seconds),
);
