import { expect, it } from 'vitest';
import { configuredPage } from './configuredPage.js';

it.each([
  ['/', 'index'],
  ['/homePage?x=1', 'index'],
  ['/quotacal', 'quotacal'],
  ['/globalCalculator#a', 'globalCalculator'],
  ['/404', '404'],
  ['/loan', undefined],
  ['/index', undefined],
  ['/constructor', undefined],
])('%s asks for %s', (path, page) => {
  expect(configuredPage(path)).toBe(page);
});
