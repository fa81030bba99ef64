import { lastOf } from '@huiqi/sdk/domain';
import type { Face } from './Face.js';
import { isInvisible, spelledOut } from './visible.js';

interface Glyph {
  readonly face: Face;
  readonly codePoint: number;
  /** In thousandths of the font's size. */
  readonly width: number;
}

/** Adjacent characters of one file. */
export interface TextRun {
  readonly resource: string;
  readonly hex: string;
}

/** One weight: finds each character in the first of its files that has it. */
export class TextFont {
  readonly #faces: readonly Face[];
  readonly #glyphs = new Map<number, Glyph | undefined>();
  readonly #prepared = new Map<string, string>();

  constructor(faces: readonly Face[]) {
    this.#faces = faces;
  }

  /**
   * The drawable form of a text: unsupported characters, and controls that would change the direction of text, are
   * spelled out, such as 〔U+20BB7〕; invisible ones are left out. Line feeds stay.
   */
  prepare(text: string): string {
    if (this.#isDrawable(text)) return text;
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const lines = text.replaceAll('\t', ' ').replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');
    const prepared = Array.from(lines, (character) => this.#shown(character)).join('');
    this.#prepared.set(text, prepared);
    return prepared;
  }

  #isDrawable(text: string): boolean {
    for (const character of text) {
      if (!this.#find(character.codePointAt(0) ?? 0)) return false;
    }
    return true;
  }

  #shown(character: string): string {
    const codePoint = character.codePointAt(0) ?? 0;
    if (character === '\n' || this.#find(codePoint)) return character;
    return isInvisible(codePoint) ? '' : spelledOut(codePoint);
  }

  /** Width of a prepared text. */
  widthOf(text: string, size: number): number {
    let sum = 0;
    for (const character of text) sum += this.characterWidth(character);
    return (sum * size) / 1000;
  }

  /** Width of one character in thousandths of the font's size. */
  characterWidth(character: string): number {
    return this.#find(character.codePointAt(0) ?? 0)?.width ?? 0;
  }

  /** The characters of a prepared text as codes in a page's content. */
  runsOf(text: string): readonly TextRun[] {
    const runs: { resource: string; hex: string }[] = [];
    for (const character of text) {
      const glyph = this.#find(character.codePointAt(0) ?? 0);
      if (!glyph) continue;
      const { face, codePoint } = glyph;
      const last = lastOf(runs);
      const code = face.codeOf(codePoint);
      if (last?.resource === face.resource) last.hex += code;
      else runs.push({ resource: face.resource, hex: code });
    }
    return runs;
  }

  #find(codePoint: number): Glyph | undefined {
    const known = this.#glyphs.get(codePoint);
    if (known !== undefined || this.#glyphs.has(codePoint)) return known;
    const found = this.#lookUp(codePoint);
    this.#glyphs.set(codePoint, found);
    return found;
  }

  #lookUp(codePoint: number): Glyph | undefined {
    if (isInvisible(codePoint)) return undefined;
    for (const face of this.#faces) {
      const glyph = face.font.glyphOf(codePoint);
      if (glyph > 0) return { face, codePoint, width: face.font.advanceOf(glyph) };
    }
    return undefined;
  }
}
