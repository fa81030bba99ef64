import type { BridgeOptions } from './bridgeOptions.js';

/** The one timer of a bridge between its connections, and how long the next wait is. */
export class Waiting {
  readonly #first: number;
  readonly #longest: number;
  readonly #random: () => number;
  #attempt = 0;
  #round = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ reconnectMs, random }: Pick<BridgeOptions, 'reconnectMs' | 'random'>) {
    [this.#first, this.#longest] = reconnectMs ?? [500, 15_000];
    this.#random = random ?? Math.random;
  }

  /** Waits begun since the last reset. */
  get attempt(): number {
    return this.#attempt;
  }

  /** Changes when anything is stopped: what was asked before is answered too late. */
  get round(): number {
    return this.#round;
  }

  /** Backoff with jitter over its upper half, so that a wait is never none. */
  backOff(run: () => void): void {
    const most = Math.min(this.#longest, this.#first * 2 ** this.#attempt);
    this.#attempt += 1;
    this.after((most * (1 + this.#random())) / 2, run);
  }

  after(ms: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, ms);
  }

  reset(): void {
    this.#attempt = 0;
  }

  stop(): void {
    this.#round += 1;
    clearTimeout(this.#timer);
  }
}
