import { expect, test } from 'vitest';
import { pageBeforeEmpty } from './usePageBack.js';

const ready = (index: number, total: number, count: number, refreshing = false) => ({
  status: 'ready' as const,
  data: { rows: Array.from({ length: count }), index, size: 10, total },
  refreshing,
});

test.each([
  ['a page with rows', ready(3, 21, 1), undefined],
  ['the last row removed', ready(3, 20, 0), 2],
  ['an address far beyond the end', ready(9, 21, 0), 3],
  ['all rows removed', ready(2, 0, 0), 1],
  ['an empty first page', ready(1, 0, 0), undefined],
  ['a total that is wrong', ready(3, 99, 0), 2],
  ['rows that are still loading', ready(3, 20, 0, true), undefined],
  ['no rows yet', { status: 'loading' as const }, undefined],
])('%s', (_name, state, expected) => {
  expect(pageBeforeEmpty(state)).toBe(expected);
});
