import { expect, test } from 'vitest';
import { companyFiltersOf, companyQueryOf } from './companyFilters.js';

const addressed = (filterParams: string) => companyFiltersOf(new URLSearchParams({ filterParams }));

test('filters stand in one parameter, and come back from it', () => {
  const query = companyQueryOf({ keyword: '食品', index: 2, size: 20 });
  expect([...query.keys()]).toEqual(['filterParams']);
  expect(JSON.parse(query.get('filterParams') ?? '')).toEqual({
    index: 2,
    size: 20,
    keyword: '食品',
  });
  expect(companyFiltersOf(new URLSearchParams(query.toString()))).toMatchObject({
    keyword: '食品',
    index: 2,
    size: 20,
  });
});

test('the first page of all companies has the plain address', () => {
  expect(String(companyQueryOf({}))).toBe('');
  expect(String(companyQueryOf({ index: 1, size: 10 }))).toBe('');
});

test.each(['', '{', '[]', 'null', '{"index":"2"}', '{"size":1e9,"keyword":{}}', '%00'])(
  '%j in the address is survived',
  (filterParams) => {
    expect(String(companyQueryOf(addressed(filterParams)))).toBe('');
  },
);
