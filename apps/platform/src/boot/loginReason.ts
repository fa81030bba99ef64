import { useSyncExternalStore } from 'react';

const key = 'huiqi:login-reason';

/**
 * Why somebody is at the login: the session ran out, the page needs a login, the password was just changed, or the
 * credentials of a partner were refused.
 */
const reasons = ['expired', 'required', 'changed', 'handover'] as const;
export type LoginReason = (typeof reasons)[number];

const listeners = new Set<() => void>();

function read(): LoginReason | null {
  try {
    return reasons.find((reason) => reason === sessionStorage.getItem(key)) ?? null;
  } catch {
    return null;
  }
}

function write(reason: LoginReason | null): void {
  try {
    if (reason) sessionStorage.setItem(key, reason);
    else sessionStorage.removeItem(key);
  } catch {
    // Without a storage the login page says nothing more than that one may log in.
  }
  for (const listener of listeners) listener();
}

/** Survives the reload of the tab; a second one replaces the first, but a missing login never an ended session. */
export function setLoginReason(reason: LoginReason): void {
  if (reason !== 'required' || read() === null) write(reason);
}

export const clearLoginReason = (): void => write(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Why the user is at the login; null for a visit of their own. */
export const useLoginReason = (): LoginReason | null =>
  useSyncExternalStore(subscribe, read, () => null);
