/** The last run of a name in this tab, where there are no locks. */
const runs = new Map<string, Promise<unknown>>();

function inTab<T>(name: string, run: () => Promise<T>): Promise<T> {
  const last = runs.get(name) ?? Promise.resolve();
  const next = last.then(run, run);
  runs.set(name, next);
  return next;
}

/** Runs while it holds a lock that the tabs of the origin share; where there are no locks, one at a time in this tab. */
export async function withLock<T>(
  name: string,
  options: LockOptions,
  run: () => Promise<T>,
): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return inTab(name, run);
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
    return inTab(name, run);
  }
}
