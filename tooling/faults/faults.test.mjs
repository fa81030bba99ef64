import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { gates } from '../../scripts/lib/gates.mjs';
import { fromRoot, root } from '../../scripts/lib/paths.mjs';
import { selectGates } from '../../scripts/lib/selectGates.mjs';
import { faults } from './faults.mjs';
import { faultyText } from './injectFault.mjs';

test('every fault still finds its place: its text occurs exactly once in its file', () => {
  for (const fault of faults) assert.doesNotThrow(() => faultyText(fault, root));
});

test('a text that occurs twice, or no longer, is refused, and so is a file that is there', () => {
  const { file } = faults.find(({ from }) => from !== undefined);
  const fault = (rest) => () => faultyText({ name: 'x', file, to: '', ...rest }, root);
  assert.throws(fault({ from: 'e' }), /not once/);
  assert.throws(fault({ from: 'no such text' }), /0 times/);
  assert.throws(fault({}), /exists already/);
});

test('faults have names of their own and say what they are', () => {
  assert.equal(new Set(faults.map(({ name }) => name)).size, faults.length);
  assert.deepEqual(
    faults.filter(({ what, from, to }) => !what.endsWith('.') || from === to),
    [],
  );
});

test('the gate and the test that should catch a fault exist', () => {
  const names = gates.map(({ name }) => name);
  for (const { name, gate, test } of faults) {
    assert.ok(names.includes(gate), `${name}: there is no gate ${gate}`);
    assert.ok(!test || existsSync(fromRoot(test)), `${name}: there is no ${test}`);
  }
});

test('the gate that should catch a fault counts the file among its inputs', () => {
  for (const { name, file, gate } of faults) {
    const { chosen, left } = selectGates(gates, { since: 'HEAD', files: [file] });
    const affected = [...chosen.map((one) => one.name), ...left];
    assert.ok(affected.includes(gate), `${name}: --changed would not think of ${gate}`);
  }
});
