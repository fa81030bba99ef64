/** Numbers sorted by a comparison; most insertions are at the end. */
export class TimeLine {
  readonly #compare: (one: number, other: number) => number;
  #room = new Int32Array(1_024);
  #length = 0;

  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare;
  }

  get slots(): Int32Array {
    return this.#room.subarray(0, this.#length);
  }

  /** Inserts many numbers at once. */
  insertAll(slots: readonly number[]): void {
    const all = [...this.slots, ...slots].sort(this.#compare);
    this.#room = new Int32Array(Math.max(1_024, all.length * 2));
    this.#room.set(all);
    this.#length = all.length;
  }

  insert(slot: number): void {
    if (this.#length === this.#room.length) {
      const room = new Int32Array(this.#room.length * 2);
      room.set(this.#room);
      this.#room = room;
    }
    const at = this.#find(slot);
    this.#room.copyWithin(at + 1, at, this.#length);
    this.#room[at] = slot;
    this.#length += 1;
  }

  /** Removes a number, which must still compare as it did on insertion. */
  remove(slot: number): void {
    const at = this.#find(slot);
    if (this.#room[at] !== slot) throw new Error(`The time line lost ${slot}`);
    this.#room.copyWithin(at, at + 1, this.#length);
    this.#length -= 1;
  }

  /** Returns a number's position, or where it would be inserted. */
  #find(slot: number): number {
    let from = 0;
    let to = this.#length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#compare(this.#room[middle] ?? 0, slot) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
