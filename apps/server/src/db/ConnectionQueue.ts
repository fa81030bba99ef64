import { overloaded, type Overloaded } from '../contract/Overloaded.js';

/**
 * Who goes first when a connection is free: what everyone waits for, such as readiness and the version of the public
 * tables; then work in progress, since refusing it would waste what was done; requests that have not begun come last.
 */
export type Rank = 'urgent' | 'begun' | 'new';

export interface QueueLimits {
  /** Number of connections. */
  readonly places: number;
  /** Number of not yet begun requests that may wait; further ones are refused at once. */
  readonly queue: number;
  /** How long such a request may wait; null for no limit on any rank. The other ranks may wait longer (`patienceMs`). */
  readonly waitMs: number | null;
}

interface Waiting {
  readonly enter: () => void;
  readonly refuse: (error: Overloaded) => void;
}

/** How long work in progress or urgent calls may wait: beyond this every connection must hang. */
const patienceMs = 20_000;

/** Weight of the latest turn in the pace, so that a few slow statements do not cause refusals. */
const paceWeight = 1 / 8;
/** Share of the waiting time that the requests ahead may need, so that admitted requests get their turn. */
const expectedShare = 1 / 2;

/** Admits a number of callers at a time in order of rank, and refuses those who would wait too long. */
export class ConnectionQueue {
  readonly #limits: QueueLimits;
  /** Reserved for urgent calls, so that slow statements cannot occupy every connection. */
  readonly #reserved: number;
  readonly #waiting: Readonly<Record<Rank, Set<Waiting>>> = {
    urgent: new Set(),
    begun: new Set(),
    new: new Set(),
  };
  #used = 0;
  /** Milliseconds between turns of waiting requests. */
  #paceMs = 0;
  #lastTurn = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    this.#reserved = limits.places > 1 ? 1 : 0;
  }

  get waiting(): number {
    const { urgent, begun, new: fresh } = this.#waiting;
    return urgent.size + begun.size + fresh.size;
  }

  /** Whether the queue is full, or longer than what gets its turn in time at the current pace. */
  get isFull(): boolean {
    const { queue, waitMs } = this.#limits;
    const { size } = this.#waiting.new;
    return size >= queue || (waitMs !== null && size * this.#paceMs > waitMs * expectedShare);
  }

  /**
   * Throws `Overloaded` if a request could not even wait; called early, since getting here is most of a refusal's cost.
   */
  refuseIfFull(): void {
    if (this.isFull) throw overloaded('queue full');
  }

  /** Takes a place or throws `Overloaded`. Every holder must `leave`. */
  async enter(rank: Rank): Promise<void> {
    if (this.isFree(rank)) this.#used += 1;
    else await this.#wait(rank);
  }

  leave(): void {
    this.#used -= 1;
    for (const rank of ['urgent', 'begun', 'new'] as const) {
      for (const first of this.#waiting[rank]) {
        if (!this.isFree(rank)) return;
        this.#used += 1;
        if (rank === 'new') this.#measurePace();
        first.enter();
      }
    }
  }

  /** Whether a caller of this rank would get a place at once. */
  isFree(rank: Rank): boolean {
    const { places } = this.#limits;
    return this.#used < (rank === 'urgent' ? places : places - this.#reserved);
  }

  #measurePace(): void {
    const now = performance.now();
    this.#paceMs += (now - this.#lastTurn - this.#paceMs) * paceWeight;
    this.#lastTurn = now;
  }

  async #wait(rank: Rank): Promise<void> {
    if (rank === 'new') this.refuseIfFull();
    const { waitMs } = this.#limits;
    const line = this.#waiting[rank];
    if (rank === 'new' && line.size === 0) {
      this.#paceMs = 0;
      this.#lastTurn = performance.now();
    }
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        line.delete(waiting);
      };
      const waiting: Waiting = {
        enter: () => (end(), resolve()),
        refuse: (error) => (end(), reject(error)),
      };
      const refuse = () => waiting.refuse(overloaded('waited too long'));
      const ms = rank === 'new' || waitMs === null ? waitMs : patienceMs;
      const timer = ms === null ? undefined : setTimeout(refuse, ms).unref();
      line.add(waiting);
    });
  }
}
