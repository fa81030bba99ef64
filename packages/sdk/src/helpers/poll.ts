import { wait } from '../client/wait.js';

/** Tells whether anybody looks at the page. */
export interface Visibility {
  hidden(): boolean;
  /** Answers with the function that ends it. */
  onChange(listener: () => void): () => void;
}

export interface PollOptions<T> {
  readonly intervalMs: number;
  /** Ends the polling; it is asked after each answer. */
  readonly until?: (value: T) => boolean;
  /** Most runs; no limit unless told. */
  readonly limit?: number;
  readonly signal?: AbortSignal;
  /** What to do with a failed run; it ends the polling unless this is given. */
  readonly onError?: (error: unknown) => void;
  readonly visibility?: Visibility;
}

/** Asks again and again, not while the tab is hidden. Resolves with the last answer. */
export async function poll<T>(
  run: (signal: AbortSignal | undefined) => Promise<T>,
  options: PollOptions<T>,
): Promise<T | undefined> {
  const { intervalMs, until, limit = Number.POSITIVE_INFINITY, signal, onError } = options;
  const visibility = options.visibility ?? pageVisibility;
  let last: T | undefined;
  for (let count = 0; count < limit; count += 1) {
    if (count > 0) await wait(intervalMs, signal);
    await visible(visibility, signal);
    try {
      last = await run(signal);
      if (until?.(last)) return last;
    } catch (error) {
      if (signal?.aborted || !onError) throw error;
      onError(error);
    }
  }
  return last;
}

export const pageVisibility: Visibility = {
  hidden: () => typeof document !== 'undefined' && document.hidden,
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

function visible(visibility: Visibility, signal: AbortSignal | undefined): Promise<void> {
  if (!visibility.hidden()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      if (visibility.hidden() && !signal?.aborted) return;
      stop();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const stop = visibility.onChange(done);
    signal?.addEventListener('abort', done, { once: true });
  });
}
