import type { BridgeOptions } from './bridgeOptions.js';

/** The one timer of a bridge between its connections: exponential backoff with jitter. */
export class ReconnectTimer {
  readonly #first: number;
  readonly #longest: number;
  readonly #random: () => number;
  #attempt = 0;
  #generation = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ reconnectMs, random }: Pick<BridgeOptions, 'reconnectMs' | 'random'>) {
    [this.#first, this.#longest] = reconnectMs ?? [500, 15_000];
    this.#random = random ?? Math.random;
  }

  /** Backoffs since the last reset. */
  get attempt(): number {
    return this.#attempt;
  }

  /** Changes with each stop, so that a late result can be told from a current one. */
  get generation(): number {
    return this.#generation;
  }

  /** Runs after the next delay; jitter covers its upper half, so that it is never zero. */
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
    this.#generation += 1;
    clearTimeout(this.#timer);
  }
}
