import { hasOwn } from '../../copy/hasOwn.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAfterPress } from '../../ui/shared/useAfterPress.js';

type Messages = Readonly<Record<string, string>>;

export interface LeftErrors {
  /** Errors of fields left with an invalid value, before any submission. */
  readonly left: Messages;
  /** Validates a field on blur, once no pointer is down. */
  readonly leave: (name: string) => void;
  /** Clears the error of a field, or all. */
  readonly forgetLeft: (name?: string) => void;
}

const none: Messages = {};

/** Errors shown before a form is submitted. `check` returns a field's error, and none for an empty one. */
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
    // Not with every character: setting the same state may render again.
    if (name === undefined) setLeft(none);
    else if (hasOwn(latest.current.left, name)) setLeft(({ [name]: _gone, ...rest }) => rest);
  }, []);
  return { left, leave, forgetLeft };
}
