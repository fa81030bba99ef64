import type { FontFile } from './FontFile.js';

const fourBytes = (length: number) => (length + 3) & ~3;

function glyfAndLoca(outlines: readonly Uint8Array[]) {
  const glyf = new Uint8Array(outlines.reduce((sum, { length }) => sum + fourBytes(length), 0));
  const loca = new DataView(new ArrayBuffer((outlines.length + 1) * 4));
  let at = 0;
  outlines.forEach((outline, place) => {
    glyf.set(outline, at);
    at += fourBytes(outline.length);
    loca.setUint32((place + 1) * 4, at);
  });
  return { glyf, loca: new Uint8Array(loca.buffer) };
}

function hmtxOf(font: FontFile, glyphs: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(glyphs.length * 4));
  glyphs.forEach((glyph, place) => {
    const [width, bearing] = font.metricsOf(glyph);
    view.setUint16(place * 4, width);
    view.setInt16(place * 4 + 2, bearing);
  });
  return new Uint8Array(view.buffer);
}

/** A copy of a table with one 16-bit number replaced. */
function withNumber(table: Uint8Array, place: number, value: number): Uint8Array {
  const copy = table.slice();
  new DataView(copy.buffer).setUint16(place, value);
  return copy;
}

/** A TrueType font with the tables that a PDF asks of an embedded one. */
export function writeFont(
  font: FontFile,
  glyphs: readonly number[],
  outlines: readonly Uint8Array[],
): Uint8Array {
  const { glyf, loca } = glyfAndLoca(outlines);
  const tables = [
    ['glyf', glyf],
    ['head', withNumber(font.table('head'), 50, 1)],
    ['hhea', withNumber(font.table('hhea'), 34, glyphs.length)],
    ['hmtx', hmtxOf(font, glyphs)],
    ['loca', loca],
    ['maxp', withNumber(font.table('maxp'), 4, glyphs.length)],
  ] as const;
  const start = 12 + tables.length * 16;
  const size = tables.reduce((sum, [, { length }]) => sum + fourBytes(length), start);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, 64);
  view.setUint16(8, 2);
  view.setUint16(10, tables.length * 16 - 64);
  let at = start;
  tables.forEach(([tag, table], index) => {
    const entry = 12 + index * 16;
    [...tag].forEach((letter, place) => view.setUint8(entry + place, letter.charCodeAt(0)));
    bytes.set(table, at);
    view.setUint32(entry + 4, checksum(view, at, fourBytes(table.length)));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, table.length);
    at += fourBytes(table.length);
  });
  return bytes;
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
