import { expect, test } from 'vitest';
import { matchRoute } from './matchRoute.js';
import { applyPath, detailPath, failPath } from './paths.js';

test('the product id is the second segment', () => {
  const match = matchRoute('/cIGNAProductDetail/p%2F1?productName=a');
  expect(match?.params).toEqual({ id: 'p/1' });
  expect(match?.query.get('productName')).toBe('a');
});

test.each(['/', '', '/cIGNAProductDetail', '/cIGNAProductDetail/', '/cIGNAOther', '/cIGNALoan/x'])(
  '%s is no route',
  (to) => expect(matchRoute(to)).toBeNull(),
);

test('a broken escape is no route and does not throw', () => {
  expect(matchRoute('/cIGNAProductDetail/%E0%A4%A')).toBeNull();
});

test('a trailing slash and a fragment change nothing', () => {
  expect(matchRoute('/cIGNALoan/#top')?.route.path).toBe('/cIGNALoan');
});

test('paths that are made are found again', () => {
  expect(matchRoute(detailPath('a b'))?.params['id']).toBe('a b');
  const apply = matchRoute(applyPath({ productId: 'p&1', companyId: 'c' }));
  expect(apply?.query.get('productId')).toBe('p&1');
  const fail = matchRoute(failPath({ orderId: null, msg: '额度不足' }, 'p'));
  expect(fail?.query.get('failReason')).toBe('额度不足');
  expect(fail?.query.has('orderId')).toBe(false);
});
