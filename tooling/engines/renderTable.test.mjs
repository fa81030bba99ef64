import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderTable } from './renderTable.mjs';

test('a row for each journey, a column for each engine, empty where none was walked', () =>
  assert.equal(
    renderTable([
      { engine: 'old', journey: 'login', seconds: 2.04, passed: true },
      { engine: 'new', journey: 'login', seconds: 1, passed: true },
      { engine: 'new', journey: 'market', seconds: 30, passed: false },
    ]),
    `| seconds | old | new |
| --- | ---: | ---: |
| login | 2.0 | 1.0 |
| market |  | failed (30.0) |`,
  ));
