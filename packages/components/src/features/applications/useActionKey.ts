import { createIdempotencyKey, isHuiqiError } from '@huiqi/sdk';
import { useCallback, useRef } from 'react';

/**
 * One key per thing the user wants done: the same payload sent again after a lost answer keeps its
 * key, so that it has one effect; a changed payload, or a final answer, starts a new one.
 */
export function useActionKey() {
  const held = useRef<{ readonly payload: string; readonly key: string } | null>(null);
  const keyFor = useCallback((payload: unknown): string => {
    const text = JSON.stringify(payload);
    if (held.current?.payload !== text)
      held.current = { payload: text, key: createIdempotencyKey() };
    return held.current.key;
  }, []);
  const settle = useCallback((error?: unknown) => {
    const final = isHuiqiError(error) && (error.kind === 'business' || error.kind === 'validation');
    if (error === undefined || (final && !error.retryable)) held.current = null;
  }, []);
  return { keyFor, settle };
}
