import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeast, atMost, exactly, figure, quantile } from './figures.mjs';
import { describeResults } from './report.mjs';

test('a target is met at its limit and missed beyond it', () => {
  assert.equal(exactly('lost', 0, 0, 'writes').target.met, true);
  assert.equal(exactly('lost', 1, 0, 'writes').target.met, false);
  assert.equal(atMost('p99', 2_000, 2_000, 'ms').target.met, true);
  assert.equal(atMost('p99', 2_001, 2_000, 'ms').target.met, false);
  assert.equal(atMost('p99', Number.NaN, 2_000, 'ms').target.met, false);
  assert.equal(atLeast('reads', 19, 20, '').target.met, false);
});

test('a quantile is one of the values', () => {
  assert.equal(quantile([3, 1, 2], 0.5), 2);
  assert.equal(quantile([3, 1, 2], 1), 3);
  assert.ok(Number.isNaN(quantile([], 0.5)));
});

test('the document says each figure with its target, and how it was measured', () => {
  const figures = [figure('written', 12_345.6, 'writes'), exactly('lost', 1, 0, 'writes')];
  const at = '2026-01-02T03:04:05.000Z';
  assert.equal(
    describeResults({ killCycles: { at, title: 'Kill cycles', how: 'Killed.', figures } }),
    [
      '| what                 | figure        | target     | met |',
      '| -------------------- | ------------- | ---------- | --- |',
      '| Kill cycles: written | 12,346 writes |            |     |',
      '| Kill cycles: lost    | 1 writes      | = 0 writes | no  |',
      '',
      '- **Kill cycles** (2026-01-02): Killed.',
    ].join('\n'),
  );
});
