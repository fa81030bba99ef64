import { toHuiqiError } from '../client/toHuiqiError.js';
import { wait } from '../client/wait.js';

/** Whether the page is visible, and when that changes. */
export interface Visibility {
  hidden(): boolean;
  /** Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
}

export interface PollOptions<T> {
  readonly intervalMs: number;
  /** Called with each result; returning true ends the polling. */
  readonly until?: (value: T) => boolean;
  /** Maximum number of runs. Unlimited by default. */
  readonly limit?: number;
  readonly signal?: AbortSignal;
  /** Called with the error of a failed run; without it a failure ends the polling. */
  readonly onError?: (error: unknown) => void;
  readonly visibility?: Visibility;
}

/**
 * Runs repeatedly, pausing while the tab is hidden. Resolves with the last result; rejects with a HuiqiError (`aborted`) when
 * the signal is aborted between two runs.
 */
export async function poll<T>(
  run: (signal: AbortSignal | undefined) => Promise<T>,
  options: PollOptions<T>,
): Promise<T | undefined> {
  const { intervalMs, until, limit = Number.POSITIVE_INFINITY, signal, onError } = options;
  const visibility = options.visibility ?? pageVisibility;
  let last: T | undefined;
  for (let count = 0; count < limit; count += 1) {
    if (count > 0) await pause(intervalMs, signal);
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

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  wait(milliseconds, signal).catch((error: unknown) => {
    throw toHuiqiError(error, { operationId: 'poll', requestId: '' });
  });

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
