import { Worker } from 'node:worker_threads';
import type { ReportDocument } from '@huiqi/sdk/report';
import { ApiError } from '../../contract/ApiError.js';
import type { PdfJob, PdfResult } from './pdfJob.js';

/** Beyond this, waiting takes longer than trying again. */
const maxWaiting = 20;
/** On a busy machine the first report waits for the thread and its fonts. */
const longestMs = 60_000;

/** Starts the thread: in the bundle it is a separate file; from source it needs a TypeScript loader. */
function newThread(): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./reportPdfWorker.js', import.meta.url));
  const file = new URL('./reportPdfWorker.ts', import.meta.url).href;
  const start = `import('tsx/esm/api').then(({ register }) => (register(), import('${file}')))`;
  return new Worker(start, { eval: true, execArgv: ['--conditions=@huiqi/source'] });
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let count = 0;

/** Rejects the thread's pending jobs; the next report starts a new thread. */
function giveUp(broken: Worker, error: Error): void {
  if (thread !== broken) return;
  thread = undefined;
  const failed = [...waiting.values()];
  waiting.clear();
  for (const { reject } of failed) reject(error);
  void broken.terminate();
}

function settle(result: PdfResult): void {
  const one = waiting.get(result.id);
  waiting.delete(result.id);
  if ('bytes' in result) one?.resolve(result.bytes);
  else one?.reject(new Error(result.problem));
}

/** Starts the thread with the first report; it does not keep the process alive. */
function startThread(): Worker {
  const worker = newThread();
  worker.on('message', settle);
  worker.on('error', (error: Error) => giveUp(worker, error));
  worker.on('exit', () => giveUp(worker, new Error('The thread that prints reports ended')));
  worker.unref();
  return worker;
}

/**
 * Prints a report as PDF in a separate thread, so that other calls do not wait. Throws 100503 if too many are waiting, or if
 * it takes too long.
 */
export async function makeReportPdf(
  document: ReportDocument,
  timeoutMs = longestMs,
): Promise<Buffer> {
  if (waiting.size >= maxWaiting)
    throw new ApiError('100503', { message: '当前下载报告的人数较多，请稍后重试' });
  thread ??= startThread();
  const worker = thread;
  count += 1;
  const job: PdfJob = { id: count, document };
  const late = () =>
    giveUp(worker, new ApiError('100503', { message: '生成报告超时，请稍后重试' }));
  const timer = setTimeout(late, timeoutMs);
  try {
    const bytes = await new Promise<Uint8Array>((resolve, reject) => {
      waiting.set(job.id, { resolve, reject });
      worker.postMessage(job);
    });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } finally {
    clearTimeout(timer);
  }
}
