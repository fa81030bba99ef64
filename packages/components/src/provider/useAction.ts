import { useCallback, useEffect, useRef, useState } from 'react';

export interface Action<Args extends readonly unknown[]> {
  /** Does nothing while the last run is under way: a second click is not a second action. */
  readonly run: (...args: Args) => Promise<void>;
  readonly busy: boolean;
  readonly error: unknown;
  readonly reset: () => void;
}

/** One thing the user does: busy while it runs, its error until the next try. */
export function useAction<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): Action<Args> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);
  const mounted = useRef(false);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const run = useCallback(async (...args: Args) => {
    // A ref, as two clicks can come before the next render.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await latest.current(...args);
    } catch (failure) {
      if (mounted.current) setError(failure);
    } finally {
      running.current = false;
      if (mounted.current) setBusy(false);
    }
  }, []);
  const reset = useCallback(() => setError(null), []);
  return { run, busy, error, reset };
}
