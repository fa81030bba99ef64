import type { CallOptions, OperationSpec } from '../client/types.js';
import { withLock } from './withLock.js';

const lockName = 'huiqi:session-logout';

/**
 * Lets a login wait for logouts in progress, in any tab: responses arrive in any order, and that of a logout would delete the
 * cookie of the login.
 */
export async function cookieTurn<T>(
  { session }: Pick<OperationSpec, 'session'>,
  { signal }: CallOptions,
  run: () => Promise<T>,
): Promise<T> {
  const options = signal ? { signal } : {};
  if (session === 'end') return withLock(lockName, { ...options, mode: 'shared' }, run);
  if (session === 'start') await withLock(lockName, options, () => Promise.resolve());
  return run();
}
