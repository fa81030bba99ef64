const key = 'huiqi:unfinished-logout';
const listeners = new Set<() => void>();
/** Where storages are blocked, this page alone knows. */
let here = false;

/** Whether the last logout was not confirmed by the server, whose cookie may still sign in whoever sits here next. */
export function isLogoutUnfinished(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return here;
  }
}

export function setLogoutUnfinished(isUnfinished: boolean): void {
  here = isUnfinished;
  try {
    if (isUnfinished) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // `here` has it.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each change, in other tabs too. Returns an unsubscribe function. */
export function onLogoutUnfinished(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const begins = /\/user\/(?:login\/|register$|getUserInfoBy)/;
const ends = /\/user\/logout/;

/**
 * While a logout is unfinished the cookie of its session is sent with nothing but another try, so that the session is over
 * here; a login replaces it.
 */
export const withoutEndedSession =
  (send: typeof fetch): typeof fetch =>
  async (target, init) => {
    if (!isLogoutUnfinished()) return send(target, init);
    const path = String(target).split('?', 1)[0] ?? '';
    if (ends.test(path)) return send(target, init);
    if (!begins.test(path)) return send(target, { ...init, credentials: 'omit' });
    const response = await send(target, init);
    if (response.ok) setLogoutUnfinished(false);
    return response;
  };
