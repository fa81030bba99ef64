import { expect, test } from 'vitest';
import { deskOf } from './deskOf.js';

const staff = { roleType: 'FINANCIER', link: null, permissions: { ADMIN_ORDERS: true } } as const;

test.each([
  ['an applicant', { ...staff, roleType: 'NORMA', link: '/applicationManage' } as const, undefined],
  ['staff', staff, '/applicationManage'],
  ['staff without the key', { ...staff, permissions: {} }, undefined],
  ['staff with a link', { ...staff, link: '/msgCenter' }, '/msgCenter'],
  ['staff with a link to elsewhere', { ...staff, link: '//evil.example' }, '/applicationManage'],
  ['staff with another site', { ...staff, link: 'https://evil.example/' }, '/applicationManage'],
])('the desk of %s', (_who, user, path) => {
  expect(deskOf(user)).toBe(path);
});
