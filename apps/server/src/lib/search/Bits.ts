const wordBits = 32;

/** A bit set of small numbers; sets are intersected and counted 32 numbers at a time. */
export class Bits {
  #words: Uint32Array;

  constructor(words = new Uint32Array(8)) {
    this.#words = words;
  }

  static of(slots: Int32Array): Bits {
    const last = slots.at(-1) ?? -1;
    const bits = new Bits(new Uint32Array(Math.ceil((last + 1) / wordBits)));
    for (const slot of slots) bits.add(slot);
    return bits;
  }

  has(slot: number): boolean {
    return (((this.#words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  }

  add(slot: number): void {
    const at = slot >>> 5;
    if (at >= this.#words.length) {
      const longer = new Uint32Array(at * 2 + 1);
      longer.set(this.#words);
      this.#words = longer;
    }
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (slot & 31));
  }

  delete(slot: number): void {
    const at = slot >>> 5;
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (slot & 31));
  }

  /** Numbers in both sets. */
  and(other: Bits): Bits {
    const length = Math.min(this.#words.length, other.#words.length);
    const common = this.#words.slice(0, length);
    for (let at = 0; at < length; at += 1) common[at] = (common[at] ?? 0) & (other.#words[at] ?? 0);
    return new Bits(common);
  }

  count(): number {
    let total = 0;
    for (const word of this.#words) {
      let bits = word - ((word >>> 1) & 0x5555_5555);
      bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
      total += Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
    }
    return total;
  }

  /** Numbers of the set, ascending. */
  slots(): number[] {
    const found: number[] = [];
    for (const [at, word] of this.#words.entries())
      for (let left = word; left !== 0; left &= left - 1)
        found.push(at * wordBits + 31 - Math.clz32(left & -left));
    return found;
  }
}
