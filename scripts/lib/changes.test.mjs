import assert from 'node:assert/strict';
import { it } from 'node:test';
import { changesSince } from './changes.mjs';
import { StopError } from './stop.mjs';

it('refuses a commit that git does not know', () => {
  assert.throws(() => changesSince('no-such-branch'), StopError);
});

it('names the commit in common', () => {
  assert.match(changesSince('HEAD').since, /^[0-9a-f]{40}$/);
});
