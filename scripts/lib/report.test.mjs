import assert from 'node:assert/strict';
import { it } from 'node:test';
import { costRows } from './report.mjs';

it('lists gates and builds by cost', () => {
  const result = (name, seconds, passed) => ({
    gate: { name },
    seconds,
    counts: { passed, failed: 0 },
  });
  const rows = costRows([result('lint', 3, 1), result('server', 150, 681)], 42);
  assert.deepEqual(
    rows.map((row) => row.split(/ +/)),
    [
      ['server', '2.5', '681'],
      ['builds', '0.7', ''],
      ['lint', '0.1', '1'],
    ],
  );
});
