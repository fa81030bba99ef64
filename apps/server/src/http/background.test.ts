import { expect, test, vi } from 'vitest';
import { createBackground } from './background.js';

test('settles when its tasks and those they start have ended', async () => {
  const ended: string[] = [];
  const background = createBackground({ error: vi.fn() });
  background.run('first', async () => {
    await Promise.resolve();
    background.run('second', async () => {
      await Promise.resolve();
      ended.push('second');
    });
    ended.push('first');
  });
  expect(ended).toEqual([]);
  await background.settled();
  expect(ended).toEqual(['first', 'second']);
});

test('logs a failure and goes on', async () => {
  const error = vi.fn();
  const background = createBackground({ error });
  background.run('advice', () => Promise.reject(new Error('broken')));
  await background.settled();
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'advice', err: expect.any(Error) }),
    'a task failed',
  );
});
