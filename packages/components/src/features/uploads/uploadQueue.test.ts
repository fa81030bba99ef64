import { HuiqiError, type UploadedObject } from '@huiqi/sdk';
import { expect, it, vi } from 'vitest';
import { createUploadQueue, type UploadCall } from './uploadQueue.js';

interface Started extends UploadCall {
  readonly file: File;
  readonly finish: (stored: UploadedObject) => void;
  readonly fail: (error: unknown) => void;
}

const fileOf = (name: string) => new File(['x'], name);
const storedAs = (key: string): UploadedObject => ({
  key,
  url: `/f/${key}`,
  fileName: `${key}.pdf`,
  type: 'PDF',
  size: 1,
});
const broken = () =>
  new HuiqiError({ kind: 'network', message: 'x', userMessage: '网络异常', retryable: true });
const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp() {
  const started: Started[] = [];
  const onDone = vi.fn();
  const queue = createUploadQueue();
  queue.configure({
    upload: (file, call) =>
      new Promise((finish, fail) => started.push({ file, finish, fail, ...call })),
    onDone,
    describe: (error) => (error as HuiqiError).userMessage,
  });
  const states = () => queue.list().map(({ status }) => status);
  return { started, onDone, queue, states };
}

it('uploads two files at a time, in order', async () => {
  const { started, onDone, queue, states } = setUp();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  expect(states()).toEqual(['uploading', 'uploading', 'waiting']);
  started[0]?.onProgress(25, 100);
  expect(queue.list()[0]?.progress).toBe(25);
  started[0]?.finish(storedAs('a'));
  await settled();
  expect(onDone.mock.calls[0]?.[0]).toEqual(storedAs('a'));
  expect(started.map(({ file }) => file.name)).toEqual(['a', 'b', 'c']);
  expect(states()).toEqual(['uploading', 'uploading']);
});

it('aborts an upload that is removed, and forgets what it still says', async () => {
  const { started, onDone, queue } = setUp();
  queue.add([fileOf('a')]);
  const id = queue.list()[0]?.id ?? '';
  queue.remove(id);
  expect(started[0]?.signal.aborted).toBe(true);
  started[0]?.onProgress(1, 1);
  started[0]?.finish(storedAs('a'));
  await settled();
  expect([queue.list(), onDone.mock.calls]).toEqual([[], []]);
});

it('keeps a failed file with its reason until it is tried again', async () => {
  const { started, onDone, queue, states } = setUp();
  queue.add([fileOf('a')]);
  const refused = new HuiqiError({ kind: 'business', message: 'x', userMessage: '上传失败：太大' });
  started[0]?.fail(refused);
  await settled();
  expect(queue.list()[0]).toMatchObject({ status: 'failed', error: '上传失败：太大' });
  queue.resume();
  expect(states()).toEqual(['failed']);
  queue.retry(queue.list()[0]?.id ?? '');
  expect(states()).toEqual(['uploading']);
  started[1]?.finish(storedAs('a'));
  await settled();
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('goes on after a lost connection', async () => {
  const { started, queue, states } = setUp();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  for (const one of started) one.fail(broken());
  await settled();
  started[2]?.fail(broken());
  await settled();
  expect(states()).toEqual(['failed', 'failed', 'failed']);
  queue.resume();
  expect(states()).toEqual(['uploading', 'uploading', 'waiting']);
});

it('aborts everything when it stops, and can be used again', () => {
  const { started, queue, states } = setUp();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  queue.stop();
  expect(started.every(({ signal }) => signal.aborted)).toBe(true);
  expect(states()).toEqual([]);
  queue.add([fileOf('d')]);
  expect(states()).toEqual(['uploading']);
});

it('keeps everything while it is paused, and goes on with all of it', () => {
  const { started, queue, states } = setUp();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  queue.pause();
  expect(started.every(({ signal }) => signal.aborted)).toBe(true);
  expect(states()).toEqual(['failed', 'failed', 'failed']);
  queue.resume();
  expect(states()).toEqual(['uploading', 'uploading', 'waiting']);
});
