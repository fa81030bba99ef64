import { expect, it, vi } from 'vitest';
import { defineFilters } from '../filters/defineFilters.js';
import { page, tab, text } from '../filters/kinds.js';
import { filterTabs } from './filterTabs.js';

const filters = defineFilters({
  keyword: text(),
  state: tab(['WAITING', 'DONE']),
  index: page(),
});
type Values = ReturnType<typeof filters.parse>;
const hrefForFilters = (values: Values) => `?${String(filters.format(values))}`;

const listAt = (values: Values, typed: Values = values) => ({
  values,
  linkTo: (patch: Parameters<typeof filters.change>[1], hrefTo: typeof hrefForFilters) => ({
    href: hrefTo(filters.change(typed, patch)),
    onOpen: vi.fn(),
  }),
});
const labels = { all: '全部', WAITING: '待处理', DONE: '已处理' };

it('has a tab for each label, with what is typed', () => {
  const list = listAt({ state: 'DONE', index: 3 }, { state: 'DONE', keyword: '甲' });
  const { tab: shown, tabs } = filterTabs(list, { filter: 'state', labels, hrefForFilters });
  expect(shown).toBe('DONE');
  expect(tabs.map(({ id, label, href }) => [id, label, decodeURI(href ?? '')])).toEqual([
    ['all', '全部', '?keyword=甲'],
    ['WAITING', '待处理', '?keyword=甲&state=WAITING'],
    ['DONE', '已处理', '?keyword=甲&state=DONE'],
  ]);
});

it('shows the first tab without a filter, and counts those that are counted', () => {
  const { tab: shown, tabs } = filterTabs(listAt({}), {
    filter: 'state',
    labels: { WAITING: '待处理', DONE: '已处理' },
    first: 'WAITING',
    hrefForFilters,
    countOf: (id) => (id === 'WAITING' ? null : undefined),
  });
  expect(shown).toBe('WAITING');
  expect(tabs.map(({ count, href }) => [count, href])).toEqual([
    [null, '?'],
    [undefined, '?state=DONE'],
  ]);
});
