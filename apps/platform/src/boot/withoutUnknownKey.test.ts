import { isReservedKey } from '@huiqi/sdk/domain';
import { expect, it } from 'vitest';
import { pageRoutes, redirects } from '../routes/siteRoutes.js';
import { withoutUnknownKey } from './withoutUnknownKey.js';

it.each([
  ['/fengdu/loan', '/loan'],
  ['/Fengdu/loanDetail/1', '/loanDetail/1'],
  ['/fengdu', undefined],
  ['/fengdu/', undefined],
  ['/loan/more', undefined],
  ['/9/loan', undefined],
])('leads from %s to %s', (path, rest) => expect(withoutUnknownKey(path)).toBe(rest));

it('no page can be the key of a region', () => {
  const firsts = [...pageRoutes, ...redirects].flatMap(
    ({ path }) => /^\/([^/:*]+)/.exec(path)?.[1] ?? [],
  );
  expect(firsts.length).toBeGreaterThan(50);
  expect(firsts.filter((first) => !isReservedKey(first))).toEqual([]);
});
