import { expect, test } from 'vitest';
import { policiesCopy } from '../copy.js';
import { policyFilterLabels, policyFilters, toSearchInput } from './policyFilters.js';

const parse = (query: string) => policyFilters.parse(new URLSearchParams(query));
const input = (query: string) => toSearchInput(policyFilters.resolve(parse(query)));

test('an address holds every filter, in one order', () => {
  const query =
    'keyword=%E6%8A%80%E6%9C%AF&category=TECHNOLOGY&grade=CITY&enterpriseSize=SMALL&declareStatus=DECLARING' +
    '&declare=true&publishNumber=12&sort=VIEWS_DESC&index=2';
  expect(String(policyFilters.format(parse(query)))).toBe(query);
});

test('what is left out is no filter of the search, except that declare is sent as off', () => {
  expect(input('')).toEqual({ declare: false, policyAging: 'ASC', index: 1 });
});

test.each([
  ['AGING_DESC', { policyAging: 'DESC' }],
  ['VIEWS_DESC', { views: 'DESC' }],
  ['VIEWS_ASC', { views: 'ASC' }],
])('the order %s is a parameter of the search beside its filters', (sort, order) => {
  expect(input(`declare=true&enterpriseSize=SMALL&sort=${sort}`)).toEqual({
    declare: true,
    enterpriseSize: 'SMALL',
    ...order,
    index: 1,
  });
});

test('the server names categories and grades', () => {
  const entry = (code: string, name: string) => [{ code, name }];
  const labels = policyFilterLabels(policiesCopy, {
    categories: entry('TECHNOLOGY', '科技类'),
    grades: entry('CITY', '地市级'),
    enterpriseSizes: [],
    publishOrgs: [],
  });
  const active = policyFilters.active(parse('category=TECHNOLOGY&grade=CITY'), labels);
  expect(active.map(({ label }) => label)).toEqual(['政策类别：科技类', '政策层级：地市级']);
});
