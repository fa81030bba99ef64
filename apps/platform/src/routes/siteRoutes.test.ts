import { parse } from 'regexparam';
import { expect, test } from 'vitest';
import { comingSoon, navigation, pageRoutes, redirects } from './siteRoutes.js';

const paths = [...pageRoutes, ...comingSoon, ...redirects].map(({ path }) => path);

test('the tables are found, and no address stands twice', () => {
  expect(paths).toContain('/homePage');
  expect(new Set(paths).size).toBe(paths.length);
});

test('highlights and redirects lead to pages', () => {
  for (const { redirect } of redirects) expect(paths).toContain(redirect);
  const entries = navigation.map(({ path }) => path);
  for (const { header } of pageRoutes) if (header !== undefined) expect(entries).toContain(header);
});

test('the header has the entries of spec 1 §2 in their order', () => {
  expect(navigation.map(({ label }) => label)).toEqual([
    '首页',
    '普惠贷款',
    '政策在线',
    '企业需求',
    '服务监督',
    '六稳六保',
  ]);
});

test('samples fit their patterns, and every pattern with a value has one', () => {
  for (const { path, sample } of pageRoutes) {
    const { pattern, keys } = parse(path);
    if (keys.length > 0) expect(sample, path).toBeDefined();
    if (sample !== undefined) expect(sample.split('?')[0]).toMatch(pattern);
  }
});
