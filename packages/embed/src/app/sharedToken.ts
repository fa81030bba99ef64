import type { FetchToken, FetchTokenRequest, SharedFetchToken } from '../host/FetchToken.js';

interface Call {
  readonly result: Promise<Awaited<ReturnType<FetchToken>>>;
  readonly abort: AbortController;
  callers: number;
}

const calls = new WeakMap<FetchToken, Map<string, Call>>();

/** Calls the page's function; widgets with the same function share a pending call for the same reason. */
export function sharedToken(
  fetchToken: SharedFetchToken,
  { reason, signal }: FetchTokenRequest,
): Call['result'] {
  const own = fetchToken.latest?.() ?? fetchToken;
  const underway = calls.get(own) ?? new Map<string, Call>();
  calls.set(own, underway);
  const call = underway.get(reason) ?? start();
  call.callers += 1;
  const leave = () => {
    // A new request, as after another login, must not share an earlier one.
    drop(call);
    call.callers -= 1;
    if (call.callers === 0) call.abort.abort(signal.reason);
  };
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return call.result;

  function start(): Call {
    const abort = new AbortController();
    if (signal.aborted) abort.abort(signal.reason);
    const result = (async () => fetchToken({ reason, signal: abort.signal }))();
    const started = { result, abort, callers: 0 };
    underway.set(reason, started);
    const end = () => drop(started);
    result.then(end, end);
    return started;
  }

  function drop(one: Call): void {
    if (underway.get(reason) === one) underway.delete(reason);
  }
}
