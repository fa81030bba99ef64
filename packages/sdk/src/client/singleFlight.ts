import { Interruption } from './deadline.js';

interface Flight {
  readonly promise: Promise<unknown>;
  readonly controller: AbortController | undefined;
  callers: number;
}

/**
 * Identical reads in progress at the same time share one request. Each caller can abort on its own; the request is
 * aborted once every caller has.
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
    flight.callers += 1;
    return signal ? this.#join(key, flight, signal) : flight.promise;
  }

  #open(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal | undefined) => Promise<unknown>,
  ): Flight {
    // A caller without a signal cannot abort, so such a request needs no controller.
    const controller = signal ? new AbortController() : undefined;
    const flight: Flight = { promise: start(controller?.signal), controller, callers: 0 };
    const close = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    flight.promise.then(close, close);
    this.#flights.set(key, flight);
    return flight;
  }

  #join(key: string, flight: Flight, signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        flight.callers -= 1;
        if (flight.callers === 0) {
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
