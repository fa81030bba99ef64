import { expect, test } from 'vitest';
import { missingProduct } from './missingProduct.js';

test('a widget of one product is told which, or its developer is told how', () => {
  expect(missingProduct({ feature: 'product' })).toMatch(
    /set route to "\/cIGNAProductDetail\/\{id\}"/,
  );
  expect(missingProduct({ feature: 'apply', scope: { productIds: ['1', '2'] } })).toMatch(/one id/);
  expect(missingProduct({ feature: 'product', scope: { productIds: ['1'] } })).toBeNull();
  expect(missingProduct({ feature: 'apply', route: '/cIGNAProductApply?productId=1' })).toBeNull();
  expect(missingProduct({ feature: 'loan-market' })).toBeNull();
});
