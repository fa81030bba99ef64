import { expect, test, vi } from 'vitest';
import { addStyles, sharedSheet, stylesSoFar } from './widgetStyles.js';

test('the sheet of all widgets grows with the code, once for the modules of a file', async () => {
  const replaceSync = vi.fn<(css: string) => void>();
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = replaceSync;
    },
  );
  addStyles('a{}');
  const sheet = sharedSheet();
  expect(replaceSync.mock.calls).toEqual([['a{}']]);
  expect(sharedSheet()).toBe(sheet);
  addStyles('b{}');
  addStyles('c{}');
  await Promise.resolve();
  expect(replaceSync.mock.calls.slice(1)).toEqual([['a{}b{}c{}']]);
  expect(stylesSoFar()).toBe('a{}b{}c{}');
  vi.unstubAllGlobals();
});
