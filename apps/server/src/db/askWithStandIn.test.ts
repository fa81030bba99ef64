import { expect, test, vi } from 'vitest';
import { askWithStandIn } from './askWithStandIn.js';

const unavailable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const never = () => new Promise<string>(() => {});

test('does not ask the replica while the database responds', async () => {
  const replica = vi.fn(async () => '9');
  expect(await askWithStandIn(async () => '3', replica)()).toBe('3');
  expect(replica).not.toHaveBeenCalled();
});

test('takes the version of the replica if the database is unavailable, or late', async () => {
  expect(
    await askWithStandIn(
      () => Promise.reject(unavailable),
      async () => '3',
    )(),
  ).toBe('3');
  expect(await askWithStandIn(never, async () => '3')()).toBe('3');
});

test('asks the replica once more, whose connection may have been to the node that is lost', async () => {
  const replica = vi.fn(async () => '3').mockRejectedValueOnce(unavailable);
  expect(await askWithStandIn(() => Promise.reject(unavailable), replica)()).toBe('3');
});

test('takes no version of a replica that is below one that was seen', async () => {
  const ask = vi.fn(async () => '4');
  const askBoth = askWithStandIn(ask, async () => '3');
  expect(await askBoth()).toBe('4');
  ask.mockRejectedValue(unavailable);
  await expect(askBoth()).rejects.toThrow('ECONNREFUSED');
});

test('passes on what is wrong with the statement, and the error of the database if both are unavailable', async () => {
  const replica = vi.fn(async () => '3');
  const wrong = new Error('relation "public_version" does not exist');
  await expect(askWithStandIn(() => Promise.reject(wrong), replica)()).rejects.toThrow(wrong);
  expect(replica).not.toHaveBeenCalled();
  const none = askWithStandIn(
    () => Promise.reject(unavailable),
    () => Promise.reject(new Error('no replica')),
  );
  await expect(none()).rejects.toThrow('ECONNREFUSED');
});
