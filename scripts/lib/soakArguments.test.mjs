import assert from 'node:assert/strict';
import { it } from 'node:test';
import { soakArguments } from './soakArguments.mjs';

it('reads gates, rounds and whether the cores stay free', () => {
  assert.deepEqual(soakArguments(['e2e']), { names: ['e2e'], rounds: 10, quiet: false });
  assert.deepEqual(soakArguments(['unit', '--rounds=3', '--quiet']), {
    names: ['unit'],
    rounds: 3,
    quiet: true,
  });
});

it('asks for a gate, and names an option that there is not', () => {
  assert.throws(() => soakArguments([]), /Which gates/);
  assert.throws(() => soakArguments(['e2e', '--rounds=0']), /No option "--rounds=0"/);
});
