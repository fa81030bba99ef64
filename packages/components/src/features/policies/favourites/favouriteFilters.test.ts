import { expect, test } from 'vitest';
import { favouriteFilters, toFavouriteInput } from './favouriteFilters.js';

const input = (query: string, now: string) =>
  toFavouriteInput(
    favouriteFilters.resolve(favouriteFilters.parse(new URLSearchParams(query))),
    5,
    () => Date.parse(now),
  );

test.each([
  ['all of them', '', '2026-11-22T04:00:00Z', { index: 1, size: 5 }],
  ['7 days ahead', 'ends=7', '2026-11-22T04:00:00Z', { index: 1, size: 5, endTime: '2026-11-29' }],
  [
    '30 days ahead',
    'ends=30',
    '2026-11-22T04:00:00Z',
    { index: 1, size: 5, endTime: '2026-12-22' },
  ],
  [
    'the day in China, after its midnight',
    'ends=7',
    '2026-11-22T16:00:00Z',
    { index: 1, size: 5, endTime: '2026-11-30' },
  ],
  ['another number of days is none', 'ends=8', '2026-11-22T04:00:00Z', { index: 1, size: 5 }],
  ['the page', 'index=2', '2026-11-22T04:00:00Z', { index: 2, size: 5 }],
])('%s', (_name, query, now, expected) => expect(input(query, now)).toEqual(expected));
