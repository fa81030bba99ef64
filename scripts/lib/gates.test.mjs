import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseGates, gates } from './gates.mjs';
import { served, targets } from './targets.mjs';

describe('gates', () => {
  it('have names of their own and build only what can be built', () => {
    assert.equal(new Set(gates.map(({ name }) => name)).size, gates.length);
    const built = [...served, ...gates.flatMap(({ builds }) => builds)];
    assert.deepEqual(
      built.filter((name) => !(name in targets)),
      [],
    );
  });

  it('fit into the two lanes', () => {
    assert.ok(gates.every(({ weight }) => weight === 1 || weight === 2));
  });

  it('are chosen by name or by group', () => {
    const names = (args) => chooseGates(args).chosen.map(({ name }) => name);
    assert.deepEqual(names(['server']), ['server']);
    assert.deepEqual(names(['unit']), [
      'unit:draw',
      'unit:platform',
      'unit:embed',
      'unit:report',
      'unit:sdk',
      'unit:playground',
    ]);
    assert.deepEqual(
      gates.map(({ name }) => name).filter((name) => !names([]).includes(name)),
      ['preact'],
    );
    assert.deepEqual(chooseGates(['serve']).unknown, ['serve']);
  });
});
