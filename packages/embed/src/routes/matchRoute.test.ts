import { expect, test } from 'vitest';
import { matchRoute } from './matchRoute.js';
import { partnerPaths } from './paths.js';

test('the product id is the second segment', () => {
  const match = matchRoute('/cIGNAProductDetail/p%2F1?productName=a');
  expect(match?.params).toEqual({ productId: 'p/1' });
  expect(match?.query.get('productName')).toBe('a');
});

test.each(['/', '', '/cIGNAProductDetail', '/cIGNAProductDetail/', '/cIGNAOther', '/cIGNALoan/x'])(
  '%s is no route',
  (to) => expect(matchRoute(to)).toBeNull(),
);

test('an invalid escape matches no route and does not throw', () => {
  expect(matchRoute('/cIGNAProductDetail/%E0%A4%A')).toBeNull();
});

test('a trailing slash and a fragment change nothing', () => {
  expect(matchRoute('/cIGNALoan/#top')?.route.path).toBe('/cIGNALoan');
});

test('addresses lead back to their routes with their values', () => {
  const { product, apply, submitted, refused, orders, order, companies } = partnerPaths;
  expect(matchRoute(product({ id: 'a b' }))?.params['productId']).toBe('a b');
  const form = matchRoute(apply({ productId: 'p&1', companyId: 'c' }));
  expect(form?.query.get('productId')).toBe('p&1');
  expect(matchRoute(submitted({ orderId: '7' }))?.query.get('orderId')).toBe('7');
  const fail = matchRoute(refused({ orderId: null, productId: 'p' }));
  expect(fail?.query.get('productId')).toBe('p');
  expect(fail?.query.has('orderId')).toBe(false);
  expect(matchRoute(apply({ productId: 'p', companyId: null }))?.query.has('companyId')).toBe(
    false,
  );
  expect(matchRoute(orders())?.query.has('orderId')).toBe(false);
  expect(matchRoute(order('7'))?.route).toBe(matchRoute(orders())?.route);
  expect(matchRoute(order('7'))?.query.get('orderId')).toBe('7');
  expect(matchRoute(companies?.() ?? '')?.route.path).toBe('/cIGNAWhite');
});
