/** Why an attempt ended before its response. */
export class Interruption extends Error {
  readonly reason: 'timeout' | 'aborted';

  constructor(reason: 'timeout' | 'aborted') {
    super(reason);
    this.reason = reason;
  }
}

/** Timers count milliseconds in 31 bits and end at once for more. */
const longestTimer = 2 ** 31 - 1;

/**
 * Runs one attempt with a timeout (ms, 0 for none) and the caller's signal. It settles in time even over a transport
 * that ignores signals. `AbortSignal.any` is younger than the supported browsers.
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
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (reason: 'timeout' | 'aborted') => {
      finish();
      controller.abort();
      reject(new Interruption(reason));
    };
    const onAbort = () => stop('aborted');
    const finish = () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onAbort);
    };
    if (timeoutMs > 0 && timeoutMs <= longestTimer)
      timer = setTimeout(() => stop('timeout'), timeoutMs);
    outer?.addEventListener('abort', onAbort, { once: true });
    run(controller.signal).finally(finish).then(resolve, reject);
  });
}
