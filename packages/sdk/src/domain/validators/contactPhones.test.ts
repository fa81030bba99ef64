import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isContactPhone, phoneHref, phoneParts, validateContactPhone } from './contactPhones.js';

const valid = [
  '13800000001',
  '02374512345',
  '08385123456',
  '023-68801234',
  '0838-512-3456',
  '023-68801234-801',
  '023-68801234转801',
  '02368801234转801',
  '4008001234',
  '400-800-1234',
  '400-800-1234转5',
];
const wrong = '请输入正确的手机号，或带区号的座机号码';
const invalid = [
  '74512345',
  '12800000001',
  '13800000001-801',
  '023-68801234-',
  '023-68801234转',
  '023-68801234转1234567',
  '023--68801234',
  '023 68801234',
];

it.each(valid)('%s can be called', (phone) => expect(validateContactPhone(phone)).toBeNull());
it.each(invalid)('%s cannot', (phone) => expect(validateContactPhone(phone)).toBe(wrong));
it('is asked for', () => expect(validateContactPhone('')).toBe('请输入联系电话'));

it('follows the pattern of the contract', () => {
  const file = new URL('../../../../../openapi/dist/huiqi.json', import.meta.url);
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
    components: { schemas: { ContactPhone: { pattern: string } } };
  };
  const pattern = new RegExp(components.schemas.ContactPhone.pattern, 'u');
  const both = [...valid, ...invalid];
  expect(both.filter((phone) => pattern.test(phone))).toEqual(both.filter(isContactPhone));
});

it.each([
  ['023-68801234-801', '023-68801234', '-801', 'tel:02368801234,801'],
  ['02368801234转801', '02368801234', '转801', 'tel:02368801234,801'],
  ['0838-512-3456', '0838-512-3456', '', 'tel:08385123456'],
  ['023-6880-1234-801', '023-6880-1234', '-801', 'tel:02368801234,801'],
  ['0838-512-3456-12', '0838-512-3456', '-12', 'tel:08385123456,12'],
  ['400-800-1234-123456', '400-800-1234', '-123456', 'tel:4008001234,123456'],
  ['400-800-1234', '400-800-1234', '', 'tel:4008001234'],
  ['+86 138 0000 0001', '+86 138 0000 0001', '', 'tel:+8613800000001'],
])('%s is called', (phone, number, extension, href) => {
  expect([phoneParts(phone), phoneHref(phone)]).toEqual([{ number, extension }, href]);
});
