import { isContactPhone } from '@huiqi/sdk/domain';
import { expect, test } from 'vitest';
import { maskAddress, maskPhone } from './mask.js';

test.each([
  ['13800000001', '138****0001'],
  ['02374512345', '023****2345'],
  ['083851234567', '0838****4567'],
  ['4008001234', '40****1234'],
  ['023-68801234', '023-****1234'],
  ['023-6880-1234', '023-****-1234'],
  ['023-68801234-801', '023-****1234-***'],
  ['023-6880-1234-801', '023-****-1234-***'],
  ['400-800-1234-123', '40*-***-1234-***'],
  ['02368801234转801', '023****1234转***'],
  ['400-800-1234', '40*-***-1234'],
  ['138****0001', '138****0001'],
  [null, null],
])('of the phone %s stays %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test('of a phone that people may be called at, four digits at least are hidden', () => {
  const digits = '38001234567';
  const landlines = [10, 11, 12].flatMap((length) => {
    const number = `0${digits}`.slice(0, length);
    const spaced = Array.from({ length: length - 3 }, (_, at) => at + 2);
    const hyphens = spaced.flatMap((one) => spaced.map((other) => new Set([one, other])));
    return hyphens.map((places) =>
      Array.from(number, (digit, at) => (places.has(at) ? `-${digit}` : digit)).join(''),
    );
  });
  const phones = [...landlines, '4008001234', '400-8001-234', '13800000001'];
  const extensions = ['', '-1', '-801', '-123456', '转801'];
  const all = phones
    .flatMap((phone) => extensions.map((extension) => phone + extension))
    .filter(isContactPhone);
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((phone) => (maskPhone(phone)?.match(/\*/g) ?? []).length < 4)).toEqual([]);
});

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.*'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:*'],
  ['fe80::1', 'fe80::*'],
])('the address %s tells a network alone', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
