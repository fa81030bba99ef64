import { downloadReport, type HuiqiClient } from '@huiqi/sdk';
import type { ReportDocument } from '@huiqi/sdk/report';

/** Prints a report; rejects if it cannot. */
export type ReportPrinter = (
  report: ReportDocument,
  options: { readonly signal: AbortSignal },
) => Promise<Uint8Array<ArrayBuffer>>;

export interface ReportPdfJob {
  readonly client: HuiqiClient;
  readonly orderId: string;
  readonly report: ReportDocument;
  readonly signal: AbortSignal;
  /** Is called with 0 to 100. */
  readonly onProgress: (percent: number) => void;
  /** Null leaves it to the server. */
  readonly printer: ReportPrinter | null;
}

/** Prints in a worker of the browser; with its fonts it is loaded when the first report is printed. */
export const printInWorker: ReportPrinter = async (report, options) => {
  const { makeReportPdf } = await import('@huiqi/report/client');
  return makeReportPdf(report, options);
};

/** The report as PDF. Where the browser cannot print it, the server does. */
export async function reportPdf(job: ReportPdfJob): Promise<Blob> {
  const { client, orderId, report, signal, onProgress, printer } = job;
  onProgress(10);
  if (printer) {
    try {
      const bytes = await printer(report, { signal });
      onProgress(100);
      return new Blob([bytes], { type: 'application/pdf' });
    } catch {
      // A page that forbids workers, or fonts that did not arrive: the server has both.
      signal.throwIfAborted();
      onProgress(50);
    }
  }
  const input = { id: orderId, body: { name: report.title } };
  const { blob } = await downloadReport(client, input, { signal });
  return blob;
}
