import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gates } from './gates.mjs';
import { keysNow, passedGates } from './passedGates.mjs';
import { cacheDir, fromRoot } from './paths.mjs';

const gateOf = (name) => gates.find((gate) => gate.name === name);
const counts = { passed: 3, failed: 0, skipped: 0 };

/** Keys in a tree of these files. */
const keysIn = (contents, circumstances = {}) =>
  keysNow(circumstances, Object.keys(contents), (path) => contents[path]);

describe('the key of a gate', () => {
  it('changes with the files it reads, and with no others', () => {
    const tree = {
      'packages/sdk/src/a.test.ts': '1',
      'packages/embed/a.ts': '1',
      'README.md': '1',
    };
    const key = keysIn(tree)(gateOf('unit:sdk'));
    const keyWith = (changed) => keysIn({ ...tree, ...changed })(gateOf('unit:sdk'));
    for (const path of ['packages/sdk/src/a.test.ts', 'packages/sdk/b.ts', 'scripts/a.mjs'])
      assert.notEqual(keyWith({ [path]: '2' }), key, path);
    for (const path of ['pnpm-lock.yaml', 'tsconfig.base.json', 'docs/order-states.md'])
      assert.notEqual(keyWith({ [path]: '' }), key, path);
    assert.equal(keyWith({ 'packages/embed/a.ts': '2', 'README.md': '2' }), key);
  });

  it('changes with what is built for it, with its command and with the circumstances', () => {
    const gate = gateOf('unit:sdk');
    const tree = { 'apps/server/src/main.ts': '1' };
    const keys = [gate, { ...gate, builds: ['server'] }, { ...gate, command: ['x'] }].map(
      keysIn(tree),
    );
    assert.equal(new Set([...keys, keysIn(tree, { onPostgres: true })(gate)]).size, 4);
  });

  it('changes with settings of the environment', () => {
    const gate = gateOf('server');
    const key = keysIn({})(gate);
    process.env.HUIQI_OF_THIS_TEST = '1';
    assert.notEqual(keysIn({})(gate), key);
    delete process.env.HUIQI_OF_THIS_TEST;
    assert.equal(keysIn({})(gate), key);
  });

  it('is missing where the result depends on more than files', () => {
    assert.equal(keysIn({})(gateOf('checks')), undefined);
  });

  it('is the same for the same tree of this checkout', () => {
    assert.equal(keysNow({})(gateOf('sherif')), keysNow({})(gateOf('sherif')));
  });
});

describe('passedGates', () => {
  let folder = '';
  before(() => {
    mkdirSync(cacheDir, { recursive: true });
    folder = mkdtempSync(fromRoot('.cache', 'passed-test-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  it('keeps what passed, and forgets it once it fails', () => {
    const passed = passedGates(join(folder, 'passed.json'));
    passed.keep('a', counts);
    assert.deepEqual(passed.find('a'), counts);
    passed.keep('a', { ...counts, failed: 1 });
    assert.equal(passed.find('a'), undefined);
  });

  it('keeps nothing without a key', () => {
    const passed = passedGates(join(folder, 'other.json'));
    passed.keep(undefined, counts);
    assert.equal(passed.find(undefined), undefined);
  });
});
