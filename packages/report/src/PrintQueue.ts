import type { ReportDocument } from '@huiqi/sdk/report';
import type { PrintJob, PrintResult } from './printJob.js';

type Bytes = Uint8Array<ArrayBuffer>;

interface Waiting {
  readonly job: PrintJob;
  readonly resolve: (bytes: Bytes) => void;
  readonly reject: (reason: unknown) => void;
}

/** How long an idle worker keeps its fonts. */
const idleMs = 60_000;

/** `reason` is younger than the supported browsers. */
const reasonOf = (signal: AbortSignal | undefined): unknown =>
  signal?.reason ?? new DOMException('aborted', 'AbortError');

/** Passes reports to one worker, or prints in the page if none can be started. */
export class PrintQueue {
  readonly #start: () => Worker;
  readonly #printHere: (document: ReportDocument) => Promise<Bytes>;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #isWorkerRefused = false;
  #count = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => Worker, printHere: (document: ReportDocument) => Promise<Bytes>) {
    this.#start = start;
    this.#printHere = printHere;
  }

  print(
    document: ReportDocument,
    fontUrls: PrintJob['fontUrls'],
    signal?: AbortSignal,
  ): Promise<Bytes> {
    if (signal?.aborted) return Promise.reject(reasonOf(signal));
    this.#count += 1;
    const job: PrintJob = { id: this.#count, document, fontUrls };
    return new Promise<Bytes>((resolve, reject) => {
      const cancel = () => {
        this.#finish(job.id);
        reject(reasonOf(signal));
      };
      signal?.addEventListener('abort', cancel, { once: true });
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          signal?.removeEventListener('abort', cancel);
          settle(value);
        };
      this.#waiting.set(job.id, { job, resolve: settled(resolve), reject: settled(reject) });
      this.#send(job);
    });
  }

  #send(job: PrintJob): void {
    clearTimeout(this.#idle);
    const worker = this.#takeWorker();
    if (worker) worker.postMessage(job);
    else void this.#printInPage(job);
  }

  #takeWorker(): Worker | undefined {
    if (this.#isWorkerRefused) return undefined;
    try {
      this.#worker ??= this.#startWorker();
    } catch {
      // Trusted Types or an old browser.
      this.#isWorkerRefused = true;
    }
    return this.#worker;
  }

  #startWorker(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<PrintResult>) => this.#settle(data));
    // The policy of the page, or a file that is gone after a release.
    worker.addEventListener('error', () => this.#giveUp());
    return worker;
  }

  #settle(result: PrintResult): void {
    const waiting = this.#finish(result.id);
    if ('bytes' in result) waiting?.resolve(result.bytes);
    else waiting?.reject(new Error(result.problem));
  }

  #giveUp(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isWorkerRefused = true;
    for (const { job } of this.#waiting.values()) void this.#printInPage(job);
  }

  async #printInPage({ id, document }: PrintJob): Promise<void> {
    try {
      const bytes = await this.#printHere(document);
      this.#finish(id)?.resolve(bytes);
    } catch (error) {
      this.#finish(id)?.reject(error);
    }
  }

  #finish(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting && this.#waiting.size === 0) {
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => this.#rest(), idleMs);
    }
    return waiting;
  }

  #rest(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
