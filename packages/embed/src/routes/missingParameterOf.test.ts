import { expect, test } from 'vitest';
import { routesOf } from './features/features.js';
import { missingParameterOf } from './missingParameterOf.js';

const missingAt = (feature: Parameters<typeof routesOf>[0], to: string) => {
  const routes = routesOf(feature, to);
  const match = routes.find(to);
  return match && missingParameterOf(match, routes);
};

test.each([
  ['/cIGNAProductApply', { choice: 'product', from: '/cIGNALoan' }],
  ['/cIGNAProductApply?companyId=1', { choice: 'product', from: '/cIGNALoan' }],
  ['/cIGNAProductApply?productId=100001', null],
  ['/drawDown', { choice: 'order', from: '/cIGNAOrderDetails' }],
  ['/creditReport?orderId=', { choice: 'order', from: '/cIGNAOrderDetails' }],
  ['/creditReport?orderId=7', null],
  ['/cIGNALoan', null],
])('%s lacks %j', (to, missing) => {
  expect(missingAt(null, to)).toEqual(missing);
});

test('a widget about one product has no list of others to lead to', () => {
  expect(missingAt('apply', '/cIGNAProductApply')).toEqual({ choice: 'product', from: null });
});
