import { expect, test } from 'vitest';
import { servicePrice } from './servicePrice.js';

test.each([
  ['PAY', '3500.00', { value: '3,500', isAmount: true }],
  ['PAY', '12800.50', { value: '12,800.50', isAmount: true }],
  ['PAY', null, { value: '付费', isAmount: false }],
  ['FREE', null, { value: '免费', isAmount: false }],
  ['INTERVIEW', null, { value: '面议', isAmount: false }],
] as const)('%s at %s', (servicePriceType, price, shown) => {
  expect(servicePrice({ servicePriceType, price })).toEqual(shown);
});
