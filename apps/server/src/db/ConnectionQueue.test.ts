import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Overloaded } from '../contract/Overloaded.js';
import { ConnectionQueue, type Rank } from './ConnectionQueue.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Queues callers and records who was admitted and who refused. */
function observe(queue: ConnectionQueue) {
  const events: string[] = [];
  const come = (name: string, rank: Rank) =>
    queue.enter(rank).then(
      () => events.push(name),
      (error: Overloaded) => events.push(`${name}: ${error.reason}`),
    );
  const leave = async () => {
    queue.leave();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { events, come, leave };
}

test('what is urgent goes first, then what has begun, then requests in the order they came', async () => {
  const queue = new ConnectionQueue({ places: 1, queue: 10, waitMs: 1_000 });
  const { events, come, leave } = observe(queue);
  await come('first', 'new');
  for (const name of ['new 1', 'new 2']) void come(name, 'new');
  for (const name of ['begun 1', 'begun 2']) void come(name, 'begun');
  void come('urgent', 'urgent');
  expect(queue.waiting).toBe(5);
  for (let turn = 0; turn < 5; turn += 1) await leave();
  expect(events).toEqual(['first', 'urgent', 'begun 1', 'begun 2', 'new 1', 'new 2']);
  expect(queue.waiting).toBe(0);
});

test('the last of several places is kept for what is urgent', async () => {
  const queue = new ConnectionQueue({ places: 3, queue: 10, waitMs: 1_000 });
  const { events, come, leave } = observe(queue);
  for (const name of ['a', 'b', 'c']) void come(name, 'begun');
  await come('urgent', 'urgent');
  expect(events).toEqual(['a', 'b', 'urgent']);
  // The place of the urgent one stays free.
  await leave();
  expect(events).toHaveLength(3);
  await leave();
  expect(events).toEqual(['a', 'b', 'urgent', 'c']);
});

test('a full queue refuses requests at once, and nobody else', async () => {
  const queue = new ConnectionQueue({ places: 1, queue: 2, waitMs: 1_000 });
  const { events, come, leave } = observe(queue);
  await come('first', 'new');
  for (const name of ['a', 'b']) void come(name, 'new');
  await come('c', 'new');
  expect(events).toEqual(['first', 'c: queue full']);
  expect(() => queue.refuseIfFull()).toThrow(Overloaded);
  void come('begun', 'begun');
  await leave();
  expect(events.at(-1)).toBe('begun');
  await leave();
  expect(events.at(-1)).toBe('a');
  // A place in the queue is free again.
  void come('d', 'new');
  await leave();
  await leave();
  expect(events.slice(-2)).toEqual(['b', 'd']);
  expect(() => queue.refuseIfFull()).not.toThrow();
});

test('a request that waited for too long is refused and takes no place', async () => {
  const queue = new ConnectionQueue({ places: 1, queue: 2, waitMs: 1_000 });
  const { events, come, leave } = observe(queue);
  await come('first', 'new');
  void come('late', 'new');
  void come('begun', 'begun');
  await vi.advanceTimersByTimeAsync(999);
  expect(events).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(['first', 'late: waited too long']);
  await leave();
  await leave();
  await come('next', 'new');
  expect(events.slice(2)).toEqual(['begun', 'next']);
});

test('without limits nobody is refused', async () => {
  const queue = new ConnectionQueue({ places: 1, queue: Infinity, waitMs: null });
  const { events, come, leave } = observe(queue);
  await come('first', 'new');
  for (let index = 0; index < 500; index += 1) void come('new', 'new');
  void come('begun', 'begun');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(queue.waiting).toBe(501);
  for (let index = 0; index < 501; index += 1) await leave();
  expect(events).toHaveLength(502);
});

test('refuses who would not get a turn in time at the pace of now, and nobody once the queue was empty', async () => {
  const queue = new ConnectionQueue({ places: 1, queue: 100, waitMs: 3_700 });
  const { events, come, leave } = observe(queue);
  await come('first', 'new');
  for (let index = 0; index < 20; index += 1) void come(`of ${index}`, 'new');
  for (let turn = 0; turn < 12; turn += 1) {
    await vi.advanceTimersByTimeAsync(300);
    await leave();
  }
  // Eight wait, and each turn takes nearly 300 ms.
  await come('late', 'new');
  expect(events.at(-1)).toBe('late: queue full');
  for (let turn = 0; turn < 8; turn += 1) await leave();
  expect(events.at(-1)).toBe('of 19');
  for (let index = 0; index < 50; index += 1) void come(`again ${index}`, 'new');
  expect(queue.waiting).toBe(50);
});
