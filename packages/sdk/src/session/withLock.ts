/** Runs while it holds a lock that the tabs of the origin share; at once where there are no locks. */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  run: () => Promise<T>,
): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return run();
  let isHeld = false;
  const hold = () => {
    isHeld = true;
    return run();
  };
  try {
    return await locks.request(name, options, hold);
  } catch (error) {
    if (isHeld) throw error;
    // Refused in a sandboxed frame, and by Firefox in one of another site whose cookies it blocks.
    return run();
  }
}
