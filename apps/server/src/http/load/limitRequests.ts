import { overloaded } from '../../contract/Overloaded.js';

type Serve<Args extends readonly unknown[], Result> = (...args: Args) => Promise<Result>;

/** Wraps a function that serves requests. */
export type Limit = <Args extends readonly unknown[], Result>(
  serve: Serve<Args, Result>,
) => Serve<Args, Result>;

/**
 * Returns a function that limits how many requests are served concurrently by all the handlers it wraps. A request
 * counts once its body has arrived, so that slow clients take no place.
 */
export function limitRequests(max: number): Limit {
  let running = 0;
  return (serve) =>
    async (...args) => {
      if (running >= max) throw overloaded('too many requests');
      running += 1;
      try {
        return await serve(...args);
      } finally {
        running -= 1;
      }
    };
}
