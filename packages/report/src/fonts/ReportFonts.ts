import { FontFile } from './FontFile.js';

/** The files of both weights, each list in look-up order. */
export interface ReportFontFiles {
  readonly regular: readonly Uint8Array[];
  readonly bold: readonly Uint8Array[];
}

/** Fonts that are read once and print any number of reports. */
export interface ReportFonts {
  readonly regular: readonly FontFile[];
  readonly bold: readonly FontFile[];
}

/** Reads font files, each one once. Throws if one is not a TrueType font. */
export function readReportFonts({ regular, bold }: ReportFontFiles): ReportFonts {
  const known = new Map<Uint8Array, FontFile>();
  const read = (bytes: Uint8Array) => {
    const font = known.get(bytes) ?? new FontFile(bytes);
    known.set(bytes, font);
    return font;
  };
  return { regular: regular.map(read), bold: bold.map(read) };
}

/** Whether the fonts have a character in both weights. */
export const hasCharacter = ({ regular, bold }: ReportFonts, codePoint: number): boolean =>
  [regular, bold].every((fonts) => fonts.some((font) => font.glyphOf(codePoint) > 0));
