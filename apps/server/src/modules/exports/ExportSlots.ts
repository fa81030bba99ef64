/** Limits concurrent exports, per user and per process. */
export class ExportSlots {
  readonly #perUser: number;
  readonly #inAll: number;
  readonly #taken = new Map<string, number>();
  #sum = 0;

  constructor({ perUser, inAll }: { perUser: number; inAll: number }) {
    this.#perUser = perUser;
    this.#inAll = inAll;
  }

  /** Acquires a slot and returns its release function, which may be called repeatedly; null if none is free. */
  take(userId: string): (() => void) | null {
    const own = this.#taken.get(userId) ?? 0;
    if (own >= this.#perUser || this.#sum >= this.#inAll) return null;
    this.#change(userId, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#change(userId, -1);
      isTaken = false;
    };
  }

  #change(userId: string, by: number): void {
    const count = (this.#taken.get(userId) ?? 0) + by;
    if (count === 0) this.#taken.delete(userId);
    else this.#taken.set(userId, count);
    this.#sum += by;
  }
}
