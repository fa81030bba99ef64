import { readCmap } from './readCmap.js';

/** Measures of a font in thousandths of its size, as a PDF wants them. */
export interface FontMeasures {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly box: readonly number[];
}

/** A TrueType font: what a PDF needs to know of it, and the outlines of its glyphs. */
export class FontFile {
  readonly measures: FontMeasures;
  /** PostScript name, such as NotoSansSC-Bold. */
  readonly name: string;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #tables: ReadonlyMap<string, { readonly offset: number; readonly length: number }>;
  readonly #glyphs: ReadonlyMap<number, number>;
  readonly #unitsPerEm: number;
  readonly #longLoca: boolean;
  readonly #wideMetrics: number;

  /** Throws if the bytes are not a TrueType font. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#tables = readTables(this.#view);
    const head = this.#offset('head');
    this.#unitsPerEm = this.#view.getUint16(head + 18);
    this.#longLoca = this.#view.getInt16(head + 50) === 1;
    this.#wideMetrics = this.#view.getUint16(this.#offset('hhea') + 34);
    this.#glyphs = readCmap(this.#view, this.#offset('cmap'));
    this.measures = this.#readMeasures(head);
    // Both weights of Noto Sans SC tell theirs in OS/2; the subsets need no table of names for it.
    const isBold = this.#view.getUint16(this.#offset('OS/2') + 4) >= 600;
    this.name = `NotoSansSC-${isBold ? 'Bold' : 'Regular'}`;
  }

  #readMeasures(head: number): FontMeasures {
    const at = (offset: number) => this.#scaled(this.#view.getInt16(offset));
    return {
      ascent: at(this.#offset('hhea') + 4),
      descent: at(this.#offset('hhea') + 6),
      capHeight: at(this.#offset('OS/2') + 88),
      box: [36, 38, 40, 42].map((place) => at(head + place)),
    };
  }

  /** The glyph of a code point; 0 where the font has none. */
  glyphOf(codePoint: number): number {
    return this.#glyphs.get(codePoint) ?? 0;
  }

  /** Width of a glyph in thousandths of the font's size. */
  advanceOf(glyph: number): number {
    const place = Math.min(glyph, this.#wideMetrics - 1);
    return this.#scaled(this.#view.getUint16(this.#offset('hmtx') + place * 4));
  }

  /** The entry of a glyph in `hmtx`: its width and its left bearing, in the units of the font. */
  metricsOf(glyph: number): readonly [number, number] {
    const table = this.#offset('hmtx');
    const wide = Math.min(glyph, this.#wideMetrics - 1);
    const bearing =
      glyph < this.#wideMetrics
        ? table + glyph * 4 + 2
        : table + this.#wideMetrics * 4 + (glyph - this.#wideMetrics) * 2;
    return [this.#view.getUint16(table + wide * 4), this.#view.getInt16(bearing)];
  }

  /** The outline of a glyph as it stands in `glyf`; empty for a space. */
  outlineOf(glyph: number): Uint8Array {
    const loca = this.#offset('loca');
    const at = (place: number) =>
      this.#longLoca
        ? this.#view.getUint32(loca + place * 4)
        : this.#view.getUint16(loca + place * 2) * 2;
    const glyf = this.#offset('glyf');
    return this.#bytes.subarray(glyf + at(glyph), glyf + at(glyph + 1));
  }

  /** A whole table, such as `head`. */
  table(tag: string): Uint8Array {
    const { offset, length } = this.#entry(tag);
    return this.#bytes.subarray(offset, offset + length);
  }

  #scaled(units: number): number {
    return Math.round((units * 1000) / this.#unitsPerEm);
  }

  #offset(tag: string): number {
    return this.#entry(tag).offset;
  }

  #entry(tag: string) {
    const entry = this.#tables.get(tag);
    if (!entry) throw new Error(`the font has no table ${tag}`);
    return entry;
  }
}

function readTables(view: DataView) {
  if (view.byteLength < 12 || view.getUint32(0) !== 0x00010000) {
    throw new Error('not a TrueType font');
  }
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const entry = 12 + index * 16;
      const letters = [0, 1, 2, 3].map((place) => view.getUint8(entry + place));
      const place = { offset: view.getUint32(entry + 8), length: view.getUint32(entry + 12) };
      return [String.fromCharCode(...letters), place] as const;
    }),
  );
}
