import assert from 'node:assert/strict';
import { it } from 'node:test';
import { StopError } from './stop.mjs';
import { testArguments } from './testArguments.mjs';

it('reads gates and the commit to compare with', () => {
  assert.deepEqual(testArguments([]), { names: [], ref: undefined, fresh: false });
  assert.deepEqual(testArguments(['server', '--changed']), {
    names: ['server'],
    ref: 'HEAD',
    fresh: false,
  });
  assert.deepEqual(testArguments(['--changed=main', '--fresh']), {
    names: [],
    ref: 'main',
    fresh: true,
  });
});

it('refuses other options', () => {
  for (const option of ['--change', '--changed=', '--fresher', '-c']) {
    assert.throws(() => testArguments([option]), StopError, option);
  }
});
