import { useCallback, useEffect, useRef, useState } from 'react';
import { useAfterPress } from '../../ui/shared/useAfterPress.js';

type Messages = Readonly<Record<string, string>>;

export interface LeftErrors {
  /** Messages of fields that were left with a wrong value, before any attempt. */
  readonly left: Messages;
  /** Checks a field that is left, as soon as no pointer is down. */
  readonly leave: (name: string) => void;
  /** Forgets the message of a field, or all. */
  readonly forgetLeft: (name?: string) => void;
}

const none: Messages = {};

/** Messages that come before a form is submitted. `check` returns that of one field, and none for one that is empty. */
export function useLeftErrors(check: (name: string) => string | null | undefined): LeftErrors {
  const [left, setLeft] = useState(none);
  const latest = useRef({ check, left });
  useEffect(() => {
    latest.current = { check, left };
  });
  const afterPress = useAfterPress(true);
  const leave = useCallback(
    (name: string) =>
      afterPress(() => {
        const message = latest.current.check(name);
        if (message) setLeft((before) => ({ ...before, [name]: message }));
      }),
    [afterPress],
  );
  const forgetLeft = useCallback((name?: string) => {
    // Not with every letter: setting the same state again may draw the page once more.
    if (name === undefined) setLeft(none);
    else if (Object.hasOwn(latest.current.left, name))
      setLeft(({ [name]: _gone, ...rest }) => rest);
  }, []);
  return { left, leave, forgetLeft };
}
