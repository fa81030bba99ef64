import { expect, test } from 'vitest';
import { maskPhone } from './mask.js';

test.each([
  ['13800000001', '138****0001'],
  ['02374512345', '023****2345'],
  ['083851234567', '0838****4567'],
  ['4008001234', '40****1234'],
  [null, null],
])('of the phone %s stays %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
