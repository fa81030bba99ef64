import { expect, test } from 'vitest';
import { choosePassword } from './choosePassword.js';
import { readArguments } from './readArguments.js';

test('reads what is asked for', () => {
  expect(readArguments(['--phone', '13900000001', '--password-stdin'])).toEqual({
    phone: '13900000001',
    name: '平台管理员',
    passwordFromInput: true,
    regionsFile: null,
  });
  expect(readArguments(['--regions', 'a.json'])).toMatchObject({
    phone: null,
    regionsFile: 'a.json',
  });
});

test('refuses what it does not know, and to do nothing', () => {
  expect(() => readArguments([])).toThrow('Usage');
  expect(() => readArguments(['--telephone', '1'])).toThrow('Usage');
  expect(() => readArguments(['--phone', '12345'])).toThrow('must be a mobile phone');
});

test('makes a different password each time, and takes a good one', () => {
  const [one, other] = [choosePassword(undefined), choosePassword(undefined)];
  expect(one.password).toMatch(/^\w{20}$/);
  expect(one.password).not.toBe(other.password);
  expect(choosePassword('correct horse battery')).toEqual({
    password: 'correct horse battery',
    generated: false,
  });
  for (const weak of ['Ab3-Ef5-', 'aaaaaaaaaaaaaa', '123456789012'])
    expect(() => choosePassword(weak)).toThrow('needs 12 characters');
});
