import { expect, test } from 'vitest';
import { untilNight } from './addHourlyJobs.js';

test.each([
  ['2026-11-29T18:00:00Z', 3_600],
  ['2026-11-29T19:00:00Z', 86_400],
  ['2026-11-29T20:30:00Z', 81_000],
])('from %s it is %d seconds until three at night in China', (now, seconds) =>
  expect(untilNight(new Date(now))).toBe(seconds),
);
