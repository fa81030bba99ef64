import { expect, test } from 'vitest';
import { firstDesk } from './firstDesk.js';

test.each([
  ['all keys of a bank', { ADMIN_ORDERS: true, MANAGE: true }, '/applicationManage'],
  ['what is left when that of the orders is taken', { MANAGE: true }, '/manage'],
  ['none', {}, undefined],
])('with %s', (_keys, permissions, path) => expect(firstDesk({ permissions })).toBe(path));
