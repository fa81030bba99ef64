import { useCallback, useEffect, useRef, useState } from 'react';

export interface Action<Args extends readonly unknown[], Result = void> {
  /**
   * Resolves with the result, or with undefined on failure. Does nothing while a run is in progress: a second click is
   * not a second action.
   */
  readonly run: (...args: Args) => Promise<Result | undefined>;
  readonly busy: boolean;
  /** Error of the last run, or null. */
  readonly error: unknown;
  /** Result of the last run. */
  readonly data: Result | undefined;
  /** Clears error and data. */
  readonly reset: () => void;
}

interface Outcome<Result> {
  readonly busy: boolean;
  readonly error: unknown;
  readonly data: Result | undefined;
}

const idle = { busy: false, error: null, data: undefined } as const;

/** A user action that takes several calls. For a single write use `useMutationOf`. */
export function useAction<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): Action<Args, Result> {
  const [outcome, setOutcome] = useState<Outcome<Result>>(idle);
  const running = useRef(false);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const run = useCallback(async (...args: Args) => {
    // A ref, as two clicks can come before the next render.
    if (running.current) return undefined;
    running.current = true;
    setOutcome({ ...idle, busy: true });
    try {
      const data = await latest.current(...args);
      setOutcome({ ...idle, data });
      return data;
    } catch (error) {
      setOutcome({ ...idle, error });
      return undefined;
    } finally {
      running.current = false;
    }
  }, []);
  const reset = useCallback(() => setOutcome(({ busy }) => ({ ...idle, busy })), []);
  return { ...outcome, run, reset };
}
