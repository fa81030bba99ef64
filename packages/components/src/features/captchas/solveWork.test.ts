import { afterEach, expect, test, vi } from 'vitest';
import { sampleWork } from './samplePictures.js';
import { solveWork } from './solveWork.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const run = (challenge = sampleWork, signal = new AbortController().signal) => {
  const onAttempt = vi.fn();
  return { onAttempt, solution: solveWork(challenge, { signal, onAttempt }) };
};

test('finds the counter whose key begins with the prefix', async () => {
  expect(await run().solution).toBe(3);
});

test('finds it on plain http too, where there is no WebCrypto', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(crypto.subtle).toBeUndefined();
  expect(await run().solution).toBe(3);
});

test('reports progress and ends when it is cancelled', async () => {
  const controller = new AbortController();
  const { onAttempt, solution } = run(
    { ...sampleWork, keyPrefix: 'ff'.repeat(16) },
    controller.signal,
  );
  await vi.waitFor(() => expect(onAttempt).toHaveBeenCalledWith(50));
  controller.abort();
  expect(await solution).toBeNull();
});
