import type { ReportDocument } from '@huiqi/sdk/report';
import { createReportPdf } from './createReportPdf.js';
import { FontShelf, type FontName } from './fonts/FontShelf.js';

let urls: Readonly<Partial<Record<FontName, string>>> = {};

const shelf = new FontShelf(async (name) => {
  const response = await fetch(urls[name] ?? '', { credentials: 'omit' });
  if (!response.ok) throw new Error(`the font ${name} could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
});

/** Prints a report where it is called, with fonts from these addresses; they stay loaded. */
export async function printInBrowser(
  document: ReportDocument,
  fontUrls: Readonly<Record<FontName, string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  urls = fontUrls;
  return createReportPdf(document, { fonts: await shelf.fontsFor(document) });
}
