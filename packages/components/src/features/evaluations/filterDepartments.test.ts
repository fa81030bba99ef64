import { expect, test } from 'vitest';
import { filterDepartments } from './filterDepartments.js';

const departments = [{ name: '县税务局' }, { name: '12345 Hotline 中心' }];

test.each([
  ['', 2],
  ['  ', 2],
  ['税务', 1],
  ['HOTLINE', 1],
  [' hotline ', 1],
  ['税务.*', 0],
])('%j finds %i', (keyword, count) => {
  expect(filterDepartments(departments, keyword)).toHaveLength(count);
});
