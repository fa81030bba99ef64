import { expect, test } from 'vitest';
import { isSoon } from '../routes/soonRoutes.js';
import { pageRoutes } from '../routes/siteRoutes.js';
import { isCurrentGroup } from './isCurrentGroup.js';
import { menuGroups } from './menuGroups.js';
import { menuItems } from './menuItems.js';

const links = {
  creditSiteUrl: 'https://credit.example/',
  legalServiceUrl: 'https://legal.example/',
};
const pathsOf = (signedIn: boolean) =>
  Object.values(menuItems(links, signedIn))
    .flat()
    .flatMap((item) => ('to' in item ? [item.to] : []));

test('groups lead to the pages of spec 1 §2, each of which exists or says that it will', () => {
  const paths = pathsOf(false);
  expect(paths).toEqual([
    '/honestAgent',
    '/companyInfo',
    '/yunCouponAnnouncement',
    '/creditRecover',
    '/helpingEnterprisesServe/list',
    '/helpingEnterprisesServe/list?shortcutService=1',
  ]);
  const there = new Set(pageRoutes.map(({ path }) => path));
  for (const path of [...paths, ...pathsOf(true)]) {
    const [page = ''] = path.split('?');
    expect(there.has(page) || isSoon(page), path).toBe(true);
  }
});

test('the coupon entry depends on whether somebody is signed in', () => {
  expect(pathsOf(true)).toContain('/yunCouponApply');
  expect(pathsOf(true)).not.toContain('/yunCouponAnnouncement');
});

test('external sites come from the region; without an address there is no entry', () => {
  const urls = (config: Parameters<typeof menuItems>[0]) =>
    Object.values(menuItems(config, false))
      .flat()
      .flatMap((item) => ('url' in item ? [item.url] : []));
  expect(urls(links)).toEqual([links.creditSiteUrl, links.legalServiceUrl]);
  expect(urls({})).toEqual([]);
});

test('a group is highlighted on the pages it leads to, and on no other', () => {
  const current = (path: string | undefined) =>
    menuGroups.filter((group) => isCurrentGroup(group, path)).map(({ id }) => id);
  expect(current('/yunCouponApply')).toEqual(['government']);
  expect(current('/companyInfo')).toEqual(['credit']);
  expect(current('/loan')).toEqual([]);
  expect(current(undefined)).toEqual([]);
});
