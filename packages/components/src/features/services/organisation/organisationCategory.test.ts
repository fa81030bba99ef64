import { expect, it } from 'vitest';
import { organisationCategory } from './organisationCategory.js';

it.each([
  ['重庆明则律师事务所', 'LEGAL'],
  ['重庆允和税务师事务所', 'TAX'],
  ['重庆渝标知识产权代理有限公司', 'IP'],
  ['垫江县明月创业孵化园', 'STARTUP'],
  ['重庆牡丹商贸有限公司', undefined],
])('%s is of the category %s', (name, category) => {
  expect(organisationCategory(name)).toBe(category);
});
