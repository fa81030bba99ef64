import type { ReportDocument } from '@huiqi/sdk/report';

/** A job for the printing thread. */
export interface PdfJob {
  readonly id: number;
  readonly document: ReportDocument;
}

/** What it returns. */
export type PdfResult =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly problem: string };
