import { HuiqiError } from '../errors/HuiqiError.js';
import { eventOf, type HuiqiEvent } from './events.js';
import type { ResolvedOptions } from './resolveOptions.js';

type Listener = (event: HuiqiEvent) => void;

/** Emits the events of errors and keeps what a later login needs (spec 1 §4 Session). */
export function createEventEmitter(
  onEvent: Listener | undefined,
  options: Pick<ResolvedOptions, 'visit' | 'session' | 'location' | 'insurer'>,
) {
  const { visit, session } = options;
  const listeners = new Set<Listener>(onEvent ? [onEvent] : []);
  // Callers that share one request share its error, whose event is emitted once.
  const seen = new WeakSet<HuiqiError>();

  function prepareLogin(loginPath: string): void {
    const here = options.location();
    const path = here?.split(/[?#]/)[0];
    if (path !== loginPath) visit.saveReturnTarget(here);
    visit.clearDialogFlags();
  }

  /** Emits the event of an error and returns the error to throw. */
  function emit<E>(error: E): E | HuiqiError {
    if (!(error instanceof HuiqiError) || seen.has(error)) return error;
    seen.add(error);
    const event = eventOf(error, options.insurer());
    if (!event) return error;
    if (event.type === 'session-expired') session.clear();
    const quietAfter = 'quietAfter' in error.policy ? error.policy.quietAfter : undefined;
    if (quietAfter !== undefined && visit.countRefusal() > quietAfter) return quietly(error);
    if (event.type === 'session-expired' || event.type === 'login-required') {
      prepareLogin(event.redirectTo);
    }
    // Each by itself: a throw of the host must not replace the error of the call, nor keep the event from others.
    for (const listener of listeners) queueMicrotask(() => listener(event));
    return error;
  }

  /** Adds a listener. Returns an unsubscribe function. */
  function subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { emit, subscribe };
}

/** The same error, marked so that nothing is shown. */
function quietly(error: HuiqiError): HuiqiError {
  const { cause, message } = error;
  return new HuiqiError({ ...error, cause, message, quiet: true });
}
