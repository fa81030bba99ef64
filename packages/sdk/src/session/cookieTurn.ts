import type { CallOptions, OperationSpec } from '../client/types.js';
import { withLock } from './withLock.js';

const lockName = 'huiqi:session-logout';

/**
 * Lets logins and logouts wait for each other, in any tab: responses arrive in any order, and that of a logout would delete
 * the cookie of a login. Logins do not wait for logins.
 */
export async function cookieTurn<T>(
  { session }: Pick<OperationSpec, 'session'>,
  { signal }: CallOptions,
  run: () => Promise<T>,
): Promise<T> {
  if (session !== 'start' && session !== 'end') return run();
  const mode = session === 'start' ? 'shared' : 'exclusive';
  return withLock(lockName, signal ? { signal, mode } : { mode }, run);
}
