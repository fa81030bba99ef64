/** A growing list of ascending numbers. */
export class Slots {
  #values = new Int32Array(4);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Appends a number that is not smaller than the last one; repeating the last one has no effect. */
  add(slot: number): void {
    if (this.#length > 0 && this.#values[this.#length - 1] === slot) return;
    if (this.#length === this.#values.length) {
      const longer = new Int32Array(this.#length * 2);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.#length] = slot;
    this.#length += 1;
  }

  values(): Int32Array {
    return this.#values.subarray(0, this.#length);
  }
}

/** The intersection of two ascending lists. */
export function intersect(one: Int32Array, other: Int32Array): Int32Array {
  const common = new Int32Array(Math.min(one.length, other.length));
  let length = 0;
  let at = 0;
  for (const slot of one) {
    while (at < other.length && (other[at] ?? 0) < slot) at += 1;
    if (at === other.length) break;
    if (other[at] === slot) common[length++] = slot;
  }
  return common.subarray(0, length);
}
