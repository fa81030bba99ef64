import { expect, it } from 'vitest';
import { markLetter } from './markLetter.js';

it.each([
  ['重庆农村商业银行', '农'],
  ['重庆市垫江县明月食品有限公司', '明'],
  ['垫江县明月食品有限公司', '明'],
  ['垫江沙坪汽修有限公司', '沙'],
  ['重庆江津', '江'],
  ['中国建设银行', '中'],
  ['重庆', '重'],
  ['Huiqi', 'H'],
  ['', ''],
])('%s is marked %s', (name, letter) => {
  expect(markLetter(name)).toBe(letter);
});
