import { downloadReport, type HuiqiClient } from '@huiqi/sdk';
import type { ReportDocument } from '@huiqi/sdk/report';

/** Prints a report; rejects on failure. */
export type ReportPrinter = (
  report: ReportDocument,
  options: { readonly signal: AbortSignal },
) => Promise<Uint8Array<ArrayBuffer>>;

export interface ReportPdfJob {
  readonly client: HuiqiClient;
  readonly orderId: string;
  readonly report: ReportDocument;
  readonly signal: AbortSignal;
  /** Called with 0 to 100. */
  readonly onProgress: (percent: number) => void;
  /** Null uses the server. */
  readonly printer: ReportPrinter | null;
}

/** Prints in a browser worker, which is loaded with its fonts on the first use. */
export const printInWorker: ReportPrinter = async (report, options) => {
  const { makeReportPdf } = await import('@huiqi/report/client');
  return makeReportPdf(report, options);
};

/** The report as PDF. Falls back to the server if the browser cannot print it. */
export async function reportPdf(job: ReportPdfJob): Promise<Blob> {
  const { client, orderId, report, signal, onProgress, printer } = job;
  onProgress(10);
  if (printer) {
    try {
      const bytes = await printer(report, { signal });
      onProgress(100);
      return new Blob([bytes], { type: 'application/pdf' });
    } catch {
      // The page forbids workers, or the fonts failed to load: the server has both.
      if (signal.aborted) throw signal.reason ?? new DOMException('aborted', 'AbortError');
      onProgress(50);
    }
  }
  const input = { id: orderId, body: { name: report.title } };
  const { blob } = await downloadReport(client, input, { signal });
  return blob;
}
