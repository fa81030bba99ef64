import { expect, it } from 'vitest';
import { endOfDay, startOfDay } from './days.js';

it.each([
  ['2026-06-15', '2026-06-14T16:00:00.000Z', '2026-06-15T16:00:00.000Z'],
  ['2024-02-29', '2024-02-28T16:00:00.000Z', '2024-02-29T16:00:00.000Z'],
  ['9999-12-31', '9999-12-30T16:00:00.000Z', '9999-12-31T16:00:00.000Z'],
])('%s starts and ends at midnight in China', (day, start, end) => {
  expect([startOfDay(day).toISOString(), endOfDay(day).toISOString()]).toEqual([start, end]);
});

it.each(['0000-01-01', '0000-12-31', '0001-01-01'])('%s is a moment PostgreSQL can read', (day) => {
  for (const moment of [startOfDay(day), endOfDay(day)])
    expect(moment.toISOString()).toMatch(/^0001-/);
});
