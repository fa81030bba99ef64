import { jsPDF } from './jsPdfBuild.js';
import type { Face } from '../fonts/Face.js';
import type { Bookmark } from '../layout/Flow.js';
import { paper } from '../layout/paper.js';
import { toBytes } from './binary.js';
import { putBookmarks } from './bookmarks.js';
import { fingerprint } from './fingerprint.js';
import { putFace } from './fontObjects.js';
import { hexText } from './numbers.js';

/** A document that is laid out. */
export interface LaidOut {
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Contents of the pages. */
  readonly pages: readonly string[];
  readonly faces: readonly Face[];
  readonly bookmarks: readonly Bookmark[];
}

/**
 * The fonts that jsPDF knows from the start. It lists those that text was drawn with; ours take their places, because
 * its own way of writing fonts drops every character beyond U+FFFF and reads the whole font for each document.
 */
const places = [
  ['helvetica', 'normal'],
  ['helvetica', 'bold'],
  ['helvetica', 'italic'],
  ['helvetica', 'bolditalic'],
  ['courier', 'normal'],
  ['courier', 'bold'],
] as const;

/** Names of the font resources; their number is the most files a document may draw with. */
export const fontResources: readonly string[] = places.map((_, place) => `F${place + 1}`);

const format = [paper.width, paper.height] as const;

/** The moment a report was made; a day that jsPDF takes for none leaves the file without its own. */
function creationDate(date: string): string {
  const isKnown = /^20(?:[0-2]\d|3[0-7])-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(date);
  return `D:${(isKnown ? date : '2000-01-01').replaceAll('-', '')}000000+08'00'`;
}

/** Writes a document as PDF. The same document always makes the same bytes. */
export function assemble({
  title,
  date,
  pages,
  faces,
  bookmarks,
}: LaidOut): Uint8Array<ArrayBuffer> {
  const pdf = new jsPDF({ unit: 'pt', format, compress: true, putOnlyUsedFonts: true });
  const drawn = faces.filter(({ codePoints }) => codePoints.length > 0);
  for (const face of drawn) {
    const [name, style] = places[fontResources.indexOf(face.resource)] ?? places[0];
    pdf.setFont(name, style).text('-', 0, 0);
  }
  pages.forEach((content, place) => {
    if (place > 0) pdf.addPage(format);
    pdf.internal.pages[place + 1]?.splice(0, Infinity, content);
  });
  pdf.internal.events.subscribe('putFont', (put) => {
    const face = drawn.find(({ resource }) => resource === put.font.id);
    if (!face) return;
    put.font.objectNumber = putFace(face, put);
    put.font.isAlreadyPutted = true;
  });
  let outline = 0;
  pdf.internal.events.subscribe('postPutResources', () => {
    outline = putBookmarks(pdf, bookmarks);
  });
  pdf.internal.events.subscribe('putCatalog', () => {
    pdf.internal.write(`/Outlines ${outline} 0 R /PageMode /UseOutlines /Lang (zh-CN)`);
    pdf.internal.write('/ViewerPreferences << /DisplayDocTitle true >>');
  });
  pdf.setFileId(fingerprint([title, date, ...pages].join('\n')));
  pdf.setCreationDate(creationDate(date));
  return toBytes(withTitle(pdf, title));
}

/** jsPDF writes the title as a literal string, in which a reader takes half of 不 (U+4E0D) for a line feed. */
function withTitle(pdf: jsPDF, title: string): string {
  const text = hexText(title);
  const placeholder = 'T'.repeat(text.length - 2);
  pdf.setDocumentProperties({ title: placeholder });
  return pdf.output().replace(`/Title (${placeholder})`, () => `/Title ${text}`);
}
