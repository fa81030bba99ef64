import { overloaded, type Overloaded } from '../contract/Overloaded.js';

/**
 * Who goes first when a connection is free: what everybody waits for, such as readiness and the version of the public
 * tables; then whatever has begun, since its refusal would waste what was done; requests that have not begun come last.
 */
export type Rank = 'urgent' | 'begun' | 'new';

export interface QueueLimits {
  /** Connections there are. */
  readonly places: number;
  /** Requests that have not begun and may wait; further ones are refused at once. */
  readonly queue: number;
  /** How long such a request may wait; null for as long as it takes, which holds for all others too. */
  readonly waitMs: number | null;
}

interface Waiting {
  readonly enter: () => void;
  readonly refuse: (error: Overloaded) => void;
}

/** How long may wait what has begun, or is urgent: every connection would have to hang. */
const patienceMs = 20_000;

/** How much of the pace the latest turn is: some slow statements are no reason to refuse anybody. */
const paceWeight = 1 / 8;
/** The part of the time to wait that those before a request may need: what is let in is to get its turn. */
const expectedShare = 1 / 2;

/** Lets a number of callers in at a time, in the order of their rank, and turns away those for whom it would take too long. */
export class ConnectionQueue {
  readonly #limits: QueueLimits;
  /** Kept for what is urgent, so that slow statements cannot occupy every connection. */
  readonly #reserved: number;
  readonly #waiting: Readonly<Record<Rank, Set<Waiting>>> = {
    urgent: new Set(),
    begun: new Set(),
    new: new Set(),
  };
  #used = 0;
  /** Milliseconds from one turn of a request that waited to the next, since requests wait. */
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

  /** Whether as many requests wait as may, or more than will get their turn in time at the pace of now. */
  get isFull(): boolean {
    const { queue, waitMs } = this.#limits;
    const { size } = this.#waiting.new;
    return size >= queue || (waitMs !== null && size * this.#paceMs > waitMs * expectedShare);
  }

  /** Throws `Overloaded` if a request could not even wait; asked beforehand, since most of the work of a refusal is in getting here. */
  refuseIfFull(): void {
    if (this.isFull) throw overloaded('queue full');
  }

  /** Takes a place; throws `Overloaded`. Whoever got one must `leave`. */
  async enter(rank: Rank): Promise<void> {
    if (this.#isFree(rank)) this.#used += 1;
    else await this.#wait(rank);
  }

  leave(): void {
    this.#used -= 1;
    for (const rank of ['urgent', 'begun', 'new'] as const) {
      for (const first of this.#waiting[rank]) {
        if (!this.#isFree(rank)) return;
        this.#used += 1;
        if (rank === 'new') this.#measurePace();
        first.enter();
      }
    }
  }

  #isFree(rank: Rank): boolean {
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
