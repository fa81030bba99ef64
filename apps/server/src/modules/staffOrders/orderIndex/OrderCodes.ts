/** Searches are few and repeat: a list, its counts, its next pages. */
const keptSearches = 32;

/** The order codes by position, in lower case, with the results of recent searches. */
export class OrderCodes {
  readonly #codes: string[] = [];
  /** A byte per position for each part, most recently searched last. */
  readonly #searches = new Map<string, Uint8Array>();

  at(place: number): string | undefined {
    return this.#codes[place];
  }

  set(place: number, orderCode: string): void {
    const code = orderCode.toLowerCase();
    this.#codes[place] = code;
    for (const [part, marks] of this.#searches) {
      const room = place < marks.length ? marks : this.#grown(part, marks);
      room[place] = code.includes(part) ? 1 : 0;
    }
  }

  /** Marks the positions whose code contains a lower-case part. */
  containing(part: string): Uint8Array {
    const known = this.#searches.get(part);
    this.#searches.delete(part);
    const marks = known ?? this.#search(part);
    this.#searches.set(part, marks);
    const [oldest] = this.#searches.keys();
    if (this.#searches.size > keptSearches && oldest !== undefined) this.#searches.delete(oldest);
    return marks;
  }

  #search(part: string): Uint8Array {
    const marks = new Uint8Array(this.#codes.length + 1_024);
    for (const [place, code] of this.#codes.entries()) if (code.includes(part)) marks[place] = 1;
    return marks;
  }

  #grown(part: string, marks: Uint8Array): Uint8Array {
    const room = new Uint8Array(this.#codes.length * 2);
    room.set(marks);
    this.#searches.set(part, room);
    return room;
  }
}
