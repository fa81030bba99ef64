interface SharedCall<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  callers: number;
}

/** Runs what `start` returns, or joins the same that is under way. */
export type RunShared<Result> = (
  key: string,
  signal: AbortSignal | null | undefined,
  start: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/** Calls of the same key share one while it is under way. Each caller aborts alone; the call, once every caller has. */
export function createSharedCalls<Result>(): RunShared<Result> {
  const calls = new Map<string, SharedCall<Result>>();

  function open(key: string, start: (signal: AbortSignal) => Promise<Result>): SharedCall<Result> {
    const controller = new AbortController();
    const call = { result: start(controller.signal), controller, callers: 0 };
    const close = () => {
      if (calls.get(key) === call) calls.delete(key);
    };
    call.result.then(close, close);
    calls.set(key, call);
    return call;
  }

  return (key, signal, start) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const call = calls.get(key) ?? open(key, start);
      call.callers += 1;
      const leave = () => {
        call.callers -= 1;
        if (call.callers === 0) {
          if (calls.get(key) === call) calls.delete(key);
          call.controller.abort();
        }
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      const end = () => signal?.removeEventListener('abort', leave);
      call.result.then(
        (result) => {
          end();
          resolve(result);
        },
        (error: unknown) => {
          end();
          reject(error);
        },
      );
    });
}
