import type { ReportDocument } from '@huiqi/sdk/report';
import { Face } from './fonts/Face.js';
import type { FontFile } from './fonts/FontFile.js';
import type { ReportFonts } from './fonts/ReportFonts.js';
import { TextFont } from './fonts/TextFont.js';
import { layOut } from './layout/layOut.js';
import { assemble, fontResources } from './pdf/assemble.js';

/** What a report is printed with. */
export interface ReportPdfOptions {
  readonly fonts: ReportFonts;
}

/**
 * Prints a report as PDF on A4: vector text that can be searched and copied, bookmarks, running heads. The same document
 * and fonts always make the same bytes. Runs in Node, in a worker and in a page.
 */
export function createReportPdf(
  document: ReportDocument,
  { fonts }: ReportPdfOptions,
): Uint8Array<ArrayBuffer> {
  const files = [...new Set([...fonts.regular, ...fonts.bold])];
  if (files.length > fontResources.length) {
    throw new RangeError(`a report takes at most ${fontResources.length} font files`);
  }
  const faces = files.map((font, place) => new Face(font, fontResources[place] ?? ''));
  const weight = (wanted: readonly FontFile[]) =>
    new TextFont(wanted.flatMap((font) => faces[files.indexOf(font)] ?? []));
  const flow = layOut(document, { regular: weight(fonts.regular), bold: weight(fonts.bold) });
  return assemble({
    title: document.title,
    date: document.header.date,
    pages: flow.sheets.map(({ content }) => content),
    faces,
    bookmarks: flow.bookmarks,
  });
}
