import type { UserInfo } from '@huiqi/sdk';
import { rolePermissions } from '@huiqi/sdk/domain';
import { describe, expect, test } from 'vitest';
import { pageRoutes } from '../../routes/siteRoutes.js';
import { mayEnter } from '../../routes/guard.js';
import { landingOf } from './landing.js';

const userOf = (roleType: UserInfo['roleType'], link: string | null = null): UserInfo => ({
  id: '1',
  name: null,
  phone: null,
  logo: null,
  roleType,
  type: 'PHONE',
  link,
  isFirstLogin: false,
  permissions: Object.fromEntries(rolePermissions[roleType].map((key) => [key, true])),
});
const roles = Object.keys(rolePermissions) as UserInfo['roleType'][];

describe('landingOf', () => {
  test.each(['NORMA', 'AGENT'] as const)('%s goes to the user centre, or back', (role) => {
    expect(landingOf(userOf(role))).toBe('/userCenter');
    expect(landingOf(userOf(role), '/loan?term=7-12')).toBe('/loan?term=7-12');
    expect(landingOf(userOf(role), '//evil.example')).toBe('/userCenter');
  });

  test('back-office staff follow the server, wherever they came from', () => {
    expect(landingOf(userOf('BACKSTAGE', '/homePage'), '/userCenter')).toBe('/homePage');
    expect(landingOf(userOf('BACKSTAGE', '//evil.example'))).toBe('/homePage');
  });

  test.each(roles)('%s never lands on a page that is closed to the role', (role) => {
    const targets = [undefined, ...pageRoutes.map(({ path }) => path), '/admin/x', '/ADMIN'];
    for (const link of [null, '/applicationManage', '/userCenter', 'https://evil.example']) {
      const user = userOf(role, link);
      for (const target of targets) {
        const path = landingOf(user, target);
        const route = pageRoutes.find((one) => one.path === path);
        expect(route === undefined || mayEnter(route, user), `${target} → ${path}`).toBe(true);
        if (role === 'NORMA') expect(path).not.toMatch(/^\/admin/i);
      }
    }
  });
});
