import { Interruption } from './deadline.js';

interface Flight {
  readonly promise: Promise<unknown>;
  readonly controller: AbortController | undefined;
  riders: number;
}

/**
 * Identical reads which are under way at the same time share one request. Each caller may leave by
 * its own signal; the request is aborted when nobody waits any more.
 */
export class SingleFlight {
  readonly #flights = new Map<string, Flight>();

  run(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal | undefined) => Promise<unknown>,
  ): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(new Interruption('aborted'));
    const flight = this.#flights.get(key) ?? this.#open(key, signal, start);
    flight.riders += 1;
    return signal ? this.#ride(key, flight, signal) : flight.promise;
  }

  #open(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal | undefined) => Promise<unknown>,
  ): Flight {
    // Whoever calls without a signal never leaves, so such a flight has nobody to abort it.
    const controller = signal ? new AbortController() : undefined;
    const flight: Flight = { promise: start(controller?.signal), controller, riders: 0 };
    const close = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    flight.promise.then(close, close);
    this.#flights.set(key, flight);
    return flight;
  }

  #ride(key: string, flight: Flight, signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        flight.riders -= 1;
        if (flight.riders === 0) {
          if (this.#flights.get(key) === flight) this.#flights.delete(key);
          flight.controller?.abort();
        }
        reject(new Interruption('aborted'));
      };
      signal.addEventListener('abort', leave, { once: true });
      flight.promise
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', leave));
    });
  }
}
