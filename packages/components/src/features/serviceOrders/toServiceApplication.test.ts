import { expect, test } from 'vitest';
import { toServiceApplication } from './toServiceApplication.js';

const offer = { id: '8001', servicePriceType: 'PAY', price: '3500.00' } as const;
const typed = {
  nsrsbh: '91500231MA5U0000X1',
  contactName: ' 周明 ',
  contactPhone: '13800000001',
  demand: '一项包装专利\n本月内',
};

test('names the product with its price, the company, the contact and the demand', () => {
  expect(toServiceApplication(offer, typed)).toEqual({
    productId: '8001',
    nsrsbh: '91500231MA5U0000X1',
    contactName: '周明',
    contactPhone: '13800000001',
    demand: '一项包装专利\n本月内',
    servicePriceType: 'PAY',
    price: '3500.00',
  });
});

test('leaves out what was not typed', () => {
  expect(toServiceApplication(offer, { ...typed, demand: '  \n' })).not.toHaveProperty('demand');
  expect(toServiceApplication(offer, { nsrsbh: typed.nsrsbh })).toEqual({
    productId: '8001',
    nsrsbh: typed.nsrsbh,
    servicePriceType: 'PAY',
    price: '3500.00',
  });
});
