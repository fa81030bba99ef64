import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrintJob, PrintResult } from './printJob.js';
import { PrintQueue } from './PrintQueue.js';
import { documentOf } from './testing/sampleDocument.fixture.js';

const document = documentOf([]);
const fontUrls = {} as PrintJob['fontUrls'];
const bytes = new Uint8Array([1]);

/** A worker that responds on demand. */
class FakeWorker extends EventTarget {
  readonly jobs: PrintJob[] = [];
  isEnded = false;
  postMessage(job: PrintJob): void {
    this.jobs.push(job);
  }
  terminate(): void {
    this.isEnded = true;
  }
  reply(result: PrintResult): void {
    this.dispatchEvent(new MessageEvent('message', { data: result }));
  }
}

let workers: FakeWorker[] = [];
const start = () => {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker as unknown as Worker;
};
const here = vi.fn(() => Promise.resolve(new Uint8Array([2])));

beforeEach(() => {
  workers = [];
  here.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('with a worker', () => {
  it('starts one for all reports and gives each its own result', async () => {
    const queue = new PrintQueue(start, here);
    const [one, other] = [queue.print(document, fontUrls), queue.print(document, fontUrls)];
    expect(workers).toHaveLength(1);
    workers[0]!.reply({ id: 2, bytes });
    workers[0]!.reply({ id: 1, problem: 'no font' });
    await expect(other).resolves.toBe(bytes);
    await expect(one).rejects.toThrow('no font');
    expect(here).not.toHaveBeenCalled();
  });

  it('rejects at once when it is cancelled and ignores the result', async () => {
    const queue = new PrintQueue(start, here);
    const controller = new AbortController();
    const pdf = queue.print(document, fontUrls, controller.signal);
    controller.abort();
    await expect(pdf).rejects.toThrow(/abort/i);
    workers[0]!.reply({ id: 1, bytes });
    await expect(queue.print(document, fontUrls, controller.signal)).rejects.toThrow(/abort/i);
    expect(workers[0]!.jobs).toHaveLength(1);
  });

  it('says that it was cancelled in browsers whose signals have no reason', async () => {
    const queue = new PrintQueue(start, here);
    const controller = new AbortController();
    Object.defineProperty(controller.signal, 'reason', { value: undefined });
    const pdf = queue.print(document, fontUrls, controller.signal);
    controller.abort();
    await expect(pdf).rejects.toMatchObject({ name: 'AbortError' });
    const late = queue.print(document, fontUrls, controller.signal);
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('ends the worker a minute after the last report and starts another for the next', async () => {
    const queue = new PrintQueue(start, here);
    const pdf = queue.print(document, fontUrls);
    workers[0]!.reply({ id: 1, bytes });
    await pdf;
    vi.advanceTimersByTime(59_000);
    expect(workers[0]!.isEnded).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(workers[0]!.isEnded).toBe(true);
    void queue.print(document, fontUrls);
    expect(workers).toHaveLength(2);
  });
});

describe('without a worker', () => {
  it('prints in the page where none may be started', async () => {
    const refuse = () => {
      throw new TypeError('This document requires TrustedScriptURL assignment.');
    };
    await expect(new PrintQueue(refuse, here).print(document, fontUrls)).resolves.toEqual(
      new Uint8Array([2]),
    );
  });

  it('prints in the page what a broken worker leaves undone', async () => {
    const queue = new PrintQueue(start, here);
    const pdf = queue.print(document, fontUrls);
    workers[0]!.dispatchEvent(new Event('error'));
    await expect(pdf).resolves.toEqual(new Uint8Array([2]));
    expect(workers[0]!.isEnded).toBe(true);
    await queue.print(document, fontUrls);
    expect(workers).toHaveLength(1);
  });
});
