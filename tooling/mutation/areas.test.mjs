import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { areas } from './areas.mjs';
import { figuresOf } from './scores.mjs';

test('every area names files that exist', () => {
  const missing = Object.values(areas)
    .flat()
    .flatMap(({ folder, mutate, tests }) => [...mutate, ...tests].map((file) => [folder, file]))
    .filter((parts) => !existsSync(fromRoot(...parts)));
  assert.deepEqual(missing, []);
});

test('the score counts what no test ran, and nothing that was no code', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'];
  const figures = figuresOf(statuses.map((status) => ({ status })));
  assert.deepEqual(figures, { killed: 2, survived: 1, uncovered: 1, score: 50 });
  assert.equal(figuresOf([]).score, 0);
});
