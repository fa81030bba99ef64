import { expect, test } from 'vitest';
import { toServiceApplication } from './toServiceApplication.js';

const typed = {
  nsrsbh: '91500231MA5U0000X1',
  contactName: ' 周明 ',
  contactPhone: '13800000001',
  demand: '一项包装专利\n本月内',
};

test('names the product, the company, the contact and the demand', () => {
  expect(toServiceApplication('8001', typed)).toEqual({
    productId: '8001',
    nsrsbh: '91500231MA5U0000X1',
    contactName: '周明',
    contactPhone: '13800000001',
    demand: '一项包装专利\n本月内',
  });
});

test('leaves out what was not typed', () => {
  expect(toServiceApplication('8001', { ...typed, demand: '  \n' })).not.toHaveProperty('demand');
  expect(toServiceApplication('8001', { nsrsbh: typed.nsrsbh })).toEqual({
    productId: '8001',
    nsrsbh: typed.nsrsbh,
  });
});
