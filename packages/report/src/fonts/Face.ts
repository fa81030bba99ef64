import type { FontFile } from './FontFile.js';

/** A font file within one document: numbers its characters in drawing order. */
export class Face {
  readonly font: FontFile;
  /** Name of the font resource on the pages. */
  readonly resource: string;
  readonly #codes = new Map<number, string>();

  constructor(font: FontFile, resource: string) {
    this.font = font;
    this.resource = resource;
  }

  /** The number of a character in the content of pages, as four hexadecimal digits. */
  codeOf(codePoint: number): string {
    const known = this.#codes.get(codePoint);
    if (known !== undefined) return known;
    const code = (this.#codes.size + 1).toString(16).padStart(4, '0');
    this.#codes.set(codePoint, code);
    return code;
  }

  /** Drawn characters; the first has the number 1. */
  get codePoints(): readonly number[] {
    return [...this.#codes.keys()];
  }
}
