import assert from 'node:assert/strict';
import { setImmediate as tick } from 'node:timers/promises';
import { it } from 'node:test';
import { runInLanes } from './lanes.mjs';

it('fills the lanes, runs a wide job alone and keeps the results in order', async () => {
  const jobs = [1, 1, 2, 1].map((weight, id) => ({ id, weight }));
  const active = new Set();
  const seen = [];
  const results = await runInLanes(jobs, 2, async (job) => {
    active.add(job.id);
    seen.push([...active].join('+'));
    await tick();
    active.delete(job.id);
    return job.id;
  });
  assert.deepEqual(results, [0, 1, 2, 3]);
  assert.deepEqual(seen, ['0', '0+1', '2', '3']);
});

it('lets others pass a job that waits for one', async () => {
  const jobs = ['packed', 'library', 'site'].map((name) => ({ name, weight: 1 }));
  const started = [];
  const done = new Set();
  const mayStart = ({ name }) => name !== 'packed' || done.has('library');
  const work = async ({ name }) => {
    started.push(name);
    await tick();
    done.add(name);
    return name;
  };
  assert.deepEqual(await runInLanes(jobs, 2, work, mayStart), ['packed', 'library', 'site']);
  assert.deepEqual(started, ['library', 'site', 'packed']);
});

it('rejects with the error of a job', async () => {
  const job = { weight: 1 };
  await assert.rejects(
    runInLanes([job], 2, () => Promise.reject(new Error('broken'))),
    /broken/,
  );
});
