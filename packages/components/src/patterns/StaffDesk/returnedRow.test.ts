import { afterEach, expect, it } from 'vitest';
import { forgetRow, rememberRow, returnedPage } from './returnedRow.js';

const start = window.location.href;
afterEach(() => {
  forgetRow();
  window.history.replaceState(null, '', start);
});

const goBackTo = (href: string) => {
  window.history.replaceState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

it('leads back to the page of the record seen last', () => {
  rememberRow('/orders/31', '/orders/32', '/orders?status=new&index=3');
  goBackTo('/orders?status=new');
  expect(returnedPage()).toBe(3);
});

it('leaves a list that was opened by a link, or has other filters, as it is', () => {
  rememberRow('/orders/31', undefined, '/orders?status=new&index=3');
  window.history.replaceState(null, '', '/orders?status=new');
  expect(returnedPage()).toBeUndefined();
  goBackTo('/orders');
  expect(returnedPage()).toBeUndefined();
});
