import { giveBack, lend } from './abortPool.js';

/** Why an attempt ended before its answer. */
export class Interruption extends Error {
  readonly reason: 'timeout' | 'aborted';

  constructor(reason: 'timeout' | 'aborted') {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Runs one attempt under a time limit and the caller's signal. It settles in time even over a
 * transport that ignores signals.
 */
export function withDeadline<T>(
  run: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  outer: AbortSignal | undefined,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (outer?.aborted) {
      reject(new Interruption('aborted'));
      return;
    }
    const lent = lend();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (reason: 'timeout' | 'aborted') => {
      finish();
      lent.controller.abort();
      reject(new Interruption(reason));
    };
    const onAbort = () => stop('aborted');
    const finish = () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onAbort);
    };
    if (timeoutMs > 0) timer = setTimeout(() => stop('timeout'), timeoutMs);
    outer?.addEventListener('abort', onAbort, { once: true });
    run(lent.controller.signal).then(
      (value) => {
        finish();
        giveBack(lent);
        resolve(value);
      },
      (error: unknown) => {
        finish();
        reject(error);
      },
    );
  });
}
