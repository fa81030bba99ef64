import { expect, it, vi } from 'vitest';
import { hasPageBefore, keepShownOf, lastShown, rememberShown } from './lastShown.js';

it('knows whether a page of the site came before', () => {
  vi.stubGlobal('window', { navigation: { canGoBack: true } });
  expect(hasPageBefore()).toBe(true);
  vi.stubGlobal('window', { navigation: { canGoBack: false } });
  expect(hasPageBefore()).toBe(false);
  // Without the Navigation API: what was shown during this visit.
  vi.stubGlobal('window', {});
  rememberShown('/demand', '/demand?id=1');
  expect(hasPageBefore()).toBe(false);
  rememberShown('/list', '/list');
  expect(hasPageBefore()).toBe(true);
  vi.unstubAllGlobals();
});

it('keeps the addresses for a user who logs in again, and forgets them when another one does', () => {
  keepShownOf('1');
  rememberShown('/orders', '/orders?status=OPEN');
  keepShownOf('1');
  expect(lastShown('/orders')).toBe('/orders?status=OPEN');
  keepShownOf('2');
  expect(lastShown('/orders')).toBe('/orders');
});
