import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonPasswords } from './commonPasswords.js';
import { isCommonPassword, passwordStrength } from './passwordStrength.js';

describe('password strength', () => {
  it.each([
    ['', 0, 'weak'],
    ['abc', 0, 'weak'],
    ['Password1', 0, 'weak'],
    ['PASSWORD1', 0, 'weak'],
    ['aaaaaaaaaaaaaaaa', 0, 'weak'],
    ['1234567890123', 0, 'weak'],
    ['abcdefghijklmnop', 0, 'weak'],
    ['zyxwvutsrq', 0, 'weak'],
    ['mb4kp9x', 1, 'weak'],
    ['kqzrmwbt', 1, 'weak'],
    ['kq7rmw2t', 2, 'fair'],
    ['kq7rmw2tpx9v', 3, 'strong'],
    ['Huiqi@2026', 3, 'strong'],
    ['Kq7!rmw2tPx9', 4, 'strong'],
    ['correct horse battery staple', 4, 'strong'],
    ['垫江县的榨菜真的很好吃又便宜呢', 4, 'strong'],
  ])('%j scores %i, %s', (value, score, level) => {
    expect(passwordStrength(value)).toEqual({ score, level });
  });

  it('does not fall when a surprising character is added', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6, maxLength: 40 }), (value) => {
        fc.pre(!isCommonPassword(value) && !isCommonPassword(`${value}§`));
        expect(passwordStrength(`${value}§`).score).toBeGreaterThanOrEqual(
          passwordStrength(value).score,
        );
      }),
    );
  });

  it('has a list without repetitions', () => {
    expect(new Set(commonPasswords).size).toBe(commonPasswords.length);
    expect(commonPasswords.length).toBeGreaterThan(100);
    expect(isCommonPassword('Huiqi@2026')).toBe(false);
  });
});
