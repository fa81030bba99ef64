import type { ReportDocument } from '@huiqi/sdk/report';

/** Prints a document in the page and resolves with the bytes. */
export type Print = (document: ReportDocument) => Promise<Uint8Array>;

/** What the measurement finds in each page. */
export interface Printer {
  readonly print: Print;
}

/** Addresses that the server of the measurement has the fonts under: all peers print with the same two files. */
export const fontUrls = { regular: '/fonts/regular-common.ttf', bold: '/fonts/bold-common.ttf' };

export function offer(print: Print): void {
  Object.assign(globalThis, { __printer: { print } satisfies Printer });
}
