import { expect, test } from 'vitest';
import { countRefusals } from './countRefusals.js';

test('counts by reason, and logs the number of refusals every ten seconds at most', () => {
  const lines: unknown[] = [];
  let now = 0;
  const overload = countRefusals({ warn: (line: unknown) => lines.push(line) }, () => now);
  for (now of [0, 1, 9_999]) overload.count({ reason: 'queue full' });
  expect(lines).toMatchObject([{ refused: 1 }]);
  now = 10_000;
  overload.count({ reason: 'event loop' });
  expect(lines).toMatchObject([{ refused: 1 }, { refused: 3 }]);
  expect(overload.refusals).toMatchObject({
    'queue full': 3,
    'event loop': 1,
    'waited too long': 0,
  });
});
