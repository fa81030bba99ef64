import { expect, it } from 'vitest';
import { neighboursOf } from './neighboursOf.js';

const after = (rows: readonly string[], lastPlace: number) =>
  neighboursOf({
    rows,
    page: { index: 1, size: 10, total: rows.length },
    isRecord: (row) => row === 'gone',
    linkTo: (row) => ({ href: `#${row}` }),
    positionText: (n, total) => `${n}/${total}`,
    lastPlace,
  });

it('goes on from where a record was that a decision took out of the queue', () => {
  expect(after(['a', 'b', 'c'], 1)).toEqual({ previous: { href: '#a' }, next: { href: '#b' } });
  expect(after(['a', 'b'], 0)).toEqual({ previous: undefined, next: { href: '#a' } });
  // It was the last: the remaining one comes next.
  expect(after(['a', 'b'], 2)).toEqual({ previous: { href: '#b' }, next: { href: '#a' } });
  expect(after([], 0)).toEqual({ previous: undefined, next: undefined });
});
