import type { ReportDocument } from '@huiqi/sdk/report';
import type { FontName } from './fonts/FontShelf.js';

/** What a page asks its worker for. */
export interface PrintJob {
  readonly id: number;
  readonly document: ReportDocument;
  readonly fontUrls: Readonly<Record<FontName, string>>;
}

/** What the worker returns. */
export type PrintResult =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly problem: string };
