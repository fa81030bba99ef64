import { HuiqiError } from '../errors/HuiqiError.js';
import { eventOf, type HuiqiEvent } from './events.js';
import type { Settings } from './settings.js';

type Listener = (event: HuiqiEvent) => void;

/** Turns errors into events and keeps what a later login needs (spec 1 §4 Session). */
export function announcer(
  onEvent: Listener | undefined,
  settings: Pick<Settings, 'visit' | 'session' | 'location'>,
) {
  const { visit, session } = settings;
  const listeners = new Set<Listener>(onEvent ? [onEvent] : []);
  // Callers who share one request share its error; it is announced once.
  const seen = new WeakSet<HuiqiError>();

  function prepareLogin(loginPath: string): void {
    const here = settings.location();
    const path = here?.split(/[?#]/)[0];
    if (path !== loginPath) visit.saveReturnTarget(here);
    visit.clearDialogFlags();
  }

  function announce<E>(error: E): E | HuiqiError {
    if (!(error instanceof HuiqiError) || seen.has(error)) return error;
    seen.add(error);
    const event = eventOf(error);
    if (!event) return error;
    if (event.type === 'session-expired') session.clear();
    const quietAfter = 'quietAfter' in error.policy ? error.policy.quietAfter : undefined;
    if (quietAfter !== undefined && visit.countRefusal() > quietAfter) return quietly(error);
    if (event.type === 'session-expired' || event.type === 'login-required') {
      prepareLogin(event.redirectTo);
    }
    for (const listener of listeners) listener(event);
    return error;
  }

  function subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { announce, subscribe };
}

/** The same error, marked as one nothing should be shown of. */
function quietly(error: HuiqiError): HuiqiError {
  return new HuiqiError({ ...error, message: error.message, quiet: true });
}
