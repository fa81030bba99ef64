import type { UserInfo } from '@huiqi/sdk';
import { describe, expect, it } from 'vitest';
import { menuOf, userLabel } from './userLabel.js';

const user = { type: 'PHONE', name: null, phone: '138****0001', taxNo: 'T1' } as UserInfo;

describe('the user in the header', () => {
  it('is a name, else a phone, else a word; TAX users see their tax number', () => {
    expect(userLabel({ ...user, name: '明月' }, '用户')).toBe('明月');
    expect(userLabel(user, '用户')).toBe('138****0001');
    expect(userLabel({ ...user, phone: null }, '用户')).toBe('用户');
    expect(userLabel({ ...user, type: 'TAX' }, '用户')).toBe('T1');
  });

  it.each([
    ['NORMA', { center: true, changePassword: false, desk: false }],
    ['AGENT', { center: true, changePassword: true, desk: false }],
    ['FINANCIER', { center: false, changePassword: false, desk: true }],
    ['BACKSTAGE', { center: false, changePassword: false, desk: true }],
    ['SERVICE_STAFF', { center: false, changePassword: false, desk: true }],
  ] as const)('%s', (roleType, menu) => {
    expect(menuOf({ roleType })).toEqual(menu);
  });
});
