import type { ReportDocument } from '@huiqi/sdk/report';
import { fontUrls } from './fontUrls.js';
import { PrintQueue } from './PrintQueue.js';

export interface MakeReportPdfOptions {
  /** Rejects the promise with the signal's reason and discards the worker's output. */
  readonly signal?: AbortSignal;
}

const queue = new PrintQueue(
  () => new Worker(new URL('./reportWorker.js', import.meta.url), { type: 'module' }),
  // A page whose policy allows no worker prints by itself.
  async (document) => {
    const { printInBrowser } = await import('./printInBrowser.js');
    return printInBrowser(document, fontUrls);
  },
);

/**
 * Prints a report as PDF in a worker, so that the page stays responsive. The first call loads the worker and 1.4 MB of
 * fonts; they stay for a minute after the last call. Rejects if a font cannot be loaded.
 */
export function makeReportPdf(
  document: ReportDocument,
  { signal }: MakeReportPdfOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return queue.print(document, fontUrls, signal);
}
