import { isOwnPath, landingPath } from '@huiqi/sdk/domain';
import { expect, test } from 'vitest';
import { makeUsers } from './makeUsers.js';

const staff = makeUsers(['1'], ['1', '2']).filter(({ link }) => link);

/** The pages these roles may enter (apps/platform/src/routes/siteRoutes.roles.test.ts). */
const expected: Readonly<Record<string, string>> = {
  FINANCIER: '/applicationManage',
  OPERATOR: '/applicationManage',
  ADMIN: '/applicationManage',
  BACKSTAGE: '/msgCenter',
  SERVICE_STAFF: '/serviceOrg',
};

test.each(staff)('$name goes to an own path that the role may enter', ({ role, link = null }) => {
  expect(link && isOwnPath(link)).toBe(true);
  expect(landingPath({ roleType: role, link })).toBe(expected[role]);
});

test('every staff role has a link', () => {
  expect(new Set(staff.map(({ role }) => role))).toEqual(new Set(Object.keys(expected)));
});
