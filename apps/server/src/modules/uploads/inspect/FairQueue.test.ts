import { expect, test } from 'vitest';
import { FairQueue } from './FairQueue.js';

/** Work that ends on demand, and the list of what has begun. */
function newDesk() {
  const queue = new FairQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (name: string) =>
    queue.run(name.slice(0, 1), async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    });
  /** Ends the current work and lets the next begin. */
  const step = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, send, step };
}

test('runs one at a time and lets owners take turns', async () => {
  const { begun, send, step } = newDesk();
  const all = Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(send));
  await step();
  expect(begun).toHaveLength(2);
  for (let turn = 0; turn < 6; turn += 1) await step();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect(await all).toHaveLength(7);
});

test('goes on after work that fails', async () => {
  const { queue, send, step, begun } = newDesk();
  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = send('a2');
  await expect(failed).rejects.toThrow('broken');
  await step();
  expect([begun, await next]).toEqual([['a2'], 'a2']);
});

test('lets neither one owner pile up work nor all together', async () => {
  const { send, step } = newDesk();
  const own = Array.from({ length: 12 }, (_, at) => send(`a${at}`));
  await expect(own[11]).rejects.toMatchObject({ code: '003001' });
  const letters = 'bcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, 50).split('');
  const others = letters.map((letter) => send(letter));
  await expect(send('Z')).rejects.toMatchObject({ code: '100503' });
  for (let turn = 0; turn < 61; turn += 1) await step();
  expect(await Promise.all([...own.slice(0, 11), ...others])).toHaveLength(61);
});
