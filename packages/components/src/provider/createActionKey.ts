import { createIdempotencyKey } from '@huiqi/sdk';
import { isRefusal } from './isRefusal.js';

export interface ActionKey {
  /** The key to send with this input. */
  keyFor(input: unknown): string;
  /** Records how the attempt ended; without an error it succeeded. */
  settle(error?: unknown): void;
}

// Two forms with the same fields may contain different files, so a form only equals itself.
function identityOf(input: unknown): unknown {
  const { body } = (input ?? {}) as { readonly body?: unknown };
  return body instanceof FormData ? body : JSON.stringify(input);
}

/**
 * One idempotency key per user action. Resending the same input after an attempt of unknown outcome (network failure,
 * timeout, broken response) keeps its key, so that it takes effect once; another input, a success or a refusal starts a
 * new one.
 */
export function createActionKey(): ActionKey {
  let held: { readonly identity: unknown; readonly key: string } | null = null;
  return {
    keyFor(input) {
      const identity = identityOf(input);
      if (!held || held.identity !== identity) held = { identity, key: createIdempotencyKey() };
      return held.key;
    },
    settle(error) {
      if (error === undefined || isRefusal(error)) held = null;
    },
  };
}
