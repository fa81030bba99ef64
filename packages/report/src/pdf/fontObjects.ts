import type { PutFont } from './jsPdfBuild.js';
import type { Face } from '../fonts/Face.js';
import { subsetGlyphs } from '../fonts/subsetGlyphs.js';
import { binary } from './binary.js';
import { fingerprint } from './fingerprint.js';

const rowsAtOnce = 100;
const isSymbolic = 4;

/** UTF-16BE in hexadecimal. */
const utf16 = (codePoint: number) =>
  Array.from({ length: codePoint > 0xffff ? 2 : 1 }, (_, place) =>
    String.fromCodePoint(codePoint).charCodeAt(place).toString(16).padStart(4, '0'),
  ).join('');

/** Tells readers which character each code is, so that text can be searched and copied (ISO 32000 §9.10.3). */
function toUnicode(codePoints: readonly number[]): string {
  const rows = codePoints.map(
    (codePoint, place) => `<${(place + 1).toString(16).padStart(4, '0')}> <${utf16(codePoint)}>`,
  );
  const blocks: string[] = [];
  for (let place = 0; place < rows.length; place += rowsAtOnce) {
    const block = rows.slice(place, place + rowsAtOnce);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

/** Six capital letters before the name of a subset (ISO 32000 §9.6.4). */
const subsetTag = (codePoints: readonly number[]) =>
  Array.from(fingerprint(codePoints.join(' ')).slice(0, 6), (digit) =>
    String.fromCharCode(65 + Number.parseInt(digit, 16)),
  ).join('');

/** Writes a font with the characters that were drawn, and returns the number of its object. */
export function putFace(face: Face, { out, newObject, putStream }: PutFont): number {
  const { font, codePoints } = face;
  const glyphs = codePoints.map((codePoint) => font.glyphOf(codePoint));
  const stream = (data: string, addLength1: boolean) => {
    const objectId = newObject();
    putStream({ data, objectId, addLength1 });
    out('endobj');
    return objectId;
  };
  const object = (content: string) => {
    const objectId = newObject();
    out(`<< ${content} >>`);
    out('endobj');
    return objectId;
  };
  const { ascent, descent, capHeight, box } = font.measures;
  const full = `${subsetTag(codePoints)}+${font.name}`;
  const file = stream(binary(subsetGlyphs(font, [0, ...glyphs])), true);
  const map = stream(toUnicode(codePoints), false);
  const descriptor = object(
    `/Type /FontDescriptor /FontName /${full} /FontFile2 ${file} 0 R /Flags ${isSymbolic} /FontBBox [${box.join(' ')}] ` +
      `/ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${capHeight} /StemV 80`,
  );
  const widths = glyphs.map((glyph) => font.advanceOf(glyph)).join(' ');
  const descendant = object(
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /${full} /FontDescriptor ${descriptor} 0 R /DW 1000 /W [1 [${widths}]] ` +
      '/CIDToGIDMap /Identity /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
  );
  return object(
    `/Type /Font /Subtype /Type0 /BaseFont /${full} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${map} 0 R`,
  );
}
