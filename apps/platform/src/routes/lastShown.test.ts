import { expect, it, vi } from 'vitest';
import { hasPageBefore, rememberShown } from './lastShown.js';

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
