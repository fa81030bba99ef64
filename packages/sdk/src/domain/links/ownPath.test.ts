import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landingPath } from '../session/landing.js';
import { isOwnPath } from './ownPath.js';

const control = (code: number) => String.fromCharCode(code);

describe('own paths', () => {
  it.each([
    '/',
    '/loan',
    '/productDetail/1?productName=%E4%BA%91',
    '/a?next=//b',
    '/a#//b',
    '/中文',
    `/${'a'.repeat(1_999)}`,
  ])('%s is one', (path) => expect(isOwnPath(path)).toBe(true));

  it.each([
    '',
    'loan',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/a\\b',
    '/..//evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /loan',
    `/${control(9)}/evil.example`,
    `/${control(10)}/evil.example`,
    `/${control(0)}`,
    `/a${control(0x7f)}`,
    `/a${control(0x2028)}`,
    `/a${control(0x202e)}`,
    `/${'a'.repeat(2_000)}`,
  ])('%j is none', (path) => expect(isOwnPath(path)).toBe(false));

  it('never leaves the origin once a browser has resolved it', () => {
    const nasty = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      'evil.example',
      'a',
    );
    fc.assert(
      fc.property(fc.array(nasty, { maxLength: 8 }), (parts) => {
        const path = `/${parts.join('')}`;
        fc.pre(isOwnPath(path));
        expect(new URL(path, 'https://own.example/x').origin).toBe('https://own.example');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('landing', () => {
  const user = (roleType: 'NORMA' | 'BACKSTAGE' | 'FINANCIER', link: string | null = null) => ({
    roleType,
    link,
  });

  it.each([
    [user('NORMA'), undefined, '/userCenter'],
    [user('NORMA'), '/productApply?productId=1', '/productApply?productId=1'],
    [user('NORMA'), '/admin/correlationMap/network', '/userCenter'],
    [user('NORMA'), '/ADMIN?x', '/userCenter'],
    [user('NORMA'), '/admin', '/userCenter'],
    [user('NORMA'), '/company/admin', '/company/admin'],
    [user('NORMA'), '/administration', '/administration'],
    [user('NORMA'), '//evil.example', '/userCenter'],
    [user('FINANCIER', '/applicationManage'), undefined, '/applicationManage'],
    [user('FINANCIER', '/applicationManage'), '/loan', '/loan'],
    [user('FINANCIER', 'https://evil.example'), undefined, '/userCenter'],
    [user('BACKSTAGE', '/admin/x'), '/loan', '/admin/x'],
  ])('%o from %s goes to %s', (who, target, path) => {
    expect(landingPath(who, target)).toBe(path);
  });
});
