import { expect, it } from 'vitest';
import { pathBetween } from './pathBetween.js';

const edges = (
  [
    ['a', 'b'],
    ['c', 'b'],
    ['c', 'd'],
    ['a', 'e'],
    ['e', 'd'],
    ['x', 'y'],
  ] as const
).map(([from, to]) => ({ from, to, kind: 'APPLICANT' as const }));

it.each([
  ['a', 'c', ['a', 'b', 'c']],
  ['a', 'd', ['a', 'e', 'd']],
  ['d', 'a', ['d', 'e', 'a']],
  ['a', 'a', ['a']],
  ['a', 'y', undefined],
  ['a', 'unknown', undefined],
])('the path from %s to %s is %j', (from, to, path) => {
  expect(pathBetween({ edges }, from, to)).toEqual(path);
});
