import assert from 'node:assert/strict';
import { setImmediate as tick } from 'node:timers/promises';
import { it } from 'node:test';
import { serial } from './serial.mjs';

it('never runs a task beside itself and takes calls meanwhile together', async () => {
  let active = 0;
  let most = 0;
  let runs = 0;
  const trigger = serial(async () => {
    runs += 1;
    active += 1;
    most = Math.max(most, active);
    await tick();
    active -= 1;
  });
  await Promise.all([trigger(), trigger(), trigger()]);
  assert.deepEqual([most, runs, active], [1, 2, 0]);
  await trigger();
  assert.equal(runs, 3);
});
