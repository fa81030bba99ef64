/** Small numbers for texts, so that text columns become number columns; 0 means none. */
export class Dictionary {
  readonly #codes = new Map<string, number>();
  readonly #texts: (string | null)[] = [null];

  /** Number of codes, including 0. */
  get size(): number {
    return this.#texts.length;
  }

  /** Returns the code of a text, adding one if needed. */
  add(text: string | null): number {
    if (text === null) return 0;
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.#texts.push(text) - 1;
    this.#codes.set(text, code);
    return code;
  }

  codeOf(text: string | null): number | undefined {
    return text === null ? 0 : this.#codes.get(text);
  }

  textOf(code: number): string | null {
    return this.#texts[code] ?? null;
  }

  /** Marks the codes of the given texts; skips texts without a code. */
  only(texts: Iterable<string | null>): Uint8Array {
    const allowed = new Uint8Array(this.size);
    for (const text of texts) {
      const code = this.codeOf(text);
      if (code !== undefined) allowed[code] = 1;
    }
    return allowed;
  }

  /** Marks the codes whose text passes a test; never 0. */
  where(test: (text: string) => boolean): Uint8Array {
    const allowed = new Uint8Array(this.size);
    for (let code = 1; code < this.size; code += 1)
      if (test(this.#texts[code] ?? '')) allowed[code] = 1;
    return allowed;
  }
}
