import { parse } from 'regexparam';
import { expect, test } from 'vitest';
import { preloads, samples } from './routeData.js';
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

test('samples and preloads belong to pages, and every pattern with a value has a sample', () => {
  const pages = pageRoutes.map(({ path }) => path);
  for (const path of [...Object.keys(samples), ...Object.keys(preloads)])
    expect(pages).toContain(path);
  for (const path of pages) {
    const { pattern, keys } = parse(path);
    const sample = samples[path] ?? path;
    expect(sample.split('?')[0]).toMatch(pattern);
    if (keys.length > 0) expect(sample).not.toContain(':');
  }
});
