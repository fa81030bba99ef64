import { expect, test } from 'vitest';
import { comingSoon, navigation, redirects, routeTable } from './routeTable.js';

const paths = [...routeTable.map(({ path }) => path), ...comingSoon.map(([path]) => path)];

test('no address stands twice', () => {
  expect(new Set(paths).size).toBe(paths.length);
});

test('header entries, highlights and redirects lead to pages there are', () => {
  for (const [path] of navigation) expect(paths).toContain(path);
  for (const [, to] of redirects) expect(paths).toContain(to);
  const entries = navigation.map(([path]) => path);
  for (const { header } of routeTable) if (header !== undefined) expect(entries).toContain(header);
});

test('a page that is offered is not announced as coming', () => {
  const offered = routeTable.map(({ path }) => path);
  for (const [path] of comingSoon) expect(offered).not.toContain(path);
});
