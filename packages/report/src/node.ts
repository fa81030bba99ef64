import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReportDocument } from '@huiqi/sdk/report';
import { createReportPdf } from './createReportPdf.js';
import { FontShelf } from './fonts/FontShelf.js';

// By name, so that the fonts are found from a bundle that holds this module too.
const folder = () =>
  join(dirname(createRequire(import.meta.url).resolve('@huiqi/report/package.json')), 'fonts');

const shelf = new FontShelf((name) => readFile(join(folder(), `${name}.ttf`)));

/**
 * Prints a report as PDF in Node, with the fonts of this package. Fonts are read once for each thread; the printing
 * itself takes the thread for some milliseconds a page.
 */
export async function printReport(document: ReportDocument): Promise<Uint8Array<ArrayBuffer>> {
  return createReportPdf(document, { fonts: await shelf.fontsFor(document) });
}
