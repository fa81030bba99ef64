import { expect, it } from 'vitest';
import { demandsCopy as copy } from '../copy.js';
import { departmentOf } from './demandFacts.js';

it.each([
  ['SUBMITTED', '待交办'],
  // It will not be assigned any more.
  ['CLOSED', '--'],
] as const)('without a department, a demand that is %s shows %s', (status, shown) => {
  expect(departmentOf({ departmentName: null, status }, copy)).toBe(shown);
  expect(departmentOf({ departmentName: '税务局', status }, copy)).toBe('税务局');
});
