import assert from 'node:assert/strict';
import { it } from 'node:test';
import { checks } from './checks.mjs';
import { proven } from './shows.mjs';
import './violations/components.mjs';
import './violations/documents.mjs';
import './violations/packages.mjs';
import './violations/texts.mjs';

it('each custom check has a violation fixture', () => {
  assert.deepEqual([...proven].sort(), Object.keys(checks).sort());
});
