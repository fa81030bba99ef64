import { afterEach, expect, test, vi } from 'vitest';
import { checkOptions } from '../host/checkOptions.js';
import { linkTarget } from './linkTargets.js';

afterEach(() => vi.unstubAllGlobals());

const route = '/cIGNAProductDetail/7';

test('a link leads to the address that the page has for its screen', () => {
  expect(linkTarget(route, (to) => `/loans?screen=${encodeURIComponent(to)}`)).toBe(
    '/loans?screen=%2FcIGNAProductDetail%2F7',
  );
});

test('without one it has a mark alone', () => {
  for (const none of [undefined, null, () => null])
    expect(linkTarget(route, none)).toBe('#' + route);
});

test('a function that throws is reported and breaks no screen', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const cause = new Error('no such page');
  const throwing = () => {
    throw cause;
  };
  expect(linkTarget(route, throwing)).toBe(`#${route}`);
  expect(reported).toHaveBeenCalledExactlyOnceWith(cause);
});

test('the option is a function', () => {
  checkOptions({ hostAddress: () => null });
  expect(() => checkOptions({ hostAddress: '/loans' as never })).toThrow(
    'Huiqi: option "hostAddress" must be a function',
  );
});
