import assert from 'node:assert/strict';
import { it } from 'node:test';
import { StopError } from './stop.mjs';
import { testArguments } from './testArguments.mjs';

it('reads gates and the commit to compare with', () => {
  assert.deepEqual(testArguments([]), { names: [], ref: undefined });
  assert.deepEqual(testArguments(['server', '--changed']), { names: ['server'], ref: 'HEAD' });
  assert.deepEqual(testArguments(['--changed=main']), { names: [], ref: 'main' });
});

it('refuses other options', () => {
  for (const option of ['--change', '--changed=', '-c']) {
    assert.throws(() => testArguments([option]), StopError, option);
  }
});
