const key = 'huiqi:login-reason';

/**
 * Why somebody is at the login: the session ran out, the page needs a login, the password was just changed, they logged
 * out, or the credentials of a partner were refused.
 */
const reasons = ['expired', 'required', 'changed', 'left', 'handover'] as const;
export type LoginReason = (typeof reasons)[number];

/** The reason of this tab; null for a visit of the user's own. */
export function readLoginReason(): LoginReason | null {
  try {
    return reasons.find((reason) => reason === sessionStorage.getItem(key)) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the reason until the login page is left, over a reload too. A missing login does not replace an ended session. */
export function setLoginReason(reason: LoginReason): void {
  if (reason === 'required' && readLoginReason() !== null) return;
  try {
    sessionStorage.setItem(key, reason);
  } catch {
    // Without a storage the login page says nothing more than that one may log in.
  }
}

export function clearLoginReason(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is none either.
  }
}
