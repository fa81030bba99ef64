import { landingPath, permissionKeys, permissionsOf, RoleTypeValues } from '@huiqi/sdk/domain';
import type { RoleType, UserInfo } from '@huiqi/sdk';
import { parse } from 'regexparam';
import { describe, expect, test } from 'vitest';
import { mayEnter } from './guard.js';
import { samples } from './samples.js';
import { comingSoonPages, pageRoutes } from './siteRoutes.js';

const routes = [...pageRoutes, ...comingSoonPages];
const applicants: readonly RoleType[] = ['NORMA', 'AGENT'];
const deciders: readonly RoleType[] = ['FINANCIER', 'OPERATOR', 'ADMIN'];
const reviewers: readonly RoleType[] = ['OPERATOR', 'ADMIN'];

/** Who enters a page with a key (spec 1 §6); a page without one is open to everyone. */
const entered: Readonly<Record<string, readonly RoleType[]>> = {
  GRZX: applicants,
  GRZX01: RoleTypeValues,
  ADMIN_ORDERS: deciders,
  ADMIN_DEMANDS: ['OPERATOR', 'ADMIN'],
  ADMIN_COUPONS: ['OPERATOR', 'ADMIN'],
  ADMIN_COMPANIES: reviewers,
  ADMIN_PARTNERS: ['ADMIN'],
  ADMIN_JOBS: ['ADMIN'],
  ADMIN_SECURITY: ['ADMIN'],
  ADMIN_FIGURES: reviewers,
  ADMIN_HANDLING_TIMES: ['ADMIN'],
  ADMIN_EVALUATIONS: ['OPERATOR', 'ADMIN'],
  ADMIN_POLICIES: reviewers,
  ADMIN_SERVICES: reviewers,
  MANAGE: deciders,
  ORG_DESK: ['SERVICE_STAFF'],
  CREDIT_REPORT: [...applicants, ...deciders],
};

/** Paths of spec 1 §2 whose keys it names. */
const documented = { '/enterpriseInformation': 'GRZX', '/match': 'GRZX', '/msgCenter': 'GRZX01' };

const userWith = (roleType: RoleType, link: string | null = null) => ({
  roleType,
  link,
  permissions: permissionsOf(roleType),
});
const routeAt = (address: string) => {
  const [path = ''] = address.split(/[?#]/, 1);
  return routes.find((route) => parse(route.path).pattern.test(path));
};

describe.each(routes.map((route) => [samples[route.path] ?? route.path, route] as const))(
  '%s',
  (_address, route) => {
    const { permission } = route;
    const open = permission === undefined ? RoleTypeValues : entered[permission];

    test.each(RoleTypeValues)('lets %s in exactly where the role may go', (role) => {
      expect(open).toBeDefined();
      expect(mayEnter(route, userWith(role))).toBe(open?.includes(role));
    });

    test('lets a visitor in only without a key', () => {
      expect(mayEnter(route, null)).toBe(permission === undefined);
    });
  },
);

test('keys of pages are those of the contract, and some pages have one', () => {
  const used = routes.flatMap(({ permission }) => (permission === undefined ? [] : [permission]));
  expect(used.length).toBeGreaterThan(5);
  for (const key of used) expect(permissionKeys).toContain(key);
});

const deskPages = pageRoutes.filter(({ layout }) => layout === 'desk');

test.each(deskPages.map((route) => [route.path, route] as const))(
  '%s of the desk is closed to applicants, and to users who may not enter the page it belongs to',
  (_path, route) => {
    for (const role of applicants) expect(mayEnter(route, userWith(role))).toBe(false);
    const entry = pageRoutes.find(({ path }) => path === route.entry);
    if (entry) expect(route.permission).toBe(entry.permission);
  },
);

test.each(Object.entries(documented))('%s has the key %s where it has a page', (path, key) => {
  const route = pageRoutes.find((one) => one.path === path);
  if (route) expect(route.permission).toBe(key);
});

/** Role and link of the sample accounts (apps/server/src/seed/session/makeUsers.ts). */
const landings: readonly [RoleType, string | null, string][] = [
  ['NORMA', null, '/userCenter'],
  ['AGENT', null, '/userCenter'],
  ['FINANCIER', '/applicationManage', '/applicationManage'],
  ['OPERATOR', '/applicationManage', '/applicationManage'],
  ['ADMIN', '/applicationManage', '/applicationManage'],
  ['BACKSTAGE', '/msgCenter', '/msgCenter'],
  ['SERVICE_STAFF', '/serviceOrg', '/serviceOrg'],
];

test.each(landings)('%s with the link %s lands on %s, and may enter it', (role, link, expected) => {
  const user: Pick<UserInfo, 'roleType' | 'link' | 'permissions'> = userWith(role, link);
  const path = landingPath(user);
  expect(path).toBe(expected);
  const route = routeAt(path);
  expect(route && mayEnter(route, user)).toBe(true);
});
