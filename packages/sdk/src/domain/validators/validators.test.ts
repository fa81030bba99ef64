import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditCodeCheckChar, idCardCheckChar } from './checkDigits.js';
import {
  creditCodeWarning,
  validateCaptcha,
  validateCreditCode,
  validateIdCard,
  validateNickname,
  validatePassword,
  validatePasswordAgain,
  validatePhone,
} from './validators.js';

describe('credit code', () => {
  // The example printed in GB 32100-2015.
  const known = '91350100M000100Y43';

  it('has the check character of GB 32100', () => {
    expect(creditCodeCheckChar(known.slice(0, 17))).toBe('3');
    expect(creditCodeWarning(known)).toBeNull();
    expect(creditCodeWarning(known.toLowerCase())).toBeNull();
    expect(creditCodeCheckChar('9135010OM000100Y4')).toBeUndefined();
  });

  it('notices every single wrong character', () => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    fc.assert(
      fc.property(fc.nat(17), fc.nat(30), (at, pick) => {
        const char = alphabet.charAt(pick);
        fc.pre(char !== known.charAt(at));
        const wrong = known.slice(0, at) + char + known.slice(at + 1);
        expect(creditCodeWarning(wrong)).not.toBeNull();
        expect(validateCreditCode(wrong)).toBeNull();
      }),
    );
  });

  it.each(['12345678901234', '123456789012345678901', '9150023-MA5U0000X', '重庆'])(
    'refuses %s',
    (value) => expect(validateCreditCode(value)).toContain('15至20位'),
  );

  it('requires one, and warns about 18 characters only', () => {
    expect(validateCreditCode('')).toBe('请输入统一社会信用代码');
    expect(creditCodeWarning('123456789012345')).toBeNull();
  });
});

describe('identity number', () => {
  const known = '11010519491231002X';

  it('has the check character of GB 11643', () => {
    expect(idCardCheckChar(known.slice(0, 17))).toBe('X');
    expect(idCardCheckChar('abc')).toBeUndefined();
    expect(validateIdCard(known)).toBeNull();
    expect(validateIdCard(known.toLowerCase())).toBeNull();
  });

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(16), fc.nat(9), (at, digit) => {
        fc.pre(String(digit) !== known.charAt(at));
        expect(validateIdCard(known.slice(0, at) + digit + known.slice(at + 1))).not.toBeNull();
      }),
    );
  });

  it.each(['110105194912310021', '11010519490230002X', '01010519491231002X', '1101051949'])(
    'refuses %s',
    (value) => expect(validateIdCard(value)).toBe('请输入正确的身份证号'),
  );

  // All with the right check character.
  it.each(['1191-12-31', '1899-12-31', '2026-11-28', '2099-01-01', '3000-01-01'])(
    'refuses somebody born on %s',
    (birth) => {
      const first17 = `110105${birth.replaceAll('-', '')}002`;
      const number = `${first17}${idCardCheckChar(first17)}`;
      expect(validateIdCard(number, '2026-11-27')).toBe('请输入正确的身份证号');
    },
  );

  it('accepts somebody born today', () => {
    const first17 = '11010520261127002';
    const number = `${first17}${idCardCheckChar(first17)}`;
    expect(validateIdCard(number, '2026-11-27')).toBeNull();
    expect(validateIdCard(number, '2026-11-26')).not.toBeNull();
  });

  it('requires one', () => expect(validateIdCard('')).toBe('请输入身份证号'));
});

describe('others', () => {
  it.each([
    ['13800000001', null],
    ['12800000001', '请输入正确的手机号'],
    ['138000000012', '请输入正确的手机号'],
    ['', '请输入手机号'],
  ])('phone %s', (value, message) => expect(validatePhone(value)).toBe(message));

  it.each([
    ['123456', null],
    ['12a456', '请输入正确的验证码'],
    ['', '请输入验证码'],
  ])('captcha %s', (value, message) => expect(validateCaptcha(value)).toBe(message));

  it.each([
    ['Huiqi@2026', null],
    ['', '请输入密码'],
    ['correct horse', '密码不能包含空格'],
    ['kq7rmw2t'.repeat(8), null],
    ['short1', '密码长度应为8至64位'],
    ['a'.repeat(65), '密码长度应为8至64位'],
    ['Passw0rd1', null],
    ['paSSword1', '该密码过于常见，请更换'],
    ['with space 1', '密码不能包含空格'],
    ['onlyletters', '密码应包含字母、数字、符号中的至少两种'],
  ])('password %s', (value, message) => expect(validatePassword(value)).toBe(message));

  it.each([
    ['垫江明月食品', null],
    ['Wang·Ming (重庆)', null],
    ['明月 No.2', null],
    ['', '请输入昵称'],
    [' 明月', '昵称前后不能有空格'],
    ['明  月', '昵称前后不能有空格'],
    ['名'.repeat(21), '昵称不能超过20个字'],
    ['<b>明月</b>', '昵称只能包含文字、数字和 · ( ) - _ .'],
    ['明\u202e月', '昵称只能包含文字、数字和 · ( ) - _ .'],
    ['明\u200b月', '昵称只能包含文字、数字和 · ( ) - _ .'],
    ['明\n月', '昵称只能包含文字、数字和 · ( ) - _ .'],
  ])('nickname %j', (value, message) => expect(validateNickname(value)).toBe(message));

  it('the second password is the first', () => {
    expect(validatePasswordAgain('a', 'a')).toBeNull();
    expect(validatePasswordAgain('a', 'b')).toBe('两次输入的密码不一致');
    expect(validatePasswordAgain('', 'b')).toBe('请再次输入密码');
  });
});
